//go:build !js

package app

import (
	"fmt"
	"slices"
	"strings"
	"testing"

	"serviert/app/browser"
	"serviert/app/ui/uitest"
)

// program is one program in a tab, with what the page before has carried over.
func program(p Program, b *browser.Page) *wing {
	a := &wing{App: open(b)}
	p.build(a)
	a.unpack(b.Carried())
	return a
}

// Every page belongs to one program, the first page to the first.
func TestEveryPageHasOneProgram(t *testing.T) {
	of := map[string]string{}
	for _, p := range Programs() {
		for _, path := range p.Paths() {
			if of[path] != "" {
				t.Errorf("%s belongs to %s and %s", path, of[path], p.Name)
			}
			of[path] = p.Name
		}
	}
	if Paths()[0] != "/" || of["/"] != of["/table"] || of["/new"] != of["/table"] {
		t.Errorf("the way to a first game leads through several programs: %v", of)
	}
	table := program(Table(), browser.Open())
	for path, want := range map[string]bool{"/table": false, "/new?game=escalero": false, "/games?game=1": true, "/settings#set-keys": true, "/cards": true} {
		if table.elsewhere(path) != want {
			t.Errorf("%s is elsewhere: %v", path, !want)
		}
	}
}

// What was said to everybody, and what is still to be said, goes along to the
// page of another program; what was said to one player about his cards does not.
func TestWhatIsSaidGoesAlong(t *testing.T) {
	b := browser.Open()
	cards := program(Cards(), b)
	seat := 1
	cards.ask.viewer = func() int { return seat }
	cards.Say("Anna hat ein Ass")
	seat = 0
	cards.Say("Bert ist dran")
	cards.warned = true
	cards.Confirm("Gespeichert")
	cards.went = true
	cards.queue = []string{"Anna hat ein Ass", "Bert ist dran", "Gespeichert"}
	b.Carry = cards.packed()
	if strings.Contains(b.Carry, "Ass") {
		t.Errorf("carried over is %s", b.Carry)
	}
	next := program(Desk(), b)
	if !slices.Equal(next.queue, []string{"Bert ist dran", "Gespeichert"}) || next.confirmed != "Gespeichert" || !next.came || !next.warned {
		t.Errorf("there is %q to be said, %q shown, came %v, warned %v", next.queue, next.confirmed, next.came, next.warned)
	}
	if list := next.voice.List(0); !slices.Equal(list, []string{"Gespeichert", "Bert ist dran"}) {
		t.Errorf("to be heard again are %q", list)
	}
	// Loading a page again says nothing twice.
	next.went = false
	b.Carry = next.packed()
	if again := program(Desk(), b); len(again.queue) > 0 || again.confirmed != "" || again.came || len(again.voice.List(0)) != 2 {
		t.Errorf("after loading again there is %q to be said", again.queue)
	}
	for _, hostile := range []string{"x", `{"said":7}`, `[]`, `{"say":["a"`} {
		b.Carry = hostile
		if a := program(Table(), b); len(a.queue) > 0 {
			t.Errorf("%s gives %q", hostile, a.queue)
		}
	}
}

// A page that cannot be had leaves the player where he is, and says so.
func TestAPageThatCannotBeHad(t *testing.T) {
	b := browser.Open()
	a := program(Table(), b)
	a.settings.Language = "de"
	asked := 0
	if len(program(Cards(), browser.Open()).told.leaving) == 0 {
		t.Error("the cards stay in view until the page has come")
	}
	a.told.leaving = append(a.told.leaving, func() { asked++ })
	a.leave("/games")
	if asked != 1 || len(a.told.leaving) < 2 {
		t.Errorf("rooms with something left to say were asked %d times", asked)
	}
	if fmt.Sprint(b.Asked) != "[leave /games]" || !a.leaving || !a.went {
		t.Fatalf("asked for %q", b.Asked)
	}
	b.Stayed()
	if a.leaving || a.went || a.confirmed != a.Texts().Notices.NotHere {
		t.Errorf("leaving %v, shown %q", a.leaving, a.confirmed)
	}
}

// An earlier evening of cards is deleted on the page of all games too, which another program than that of the cards shows.
func TestAnEveningOfCardsIsDeletedAmongTheGames(t *testing.T) {
	disk := browser.Memory{}
	cards := program(Cards(), &browser.Page{Disk: disk, Files: lists()})
	cards.path = "/cards"
	for range 2 { // the second puts the first aside
		cards.query = browser.ReadQuery("begin=three")
		cards.page(cards.path).Open()
	}
	desk := program(Desk(), &browser.Page{Disk: disk})
	desk.path = "/games"
	draw := func() *root { return &root{app: desk.App, Path: desk.path} }
	forget := slices.DeleteFunc(uitest.Enabled(draw()), func(id string) bool { return !strings.HasPrefix(id, "forget-") })
	if len(forget) != 1 {
		t.Fatalf("can be deleted: %q", forget)
	}
	uitest.Press(t, draw(), forget[0])
	uitest.Press(t, draw(), "sure-yes")
	if uitest.Has(draw(), forget[0]) || desk.dialog != "" {
		t.Error("the evening is still there, or the question")
	}
}
