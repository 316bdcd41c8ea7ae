# The commands that a person runs on this package. `make` alone lists them.

SOURCES := $(wildcard Sources Plugins Tests Tools Examples Benchmarks/Sources Benchmarks/Package.swift Package.swift)
BUILD_CHECKS := --explicit-target-dependency-import-check error
# Further options for builds of the tests, such as those of `.ci/run`.
BUILD_FLAGS ?=
# The clients are built in this package's own folder, with its options and traits (which the variable switches on in their
# manifests), so what they share with it is compiled once. Without their own plans SwiftPM would take the one that is there.
CLIENT := AUTOLAYOUT_TOOL=1 swift
CLIENT_BUILD = --scratch-path .build --disable-build-manifest-caching $(BUILD_FLAGS)
# The targets whose documentation is built: those with a catalogue, and those that hold the declarations of `iOSViews`.
DOCUMENTED := ConstraintSolver AutoLayout LayoutExplanations LayerTree InterfaceBuilder CompositionalLayout iOSDrawing iOSCore \
  iOSControls iOSLists iOSDocuments iOSViews MacViews LayoutReport AutoLayoutTesting
OUT ?= out
ROUNDS ?= 100000
SUITES ?=
SANITIZER ?= address
TREES ?= 10000
PAIRS ?= 200
SEED ?= 1

# Where `make install` puts things. DESTDIR goes before all of it, for packages.
PREFIX ?= /usr/local
DESTDIR ?=
# The program to install; `make install` builds it if there is none.
BINARY ?=
DIST ?= dist
STATIC_BUILD := swift build -c release --static-swift-stdlib --traits Tool,Sources --product autolayout

.DEFAULT_GOAL := help
.PHONY: help setup demo test test-views test-others test-clients sanitize checked lint format bench oracle conflicts fuzz order accuracy docs clean \
  build-release install install-files uninstall package check-package check-action check-sources pictures

help: ## list these targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / { printf "make %-13s %s\n", $$1, $$2 }' $(MAKEFILE_LIST)

setup: ## install the system packages that the build needs
	@Scripts/setup.sh

demo: setup ## lay out, draw and check the example app in three languages into out/
	@Scripts/demo.sh $(OUT)

# Views belong to the main actor, so their tests use one core. The other tests use the other one.
VIEW_TESTS := ^(iOSViews|MacViews|AutoLayoutTesting|AutoLayoutTestingMac|SnapshotTesting|SnapshotTestingMac|FBSnapshotTestCase)Tests\.

test: setup ## run all tests
	swift build --build-tests $(BUILD_FLAGS)
	@$(MAKE) --no-print-directory test-clients
	@rm -rf .build/tests
	@$(MAKE) --no-print-directory --jobs=2 test-views test-others || { Scripts/run-tests.sh --failures; exit 1; }

# Nothing is built here that two processes could build at once, so neither waits for the other. But SwiftPM opens its database
# when it starts, and fails if it is locked, so the second one starts later.
test-views:
	Scripts/run-tests.sh views --filter '$(VIEW_TESTS)'

test-others:
	@sleep 20
	Scripts/run-tests.sh others --skip '$(VIEW_TESTS)'

# Ends with this package's plan, whatever the tests say.
test-clients:
	@status=0; \
	$(CLIENT) test --package-path Examples/UIKitClient $(CLIENT_BUILD) || status=1; \
	$(CLIENT) test --package-path Examples/AppKitClient $(CLIENT_BUILD) || status=1; \
	swift build --build-tests --disable-build-manifest-caching $(BUILD_FLAGS) && exit $$status

sanitize: setup ## run the tests, or those that SUITES matches, under AddressSanitizer, or with SANITIZER=thread under ThreadSanitizer
	SANITIZER=$(SANITIZER) Scripts/sanitize.sh $(if $(SUITES),'$(SUITES)')

checked: setup ## run the tests of the core, or those that SUITES matches, with all unowned references and exclusive access checked
	Scripts/checked-tests.sh $(if $(SUITES),'$(SUITES)')

lint: setup ## check formatting, imports, doc comments and warnings
	swift format lint --strict --parallel --recursive $(SOURCES)
	Scripts/check-imports.py
	Scripts/check-versions.py
	Scripts/check-words.py
	Scripts/check-articles.py
	Scripts/check-accuracy.py
	Scripts/check-citations.py
	Scripts/check-observers.py
	Scripts/check-stored.py
	Scripts/check-overrides.py
	Scripts/check-delegates.py
	Scripts/check-behaviour.py
	Scripts/check-docs.py
	@! grep -nE '@Suite *($$|[^( ])' -r Tests Examples/*/Tests --include='*.swift' || { echo 'A type with tests is a suite without @Suite: see CONTRIBUTING.md.'; exit 1; }
	swift build --build-tests $(BUILD_FLAGS) $(BUILD_CHECKS)

format: ## format all Swift sources in place
	swift format --in-place --parallel --recursive $(SOURCES)

bench: setup ## time the solver and whole layouts
	Benchmarks/run.sh
	Benchmarks/layout.sh

oracle: setup ## compare the solver with HiGHS on 20,000 systems
	Tools/oracle/run.sh

conflicts: setup ## check the advice on conflicts in 10,000 random trees
	Tools/oracle/conflicts.sh

fuzz: setup ## lay out ROUNDS damaged documents (100,000) of Examples and AUTOLAYOUT_CORPUS
	swift build -c release --product fuzz-documents
	nice -n 19 "$$(swift build -c release --show-bin-path)/fuzz-documents" $(ROUNDS) Examples $(AUTOLAYOUT_CORPUS)

order: setup ## compare TREES random trees (10,000), from SEED on, laid out in different orders of work
	swift build -c release --product order-trees
	nice -n 19 "$$(swift build -c release --show-bin-path)/order-trees" $(TREES) --seed $(SEED)
	nice -n 19 "$$(swift build -c release --show-bin-path)/order-trees" $(TREES) --mac --seed $(SEED)

pictures: setup ## judge the comparison of pictures on PAIRS planted faults and harmless changes each (200), from SEED on
	swift build -c release --product compare-pictures
	nice -n 19 "$$(swift build -c release --show-bin-path)/compare-pictures" $(PAIRS) --seed $(SEED)

accuracy: ## measure how close layouts come, with the documents of CHECKOUTS (Research/README.md), and write the tables and docs/accuracy.md
	@test -n "$(CHECKOUTS)" || { echo "make accuracy needs CHECKOUTS=folder with the documents: see Research/README.md" >&2; exit 2; }
	swift build -c release --product autolayout
	nice -n 10 Research/accuracy.py --tool "$$(swift build -c release --show-bin-path)/autolayout" "$(CHECKOUTS)"

docs: setup ## build the documentation of all libraries; a warning is an error
	Scripts/check-docs.py
	@for target in $(DOCUMENTED); do \
	  swift package generate-documentation --target $$target --warnings-as-errors || exit 1; \
	done

build-release: setup # the program with Swift's libraries in it, so that it runs where Swift is not installed
	$(STATIC_BUILD)

install: $(if $(BINARY),,build-release) ## install the program, its manual and completions below PREFIX (/usr/local)
	@$(MAKE) --no-print-directory install-files \
	  BINARY="$(or $(BINARY),$$($(STATIC_BUILD) --show-bin-path)/autolayout)"

install-files:
	@Packaging/install.sh install "$(BINARY)" "$(DESTDIR)$(PREFIX)"

uninstall: ## remove what `make install` has installed below PREFIX
	@Packaging/install.sh uninstall "$(DESTDIR)$(PREFIX)"

package: setup ## build a Debian package and a tarball in dist/
	@BINARY="$(BINARY)" Scripts/package.sh "$(DIST)"

check-package: ## install the package of dist/ in a fresh Debian root without Swift, and use it there (as root)
	Scripts/check-package.sh "$(DIST)"

check-action: ## run the steps of the GitHub Action on an example repository, without GitHub
	Scripts/check-action.sh $(if $(BINARY),"$(BINARY)")

check-sources: setup ## build and test a package that knows nothing of Linux
	Scripts/check-sources.sh $(if $(BINARY),"$(BINARY)")

clean: ## remove everything that was built
	rm -rf .build .build-* $(OUT) $(DIST)
