package setup

import (
	"reflect"
	"regexp"
	"slices"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/browser"
	"serviert/app/store"
	"serviert/app/ui/uitest"
	"serviert/engine/escalero"
)

// Drawing reads and never writes, whatever the page shows.
func TestDrawingChangesNothing(t *testing.T) {
	a := over(t, browser.Memory{store.KeyNames: `{"v":1,"seats":[{"name":"Anna"}],"count":5}`, store.KeyRules: "no JSON"})
	for _, step := range []func(){
		func() {},
		func() { a.visit("") },
		func() { a.choose("together", "pairs"); a.choose("odd", "scorer") },
		func() { a.typeIn("stake", "viel"); a.typeIn("preset", "preset wuerfelpoker") },
		func() { a.saveRules("Oma") },
		func() { a.press("start") },
	} {
		step()
		before, shell, stored := *a.draft, *a.shell, a.stored()
		before.seats = append([]store.Seat{}, before.seats...)
		if first, second := a.html(), a.html(); first != second {
			t.Errorf("drawn twice:\n%s\n%s", first, second)
		}
		if !reflect.DeepEqual(before, *a.draft) || *a.shell != shell || a.stored() != stored {
			t.Errorf("drawing changed %+v to %+v, %+v to %+v,\n%s\nto\n%s", before, *a.draft, shell, *a.shell, stored, a.stored())
		}
	}
}

// A page that is only prepared is drawn without being opened.
func TestPreparedPage(t *testing.T) {
	for _, lang := range []string{"de", "en"} {
		a := over(t, browser.Memory{})
		a.shell.Set.Language = lang
		texts := a.shell.Texts()
		html := a.html()
		for _, want := range []string{texts.New.Title, texts.Dice.Presets.At("escalero").Short, texts.Options.Plain, texts.New.Levels.At("best")} {
			if !strings.Contains(html, ">"+want+"<") {
				t.Errorf("%s: %q is missing", lang, want)
			}
		}
		uitest.SoundPage(t, lang, html)
		if name, _ := a.Expected(); name != "" {
			t.Error("a position is expected before anything was chosen")
		}
	}
}

func TestEveryPresetAndSize(t *testing.T) {
	for n, r := range escalero.Presets() {
		a := opened(t, browser.Memory{}, "game="+r.Preset)
		for range n {
			a.press("more")
		}
		if a.draft.rules.Preset != r.Preset {
			t.Errorf("the draft is for %s", a.draft.rules.Preset)
		}
		if a.draft.canPair() {
			a.choose("together", "pairs")
		}
		if html := a.html(); strings.Contains(html, a.shell.Texts().Coach.Help) || strings.Contains(html, `<optgroup label="`+a.shell.Texts().New.Own+`"`) {
			t.Error("the coach is explained, or rules of one's own are on offer, and there are none")
		}
		a.typeIn("level-1", "coach")
		uitest.SoundPage(t, r.Preset, a.html())
		if !strings.Contains(a.html(), a.shell.Texts().Coach.Help) {
			t.Error("nothing explains the coach")
		}
	}
}

// Where a level is chosen it says how that plays, in this game, and what levels
// come to where points are counted.
func TestHowTheLevelsPlay(t *testing.T) {
	for _, lang := range []string{"de", "en"} {
		for _, r := range escalero.Presets() {
			a := opened(t, browser.Memory{}, "game="+r.Preset)
			a.shell.Set.Language = lang
			texts := &a.shell.Texts().New
			how, other := texts.ByPoints, texts.ByColumns
			if r.Settlement.ByColumns {
				how, other = other, how
			}
			if strings.Contains(a.html(), how.At("strong")) || strings.Contains(a.html(), texts.Luck) {
				t.Errorf("%s: levels are explained and nobody has one", r.Preset)
			}
			a.typeIn("level-1", "strong")
			html := a.html()
			if !strings.Contains(html, how.At("strong")) || strings.Contains(html, other.At("strong")) || strings.Contains(html, how.At("best")) {
				t.Errorf("%s, %s: it does not say how the level plays:\n%s", lang, r.Preset, html)
			}
			if strings.Contains(html, texts.Luck) == r.Settlement.ByColumns {
				t.Errorf("%s, %s: what is said about luck", lang, r.Preset)
			}
			uitest.SoundPage(t, lang, html)
		}
		if a := opened(t, browser.Memory{}, ""); len(a.others.Levels) != 4 {
			t.Errorf("levels %v", a.others.Levels)
		}
		for _, l := range []string{"beginner", "casual", "strong", "best"} {
			a := opened(t, browser.Memory{}, "")
			a.shell.Set.Language = lang
			texts := &a.shell.Texts().New
			if texts.ByColumns.At(l) == "" || texts.ByPoints.At(l) == "" {
				t.Errorf("%s: nothing about %s", lang, l)
			}
		}
	}
}

// The page shows what is chosen and what is agreed, and people whom one knows with their mark.
func TestThePageShowsTheDraft(t *testing.T) {
	a := drafted(t, "Anna", "Bernd", "Rosa")
	a.others.Mark = func(name string) app.UI {
		if name == "" || name == "Bernd" {
			return nil
		}
		return app.Span().Class("mark-" + name)
	}
	tag := func(id string) string {
		before, after, _ := strings.Cut(a.html(), ` id="`+id+`"`)
		after, _, _ = strings.Cut(after, ">")
		return before[strings.LastIndex(before, "<"):] + after
	}
	for _, c := range [][3]string{{"mode", "app", "block"}, {"together", "each", "pairs"}} {
		for _, chosen := range c[1:] {
			if a.choose(c[0], chosen); c[0] == "together" && uitest.Has(a.page(), "draw") != (chosen == "pairs") {
				t.Errorf("where %s is chosen, pairs can be drawn or not", chosen)
			}
			for _, v := range c[1:] {
				if shown := strings.Contains(tag(c[0]+"-"+v), "<input checked "); shown != (v == chosen) {
					t.Errorf("%s is chosen, %s shows as chosen: %t, as %s", chosen, v, shown, tag(c[0]+"-"+v))
				}
			}
		}
	}
	texts := a.shell.Texts()
	html := a.html()
	for _, label := range []string{texts.New.InApp, texts.New.Block, texts.New.Each, texts.New.Pairs, a.names().Choice("sweep", "none"), a.names().Choice("settlement", "columns")} {
		if !strings.Contains(html, "<span>"+label+"</span>") {
			t.Errorf("%q is no choice", label)
		}
	}
	for mode, hidden := range map[string]bool{"app": true, "block": false} {
		a.choose("mode", mode)
		if help := texts.New.BlockHelp; strings.Contains(a.html(), ` hidden>`+help) != hidden {
			t.Errorf("with the dice of %s, how real dice are entered is hidden: %t", mode, !hidden)
		}
	}
	if stake := tag("stake"); !strings.Contains(stake, ` aria-label="`+texts.New.Stake+`"`) {
		t.Errorf("the stake is called %s", stake)
	}
	if stake := tag("stake"); !strings.Contains(stake, ` value=""`) && strings.Contains(stake, " value=") {
		t.Errorf("without a stake its field is %s", stake)
	}
	a.typeIn("stake", "0,2 €")
	if stake := tag("stake"); !strings.Contains(stake, ` value="0,20\u00a0€"`) {
		t.Errorf("the field of the stake is %s", stake)
	}
	for _, l := range levels {
		if !strings.Contains(a.html(), `<option value="`+l+`">`+texts.New.Levels.At(l)+"<") {
			t.Errorf("%s cannot be chosen", l)
		}
	}
	a.typeIn("level-2", "strong")
	if html := a.html(); !strings.Contains(html, "mark-Anna") || strings.Contains(html, "mark-Rosa") {
		t.Errorf("marks of Anna, and not of the computer player Rosa: %s", html)
	}
}

// The draft outlives the page; only an address that asks for a game begins a
// new one.
func TestTheDraftStays(t *testing.T) {
	a := drafted(t, "Anna", "Bernd", "Carl")
	a.choose("mode", "block")
	a.visit("")
	if a.draft.count != 3 || !a.draft.block {
		t.Error("the draft is gone")
	}
	a.visit("mode=block")
	if a.draft.count != 2 || !a.draft.block {
		t.Error("the old draft is still there")
	}
	auto := a.sh.Texts().New.BlockAuto
	if strings.Contains(a.html(), auto) {
		t.Error("computers throw, though there are none")
	}
	a.typeIn("level-1", "strong")
	if !strings.Contains(a.html(), auto) {
		t.Error("it is not said with which dice a computer plays where the others have real ones")
	}
	a.choose("mode", "app")
	if a.draft.block {
		t.Error("real dice cannot be chosen away")
	}
}

// Where the dice are, and what is on them, are asked under two names.
func TestNoTwoChoicesHaveOneName(t *testing.T) {
	for _, lang := range []string{"de", "en"} {
		a := opened(t, browser.Memory{}, "")
		a.shell.Set.Language = lang
		seen := map[string]bool{a.sh.Texts().Options.Label.At("faces"): true}
		for _, part := range strings.Split(a.html(), "<h2")[1:] {
			_, name, _ := strings.Cut(part, ">")
			name, _, _ = strings.Cut(name, "<")
			if name = strings.TrimSpace(name); seen[name] {
				t.Errorf("%s: two headings are %q", lang, name)
			}
			seen[name] = true
		}
		if len(seen) < 3 {
			t.Fatalf("%s: headings %v", lang, seen)
		}
	}
}

func TestWarmUp(t *testing.T) {
	a := drafted(t, "Anna", "Bernd", "Carl")
	a.warm = nil
	a.typeIn("level-2", "best")
	a.typeIn("preset", "preset wuerfelpoker")
	a.press("fewer")
	if !reflect.DeepEqual(a.warm, []bool{true, true, false}) {
		t.Errorf("warmed up %v", a.warm)
	}
	a.typeIn("level-0", "coach")
	name, at := a.Expected()
	if name == "" || at().At != 0 || !strings.HasPrefix(at().Record, "serviert 1 wuerfelpoker\nparty Anna\tcomputer coach\nparty Bernd") {
		t.Errorf("expected %q", name)
	}
	a.typeIn("name-1", "Anna")
	if name, _ := a.Expected(); name != "" {
		t.Error("a game of two Annas is expected")
	}
}

func TestThereIsNoWayBelowTwo(t *testing.T) {
	a := opened(t, browser.Memory{}, "")
	a.press("fewer")
	for range 9 {
		a.press("more")
	}
	if !uitest.Has(a.page(), "name-7") || uitest.Has(a.page(), "name-8") {
		t.Errorf("%d seats", a.draft.count)
	}
}

// A field takes no more of a name than fits, and says so when it is full.
func TestALongName(t *testing.T) {
	a := drafted(t, "Anna", "Bert")
	says := a.shell.Texts().New.FullName
	says = strings.Replace(says, "%d", "24", 1)
	a.shell.Said = ""
	a.typeIn("name-0", strings.Repeat("n", 23))
	if html := a.html(); a.shell.Said != "" || strings.Contains(html, says) {
		t.Errorf("told %q before it is full", a.shell.Said)
	}
	for _, name := range []string{strings.Repeat("ü", 24), strings.Repeat("🎲", 12)} {
		a.shell.Said = ""
		a.typeIn("name-0", name)
		if html := a.html(); a.shell.Said != says || strings.Count(html, says) != 1 {
			t.Errorf("%s: told %q, shown %d times", name, a.shell.Said, strings.Count(html, says))
		}
	}
}

// Computer players nobody has named are called by names nobody has, as in the quick game. The field shows that.
func TestComputersHaveNames(t *testing.T) {
	a := drafted(t, "Anna", "", "rosa", "", "")
	a.typeIn("level-1", "strong")
	a.typeIn("level-3", "best")
	names := a.shell.Texts().New.Rivals
	for _, n := range names[1:3] {
		if html := a.html(); !strings.Contains(html, ` placeholder="`+n+`"`) {
			t.Errorf("no field shows %s: %s", n, html)
		}
	}
	a.press("start")
	if got, want := a.games.Now.PartyNames(), []string{"Anna", names[1], "rosa", names[2], "Spieler 5"}; !slices.Equal(got, want) {
		t.Errorf("they are called %q, want %q", got, want)
	}
	if len(names) < maxSeats {
		t.Errorf("%d names for %d seats", len(names), maxSeats)
	}
}

// Every game is on offer, and the one that is set up is the one that is shown; so are eight people when they play again.
func TestThePageShowsWhatIsSetUp(t *testing.T) {
	for _, want := range escalero.Presets() {
		a := opened(t, browser.Memory{}, "")
		a.typeIn("preset", "preset "+want.Preset)
		html := a.html()
		for _, p := range escalero.Presets() {
			option := regexp.MustCompile(`<option[^>]*value="preset ` + p.Preset + `"[^>]*>`).FindString(html)
			if option == "" || strings.Contains(option, " selected ") != (p.Preset == want.Preset) {
				t.Errorf("%s is set up, and there is %q", want.Preset, option)
			}
		}
	}
	a := drafted(t, "A", "B", "C", "D", "E", "F", "G", "H")
	if why := regexp.MustCompile(`<p[^>]*id="wrong-start"[^>]*>`).FindString(a.html()); !strings.Contains(why, " hidden ") {
		t.Errorf("nothing is wrong, and yet there is %q", why)
	}
	if a.press("start"); a.begun != 1 {
		t.Fatal("eight cannot play")
	}
	if again := opened(t, a.memory, ""); again.draft.count != 8 || again.draft.seats[7].Name != "H" {
		t.Errorf("%d are to play again: %+v", again.draft.count, again.draft.seats)
	}
}
