"""From a call to a dispatch: arguments packed, launches checked, registers set up."""
