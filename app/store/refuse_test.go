package store

import (
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
)

// fussy refuses to write once, or from then on: the n-th write fails.
type fussy struct {
	browser.Memory
	n    int
	ever bool
}

func (d *fussy) Set(key, text string) error {
	if d.n--; d.n == 0 || d.ever && d.n < 0 {
		return errors.New("full")
	}
	return d.Memory.Set(key, text)
}

// ended is a journal and a shelf whose browser ends after n writes.
type ended struct {
	browser.Paper
	room browser.Boxes
	n    int
}

func (e *ended) Write(key, text string) {
	if e.n--; e.n >= 0 {
		e.Paper.Write(key, text)
	}
}

func (e *ended) Put(id, text string, then func(bool)) {
	if e.n--; e.n >= 0 {
		e.room.Put(id, text, then)
	}
}

func (e *ended) Get(ids []string, then func(map[string]string)) { e.room.Get(ids, then) }
func (e *ended) IDs(then func([]string))                        { e.room.IDs(then) }
func (e *ended) Remove(id string) {
	if e.n--; e.n >= 0 {
		e.room.Remove(id)
	}
}

// records are all records in a storage, whatever key they are under, also in
// saves that were set aside.
func records(places ...map[string]string) (list []string) {
	for _, text := range slices.Concat(texts(places)...) {
		for text != "" {
			list = append(list, text)
			var v struct{ Record, Text string }
			if json.Unmarshal([]byte(text), &v) != nil {
				break
			}
			list = append(list, v.Record)
			text = v.Text
		}
	}
	return list
}

func texts(places []map[string]string) (list [][]string) {
	for _, place := range places {
		list = append(list, slices.Collect(maps.Values(place)))
	}
	return list
}

// Nothing that was stored is lost, whichever write of whatever method is
// refused: what is moved is deleted only after its copy is there.
func TestNothingIsLostWhenAWriteIsRefused(t *testing.T) {
	source, chance := browser.Memory{}, rand.New(rand.NewPCG(8, 1))
	s := opened(source)
	begun(t, s, gametest.Kinds()[5])
	play(t, s, 3, nil) // finished
	begun(t, s, gametest.Kinds()[0])
	for range 3 {
		must(t, s.Act(gametest.Any(s.Now, chance)))
	}
	s.Park()
	parked := s.Parked()[0].ID
	begun(t, s, gametest.Kinds()[2])
	for range 4 {
		must(t, s.Act(gametest.Any(s.Now, chance)))
	}
	source[KeyNames] = "unreadable"
	before := records(source)
	// kept fails unless everything from before is still there.
	kept := func(name string, how string, places ...map[string]string) {
		t.Helper()
		after := strings.Join(records(places...), "\x00")
		for _, text := range before {
			if name == "take back" && strings.HasPrefix(text, "serviert") {
				text = text[:strings.LastIndex(strings.TrimSpace(text), "\n")]
			}
			// A game may have gone on, and notes on it may have changed.
			if strings.HasPrefix(text, "serviert") && !strings.Contains(after, text) || text == "unreadable" && !strings.Contains(after, text) {
				t.Errorf("%s, %s: lost is\n%s", name, how, text)
			}
		}
	}
	for name, do := range map[string]func(*Games){
		"park":      func(s *Games) { s.Park() },
		"start":     func(s *Games) { _ = s.Park() && s.Start(gametest.Kinds()[1].Setup(t), "", false) == nil },
		"resume":    func(s *Games) { s.Resume(parked) },
		"twice":     func(s *Games) { s.Resume(parked); s.Park() },
		"act":       func(s *Games) { _ = s.Act(gametest.Any(s.Now, chance)) },
		"take back": func(s *Games) { s.TakeBack() },
		"keep":      func(s *Games) { s.Keep(0) },
		"change":    func(s *Games) { finished(s)[0].Paid = true; s.Change(finished(s)[0]) },
		"set aside": func(s *Games) { s.disk.SetAside(KeyGame, "no reason") },
		"read":      func(s *Games) { s.disk.Read(KeyNames, &struct{}{}, nil) },
	} {
		for _, ever := range []bool{false, true} {
			for n := 1; n <= 6; n++ {
				disk := &fussy{Memory: maps.Clone(source)}
				s := NewGames(NewDisk(disk, browser.Paper{}, &browser.Page{}), browser.Boxes(nil), &browser.Page{})
				disk.n, disk.ever = n, ever
				do(s)
				kept(name, fmt.Sprintf("write %d refused (%v)", n, ever), disk.Memory)
			}
		}
		// The browser ends after some of the writes. What is on the disk then is some
		// of them in the journal, and none or all of them in local storage.
		for n := range 12 {
			disk, paper := maps.Clone(source), &ended{browser.Paper{}, browser.Boxes{}, n}
			s := NewGames(NewDisk(disk, paper, &browser.Page{}), paper, &browser.Page{})
			s.Shelve()
			do(s)
			late := maps.Clone(source)
			for how, local := range map[string]browser.Memory{"nothing": late, "everything": disk} {
				again := NewGames(NewDisk(local, maps.Clone(paper.Paper), &browser.Page{}), browser.Boxes(nil), &browser.Page{})
				kept(name, fmt.Sprintf("ended after %d writes with %s on the disk", n, how), local, paper.room)
				if ids := map[string]bool{}; again.Now != nil {
					for _, g := range append(again.Parked(), again.Now) {
						if ids[g.ID] {
							t.Errorf("%s, ended after %d writes with %s on the disk: a game is there twice", name, n, how)
						}
						ids[g.ID] = true
					}
				}
			}
		}
	}
}

// device is what a browser keeps.
type device struct {
	texts browser.Memory
	paper browser.Paper
	room  browser.Boxes
	clock *clock
}

func (d device) copied() device {
	return device{maps.Clone(d.texts), maps.Clone(d.paper), maps.Clone(d.room), d.clock}
}

// start starts the app; its journal and its shelf take n more writes.
func (d device) start(n int) (*Games, *ended) {
	e := &ended{d.paper, d.room, n}
	return NewGames(NewDisk(d.texts, e, d.clock), e, d.clock), e
}

const anyNumber = 1 << 30

// places is where the app finds each game after a start, by ID: the records on the table, among the interrupted and
// the finished games, "" for none.
func (d device) places() map[string][3]string {
	s, _ := d.start(anyNumber)
	s.Reconcile(func() {})
	all := map[string][3]string{}
	for i, games := range [][]*dicegame.Game{{s.Now}, s.Parked(), finished(s)} {
		for _, g := range games {
			if g != nil { // a deletion that broke off leaves a line in the list
				at := all[g.ID]
				at[i] = g.String()
				all[g.ID] = at
			}
		}
	}
	return all
}

// listed fails where the list, some seconds after a start, says of a finished game what is not so.
func (d device) listed(t *testing.T, what string) {
	t.Helper()
	s, _ := d.start(anyNumber)
	s.Reconcile(func() {})
	s.Shelve()
	for _, in := range s.Done() {
		s.Fetch(func() {}, in.ID)
		if g := s.Find(in.ID); g != nil && (in.Print != g.Fingerprint() || in.Note != g.Note || in.Paid != g.Paid) {
			t.Errorf("%s: the list says %s, %q, %v of the game %s, %q, %v", what, in.Print, in.Note, in.Paid, g.Fingerprint(), g.Note, g.Paid)
		}
	}
}

// Whatever is done with games, and after whichever write the browser ends: each game is there as it was before that or
// as it is after it, at one place. What is over on the table and in no list would give way to the next game.
func TestTheBrowserMayEndAtAnyWrite(t *testing.T) {
	anyOf := func(r *rand.Rand, list []*dicegame.Game) *dicegame.Game { return list[r.IntN(len(list))] }
	does := []struct {
		name string
		do   func(s *Games, r *rand.Rand)
	}{
		{"start", func(s *Games, r *rand.Rand) {
			if s.Clear() {
				begun(t, s, gametest.Kinds()[r.IntN(6)])
			}
		}},
		{"act", func(s *Games, r *rand.Rand) {
			if s.Running() {
				must(t, s.Act(gametest.Any(s.Now, r)))
			}
		}},
		{"take back", func(s *Games, _ *rand.Rand) { s.TakeBack() }},
		{"park", func(s *Games, _ *rand.Rand) { s.Park() }},
		{"resume", func(s *Games, r *rand.Rand) {
			if list := s.Parked(); len(list) > 0 {
				s.Resume(anyOf(r, list).ID)
			}
		}},
		{"note", func(s *Games, r *rand.Rand) {
			if list := finished(s); len(list) > 0 {
				g := anyOf(r, list)
				g.Paid, g.Note = !g.Paid, fmt.Sprint(r.IntN(100))
				s.Change(g)
			}
		}},
		{"delete", func(s *Games, r *rand.Rand) {
			if list := slices.Concat(finished(s), s.Parked()); len(list) > 0 {
				if g := anyOf(r, list); g.Over() {
					s.Forget(g.ID)
				} else {
					s.Discard(g.ID)
				}
			}
		}},
	}
	tried := map[string]int{}
	for seed := range uint64(6) {
		r := rand.New(rand.NewPCG(seed, 3))
		d := device{browser.Memory{}, browser.Paper{}, browser.Boxes{}, &clock{1000}}
		for range 40 {
			d.clock.now += r.Int64N(3_600_000)
			if s, _ := d.start(anyNumber); r.IntN(4) == 0 { // all but the last entry of a game
				for s.Running() {
					a := gametest.Any(s.Now, r)
					if m, err := s.Now.Match.Apply(a); err != nil || m.State().Over() {
						break
					}
					must(t, s.Act(a))
				}
			}
			what, chance := does[r.IntN(len(does))], r.Uint64()
			do := func(s *Games) { what.do(s, rand.New(rand.NewPCG(chance, 1))) }
			after := d.copied()
			s, e := after.start(anyNumber)
			do(s)
			old, now := d.places(), after.places()
			for n := range anyNumber - e.n {
				tried[what.name]++
				part := d.copied()
				s, _ := part.start(n)
				do(s)
				for how, texts := range map[string]browser.Memory{"nothing": d.texts, "everything": part.texts} {
					left := device{maps.Clone(texts), maps.Clone(part.paper), maps.Clone(part.room), d.clock}
					left.listed(t, fmt.Sprintf("%s, ended after %d writes with %s on the disk", what.name, n, how))
					found := left.places()
					for id, was := range old {
						becomes, still := now[id]
						is := found[id]
						for _, text := range is {
							if text != "" && !slices.Contains(was[:], text) && !slices.Contains(becomes[:], text) {
								t.Errorf("%s, ended after %d writes with %s on the disk: a game is\n%s\nwas %q, becomes %q", what.name, n, how, text, was, becomes)
							}
						}
						table, parked, done := is[0] != "", is[1] != "", is[2] != ""
						if still && !table && !parked && !done || parked && (table || done) || table && !done && was[2] == is[0] {
							t.Errorf("%s, ended after %d writes with %s on the disk: a game lies at %q, was at %q, is to lie at %q", what.name, n, how, is, was, becomes)
						}
					}
				}
			}
			d = after
		}
	}
	for _, what := range does {
		if tried[what.name] < 10 {
			t.Errorf("only %d ends in %s", tried[what.name], what.name)
		}
	}
}

// The browser that ends as a game does, or as its end is taken back, may leave it running on the table and finished in
// the list. Whoever deletes one of them keeps the other, on the table and among the interrupted games.
func TestOfAGameThatRunsAndIsFinishedOneIsDeleted(t *testing.T) {
	d, r := device{browser.Memory{}, browser.Paper{}, browser.Boxes{}, &clock{1000}}, rand.New(rand.NewPCG(1, 3))
	s, _ := d.start(anyNumber)
	begun(t, s, gametest.Kinds()[0])
	id := s.Now.ID
	for !s.Now.Over() {
		d.texts, d.paper = maps.Clone(d.texts), maps.Clone(d.paper) // as they are before the last action
		s, _ = d.start(anyNumber)
		before := d.copied()
		if must(t, s.Act(gametest.Any(s.Now, r))); s.Now.Over() {
			for _, key := range []string{KeyGame, KeyKept} {
				d.texts[key], d.paper[key] = before.texts[key], before.paper[key]
			}
		}
	}
	for _, parks := range []bool{false, true} {
		for _, over := range []bool{false, true} {
			left := d.copied()
			s, _ := left.start(anyNumber)
			if parks {
				s.Park()
			}
			if was := left.places()[id]; was[2] == "" || was[0]+was[1] == "" {
				t.Fatalf("the game is not there twice: %q", was)
			}
			if over {
				s.Forget(id)
			} else {
				s.Discard(id)
			}
			is := left.places()[id]
			if runs := is[0]+is[1] != ""; runs != over || (is[2] != "") == over {
				t.Errorf("finished deleted %v, interrupted %v: %q is left", over, parks, is)
			}
		}
	}
}

// What could not be written is tried again, but not over what another tab has written under that key meanwhile.
func TestWhatWaitsGivesWay(t *testing.T) {
	room := &fussy{Memory: browser.Memory{}}
	clock := &clock{now: 1000}
	here := NewDisk(room, browser.Paper{}, clock)
	there := NewDisk(room.Memory, browser.Paper{}, clock)
	type value struct {
		V    int    `json:"v"`
		Name string `json:"name"`
	}
	name := func() string {
		var v value
		there.Peek(KeyNames, &v)
		return v.Name
	}
	room.n, room.ever = 1, true
	here.Save(KeyNames, value{1, "first"})
	if !here.Failing() {
		t.Fatal("nothing was refused")
	}
	clock.now = 2000
	there.Save(KeyNames, value{1, "second"})
	room.n, room.ever = 0, false
	here.Save(KeySettings, value{1, ""})
	if name() != "second" || here.Failing() {
		t.Errorf("there is %q, failing %v", name(), here.Failing())
	}
	// Nor does what another tab has deleted come back.
	clock.now = 2500
	room.n, room.ever = 1, true
	here.Save(KeyNames, value{1, "waits"})
	clock.now = 2600
	there.Erase(KeyNames)
	room.n, room.ever = 0, false
	var v value
	if here.Rewrite(); name() != "" || here.Failing() || here.Peek(KeyNames, &v) {
		t.Errorf("after it was deleted there is %q, failing %v", name(), here.Failing())
	}
	clock.now = 3000
	// Without another tab it is written as soon as there is room.
	room.n, room.ever = 1, true
	here.Save(KeyNames, value{1, "third"})
	room.n, room.ever = 0, false
	here.Save(KeySettings, value{1, ""})
	if name() != "third" {
		t.Errorf("there is %q, not what waited", name())
	}
}
