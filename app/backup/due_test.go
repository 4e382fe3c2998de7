//go:build !js

package backup

import (
	"math/rand/v2"
	"runtime"
	"slices"
	"strconv"
	"testing"
	"time"

	"serviert/app/browser"
	"serviert/app/cardgame"
	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/app/store"
)

// A backup is offered for many games of a month, once a week.
func TestWhenABackupIsOffered(t *testing.T) {
	p := newPhone(t, 1)
	begin := p.page.Now
	steps := []struct {
		after float64 // days since the begin
		games int     // played then
		made  bool    // a backup
		want  int
	}{
		{0, 9, false, 0}, {40, 0, false, 0}, // too few
		{41, 1, false, 10}, {41.5, 0, false, 0}, {47, 0, false, 0}, // asked a moment ago
		{49, 2, false, 12}, {50, 0, true, 0}, {60, 0, false, 0},
		{61, 11, false, 0}, {90, 0, false, 0}, {92, 0, false, 11}, // a month later
		{95, 0, false, 0}, {30, 0, false, 0}, // the clock is set back
		{200, 0, false, 11}, {150, 0, false, 11}, {151, 0, false, 0}, // it was ahead when one was offered
	}
	for i, s := range steps {
		p.page.Now = begin + int64(s.after*day)
		for range s.games {
			now := p.page.Now
			p.play(5, uint64(i), -1)
			p.page.Now = now
		}
		if s.made {
			p.Made(p.page.Now)
		}
		if got, _ := p.again().Offer(nil); got != s.want {
			t.Errorf("step %d, day %v: offered for %d games, want %d", i, s.after, got, s.want)
		}
	}
	if p.Last() == 0 {
		t.Error("the last backup is not known")
	}
}

// Evenings of cards count as games do, also for whoever plays nothing else.
func TestABackupIsOfferedForEveningsOfCards(t *testing.T) {
	p := newPhone(t, 1)
	ends := []int64{}
	for i := range 10 {
		if games, evenings := p.Offer(ends); games+evenings != 0 {
			t.Errorf("offered for %d evenings", i)
		}
		ends = append(ends, p.page.Now)
		p.page.Now += aWeek
	}
	if games, evenings := p.Offer(ends); games != 0 || evenings != 10 {
		t.Errorf("offered for %d games and %d evenings", games, evenings)
	}
}

// A backup that was made while the clock was ahead keeps silent about what is played
// before that day only until the clock is right again.
func TestABackupOfTomorrowIsOneOfToday(t *testing.T) {
	p := newPhone(t, 1)
	p.Made(p.page.Now + 10*365*day)
	p.Offer(nil)
	ends := []int64{}
	for range 10 {
		p.page.Now += aWeek
		ends = append(ends, p.page.Now)
	}
	if _, evenings := p.Offer(ends); evenings != 10 {
		t.Errorf("offered for %d evenings", evenings)
	}
}

// Games that came with a backup are in one: a new phone does not say that it alone has them. It does where it has older
// ones of its own.
func TestARestoredBackupIsOne(t *testing.T) {
	old := newPhone(t, 1)
	begin := old.page.Now
	for i := range 12 {
		old.play(5, uint64(i), -1)
	}
	f, err := Read(old.made())
	if err != nil {
		t.Fatal(err)
	}
	for _, own := range []int{0, 1} {
		p := newPhone(t, 2)
		p.page.Now = begin - day
		for range own {
			p.play(5, 50, -1)
		}
		p.page.Now = old.page.Now + 40*day
		p.Restore(&f, func(int, int) {}, func(Result) { p.Restored(&f) })
		if got, _ := p.again().Offer(nil); got != own*13 || p.Last() != int64(1-own)*f.Made {
			t.Errorf("with %d games of its own a backup is offered for %d, want %d; the last one was at %d", own, got, own*13, p.Last())
		}
	}
	p := newPhone(t, 2) // with an evening of its own
	p.Disk.Save(store.KeyCardsPast+"77", cardgame.Past{Saved: cardgame.Saved{V: 1, ID: "77", Started: 5, Ended: begin, Record: hands}})
	p.Restore(&f, func(int, int) {}, func(Result) { p.Restored(&f) })
	if p.Last() != 0 {
		t.Error("its own evening is taken for one that was in the backup")
	}
}

// A game whose text was lost, though it is still in the list, comes back.
func TestALostTextIsHealed(t *testing.T) {
	p := newPhone(t, 1)
	g := p.play(5, 1, -1)
	text := p.made()
	p.play(5, 2, 3)
	delete(p.room, g.ID)
	p = p.again()
	if p.twice(text); p.again().room[g.ID] == "" || len(p.again().Games.Done()) != 1 {
		t.Error("the game is not back")
	}
}

// Where it is called otherwise than in the backup, because another game has its ID, it comes back under the ID it has here.
func TestALostTextIsHealedUnderItsID(t *testing.T) {
	a, b := newPhone(t, 1), newPhone(t, 2)
	b.page.Now++
	mine, theirs := a.play(5, 1, -1).String(), b.play(5, 2, -1)
	theirs.ID, theirs.Evening = a.Games.Now.ID, a.Games.Now.ID
	b.Games.Change(theirs)
	b.Games.Forget(strconv.FormatInt(theirs.Started, 10))
	text := b.made()
	a.restore(text)
	lost := ""
	for id := range a.room {
		if id != theirs.ID {
			lost = id
		}
	}
	delete(a.room, lost)
	if a = a.again(); lost == "" || len(a.room) != 1 {
		t.Fatalf("on the shelf is %v", a.room)
	}
	a.twice(text)
	done, _, _ := a.records()
	if want := []string{mine, theirs.String()}; len(done) != 2 || !slices.Contains(done, want[0]) || !slices.Contains(done, want[1]) || a.room[lost] == "" {
		t.Errorf("%d games: %q", len(done), done)
	}
}

// closed is a shelf that the browser has closed while the app was open.
type closed struct{ browser.Boxes }

func (closed) Get(_ []string, then func(map[string]string)) { then(nil) }
func (closed) IDs(then func([]string))                      { then(nil) }
func (closed) Works() bool                                  { return false }

// What a closed shelf does not hand over is missing, and that is known; a text that
// was lost is none of it.
func TestABackupKnowsWhatIsMissing(t *testing.T) {
	p := newPhone(t, 1)
	g := p.play(5, 1, -1)
	p.play(5, 2, -1)
	missing := func() (n int) {
		p.Make(func(_ string, f *File) { n = f.Missing() })
		return n
	}
	delete(p.room, g.ID)
	if n := missing(); n != 0 {
		t.Errorf("%d games are missing on an open shelf", n)
	}
	p.Games = store.NewGames(p.Disk, closed{p.room}, p.page)
	if n := missing(); n != 2 {
		t.Errorf("%d games are missing on a closed shelf, want 2", n)
	}
}

// A game whose list was lost is filed again, and does not come a second time.
func TestALostListIsMadeAgain(t *testing.T) {
	p := newPhone(t, 1)
	var ids []string
	for seed := range uint64(3) {
		ids = append(ids, p.play(5, seed, -1).ID)
	}
	text := p.made()
	p.play(5, 4, 3)
	delete(p.memory, store.KeyIndex+"1")
	p.page.Second = browser.Paper{}
	p = p.again()
	if res := p.twice(text); res.Games != 0 || res.Here != 3 || len(p.room) != 3 {
		t.Errorf("%+v with %d texts", res, len(p.room))
	}
	var done []string
	for _, s := range p.again().Games.Done() {
		done = append(done, s.ID)
	}
	if slices.Sort(done); !slices.Equal(done, ids) {
		t.Errorf("finished are %v, not %v", done, ids)
	}
}

// All finished games go out although the lists of them are lost, from the shelf and where there is none.
func TestABackupDoesNotNeedTheLists(t *testing.T) {
	for name, room := range map[string]browser.Boxes{"the shelf": {}, "no shelf": nil} {
		p := newPhone(t, 1)
		p.page.Room, p.room = room, room
		p = p.again()
		for seed := range uint64(3) {
			p.play(5, seed, -1)
		}
		delete(p.memory, store.KeyIndex+"1")
		p.page.Second = browser.Paper{}
		if f, err := Read(p.again().made()); err != nil || len(f.Games) != 3 || f.Missing() != 0 {
			t.Errorf("with %s: %d games and %d missing, %v", name, len(f.Games), f.Missing(), err)
		}
	}
}

// many is a device with so many finished games, all different.
func many(t testing.TB, n int) *phone {
	p := newPhone(t, 1)
	r := rand.New(rand.NewPCG(1, 1))
	var games []*dicegame.Game
	for i := range n {
		g := gametest.Begun(gametest.Kinds()[i%5].Setup(t).Rules, 2)
		if i >= 100 { // the same again, on another day
			again := *games[i%100]
			g = &again
		}
		for !g.Over() {
			if err := g.Apply(gametest.Any(g, r)); err != nil {
				t.Fatal(err)
			}
		}
		g.Started = int64(1e12 + i*1e6)
		g.Ended, g.ID = g.Started+5, strconv.FormatInt(g.Started, 10)
		g.Evening = g.ID
		games = append(games, g)
	}
	p.Games.Adopt(games, func(int) {})
	return p
}

// Two thousand games go out and come in within a bound of memory.
func TestManyGames(t *testing.T) {
	p := many(t, 2000)
	used := func() uint64 {
		var m runtime.MemStats
		runtime.ReadMemStats(&m)
		return m.TotalAlloc
	}
	at, before := time.Now(), used()
	text := p.made()
	made := used()
	t.Logf("%d bytes, made and read in %v with %d MB allocated", len(text), time.Since(at), (made-before)>>20)
	if len(text)*5000/2000 > MostBytes {
		t.Errorf("5,000 games have %d bytes, more than %d", len(text)*5000/2000, MostBytes)
	}
	at = time.Now()
	target := newPhone(t, 2)
	if res := target.restore(text); res.Games != 2000 {
		t.Errorf("%+v", res)
	}
	t.Logf("restored in %v with %d MB allocated", time.Since(at), (used()-made)>>20)
	at = time.Now()
	if res := target.restore(text); res.Games != 0 || res.Here != 2000 {
		t.Errorf("again: %+v", res)
	}
	t.Logf("again in %v", time.Since(at))
	n := 0
	for key := range target.memory {
		if len(key) > len(store.KeyDone) && key[:len(store.KeyDone)] == store.KeyDone {
			n++
		}
	}
	if n > 0 {
		t.Errorf("%d games lie in the storage", n)
	}
}
