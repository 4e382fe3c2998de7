package browsertest

import (
	"fmt"
	"math/rand/v2"
	"os/exec"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
)

// stockDir is a site with go-app and the linker's output as they are.
func stockDir(t *testing.T) string {
	t.Helper()
	dir := filepath.Join(scratch, "site-stock")
	cmd := exec.Command("go", "run", "./cmd/site", "-stock", "-base", base, "-out", dir)
	cmd.Dir = root()
	if out, err := cmd.CombinedOutput(); err != nil {
		t.Fatalf("cmd/site -stock: %v\n%s", err, out)
	}
	return dir
}

// The way out when a new Go or go-app does not fit what is adapted: nobody builds it for months, and it
// has to work on that day. The first two rounds of a game and the last two, every turn of them by touch.
func TestAWholeGameOnTheStockBuild(t *testing.T) {
	t.Parallel()
	startBrowser(t) // skip before building
	p := newPlayer(t, showing(stockDir(t)))
	p.reducedMotion()
	r := rand.New(rand.NewPCG(3, 3))
	p.open("/new?game=escalero-single")
	for i, name := range []string{"Mitzi", "Poldi"} {
		p.touch(fmt.Sprintf("#name-%d", i))
		p.waitFor(fmt.Sprintf(`document.activeElement.id === "name-%d"`, i))
		p.key(name)
	}
	p.touch("#start")
	s := p.rolls(2)
	// Here the screen follows what is saved with the next tick of a timer, so both are waited for.
	drawn := func(what string) seen {
		t.Helper()
		return p.seen(what, fmt.Sprintf(`play.state().record !== %q && play.state().said !== %q`, s.Record, s.Said))
	}
	for turn := 1; turn <= 8; turn++ {
		if turn == 5 {
			s = p.sitDown(leaving(t, "escalero-single\nparty Mitzi\nparty Poldi\n", 4))
		}
		s = p.seen("the throw button", `document.querySelector("button#throw") && !document.querySelector("#dialog")`)
		p.touch("#throw")
		s = drawn("the throw")
		if turn <= 2 { // the dice as well, and a second throw
			keep, _ := alike(s.state(t).Now().Dice)
			for i := range keep {
				if s.Kept[i] != keep[i] {
					p.touch(fmt.Sprintf("#die-%d", i+1))
					s = p.seen("the die tapped", fmt.Sprintf(`document.querySelector("#die-%d[aria-pressed=%t]")`, i+1, keep[i] == '1'))
				}
			}
			p.touch("#throw")
			s = drawn("another throw")
		}
		p.still() // the pad is drawn with a tick of its own
		row, col, points := best(s.state(t), r)
		p.touch(fmt.Sprintf("#cell-%d-%d", row, col))
		p.seen("the cell chosen", fmt.Sprintf(`document.querySelector("#cell-%d-%d[aria-pressed=true]")`, row, col))
		writer := s.state(t).Turn()
		p.touch("#write")
		if points == 0 {
			p.seen("the question", `document.querySelector("dialog[open] #strike-yes")`)
			p.touch("#strike-yes")
		}
		s = drawn("the entry")
		if got := s.state(t).Sheet(writer)[col][row]; !got.Written || got.Points != points {
			t.Fatalf("turn %d wrote %+v, want %d points", turn, got, points)
		}
	}
	s = p.figures()
	if got := s.state(t); !got.Over() || got.Round() != 10 {
		t.Errorf("over %v in round %d", got.Over(), got.Round())
	}
	p.settles(s)
	p.nothingWrong()

	// What it is for: a panic, here of a call without the address it needs, says in which line.
	p.expect("the program ended", "Go program has already exited") // its timers live on
	var trace string
	p.eval(`(async () => {
		const lines = [], { log } = console;
		console.log = line => lines.push(line);
		try { goappNav() } catch {}
		await play.until("the end of the program", () => document.documentElement.dataset.app === "failed");
		console.log = log;
		return lines.join("\n");
	})()`, &trace)
	if !strings.Contains(trace, "panic: ") || !regexp.MustCompile(`pkg/app/app\.go:[1-9][0-9]*`).MatchString(trace) {
		t.Errorf("the trace has no lines:\n%s", trace)
	}
}
