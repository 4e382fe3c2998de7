//go:build !js

package backup

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"maps"
	"reflect"
	"slices"
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/cardgame"
	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/app/store"
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// sameFile is a backup without what says where and when it was made.
func sameFile(t testing.TB, text string) File {
	t.Helper()
	f, err := Read(text)
	if err != nil {
		t.Fatal(err)
	}
	f.Made, f.Device, f.Throws.V = 0, "", 0
	for i := range f.Broken {
		f.Broken[i].Key = ""
	}
	return f
}

// On an empty device everything comes back, and once more changes nothing.
func TestEverythingComesBackOnce(t *testing.T) {
	source := full(t)
	text := source.made()
	f, _ := Read(text)
	if len(f.Games) != 3 || f.Unfinished() != 2 || f.CardEvenings() != 2 || len(f.Broken) != 1 {
		t.Fatalf("%d games, %d unfinished, %d evenings, %d broken", len(f.Games), f.Unfinished(), f.CardEvenings(), len(f.Broken))
	}
	target := newPhone(t, 2)
	res := target.restore(text)
	if (res != Result{Games: 5, Evenings: 2, Broken: 1}) {
		t.Errorf("%+v", res)
	}
	target = target.again()
	got, want := sameFile(t, target.made()), sameFile(t, text)
	// The throws of the other device are counted as its own.
	if all := target.Games.AllThrows(); all != source.Games.Throws() {
		t.Errorf("throws %+v, were %+v", all, source.Games.Throws())
	}
	got.Throws, got.Elsewhere, want.Elsewhere = want.Throws, nil, nil
	for _, list := range [][]dicegame.Saved{want.Table, want.Parked} { // what goes on says how it has come
		for i := range list {
			list[i].From = dicegame.FromBackup
		}
	}
	for _, list := range [][]cardgame.Past{want.Cards, want.Evenings} {
		for i := range list {
			list[i].From = dicegame.FromBackup
		}
	}
	if !reflect.DeepEqual(got, want) {
		t.Errorf("came back as\n%+v\nwas\n%+v", got, want)
	}
	if g := target.Games.Now; g == nil || g.String() != source.Games.Now.String() || g.Kept != source.Games.Now.Kept {
		t.Error("the running game is not on the table as it was")
	}
	before := target.stored()
	if res = target.restore(text); res.Games+res.Evenings+res.Broken != 0 || res.Here != 7 {
		t.Errorf("the second time: %+v", res)
	}
	if after := target.again().stored(); !maps.Equal(before, after) {
		t.Errorf("the second time changed it:\n%v\nwas\n%v", after, before)
	}
	// Nor does it change the device that it is of.
	before = source.stored()
	if res = source.restore(text); res.Games+res.Evenings+res.Broken != 0 {
		t.Errorf("at home: %+v", res)
	}
	if after := source.again().stored(); !maps.Equal(before, after) {
		t.Errorf("at home it changed:\n%v\nwas\n%v", after, before)
	}
}

// Without the shelf the finished games lie in the storage.
func TestRestoringWithoutTheShelf(t *testing.T) {
	text := full(t).made()
	target := opened(t, browser.Memory{}, nil, 2)
	target.page.Room = browser.Boxes(nil)
	if res := target.again().restore(text); res.Games != 5 || res.Full {
		t.Errorf("%+v", res)
	}
	if n := len(target.again().Games.Done()); n != 3 {
		t.Errorf("%d finished games", n)
	}
}

// A backup carries no secret: neither a key nor the cards of a running hand.
func TestABackupGivesNothingAway(t *testing.T) {
	p := full(t)
	p.memory["serviert#secret"] = "the key"
	p.memory[store.Prefix+"secret"] = "the key"
	p.memory[store.KeyBroken+"7"] = `{"Key":"","Text":"{\"v\":1,\"record\":\"serviert 1 choose-your-words\\nparty A\\nparty B\\ncut 1\\ndeal 1 abcdefg\\n\"}","Why":"old","From":"serviert:words","By":"x"}`
	// An evening as the first versions left it, with the hand in its record.
	p.memory[store.KeyCardsPast+"300"] = `{"v":1,"id":"300","started":300,"seen":[],"record":"` + strings.ReplaceAll(hands, "\n", `\n`) + `deal 1 abcdefg\n","names":["A"],"won":[],"hands":0}`
	text := p.again().made()
	for _, no := range []string{"the key", "abcdefg"} {
		if strings.Contains(text, no) {
			t.Errorf("the backup has %q in it", no)
		}
	}
	// At home the hand opens, elsewhere it does not.
	for key, want := range map[byte]bool{1: true, 2: false} {
		target := newPhone(t, key)
		target.restore(text)
		sealed := 0
		for _, e := range target.seated() {
			if e.Sealed == "" {
				continue
			}
			if sealed++; (e.Unseal(target.page.Safe()) == nil) != want {
				t.Errorf("on the device with key %d the hand of %s opens: %v", key, e.ID, !want)
			}
		}
		if sealed != 2 {
			t.Errorf("on the device with key %d there are %d hands", key, sealed)
		}
	}
	// There what is damaged lies already, with the cards.
	before := p.again().Disk.Broken()
	if res := p.again().restore(text); res.Broken != 0 || len(p.again().Disk.Broken()) != len(before) {
		t.Errorf("at home: %+v", res)
	}
}

// Every key has its place in a backup, or a reason to stay out.
func TestEveryKeyIsThoughtOf(t *testing.T) {
	parsed, err := parser.ParseFile(token.NewFileSet(), "../store/disk.go", nil, 0)
	if err != nil {
		t.Fatal(err)
	}
	out := map[string]string{
		"KeyLessons":    "a device with finished games needs no hints",
		"KeyKept":       "the marks are in the game too",
		"KeyCorrection": "is undone before the next throw or never",
		"KeyOpening":    "a game without a throw is not in it either",
		"KeyIndex":      "made from the games",
		"KeyBackup":     "is about backups of this device",
		"KeyGone":       "is about the journal of this device",
	}
	in := map[string]bool{}
	for _, name := range []string{"backup.go", "restore.go", "values.go", "cards.go", "../store/unite.go"} {
		f, err := parser.ParseFile(token.NewFileSet(), name, nil, 0)
		if err != nil {
			t.Fatal(err)
		}
		ast.Inspect(f, func(n ast.Node) bool {
			if id, ok := n.(*ast.Ident); ok && strings.HasPrefix(id.Name, "Key") {
				in[id.Name] = true
			}
			return true
		})
	}
	in["KeyBroken"] = true // Disk.Broken and Disk.Adopt
	n := 0
	ast.Inspect(parsed, func(node ast.Node) bool {
		if v, ok := node.(*ast.ValueSpec); ok {
			for _, id := range v.Names {
				if !strings.HasPrefix(id.Name, "Key") {
					continue
				}
				if n++; !in[id.Name] && out[id.Name] == "" {
					t.Errorf("%s is not in a backup", id.Name)
				}
			}
		}
		return true
	})
	if n < 15 {
		t.Fatalf("only %d keys were found", n)
	}
}

// A damaged or cut text, another file and what is too big are refused, each for
// its reason.
func TestWhatIsNoBackupIsRefused(t *testing.T) {
	text := full(t).made()
	refused := func(name, text string, want error) {
		t.Helper()
		if _, err := Read(text); !errors.Is(err, want) {
			t.Errorf("%s: %v, want %v", name, err, want)
		}
	}
	for _, fine := range []string{text + "\n", "\uFEFF" + text + "\r\n"} {
		if _, err := Read(fine); err != nil {
			t.Errorf("with white space around it: %v", err)
		}
	}
	for at := len(begins); at < len(text); at += 37 {
		refused("cut", text[:at], ErrDamaged)
		bad := []byte(text)
		bad[at] ^= 4
		refused("changed", string(bad), ErrDamaged)
	}
	refused("empty", "", ErrOther)
	refused("a game", "serviert 1 escalero\n", ErrOther)
	refused("other JSON", `{"v":1}`, ErrOther)
	refused("without a sum", text[:strings.LastIndex(text, `,"n":`)]+"}", ErrDamaged)
	refused("too big", begins+strings.Repeat(" ", MostBytes), ErrTooBig)
	f, _ := Read(text)
	for name, change := range map[string]func(f *File){
		"a newer backup":   func(f *File) { f.V++ },
		"a newer game":     func(f *File) { f.Games[1].V++ },
		"a newer table":    func(f *File) { f.Table[0].V++ },
		"a newer evening":  func(f *File) { f.Evenings[0].V = 3 },
		"newer settings":   func(f *File) { f.Settings.V++ },
		"newer houserules": func(f *File) { f.Rules.V++ },
		"a newer parked":   func(f *File) { f.Parked[0].V++ },
		"a newer hand":     func(f *File) { f.Cards[0].V = 3 },
		"newer names":      func(f *File) { f.Names.V++ },
		"newer mistakes":   func(f *File) { f.Mistakes.V++ },
		"newer drills":     func(f *File) { f.Drills.V++ },
		"newer days":       func(f *File) { f.Daily.V++ },
		"newer people":     func(f *File) { f.People.V++ },
		"newer reviews":    func(f *File) { f.Reviews.V++ },
		"a newer set-up":   func(f *File) { f.CardsSetup.V++ },
		"newer words":      func(f *File) { f.CardsOwn.V++ },
		"newer hands":      func(f *File) { f.WordDays.V++ },
		"newer practice":   func(f *File) { f.WordPractice.V++ },
		"newer throws":     func(f *File) { f.Throws.V++ },
	} {
		f, _ := Read(text)
		change(&f)
		newer, err := f.text()
		if err != nil {
			t.Fatal(err)
		}
		refused(name, newer, ErrNewer)
	}
	if again, err := f.text(); err != nil || again != text {
		t.Errorf("read and written it is\n%s\nwas\n%s", again, text)
	}
}

// Of several that are interrupted, or cannot be read, all go out and come back.
func TestSeveralOfAKind(t *testing.T) {
	p := newPhone(t, 1)
	for seed := range uint64(3) {
		p.play(0, seed, 9)
		p.Games.Park()
		p.page.Now += day
	}
	for _, id := range []string{"7", "8", "9"} {
		p.memory[store.KeyParked+id] = "unreadable " + id
	}
	p = p.again()
	f, _ := Read(p.made())
	if f.Unfinished() != 3 || len(f.Parked) != 3 || len(f.Broken) != 3 {
		t.Fatalf("%d unfinished, %d interrupted, broken are %v", f.Unfinished(), len(f.Parked), f.Broken)
	}
	here := newPhone(t, 2)
	if res := here.restore(p.made()); (res != Result{Games: 3, Broken: 3}) || len(here.again().Games.Parked()) != 3 || len(here.again().Disk.Broken()) != 3 {
		t.Errorf("%+v, %d interrupted, broken are %v", res, len(here.again().Games.Parked()), here.again().Disk.Broken())
	}
}

// A tab that only watches restores nothing.
func TestAWatchingTabRestoresNothing(t *testing.T) {
	text := full(t).made()
	target := newPhone(t, 2)
	target.made() // gives the device its name
	before := maps.Clone(target.memory)
	target.Games.Hold(false)
	if res := target.restore(text); (res != Result{Watching: true}) || !maps.Equal(before, target.memory) || len(target.room) > 0 {
		t.Errorf("%+v, stored %v", res, target.memory)
	}
}

// A finished game that cannot be read goes out as it lies there, and where the backup
// comes to it is set aside. Whoever has lost its text by then gets it back from a
// backup that still had it.
func TestAGameThatCannotBeRead(t *testing.T) {
	p := newPhone(t, 1)
	p.play(5, 1, -1)
	id, record := p.Games.Now.ID, p.Games.Now.String()
	p.play(5, 2, -1)
	good := p.made()
	p.room[id] = strings.Replace(p.room[id], "Anna", "Anno", 1)
	p = p.again()
	f := sameFile(t, p.made())
	if len(f.Games) != 1 || len(f.Broken) != 1 || f.Broken[0].Text != p.room[id] || f.Broken[0].From != store.KeyDone+id {
		t.Errorf("%d games, %+v", len(f.Games), f.Broken)
	}
	other := newPhone(t, 2)
	if res := other.restore(p.made()); res.Games != 1 || res.Broken != 1 || len(other.again().Disk.Broken()) != 1 {
		t.Errorf("elsewhere %+v", res)
	}
	p.Games.Fetch(func() {}, id) // sets it aside
	p = p.again()
	if res := p.restore(good); res.Games != 1 || res.Here != 1 {
		t.Errorf("at home %+v", res)
	}
	p = p.again()
	p.Games.Fetch(func() {}, id)
	if g := p.Games.Find(id); g == nil || g.String() != record || len(p.Games.Done()) != 2 {
		t.Errorf("at home it comes back as %v", g)
	}
}

// A backup with many games comes in some at a time, and says how far it is: the page can be used meanwhile, and nobody
// takes it for one that hangs.
func TestABackupComesInSomeAtATime(t *testing.T) {
	source := newPhone(t, 1)
	for i := range 2*atOnce + 1 {
		source.play(5, uint64(i), -1)
	}
	text := source.made()
	for _, s := range source.Games.Done() {
		source.Games.Fetch(func() {}, s.ID)
		g := source.Games.Find(s.ID)
		g.Note = "In the hut"
		source.Games.Change(g)
	}
	p := newPhone(t, 2)
	for _, text := range []string{text, source.made()} { // the games, then what was noted on them
		f, err := Read(text)
		if err != nil {
			t.Fatal(err)
		}
		pauses, far := 0, []int(nil)
		p.Pause = func(then func()) { pauses++; then() }
		p.Restore(&f, func(done, of int) { far = append(far, done, of) }, func(Result) {})
		want := []int{0, 41, 20, 41, 40, 41, 41, 41}
		if s := p.Games.Done(); s[0].Note != "" {
			want = []int{0, 0}
		}
		if pauses != 3 || !slices.Equal(far, want) {
			t.Errorf("%d pauses, so far had come %v", pauses, far)
		}
	}
	if s := p.again().Games.Done(); len(s) != 2*atOnce+1 || s[0].Note == "" {
		t.Errorf("%d games, noted on the last is %q", len(s), s[0].Note)
	}
}

// Another tab may take the game while a backup comes in: nothing more does, and the
// next time brings the rest.
func TestAnotherTabTakesTheGameMeanwhile(t *testing.T) {
	source := full(t)
	text := source.made()
	whole := newPhone(t, 2)
	whole.restore(text)
	want := whole.again().everything()
	ended := false
	for n := 1; !ended; n++ { // the n-th time that the page may draw
		p, left := newPhone(t, 2), n
		p.Pause = func(f func()) {
			if left--; left == 0 {
				p.Games.Hold(false)
			}
			f()
		}
		res := p.restore(text)
		if ended = left > 0; res.Watching == ended {
			t.Errorf("after %d steps: %+v", n, res)
		}
		if !ended && p.Games.Now != nil {
			t.Errorf("after %d steps there is a game on the table of the other tab", n)
		}
		p = p.again()
		p.restore(text)
		if got := p.again().everything(); !slices.Equal(got, want) {
			t.Errorf("after %d steps\n%q\nwant\n%q", n, got, want)
		}
	}
}

// Finished games of a version without lists are known before a backup comes in.
func TestABackupMeetsGamesInNoList(t *testing.T) {
	p := newPhone(t, 1)
	for i := range 2*atOnce + 1 {
		p.play(5, uint64(i), -1)
	}
	text := p.made()
	for key := range p.memory {
		if strings.HasPrefix(key, store.KeyIndex) {
			delete(p.memory, key)
		}
	}
	for id, game := range p.room {
		p.memory[store.KeyDone+id] = game
		delete(p.room, id)
	}
	p.page.Second = browser.Paper{}
	p = p.again()
	if p.Games.Unsorted() <= atOnce {
		t.Fatal("all games are in a list")
	}
	if res := p.restore(text); (res != Result{Here: 2*atOnce + 1}) || len(p.again().Games.Done()) != 2*atOnce+1 {
		t.Errorf("%+v, %d games", res, len(p.again().Games.Done()))
	}
}

// A game that is played once more takes what was done then along, on the table and
// interrupted.
func TestAGamePlayedAgainComesBack(t *testing.T) {
	source := newPhone(t, 1)
	begin := func(seed uint64) {
		source.page.Now += 60_000
		setup, then, ok := dicegame.PlayAgain(gametest.Thrown(t, "escalero-single", seed), 1, func(name string) string { return name + " (damals)" })
		if !ok || source.Games.StartAgain(setup, then, "") != nil {
			t.Fatal("not begun")
		}
		if err := source.Games.Act(escalero.Action{Kind: escalero.Throw, Dice: dice.Throw{6, 6, 6, 1, dice.Face(seed)}}); err != nil {
			t.Fatal(err)
		}
	}
	begin(1)
	source.Games.Park()
	begin(2)
	target := newPhone(t, 2)
	target.restore(source.made())
	target = target.again()
	parked := target.Games.Parked()
	if now := target.Games.Now; now == nil || now.Then == nil || len(parked) != 1 || parked[0].Then == nil {
		t.Errorf("on the table %+v, interrupted %+v", now, parked)
	}
}
