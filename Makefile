# make run    builds the app, serves it here and prints the address; BASE=/repo/ tries a sub-path
# make test   everything that must hold, in a browser too
# make site   writes the static site to OUT, for BASE (and URL, the origin of the public site);
#             SMALL=1 packs it with zopfli, five per cent smaller
# make attack kills the browser ROUNDS times at each pace, refuses every write in turn, and more:
#             what it tried, what was lost, and what could not be tried here
# make older  plays in browsers that are some years old
# make bench  measures how long a person waits: bytes, visits, taps, memory, beside a hello world
# make native runs the Go benchmarks of what the phone computes most
# make tables measures how strong the computers play: levels, parties, known opponents; GAMES for each number
# make size   what each program is made of, by package
# make fuzz   tries every parser and rule with random input, FUZZTIME for each target

BASE ?= /
PORT ?= 8080
OUT  ?= build/site
URL  ?=
GO   ?= go
# How many browser tests run side by side; most of their time is waiting.
PHONES ?= 6

STATICCHECK = honnef.co/go/tools/cmd/staticcheck@v0.8.2
# What is compiled to WebAssembly and has files of its own for it; the rest is the same there as here.
LIST    = list -e -f '{{if .IgnoredGoFiles}}{{.ImportPath}}{{end}}' ./cmd/app/... ./engine/... ./app/...
PROGRAM = $$({ $(GO) $(LIST); GOOS=js GOARCH=wasm $(GO) $(LIST); } | sort -u)

.PHONY: run site test check unit prepare browser prompt phones attack older fuzz icons bench native tables size screenshots clean

run: site
	@$(GO) run ./cmd/serve -dir $(OUT) -base $(BASE) -port $(PORT)

site:
	@$(GO) run ./cmd/site -base $(BASE) -url "$(URL)" -out $(OUT) $(if $(SMALL),-small)

# One after the other, but what the browser tests need is fetched meanwhile, and those for which time counts run beside
# the others.
test:
	@$(MAKE) --no-print-directory --jobs=2 IN_ORDER=yes browser

ifdef IN_ORDER
unit: check
prompt phones: unit
# What a screen reader says must come in time, and two thirds of two processors have nothing to do meanwhile: the other
# tests get what is left. Alone they are as quick as ever.
BESIDE := $(shell chrt --idle 0 true 2>/dev/null && echo chrt --idle 0 || echo nice -n 19)
endif

check:
	@unformatted=$$(gofmt -l app cmd engine web); test -z "$$unformatted" || { echo "gofmt -w these: $$unformatted"; exit 1; }
	$(GO) mod tidy -diff
	$(GO) vet ./...
	GOOS=js GOARCH=wasm $(GO) vet $(PROGRAM)
	$(GO) run $(STATICCHECK) ./...
	$(GO) run -exec "env GOOS=js GOARCH=wasm" $(STATICCHECK) $(PROGRAM)
	$(GO) run ./cmd/site -vet

# Fuzz seeds are among these; the browser tests have their own step. Vetted is in check. To collect garbage seldom takes
# memory, of which there is enough, and a quarter less of the processor.
unit:
	GOGC=400 $(GO) test -vet=off $$($(GO) list ./... | grep -v /browsertest)

browser: prompt phones

# The reader comes first, alone; then whatever ends a browser, taps or measures at a certain moment.
PROMPT = ^(TestReader|TestNothingShownIsLostWhenTheBrowserIsKilled|TestATapIsAnsweredAtOnce|TestRollingDiceLeaveThePageFree|$\
	TestTheShowdown|TestATapEndsTheMoment|TestTheHandStaysWhereItIs|TestDoubleTapsDoNothingTwice|TestDoubleTapsWithAPicture)$$
IN_BROWSER = SERVIERT_BROWSER=required $(BESIDE) $(GO) test -vet=off -count=1 -parallel $(PHONES) -timeout 45m

prompt: BESIDE =
prompt: prepare
	$(IN_BROWSER) -run '$(PROMPT)' ./app/browsertest

phones: prepare
	$(IN_BROWSER) -skip '$(PROMPT)' ./app/browsertest

prepare:
	@./app/browsertest/prepare.sh

# Every fuzz target for a while; what it finds is kept under testdata/fuzz and fails in make unit. Of long texts Go
# would spend nearly all of that time on making each that is of interest shorter: 450 backups were tried in 100 seconds.
FUZZTIME ?= 20s
fuzz:
	@for file in $$(grep -rl '^func Fuzz' --include='*_test.go' .); do \
		for name in $$(sed -n 's/^func \(Fuzz[A-Za-z]*\).*/\1/p' $$file); do \
			echo "$$name in $$file"; \
			$(GO) test $$(dirname $$file) -run '^$$' -fuzz "^$$name\$$" -fuzztime $(FUZZTIME) -fuzzminimizetime 20x || exit 1; \
		done; \
	done

# What is kept, attacked. 200 rounds take about half an hour; a short form is in make test.
# Whole games in the rooms, without a browser, with numbers that no run had before; see uitest.Luck. Then as many walks
# through the whole app.
ROUNDS ?= 200
LUCK   ?= $(shell date +%s)
attack: prepare
	for n in 1 2 3 4 5; do SERVIERT_LUCK=$(LUCK)-$$n $(GO) test -count=1 ./app/play ./app/cards ./app/coach ./app/wordcoach || exit 1; done
	SERVIERT_ATTACK=$(ROUNDS) $(GO) test -count=1 -timeout 2h -run AnyWalk ./app
	$(GO) test -count=1 -v -run 'Lost|Flipped|Journal|Shelf|Watches|Older|Damaged|Newer' ./app/store
	$(GO) test -count=1 -v -run 'Hostile|Longest|Names|BadLink' ./engine/record ./app/history ./app/dicegame ./app/sharing
	SERVIERT_BROWSER=required SERVIERT_ATTACK=$(ROUNDS) $(GO) test -count=1 -v -timeout 4h \
		-run 'Attack|AnyTap|Killed|DoubleTaps|Heal|Neighbour|Update|Upload|Hostile|Clock|AtOnce|Storage|Offline|OtherEngines|Cookies' ./app/browsertest

# A game in browsers that are some years old, from npm: the last ones for Android 6, for Windows 7 and for Android 7.
OLDER ?= 106.0.2 109.0.5 119.0.2
older: prepare
	@for version in $(OLDER); do \
		path=$$(./app/browsertest/older.sh $$version) && echo "Chromium $$version" && CHROMIUM=$$path SERVIERT_BROWSER=required \
			$(GO) test -count=1 -run 'EveryRouteStarts|AGameByKeys|AHandOfFour|OlderBrowsers' ./app/browsertest || exit 1; \
	done

# What each program is made of, by package. FUNCTIONS is how many of the largest functions are shown.
FUNCTIONS ?= 25
size:
	@$(GO) run ./cmd/site -named build/named >/dev/null
	@$(GO) run ./cmd/size -functions $(FUNCTIONS) build/named/*.wasm

icons:
	$(GO) run ./cmd/site/icons

# How long a person waits on a slow network and a slow phone, beside go-app's hello world in the same run.
# ONLY=visits, taps, cards, tasks, cardtasks or growth measures that alone.
BENCHROUNDS ?= 3
ONLY ?=
bench: prepare
	@SERVIERT_BROWSER=required SERVIERT_BENCH=$(BENCHROUNDS) $(GO) test -count=1 -timeout 1h -run 'TestBench/$(ONLY)' -v ./app/browsertest

# What the phone computes most, without a browser, with what it allocates: play, replay, view, decide, advise,
# the best word, save.
native:
	$(GO) test -run '^$$' -bench . -benchmem -benchtime 300ms $$(grep -rl --include='*_test.go' '^func Benchmark' app engine web | xargs -n 1 dirname | sort -u | sed 's|^|./|')

# How strong the computers play, with intervals. 100 games a number take about a minute on two idle cores;
# intervals shrink with the square root.
GAMES ?= 100
tables:
	@$(GO) run ./cmd/duel -tables -games $(GAMES)

# The pictures an installer shows; they are kept with the sources.
screenshots: prepare
	SERVIERT_BROWSER=required SERVIERT_SCREENSHOTS=1 $(GO) test -count=1 -run TestScreenshots -v ./app/browsertest

clean:
	rm -rf build
