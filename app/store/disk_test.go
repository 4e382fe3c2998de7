package store

import (
	"encoding/json"
	"errors"
	"maps"
	"math/rand/v2"
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
)

// Whatever is in the storage, games can be played and stored, and what could not
// be read is kept unchanged.
func TestUnreadableSavesAreSetAside(t *testing.T) {
	source := browser.Memory{}
	s := begun(t, opened(source), gametest.Kinds()[0])
	play(t, s, 1, nil)
	whole := plain(source[KeyGame])
	for name, text := range map[string]string{
		"empty":            "",
		"half":             whole[:len(whole)/2],
		"not JSON":         "Anna 35, Bernd 20",
		"of another kind":  `[1,2,3]`,
		"an older schema":  strings.Replace(whole, `"v":1`, `"v":0`, 1),
		"without a schema": strings.Replace(whole, `"v":1,`, ``, 1),
		"a bad record":     strings.Replace(whole, `throw`, `thraw`, 1),
		"no record":        `{"v":1,"id":"1","evening":"1","started":1,"record":""}`,
		"null":             `null`,
	} {
		for _, key := range []string{KeyGame, KeyDone + "7", KeyParked + "7"} {
			disk := browser.Memory{key: text}
			s := opened(disk)
			_, _ = s.Done(), s.Parked() // they are read when they are asked for
			if b := s.disk.Broken(); len(b) != 1 || b[0].Text != text || b[0].Why == "" {
				t.Fatalf("%s, %s: set aside %+v", key, name, b)
			}
			begun(t, s, gametest.Kinds()[5])
			play(t, s, 2, nil)
			again := opened(disk)
			if b := again.disk.Broken(); len(b) != 1 || b[0].Text != text || again.Now == nil {
				t.Errorf("%s, %s: after a game %+v", key, name, b)
			}
			again.disk.Discard(again.disk.Broken()[0].Key)
			if b := opened(disk).disk.Broken(); len(b) != 0 || len(again.disk.Broken()) != 0 {
				t.Errorf("%s, %s: after it was discarded %+v", key, name, b)
			}
		}
	}
}

// What a newer version has written stays where it is, whatever an older one
// does; it comes back when the newer one does.
func TestSavesOfANewerVersionAreLeftAlone(t *testing.T) {
	source := browser.Memory{}
	s := begun(t, opened(source), gametest.Kinds()[0])
	play(t, s, 1, nil)
	for n, key := range []string{KeyGame, KeyDone + "7", KeyParked + "7", KeyKept, KeyThrows, KeyGame, KeyDone + "7"} {
		newer := strings.Replace(plain(source[KeyGame]), `"v":1`, `"v":2,"new":{"a":[1]}`, 1)
		if n > 4 { // it may write the schema anywhere
			newer = strings.TrimSuffix(strings.Replace(newer, `"v":2,`, ``, 1), "}") + `, "v": 2}`
		}
		disk := browser.Memory{key: newer}
		s := opened(disk)
		begun(t, s, gametest.Kinds()[5])
		play(t, s, 2, nil)
		s.Park()
		s.Forget("7")
		s.Discard("7")
		s.Load()
		if disk[key] != newer || !s.disk.Newer() || len(s.disk.Broken()) != 0 {
			t.Errorf("%s became %q, told %v, set aside %v", key, disk[key], s.disk.Newer(), s.disk.Broken())
		}
	}
}

// A copy that is refused takes nothing away that still waits to be written under
// its key.
func TestARefusedCopyKeepsWhatWaits(t *testing.T) {
	disk := &fussy{Memory: browser.Memory{}, n: 1, ever: true}
	d := NewDisk(disk, browser.Paper{}, &browser.Page{})
	d.Save(KeyNames, map[string]int{"v": 1, "first": 1})
	if d.Try(KeyNames, map[string]int{"v": 1, "second": 2}) {
		t.Fatal("written to a full storage")
	}
	disk.n, disk.ever = 0, false
	if d.Save(KeyRules, map[string]int{"v": 1}); !strings.Contains(disk.Memory[KeyNames], "first") {
		t.Errorf("stored is %v", disk.Memory)
	}
}

// What was deleted before there was room for it does not come with the room.
func TestADeletedValueIsNotWrittenLater(t *testing.T) {
	disk := &fussy{Memory: browser.Memory{}, n: 1, ever: true}
	d := NewDisk(disk, browser.Paper{}, &browser.Page{})
	d.Save(KeyParked+"1", map[string]int{"v": 1})
	if d.Erase(KeyParked + "1"); d.Failing() {
		t.Error("it still waits to be written")
	}
	disk.n, disk.ever = 0, false
	if d.Save(KeyRules, map[string]int{"v": 1}); len(d.Under(KeyParked)) != 0 {
		t.Errorf("stored is %v", disk.Memory)
	}
}

// What one version could not read is read again by the next.
func TestBrokenSavesAreTriedAgainAfterAnUpdate(t *testing.T) {
	disk := browser.Memory{KeyGame: "unreadable"}
	old := NewDisk(disk, browser.Paper{}, &browser.Page{})
	old.Retry("1")
	NewGames(old, browser.Boxes(nil), &clock{1})
	for version, tried := range map[string]bool{"1": false, "2": true} {
		again := NewDisk(maps.Clone(disk), browser.Paper{}, &browser.Page{})
		again.Retry(version)
		text, there := again.texts.Get(KeyGame)
		if there != tried || tried && text != "unreadable" || (len(again.Broken()) == 0) != tried || (len(again.Under(KeyBroken)) == 0) != tried {
			t.Errorf("version %s finds %q, still aside %v", version, text, again.Broken())
		}
	}
	// Another game is there by now: that one stays.
	disk[KeyGame] = "another"
	again := NewDisk(disk, browser.Paper{}, &browser.Page{})
	again.Retry("2")
	if disk[KeyGame] != "another" || len(again.Broken()) != 1 {
		t.Errorf("%v", disk)
	}
}

// half is a storage in which version 1 could not read a running game to its end, with what it has put in its place
// instead, and the text of the game.
func half(t *testing.T, version1 func(d *Disk, g *dicegame.Game)) (disk browser.Memory, whole string) {
	t.Helper()
	source := browser.Memory{}
	s, chance := begun(t, opened(source), gametest.Kinds()[0]), rand.New(rand.NewPCG(1, 2))
	for range 6 {
		must(t, s.Act(gametest.Any(s.Now, chance)))
	}
	whole = source[KeyGame]
	disk = browser.Memory{KeyGame: whole}
	d := NewDisk(disk, browser.Paper{}, &browser.Page{})
	d.Retry("1")
	d.SetAside(KeyGame, "line 9: what is that?")
	for range 2 {
		s.Now.Rewrite(s.Now.Match.Undo())
	}
	version1(d, s.Now)
	return disk, whole
}

// after1 is how it goes on with the next version.
func after1(disk browser.Memory) *Games {
	d := NewDisk(disk, browser.Paper{}, &browser.Page{})
	d.Retry("2")
	return NewGames(d, browser.Boxes(nil), &clock{5000})
}

// A version that could not read a game to its end goes on with the beginning. The next one has all of it, unless something
// else was played.
func TestAGameThatWasCutComesBackWhole(t *testing.T) {
	disk, whole := half(t, func(d *Disk, g *dicegame.Game) { d.Save(KeyGame, g.Saved()) })
	cut := disk[KeyGame]
	if s := after1(disk); s.Now.Match.Len() != 6 || len(s.disk.Broken()) != 0 || len(disk) != 1 {
		t.Errorf("there are %d actions of 6, aside are %v", s.Now.Match.Len(), s.disk.Broken())
	}
	if n := numberOf(disk[KeyGame]); n <= numberOf(cut) || damaged(disk[KeyGame]) || plain(disk[KeyGame]) != plain(whole) {
		t.Errorf("in the place of %s is %s", cut, disk[KeyGame])
	}

	for name, version1 := range map[string]func(d *Disk, g *dicegame.Game){
		"something else was played": func(d *Disk, g *dicegame.Game) {
			for chance := rand.New(rand.NewPCG(3, 4)); g.Match.Len() < 9; {
				must(t, g.Apply(gametest.Any(g, chance)))
			}
			d.Save(KeyGame, g.Saved())
		},
		"the text was damaged": func(d *Disk, g *dicegame.Game) {
			d.Save(KeyGame, g.Saved())
			b := d.Broken()[0]
			d.Discard(b.Key)
			d.aside(KeyGame, strings.Replace(b.Text, "throw", "thr0w", 1), "damaged")
		},
		"nobody can read it": func(d *Disk, g *dicegame.Game) {
			d.Save(KeyGame, g.Saved())
			b := d.Broken()[0]
			d.Discard(b.Key)
			d.aside(KeyGame, stamped(strings.Replace(unstamped(b.Text), `"}`, `what is that?\n"}`, 1), 7), "line 9")
		},
	} {
		disk, _ := half(t, version1)
		before := disk[KeyGame]
		if s := after1(disk); disk[KeyGame] != before || len(s.disk.Broken()) != 1 || len(s.Parked()) != 0 {
			t.Errorf("%s: stored is %v", name, disk)
		}
	}
}

// What is all there in its place needs no copy.
func TestACopyOfAGameThatWentOnIsDropped(t *testing.T) {
	for name, version1 := range map[string]func(d *Disk, g *dicegame.Game){
		"as it was": func(d *Disk, g *dicegame.Game) { d.put(KeyGame, d.Broken()[0].Text) },
		"gone on": func(d *Disk, _ *dicegame.Game) {
			var v dicegame.Saved
			must(t, json.Unmarshal([]byte(d.Broken()[0].Text), &v))
			g, err := v.Game()
			must(t, err)
			must(t, g.Apply(gametest.Any(g, rand.New(rand.NewPCG(5, 6)))))
			d.Save(KeyGame, g.Saved())
		},
	} {
		disk, _ := half(t, version1)
		before := disk[KeyGame]
		if s := after1(disk); disk[KeyGame] != before || len(s.disk.Broken()) != 0 || len(disk) != 1 {
			t.Errorf("%s: stored is %v", name, disk)
		}
	}
}

// Beside another game it is one that was interrupted, unless it is over or has been finished since.
func TestAGameWhosePlaceIsTakenIsInterrupted(t *testing.T) {
	another := func(d *Disk, g *dicegame.Game) {
		g.ID = "another"
		d.Save(KeyGame, g.Saved())
	}
	disk, _ := half(t, another)
	s := after1(disk)
	if list := s.Parked(); len(list) != 1 || list[0].Match.Len() != 6 || len(s.disk.Broken()) != 0 || s.Now.ID != "another" {
		t.Fatalf("interrupted are %d, aside %v", len(list), s.disk.Broken())
	}
	id := s.Parked()[0].ID
	for name, more := range map[string]func(d *Disk){
		"finished":            func(d *Disk) { d.Save(KeyIndex+"1", map[string]any{"v": 1, "games": []map[string]any{{"id": id}}}) },
		"finished, no list":   func(d *Disk) { d.Save(KeyDone+id, map[string]int{"v": 1}) },
		"interrupted already": func(d *Disk) { d.Save(KeyParked+id, map[string]int{"v": 1}) },
		"over": func(d *Disk) {
			b := d.Broken()[0]
			d.Discard(b.Key)
			d.aside(KeyGame, stamped(strings.Replace(unstamped(b.Text), `"started"`, `"ended":9,"started"`, 1), 7), "line 9")
		},
	} {
		disk, _ := half(t, func(d *Disk, g *dicegame.Game) {
			another(d, g)
			more(d)
		})
		there := disk[KeyParked+id]
		again := NewDisk(disk, browser.Paper{}, &browser.Page{})
		if again.Retry("2"); len(again.Broken()) != 1 || disk[KeyParked+id] != there {
			t.Errorf("%s: stored is %v", name, disk)
		}
	}

	// An evening of cards goes to the earlier ones with the hand that is sealed in it.
	evening := `{"v":2,"id":"77","sealed":"abc","record":"serviert 1 choose-your-words\nparty Mitzi\n"}`
	for there, want := range map[string]string{
		`{"v":1,"id":"78","record":""}`:                                                           KeyCardsPast + "77",
		`{"v":1,"id":"77","record":"serviert 1 choose-your-words\nparty Mitzi\n"}`:                KeyCards,
		`{"v":2,"id":"77","sealed":"def","record":"serviert 1 choose-your-words\nparty Mitzi\n"}`: "",
		`{"v":1,"id":"77","record":"serviert 1 choose-your-words\nparty Mitzi\ndeal A\n"}`:        "",
		`{"v":1,"id":"77","record":"serviert 1 choose-your-words\noption ante 2\nparty Mitzi\n"}`: "",
	} {
		disk := browser.Memory{KeyCards: evening}
		d := NewDisk(disk, browser.Paper{}, &browser.Page{})
		d.Retry("1")
		d.SetAside(KeyCards, "what is that?")
		disk[KeyCards] = there
		d = NewDisk(disk, browser.Paper{}, &browser.Page{})
		d.Retry("2")
		if want == "" {
			if len(d.Broken()) != 1 || disk[KeyCards] != there {
				t.Errorf("in the place of %s is %v", there, disk)
			}
		} else if len(d.Broken()) != 0 || unstamped(disk[want]) != evening {
			t.Errorf("beside %s is %v", there, disk)
		}
	}
}

// Another tab, of a version that cannot read all of it, has had the game: whoever takes it over has it whole. Until then
// nothing is changed.
func TestWhoTakesOverFromAnEarlierVersionHasTheWholeGame(t *testing.T) {
	disk, _ := half(t, func(d *Disk, g *dicegame.Game) { d.Save(KeyGame, g.Saved()) })
	aside := disk[KeyBroken+"1"]
	delete(disk, KeyBroken+"1")
	watches := NewDisk(disk, browser.Paper{}, &browser.Page{})
	watches.Yield(true)
	watches.Retry("2")
	disk[KeyBroken+"1"] = aside
	before := disk[KeyGame]
	if watches.Merge(); disk[KeyGame] != before || len(watches.Broken()) != 1 {
		t.Fatalf("a tab that watches has changed the game: %v", disk)
	}
	watches.Yield(false)
	for range 2 {
		if watches.Merge(); len(watches.Broken()) != 0 || len(disk) != 1 || disk[KeyGame] == before {
			t.Errorf("stored is %v", disk)
		}
	}
}

// All of them are read again, not only the first.
func TestAllBrokenSavesAreTriedAgain(t *testing.T) {
	disk := browser.Memory{KeyNames: "one", KeyRules: "two", KeyDrills: "three"}
	before := maps.Clone(disk)
	old := NewDisk(disk, browser.Paper{}, &browser.Page{})
	old.Retry("1")
	for key := range before {
		old.Read(key, &struct{}{}, nil)
	}
	again := NewDisk(disk, browser.Paper{}, &browser.Page{})
	if again.Retry("2"); len(old.Broken()) != 3 || len(again.Broken()) != 0 || !maps.Equal(disk, before) {
		t.Errorf("aside were %v, left are %v, stored is %v", old.Broken(), again.Broken(), disk)
	}
}

// Several broken saves do not overwrite each other.
func TestBrokenSavesPileUp(t *testing.T) {
	disk := browser.Memory{}
	for _, text := range []string{"one", "two", "three"} {
		disk[KeyGame] = text
		opened(disk)
	}
	kept := ""
	for _, b := range opened(disk).disk.Broken() {
		kept += b.Text + " "
	}
	if len(kept) != len("one two three ") || !strings.Contains(kept, "two") {
		t.Errorf("kept %q", kept)
	}
	// One that is discarded takes no other along.
	s := opened(disk)
	s.disk.Discard(s.disk.Broken()[0].Key)
	if len(s.disk.Broken()) != 2 || len(opened(disk).disk.Broken()) != 2 {
		t.Errorf("%d are left, %d after a restart", len(s.disk.Broken()), len(opened(disk).disk.Broken()))
	}
}

// tight is a storage with room for a number of characters, keys included, as
// browsers count.
type tight struct {
	browser.Memory
	room int
}

func (d *tight) Set(key, text string) error {
	n := len(key) + len(text)
	for k, v := range d.Memory {
		if k != key {
			n += len(k) + len(v)
		}
	}
	if n > d.room {
		return errors.New("full")
	}
	return d.Memory.Set(key, text)
}

// A broken save is not lost if there is no room for a copy: the next game
// overwrites it only after it has been moved.
func TestABrokenSaveInAFullStorage(t *testing.T) {
	text := strings.Repeat("rubbish ", 200)
	disk := &tight{browser.Memory{KeyGame: text}, len(text) + 60}
	s := begun(t, opened(disk), gametest.Kinds()[0])
	if !s.disk.Failing() {
		t.Error("there was room; the test is no good")
	}
	again := opened(disk)
	for range 2 { // without room, and with it
		if again.disk.Read(KeyGame, new(any), nil) || len(again.disk.Broken()) != 1 || again.disk.Unread() != text {
			t.Errorf("read again there are %d, unread %.9q", len(again.disk.Broken()), again.disk.Unread())
		}
		disk.room *= 3
	}
	if b := opened(disk).disk.Broken(); len(b) != 1 || b[0].Text != text {
		t.Errorf("kept %+v", b)
	}
}

// Where there is room for a broken save but not for why it cannot be read, it is kept as
// it was, also where it looks like something else, and can be discarded.
func TestABrokenSaveWithoutRoomForTheReason(t *testing.T) {
	for _, text := range []string{strings.Repeat("rubbish ", 20), `{"v":1,"text":"` + strings.Repeat("of another kind ", 20) + `"}`} {
		disk, paper := &tight{browser.Memory{KeyGame: text}, 2*len(text) + 60}, browser.Paper{}
		d := NewDisk(disk, paper, &browser.Page{})
		NewGames(d, browser.Boxes(nil), &clock{1})
		if _, there := disk.Memory[KeyGame]; there || len(d.Broken()) != 1 {
			t.Fatalf("not set aside: %v", disk.Memory)
		}
		again := NewDisk(disk, paper, &browser.Page{})
		if b := again.Broken(); len(b) != 1 || b[0].Text != text || b[0].Why == "" {
			t.Fatalf("kept is %+v", b)
		}
		again.Discard(again.Broken()[0].Key)
		if b := NewDisk(disk, paper, &browser.Page{}).Broken(); len(b) != 0 {
			t.Errorf("after it was discarded there is %+v", b)
		}
	}
}

// A broken save for which there was no room anywhere is set aside once when there is.
func TestABrokenSaveIsSetAsideOnce(t *testing.T) {
	full, paper := &fussy{Memory: browser.Memory{KeyGame: "rubbish"}, n: 1, ever: true}, browser.Paper{}
	NewGames(NewDisk(full, paper, &clock{5000}), browser.Boxes(nil), &clock{5000})
	d := NewDisk(full.Memory, paper, &clock{6000})
	if NewGames(d, browser.Boxes(nil), &clock{6000}); len(d.Broken()) != 1 || len(d.Under(KeyBroken)) != 1 {
		t.Errorf("set aside are %+v", d.Broken())
	}
}

// Keys of other pages of the same origin are never touched, and every value of
// the app is an object with its schema.
func TestOtherKeysAreLeftAlone(t *testing.T) {
	foreign := browser.Memory{"other": "x", "servier": "y", "done:1": "z"}
	disk := browser.Memory{}
	for k, v := range foreign {
		disk[k] = v
	}
	s := begun(t, opened(disk), gametest.Kinds()[0])
	play(t, s, 1, func() {
		if now := s.Now.State().Now(); now.Left() > 0 && now.Begun() {
			s.Keep(0)
		}
	})
	for k, v := range disk {
		if !strings.HasPrefix(k, Prefix) {
			if foreign[k] != v {
				t.Errorf("%s is %q", k, v)
			}
			continue
		}
		var top map[string]any
		if err := json.Unmarshal([]byte(v), &top); err != nil {
			t.Errorf("%s is no JSON object: %v", k, err)
		}
		if _, ok := top["ExpiresAt"]; ok || top["v"] == nil {
			t.Errorf("%s has no schema, or go-app's cleaner would delete it: %s", k, v)
		}
	}
	if len(disk) != len(foreign)+5 {
		t.Errorf("%d keys, want the game, the finished game, its summary, marks and throws beside the others", len(disk))
	}
}
