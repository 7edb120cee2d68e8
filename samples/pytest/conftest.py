pytest_plugins = ["hipkit.pytest_plugin"]
