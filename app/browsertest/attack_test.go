package browsertest

import (
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/chromedp/chromedp"
)

// attackRounds is how often the browser is killed at each pace by make attack, 0 in make test, which
// has a few rounds of its own.
func attackRounds() int {
	n, _ := strconv.Atoi(os.Getenv("SERVIERT_ATTACK"))
	return n
}

// TestAttackKill kills the browser while somebody plays, at random moments, and reports how often
// something was lost that had been on the screen. Only for make attack.
func TestAttackKill(t *testing.T) {
	rounds := attackRounds()
	if rounds == 0 {
		t.Skip("only for make attack")
	}
	host := newHost(t, siteDir(t))
	for _, pace := range []struct {
		name             string
		pause            time.Duration // between two taps
		shortest, spread time.Duration // until the browser is killed
		abreast          int
	}{
		{"fast taps", 60 * time.Millisecond, 1500 * time.Millisecond, 4 * time.Second, 3},
		{"a person's pace", 2500 * time.Millisecond, 10 * time.Second, 110 * time.Second, 14},
	} {
		var mu sync.Mutex
		var wait sync.WaitGroup
		played, lost := 0, 0
		slots := make(chan bool, pace.abreast)
		for range rounds {
			slots <- true
			wait.Go(func() {
				defer func() { <-slots }()
				moment := pace.shortest + rand.N(pace.spread)
				shown, now := killed(t, host, pace.pause, moment)
				mu.Lock()
				defer mu.Unlock()
				if played++; !strings.HasPrefix(now, shown) {
					lost++
					t.Errorf("%s, killed after %v: %d of %d lines are left", pace.name, moment, strings.Count(now, "\n"), strings.Count(shown, "\n"))
				}
			})
		}
		wait.Wait()
		t.Logf("browser killed at %s: %d of %d rounds lost something that was shown", pace.name, lost, played)
	}
}

// manyGames puts finished games into a phone's storage as the first versions kept them.
func manyGames(t *testing.T, n int) phoneOption {
	text := rolled(t, "escalero-single", 99, "Mitzi", "Franz")
	return withScript(fmt.Sprintf(`if (!localStorage.getItem("held")) {
		localStorage.setItem("held", "1");
		for (let i = 0; i < %d; i++) {
			const at = 1700000000000 + i * 3600000;
			localStorage.setItem("serviert:done:" + at, JSON.stringify({ v: 1, id: String(at), evening: String(at - i %% 4 * 3600000), started: at, ended: at + 600000, record: %q }));
		}
	}`, n, text))
}

const filed = `Object.keys(localStorage).every(key => !key.startsWith("serviert:done:"))`

// Games of the first versions are moved to where there is room for them, while one can play, and none is
// lost.
func TestAHistoryOfAnEarlierVersion(t *testing.T) {
	t.Parallel()
	p := newPhone(t, manyGames(t, 150))
	p.open("/")
	p.waitUpTo(2*patience, filed)
	p.waitFor(`localStorage.getItem("serviert:index:6") !== null`)
	p.open("/games")
	p.click("button", "/^Frühere Abende/")
	p.waitFor(`document.activeElement.id.startsWith("evening-") && document.querySelectorAll("section .menu-list a.go").length > 100`)
	p.axe()
	p.noOverflow()
	p.clickCSS(`a[href*="game=1700000000000"], a[href*="game=1700360000000"]`)
	p.see("heading", "Der Block")
	p.axe()
	p.offline()
	p.reload()
	p.see("heading", "Der Block")
	var left int
	p.eval(`new Promise(done => serviert.journal.ids(ids => done(ids.length)))`, &left)
	if left != 150 {
		t.Errorf("%d games are left", left)
	}
}

// TestAttackHistory compares the start of a phone with many games to that of an empty one, on a CPU
// four times slower. Only for make attack.
func TestAttackHistory(t *testing.T) {
	if attackRounds() == 0 {
		t.Skip("only for make attack")
	}
	const games = 1500
	full, empty := newPhone(t, manyGames(t, games)), newPhone(t)
	full.open("/")
	began := time.Now()
	full.waitUpTo(5*time.Minute, filed)
	t.Logf("%d games of an earlier version were filed in %v", games, time.Since(began).Round(time.Second))
	var size int
	full.eval(`Object.entries(localStorage).reduce((sum, [key, text]) => sum + key.length + text.length, 0)`, &size)
	t.Logf("local storage has %d characters then", size)
	empty.open("/")
	empty.keptOffline()
	full.keptOffline()
	var times [2][]time.Duration
	for range 9 {
		for i, p := range []*phone{full, empty} {
			p.slowCPU(4)
			p.reload()
			times[i] = append(times[i], p.readyAt(readyMark).Round(time.Millisecond))
		}
	}
	for i := range times {
		slices.Sort(times[i])
	}
	with, without := times[0][4], times[1][4]
	t.Logf("start with %d games %v, without %v, CPU 4 times slower, medians of nine", games, with, without)
	if with > without*11/10 {
		t.Errorf("a start with %d games takes more than a tenth longer", games)
	}
	full.run(chromedp.Navigate(full.url("/games")))
	full.ready()
	t.Logf("the list of %d games was there after %v", games, full.readyAt(readyMark).Round(time.Millisecond))
}
