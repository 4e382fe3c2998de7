//go:build !js

package wordcoach

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/browser"
	"serviert/app/i18n"
	"serviert/app/store"
	"serviert/app/ui/uitest"
	"serviert/engine/letters"
	"serviert/engine/letters/daily"
)

func (b *bench) stored() (k store.WordDays) {
	b.disk.Read(store.KeyWordDays, &k, nil)
	return k
}

// mark marks cards of the hand to be exchanged, by key.
func (b *bench) mark(gone letters.Cards) {
	left := gone.Counts()
	for i, c := range b.day.desk.hand.List() {
		if left[c] > 0 {
			left[c]--
			if !b.page().Key(string(rune('1'+i)), false, "") {
				b.t.Errorf("key %d does nothing", i+1)
			}
		}
	}
}

// What is begun with the hand stays while other pages are looked at, and is carried along; what was carried for other
// cards, or does not fit, is nothing.
func TestTheHandIsGoneOnWith(t *testing.T) {
	b := newBench(t, "de")
	b.open("/hand")
	press := func(b *bench, keys ...string) {
		for _, key := range keys {
			b.page().Key(key, false, "")
		}
	}
	press(b, "2", "5")
	b.open("/practice-words")
	b.open("/hand")
	if d := b.day.desk; !d.marked[1] || !d.marked[4] || len(d.gone()) != 2 {
		t.Errorf("marked are %v", d.marked)
	}
	text := b.page().Draft()
	again := newBench(t, "de")
	again.open("/practice-words")
	again.redraft(text)
	again.open("/hand")
	if d := again.day.desk; d.marked != b.day.desk.marked {
		t.Errorf("of %s is left %v", text, d.marked)
	}
	press(again, "d", "3", "1")
	word := again.day.desk.word()
	text = again.page().Draft()
	again.open("/practice-words")
	again.open("/hand")
	if d := again.day.desk; d.swaps || d.word() != word || len(d.laid) != 2 || d.laid[0] != 2 {
		t.Errorf("laid is %v", d.laid)
	}
	english := newBench(t, "en")
	english.open("/hand")
	press(english, "2", "5")
	for _, strange := range []string{
		text, // for the cards after another exchange
		english.page().Draft(),
		strings.Replace(b.page().Draft(), `"day":20779`, `"day":20778`, 1),
		`{"day":20779,"hand":"` + b.day.desk.hand.String() + `","marked":[-1,7,99],"laid":[3,3,9]}`, "{", "",
	} {
		other := newBench(t, "de")
		other.open("/practice-words")
		other.redraft(strange)
		other.open("/hand")
		if d := other.day.desk; len(d.gone()) > 0 || len(d.laid) > 0 {
			t.Errorf("%s marks %v and lays %v", strange, d.marked, d.laid)
		}
	}
	six := newBench(t, "de")
	six.redraft(`{"day":20779,"hand":"` + b.day.desk.hand.String() + `","marked":[0,1,2,3,4,5]}`)
	six.open("/hand")
	if n := len(six.day.desk.gone()); n != letters.MaxExchange || !six.day.desk.marked[0] {
		t.Errorf("%d cards are to be exchanged, the first %v", n, six.day.desk.marked[0])
	}
	for _, key := range []string{"8", "0", "x", "Enter"} {
		if b.page().Key(key, false, "") {
			t.Errorf("the key %q does something here", key)
		}
	}
	keys := func(b *bench) (list []string) {
		for _, k := range b.page().Keys(b.shell.Texts()) {
			list = append(list, k.Key)
		}
		return list
	}
	if before, after := keys(b), keys(again); !slices.Equal(before, []string{"W", "1–7", "D"}) || !slices.Equal(after, []string{"W", "1–7"}) {
		t.Errorf("the keys are %q while cards are exchanged, %q after", before, after)
	}
}

// The way to the hand of the day has a dot for each day in a row, five at most, of which today's is open until a word is laid.
func TestTheDotsOfTheDay(t *testing.T) {
	for days, want := range map[int]string{0: "○", 1: "●○", 4: "●●●●○", 5: "●●●●○", 9: "●●●●○"} {
		b := newBench(t, "de")
		var done []store.WordDay
		for n := range days {
			done = append(done, store.WordDay{Day: 20779 - days + n, Lang: "de", Done: true, Points: 1, Par: 1})
		}
		b.disk.Save(store.KeyWordDays, store.WordDays{V: store.Schema, Days: done})
		b.open("/hand")
		if html := b.sound(b.handWay); !strings.Contains(html, ">"+want+"<") || strings.Contains(html, ". November") {
			t.Errorf("after %d days in a row, not %s: %s", days, want, html)
		}
	}
}

// The whole day: the exchange and the word count once, outlive a new start, and
// are told without a letter.
func TestTheHandOfTheDay(t *testing.T) {
	for _, lang := range []string{"de", "en"} {
		d, _ := letters.DeckOf(lang)
		hand := daily.At(20779, d)
		b := newBench(t, lang)
		if html := b.sound(b.handWay); !strings.Contains(html, b.texts().Day.Short) || strings.Contains(html, "○") {
			t.Errorf("before anything is read: %s", html)
		}
		b.open("/hand")
		if b.day.desk == nil || b.day.desk.hand != hand.Dealt || !strings.Contains(b.shell.Said, b.texts().Practice.AskIn) {
			t.Fatalf("%+v, said %q", b.day.desk, b.shell.Said)
		}
		b.html()
		var gone letters.Cards // some exchange after which there is a word
		for _, x := range letters.Exchanges(hand.Dealt) {
			if word, _ := b.day.desk.best(hand.After(x)); len(x) == 2 && word != "" {
				gone = x
			}
		}
		b.mark(gone)
		if len(b.stored().Days) > 0 {
			t.Error("kept before the exchange")
		}
		b.html()
		b.page().Key("d", false, "")
		if got := b.stored().Days; len(got) != 1 || got[0].Done || got[0].Lang != lang || cardsOf(t, got[0].Gone).Counts() != gone.Counts() {
			t.Fatalf("kept %+v", got)
		}
		if !strings.Contains(b.shell.Said, b.speech().Card(d, hand.Stock.At(1))) {
			t.Errorf("drawn, said %q", b.shell.Said)
		}
		if b.has("exchange") || b.day.desk.hand != hand.After(gone) {
			t.Error("the cards can be exchanged twice")
		}
		if n := strings.Count(b.html(), " data-new"); n != 7 || strings.Count(b.html(), `data-new="false"`) != 5 {
			t.Errorf("of %d cards not the two drawn are marked: %s", n, b.html())
		}
		// After a new start the exchange stands.
		b = benchOn(t, lang, b.kept, 1)
		b.open("/hand")
		if b.has("exchange") || b.day.desk.hand != hand.After(gone) {
			t.Fatal("the exchange is forgotten")
		}
		word, points := b.day.desk.best(hand.After(gone))
		if b.enter("typed", "qzx"); b.has("lay") {
			t.Error("what is no word can be laid")
		}
		if b.enter("typed", " "); b.day.desk.lacks {
			t.Error("a space lacks letters")
		}
		b.enter("typed", strings.ToLower(word.Word()))
		if b.day.desk.word().Word() != word.Word() {
			t.Errorf("typed %v, laid %v", word.Word(), b.day.desk.word())
		}
		b.html()
		b.press("lay")
		got := b.stored().Days
		if len(got) != 1 || !got[0].Done || got[0].Points != points || got[0].Par != b.day.par.Word.Points || got[0].Par == 0 {
			t.Fatalf("kept %+v", got)
		}
		html := b.html()
		for _, want := range []string{b.score(got[0]), b.day.par.Word.Cards.Word(), b.texts().Day.ParHow, `aria-hidden class="note">` + b.texts().Day.Circles} {
			if !strings.Contains(html, want) {
				t.Errorf("the result lacks %q: %s", want, html)
			}
		}
		b.press("share-day")
		line := b.tab.shared[0]
		if strings.Contains(line, word.Word()) || strings.Contains(line, b.day.par.Word.Cards.Word()) || !strings.Contains(line, b.score(got[0])) || !strings.Contains(line, i18n.For(lang).Day(20779)) || strings.Contains(line, "\n") {
			t.Errorf("shared %q", line)
		}
		// Opened again it is how it went; a key or a tap changes nothing.
		b = benchOn(t, lang, b.kept, 1)
		b.open("/hand")
		again := b.html()
		b.page().Key("1", false, "")
		b.page().Key("d", false, "")
		if b.html() != again || !strings.Contains(again, b.score(got[0])) || fmt.Sprint(b.stored().Days) != fmt.Sprint(got) {
			t.Errorf("opened again: %s", again)
		}
		if html := b.sound(b.handWay); !strings.Contains(html, "●") || strings.Contains(html, "○") || !strings.Contains(html, b.score(got[0])) {
			t.Errorf("the way says %s", html)
		}
		// Yesterday's is practice.
		b.open("/hand?day=20778")
		if b.day.counts || b.day.desk.hand != daily.At(20778, d).Dealt {
			t.Fatal("yesterday's hand is not there")
		}
		b.press("exchange")
		if word, _ := b.day.desk.best(b.day.desk.hand); word != "" {
			b.enter("typed", word.Word())
			b.press("lay")
			b.html()
		}
		if len(b.stored().Days) != 1 {
			t.Errorf("yesterday counts: %+v", b.stored().Days)
		}
		for _, address := range []string{"/hand?day=20780", "/hand?day=1", "/hand?day=x"} {
			if b.open(address); b.day.n != 20779 {
				t.Errorf("%s shows day %d", address, b.day.n)
			}
		}
	}
}

// The word list may come later, and the page says where it is.
func TestTheListComesLater(t *testing.T) {
	b := newBench(t, "de")
	b.shelf.away = true
	b.open("/hand")
	if html := b.html(); b.day.desk != nil || !strings.Contains(html, "on its way") {
		t.Errorf("without a list: %s", html)
	}
	b.shell.Go("/")
	b.shelf.come()
	if b.day.desk != nil {
		t.Error("a hand is dealt on another page")
	}
	b.shelf.away = true
	b.open("/practice-words?task=find")
	b.shell.Go("/")
	said := b.shell.Said
	if b.shelf.come(); b.practice.desk != nil || b.shell.Said != said {
		t.Errorf("a hand to practise on is dealt on another page, and %q said", b.shell.Said)
	}
	b.shelf.away = true
	b.open("/hand")
	b.shelf.come()
	if b.day.desk == nil || !b.has("exchange") {
		t.Error("the hand does not come with its list")
	}
}

// Another tab may have been faster: what it exchanged and laid counts, and
// nothing else is drawn, laid or told here.
func TestTheFirstExchangeCountsInAllTabs(t *testing.T) {
	for _, lang := range []string{"de", "en"} {
		b := newBench(t, lang)
		b.open("/hand")
		other := benchOn(t, lang, b.kept, 1)
		other.open("/hand")
		word := letters.Cards("")
		for _, gone := range letters.Exchanges(b.day.hand.Dealt) {
			if word, _ = b.day.desk.best(b.day.hand.After(gone)); len(gone) == 2 && word != "" {
				other.mark(gone)
				break
			}
		}
		other.press("exchange")
		b.mark(b.day.hand.Dealt[:1])
		b.press("exchange")
		if b.day.desk.hand != other.day.desk.hand || b.shell.Said != b.texts().Day.Elsewhere {
			t.Fatalf("%s: the exchange can be tried out in a second tab: %v, said %q", lang, b.day.desk.hand, b.shell.Said)
		}
		other.enter("typed", word.Word())
		other.press("lay")
		for n := 0; !b.day.desk.isWord() || b.day.desk.word() == other.day.desk.word(); n++ {
			if n == 7*7*7 {
				t.Fatalf("%s: there is no second word", lang)
			}
			if b.day.desk.laid = []int{n % 7, n / 7 % 7, n / 49}; n%7 == n/7%7 || n%7 == n/49 || n/7%7 == n/49 {
				b.day.desk.laid = nil
			}
		}
		b.press("lay")
		if html := b.html(); b.day.entry != other.day.entry || !strings.Contains(html, b.score(other.day.entry)) {
			t.Errorf("%s: laid %+v, in the other tab %+v: %s", lang, b.day.entry, other.day.entry, html)
		}
		if got := b.stored().Days; len(got) != 1 || got[0] != other.day.entry {
			t.Errorf("%s: kept %+v, not %+v", lang, got, other.day.entry)
		}
	}
}

// Without a mind the hand is played on; par comes when it can be had.
func TestTheHandWithoutAMind(t *testing.T) {
	b := newBench(t, "de")
	b.browser.Mindless = true
	b.open("/hand")
	b.press("exchange")
	word, _ := b.day.desk.best(b.day.desk.hand)
	b.enter("typed", word.Word())
	b.press("lay")
	if got := b.stored().Days; len(got) != 1 || !got[0].Done || got[0].Par != 0 || !b.mind.Failing() || !strings.Contains(b.html(), b.texts().Day.Working) {
		t.Fatalf("kept %+v, failing %v, %s", got, b.mind.Failing(), b.html())
	}
	b.browser.Mindless = false
	b.mind.Again()
	if got := b.stored().Days; len(got) != 1 || got[0].Par == 0 || !strings.Contains(b.html(), b.score(got[0])) {
		t.Errorf("kept %+v, %s", got, b.html())
	}
}

// At midnight the word belongs to the day that was shown.
func TestMidnight(t *testing.T) {
	b := newBench(t, "de")
	b.open("/hand")
	b.tab.today++
	b.press("exchange")
	if got := b.stored().Days; len(got) != 1 || got[0].Day != 20779 {
		t.Errorf("kept %+v", got)
	}
}

// A hand is judged, and par found, by the edition of the word list that its day has: one
// that was played before the newest came keeps its par.
func TestAHandKeepsItsEdition(t *testing.T) {
	for day, want := range map[int]string{20779: "LEBT 12", 20793: "WEGER 15", 20794: "ANFLUG 19"} {
		b := newBench(t, "de")
		b.tab.today = day
		b.open("/hand")
		if got := b.day.desk.list.Contains("BEISL"); got != (day >= 20794) {
			t.Errorf("day %d: BEISL is a word: %t", day, got)
		}
		b.press("exchange")
		b.press("no-word")
		b.press("no-word")
		b.mind.Again()
		if got := fmt.Sprintf("%s %d", b.day.par.Word.Cards.Word(), b.day.par.Word.Points); got != want {
			t.Errorf("day %d: par is %s, want %s", day, got, want)
		}
	}
}

// Whoever comes back the next day is offered the new hand, once, and may play the old one.
func TestComingBackTheNextDay(t *testing.T) {
	b := newBench(t, "de")
	b.open("/hand")
	if b.backAtHand(); b.shell.Shown != "" {
		t.Error("asked on the same day")
	}
	b.tab.today++
	if b.backAtHand(); b.shell.Shown != "new-hand" {
		t.Fatal("not asked on the next day")
	}
	box := func() app.UI { return app.Div().Body(b.passedDialog()...) }
	b.sound(box)
	uitest.Press(t, box(), "finish-day")
	if b.backAtHand(); b.shell.Shown != "" || b.day.n != 20779 {
		t.Error("asked twice, or the hand is gone")
	}
	b.press("exchange")
	b.tab.today++
	b.backAtHand()
	uitest.Press(t, box(), "to-day")
	if b.shell.Shown != "" || b.day.n != 20781 || !b.has("exchange") {
		t.Errorf("the new hand is of day %d", b.day.n)
	}
}

// After a journey to the west today is the day before the one that was played. It is offered as what it is, for it counts,
// and not as yesterday's to practise.
func TestTheHandAfterAJourneyToTheWest(t *testing.T) {
	b := newBench(t, "de")
	b.open("/hand")
	b.press("exchange")
	b.press("no-word")
	b.press("no-word")
	b.mind.Again()
	if html := b.html(); !strings.Contains(html, "day=20778") {
		t.Fatalf("at home the day before is not offered to practise: %s", html)
	}
	b.tab.today--
	if html := b.html(); strings.Contains(html, "day=20778") || strings.Contains(html, b.texts().Day.Tomorrow) {
		t.Errorf("the day before is offered to practise: %s", html)
	}
	if b.press("to-day"); !b.day.counts || b.day.n != 20778 || !b.has("exchange") {
		t.Errorf("offered is day %d, which counts: %t", b.day.n, b.day.counts)
	}
}

// Yesterday's hand, opened to practise, is today's after such a journey. Whoever comes back to it is told no longer that it does
// not count, and it does, unless cards are exchanged already.
func TestYesterdaysHandAfterAJourneyToTheWest(t *testing.T) {
	for _, swapped := range []bool{false, true} {
		b := newBench(t, "de")
		b.open("/hand?day=20778")
		if swapped {
			b.press("exchange")
		}
		b.tab.today--
		b.backAtHand()
		uncounted := strings.Contains(b.html(), fmt.Sprintf(b.texts().Day.Uncounted, b.shell.Texts().Day(20778)))
		if uncounted != swapped || b.day.counts == swapped {
			t.Fatalf("exchanged before: %t, told that it does not count: %t, counts: %t", swapped, uncounted, b.day.counts)
		}
		if swapped {
			continue
		}
		b.press("exchange")
		b.press("no-word")
		b.press("no-word")
		if x, has := b.day.Has(20778, "de"); !has || !x.Done {
			t.Errorf("kept is %+v", b.day.WordDays)
		}
	}
	// One that was laid already stays practice.
	b := newBench(t, "de")
	b.disk.Save(store.KeyWordDays, store.WordDays{V: store.Schema, Days: []store.WordDay{{Day: 20778, Lang: "de", Done: true}}})
	b.open("/hand?day=20778")
	b.tab.today--
	if b.backAtHand(); b.day.counts {
		t.Error("a hand that was laid is laid once more")
	}
}

func TestStars(t *testing.T) {
	for _, c := range []struct {
		points, par int
		want        string
	}{{20, 20, "●●●"}, {25, 20, "●●●"}, {16, 20, "●●○"}, {15, 20, "●○○"}, {12, 20, "●○○"}, {11, 20, "○○○"}, {0, 20, "○○○"}} {
		if got := stars(c.points, c.par); got != c.want {
			t.Errorf("%d of %d: %s, want %s", c.points, c.par, got, c.want)
		}
	}
	b := newBench(t, "de")
	b.day.entry = store.WordDay{Day: 20779, Lang: "de", Done: true, Points: 16, Par: 20}
	b.day.Days = []store.WordDay{{Day: 20778, Lang: "en", Done: true}, b.day.entry}
	b.shareDay()
	if want := b.shell.Texts().Name + ", Hand vom 22. November: ●●○ 16 Punkte, 4 unter Par · 2 Tage in Folge"; b.tab.shared[0] != want {
		t.Errorf("%q, want %q", b.tab.shared[0], want)
	}
}

// What is kept of the days: the first exchange, the first word, par once it is
// found; the cards of the latest only; a streak whatever the language.
func TestWordDays(t *testing.T) {
	var k store.WordDays
	begun := store.WordDay{Day: 10, Lang: "de", Gone: "A"}
	laid := store.WordDay{Day: 10, Lang: "de", Gone: "A", Word: "B C", Done: true, Points: 9}
	judged := laid
	judged.Par = 12
	other := begun
	other.Gone = "B"
	better := laid
	better.Points = 11
	for i, c := range []struct {
		x    store.WordDay
		want bool
	}{{begun, true}, {begun, false}, {other, false}, {laid, true}, {better, false}, {begun, false}, {judged, true}, {judged, false}, {laid, false}} {
		if got := k.Add(c.x); got != c.want {
			t.Errorf("%d: %+v is kept: %v", i, c.x, got)
		}
	}
	if x, has := k.Has(10, "de"); !has || x != judged {
		t.Errorf("kept %+v", k.Days)
	}
	k.Add(store.WordDay{Day: 9, Lang: "en", Done: true})
	k.Add(store.WordDay{Day: 11, Lang: "de", Gone: "-"})
	if k.Streak(11) != 2 || k.Streak(10) != 2 || k.Streak(12) != 0 || k.Days[0].Day != 9 {
		t.Errorf("%+v: %d, %d, %d in a row", k.Days, k.Streak(11), k.Streak(10), k.Streak(12))
	}
	for day := 20; day < store.MostDaily+30; day++ {
		k.Add(store.WordDay{Day: day, Lang: "de", Gone: "-", Word: "A B", Done: true, Points: 3, Par: 4})
	}
	if last := len(k.Days) - 1; last != store.MostDaily-1 || k.Days[last].Word == "" || k.Days[last-9].Word != "" || k.Days[last-9].Points != 3 {
		t.Errorf("%d days, %+v", len(k.Days), k.Days[len(k.Days)-10:])
	}
	// Yesterday's two hands can be looked at still, where the day begins later than it did at home.
	for back := range 6 {
		if x := k.Days[len(k.Days)-1-back]; (x.Word != "" && x.Gone != "") != (back < 4) {
			t.Errorf("%d hands ago: %+v", back, x)
		}
	}
}

// Days that were played while the clock was ahead take nothing from those of today.
func TestWordDaysAhead(t *testing.T) {
	var k store.WordDays
	for day := range 6 {
		k.Add(store.WordDay{Day: 300 + day, Lang: "de", Gone: "-", Word: "A B", Done: true, Points: 3})
	}
	k.Add(store.WordDay{Day: 10, Lang: "de", Gone: "-"})
	k.Add(store.WordDay{Day: 10, Lang: "de", Gone: "-", Word: "A B", Done: true, Points: 3})
	if x, _ := k.Has(10, "de"); x.Word == "" {
		t.Errorf("the cards of today are gone: %+v", k.Days)
	}
}

// One place leads to both puzzles of the day and tells how many are left.
func TestToday(t *testing.T) {
	for _, lang := range []string{"de", "en"} {
		b := newBench(t, lang)
		if html := b.sound(b.TodayWay); strings.Contains(html, "○") || !strings.Contains(html, b.texts().Today.Short) {
			t.Errorf("before anything is read: %s", html)
		}
		b.open("/today")
		for _, c := range []struct {
			position, hand bool
			dots, says     string
		}{{false, false, "○○", b.texts().Today.Short}, {true, false, "●○", b.texts().Today.Left}, {false, true, "●○", b.texts().Today.Left}, {true, true, "●●", b.texts().Today.Done}} {
			b.dice.done = c.position
			b.day.Days = nil
			if c.hand {
				b.day.Days = []store.WordDay{{Day: 20779, Lang: "de", Done: true, Par: 9}}
			}
			if html := b.sound(b.TodayWay); !strings.Contains(html, ">"+c.dots+"<") || !strings.Contains(html, i18n.For(lang).Day(20779)+" · "+c.says) {
				t.Errorf("%+v: %s", c, html)
			}
			if html := b.html(); !strings.Contains(html, `href="/hand"`) || !strings.Contains(html, `href="/daily"`) || !strings.Contains(html, `<p class="note">`+i18n.For(lang).Day(20779)+`</p>`) {
				t.Errorf("%+v: %s", c, html)
			}
		}
	}
}

// The way to the hand says whether it is begun, and how it went.
func TestTheWayToTheHandSaysHowFarItIs(t *testing.T) {
	for _, lang := range []string{"de", "en"} {
		b := newBench(t, lang)
		b.open("/today")
		w := &b.texts().Day
		score := b.score(store.WordDay{Points: 12, Par: 10})
		for _, c := range []struct {
			day  store.WordDay
			want string
		}{
			{store.WordDay{Day: 20778, Lang: lang, Gone: "-"}, ""},
			{store.WordDay{Day: 20779, Lang: map[string]string{"de": "en", "en": "de"}[lang], Gone: "-"}, ""},
			{store.WordDay{Day: 20779, Lang: lang, Gone: "-"}, w.Begun},
			{store.WordDay{Day: 20779, Lang: lang, Gone: "-", Done: true, Points: 12}, ""}, // it is not known yet how good that is
			{store.WordDay{Day: 20779, Lang: lang, Gone: "-", Done: true, Points: 12, Par: 10}, score},
		} {
			b.day.Days = []store.WordDay{c.day}
			html := b.html()
			for _, text := range []string{w.Begun, score} {
				if strings.Contains(html, text) != (text == c.want) {
					t.Errorf("%+v: %q in %s", c.day, text, html)
				}
			}
		}
	}
}

// The cards of the day are read by a key; a fifth one is not exchanged, and why is said; a card taken out of the word lies
// where it was.
func TestTheCardsOfTheDay(t *testing.T) {
	b := newBench(t, "de")
	b.open("/hand")
	d := b.day.desk
	b.shell.Said = ""
	if !b.page().Key("W", false, "") || b.shell.Said != b.handSaid(d) {
		t.Errorf("read is %q", b.shell.Said)
	}
	for _, id := range []string{"card-1", "card-2", "card-3", "card-4", "card-5"} {
		b.press(id)
	}
	if d.gone() != d.hand[:4] || b.shell.Confirmed != b.shell.Texts().Cards().Act.Four {
		t.Errorf("of %v %v are to go, said %q", d.hand, d.gone(), b.shell.Confirmed)
	}
	b.press("exchange")
	d = b.day.desk
	b.press("card-3")
	b.press("card-6")
	if b.press("laid-1"); len(d.laid) != 1 || d.laid[0] != 5 || b.shell.Focused != "card-3" {
		t.Errorf("in the word lie %v, focus on %q", d.laid, b.shell.Focused)
	}
}

// The page says what was drawn, what the list has of a word, and when it is laid how it went; on the next day the hand can
// be played for practice, whatever was done with it, and is none of that day.
func TestThePageOfTheHand(t *testing.T) {
	for _, lang := range []string{"de", "en"} {
		b := newBench(t, lang)
		b.open("/hand")
		w, build, d := b.texts(), b.shell.Texts().Cards().Build, b.day.desk
		has := func(when, text string, want bool) {
			t.Helper()
			if html := strings.Join(strings.Fields(b.html()), " "); strings.Contains(html, text) != want {
				t.Errorf("%s, %s: %q in %s", lang, when, text, html)
			}
		}
		var gone letters.Cards // after which there is a word
		for _, x := range letters.Exchanges(d.hand) {
			if word, _ := d.best(b.day.hand.After(x)); len(x) == 2 && len(word) >= letters.MinWord {
				gone = x
			}
		}
		name := b.speech().Card(d.deck, gone.At(0)) + ", " + b.shell.Texts().Cards().Gone
		has("before", name, false)
		b.mark(gone)
		has("marked", name, true)
		if b.press("exchange"); b.shell.Focused != "card-1" { // the button has gone
			t.Errorf("%s: after the exchange the focus is on %q", lang, b.shell.Focused)
		}
		d = b.day.desk
		has("drawn", b.drawn(b.names(d.hand[len(d.hand)-2:])), true)
		best, _ := d.best(d.hand)
		if len(best) < letters.MinWord {
			t.Fatalf("%v has no word", d.hand)
		}
		for typed, said := range map[string]string{"": build.Help, best.Word(): build.Yes, d.hand.Word(): build.No} {
			b.enter("typed", typed)
			for _, text := range []string{build.Help, build.Yes, build.No} {
				has("typed "+typed, text, text == said)
			}
			has("typed "+typed, "card next", len(typed) < len(d.hand)) // the place of one more
		}
		b.enter("typed", best.Word())
		if b.press("lay"); b.shell.Focused != "title" {
			t.Errorf("%s: after the word the focus is on %q", lang, b.shell.Focused)
		}
		before, _, _ := strings.Cut(w.Laid, "%s")
		_, refused, _ := strings.Cut(w.Refused, "%s")
		has("laid", before, true)
		has("laid", refused, false)
		b.day.par.Advised = ""
		has("where no exchange is advised", w.Day.ParKeeps, true)
		b.tab.today++
		b.open("/today")
		if b.laidToday() {
			t.Errorf("%s: yesterday's word is today's", lang)
		}
		b.open("/hand?day=20779")
		if !b.has("exchange") || b.day.desk.closed {
			t.Errorf("%s: the hand of yesterday cannot be practised: %s", lang, b.html())
		}
		has("practised", fmt.Sprintf(w.Day.Uncounted, b.shell.Texts().Day(20779)), true)
		b.press("exchange")
		if got := b.stored().Days; len(got) != 1 || got[0].Word != best.String() {
			t.Errorf("%s: after practice %+v", lang, got)
		}
		b.press("no-word")
		if b.press("no-word"); !b.day.desk.closed || b.has("share-day") || b.has("to-day") {
			t.Errorf("%s: what was practised can be shared: %s", lang, b.html())
		}
	}
}

// A day that no version has noted so, as a backup made by hand may have it, begins anew.
func TestADayThatCannotBe(t *testing.T) {
	for _, gone := range []string{daily.At(20779, letters.German).Dealt.String(), "nothing", "Q Q Q Q"} {
		b := benchOn(t, "de", browser.Memory{}, 1)
		b.disk.Save(store.KeyWordDays, store.WordDays{V: store.Schema, Days: []store.WordDay{{Day: 20779, Lang: "de", Gone: gone}}})
		if b.open("/hand"); !b.has("exchange") {
			t.Errorf("%s is taken for an exchange: %s", gone, b.html())
		}
	}
}

// What cannot be read says nothing, also where its beginning could be; what a newer version has kept stays as it is besides.
func TestDaysThatCannotBeRead(t *testing.T) {
	const done = `"days":[{"day":20779,"lang":"de","gone":"-","word":"A B","done":true,"points":3}`
	for _, text := range []string{`{"v":99,` + done + `]}`, `{"v":1,` + done + `,{"day":"Monday"}]}`, `{"v":1,` + done} {
		b := newBench(t, "de")
		b.kept[store.KeyWordDays] = text
		if b.open("/hand"); !b.has("exchange") {
			t.Errorf("by %s the hand is done: %s", text, b.html())
		}
		if b.press("exchange"); strings.Contains(text, "99") != (b.kept[store.KeyWordDays] == text) {
			t.Errorf("in place of %s is kept %s", text, b.kept[store.KeyWordDays])
		}
	}
}

// Where the clock was put back by some days, the cards of a hand that is done are gone.
// It can be played for practice, and what was done stays.
func TestTheClockIsPutBack(t *testing.T) {
	for _, lang := range []string{"de", "en"} {
		b := newBench(t, lang)
		var k store.WordDays
		for day := range 7 {
			k.Add(store.WordDay{Day: 20779 + day, Lang: lang, Gone: "-", Word: "E", Done: true, Points: 2, Par: 30})
		}
		k.V = store.Schema
		b.disk.Save(store.KeyWordDays, k)
		b.open("/hand")
		if k.Days[0].Gone != "" || !b.has("exchange") || !strings.Contains(b.html(), fmt.Sprintf(b.texts().Day.Uncounted, b.shell.Texts().Day(20779))) {
			t.Fatalf("%s: %+v, shown %s", lang, k.Days[0], b.html())
		}
		b.press("exchange")
		word, _ := b.day.desk.best(b.day.desk.hand)
		b.enter("typed", word.Word())
		b.press("lay")
		if html := b.html(); !b.day.desk.closed || !strings.Contains(html, b.score(b.day.entry)) || b.shell.Confirmed != "" {
			t.Errorf("%s: said %q, shown %s", lang, b.shell.Confirmed, html)
		}
		kept := b.stored()
		if got, _ := kept.Has(20779, lang); got.Points != 2 || got.Par != 30 || len(kept.Days) != 7 {
			t.Errorf("%s: kept %+v", lang, kept)
		}
	}
}

// An exchange may leave cards that make no word. Then the day ends without one, asked for twice, and says so.
func TestADayWithoutAWord(t *testing.T) {
	for _, lang := range []string{"de", "en"} {
		d, _ := letters.DeckOf(lang)
		b := benchOn(t, lang, browser.Memory{}, 1)
		b.open("/hand")
		var gone letters.Cards
		for found := false; !found; {
			b.tab.today++
			hand := daily.At(b.tab.today, d)
			for _, x := range letters.Exchanges(hand.Dealt) {
				if word, _ := b.day.desk.best(hand.After(x)); word == "" {
					gone, found = x, true
				}
			}
		}
		b.open("/hand")
		if b.has("no-word") {
			t.Error("before the exchange one can lay no word")
		}
		b.mark(gone)
		b.press("exchange")
		b.press("no-word")
		if b.day.desk.closed || b.shell.Said != b.shell.Texts().Cards().Act.NoWordSure {
			t.Errorf("%s: no question, said %q", lang, b.shell.Said)
		}
		b.press("card-1") // looks on, so it is asked again
		b.press("card-1")
		b.press("no-word")
		if b.day.desk.closed {
			t.Errorf("%s: it is not asked again", lang)
		}
		b.html()
		b.press("no-word")
		got := b.stored().Days
		if len(got) != 1 || !got[0].Done || got[0].Points != 0 || got[0].Par == 0 || !b.laidToday() {
			t.Fatalf("%s: kept %+v", lang, got)
		}
		for _, b := range []*bench{b, benchOn(t, lang, b.kept, 1)} {
			b.tab.today = got[0].Day
			b.open("/hand")
			if html := b.html(); !strings.Contains(html, b.score(got[0])) || !strings.Contains(html, b.texts().None) || !strings.Contains(html, b.texts().Nothing) {
				t.Errorf("%s: the result is %s", lang, html)
			}
		}
	}
}

// What lies there is said with the list's verdict, which the page shows too; what is typed once, after a pause, unless
// something else was done by then.
func TestTheListsVerdictIsSaid(t *testing.T) {
	for _, lang := range []string{"de", "en"} {
		b := newBench(t, lang)
		b.open("/hand")
		b.press("exchange")
		say, d := b.shell.Texts().Cards().Build, b.day.desk
		word, _ := d.best(d.hand)
		b.press("card-1")
		if b.shell.Said != fmt.Sprintf(say.Now, d.word().Word(), b.speech().Points(d.deck.Sum(d.word()))) {
			t.Errorf("%s: of one card is said %q", lang, b.shell.Said)
		}
		if field := `value="` + d.word().Word() + `"`; !strings.Contains(b.html(), field) {
			t.Errorf("%s: the field does not show what lies there", lang)
		}
		for i := 2; d.isWord() || len(d.laid) < letters.MinWord; i++ {
			b.press("card-" + strconv.Itoa(i))
		}
		if !strings.HasSuffix(b.shell.Said, say.No) {
			t.Errorf("%s: of what is no word is said %q", lang, b.shell.Said)
		}
		b.clock.live, b.shell.Said = true, ""
		for n := range len(word) {
			b.enter("typed", word.Word()[:n+1])
		}
		if b.shell.Said != "" {
			t.Errorf("%s: while one types %q is said", lang, b.shell.Said)
		}
		for i, f := range b.clock.later {
			if f(); (b.shell.Said != "") != (i == len(b.clock.later)-1) {
				t.Errorf("%s: after the pause of letter %d is said %q", lang, i+1, b.shell.Said)
			}
		}
		if !strings.HasPrefix(b.shell.Said, word.Word()) || !strings.HasSuffix(b.shell.Said, say.Yes) {
			t.Errorf("%s: of a word is said %q", lang, b.shell.Said)
		}
	}
}

// A word with a letter twice takes two cards, in whatever order they were dealt.
func TestACardIsLaidOnce(t *testing.T) {
	deck, _ := letters.DeckOf("en")
	for _, c := range []struct{ hand, word, laid string }{
		{"A N O N A T S", "A N N A", "[0 1 3 4]"},
		{"T E A E L E D", "E L E", "[1 4 3]"},
		{"T E A S L I D", "E L E", "[1 4]"}, // there is but one
	} {
		hand, word := cardsOf(t, c.hand), cardsOf(t, c.word)
		d := &desk{deck: deck, hand: hand}
		if d.lay(word); fmt.Sprint(d.laid) != c.laid {
			t.Errorf("%s of %s lies at %v", c.word, c.hand, d.laid)
		}
	}
}

// A word of exactly par is neither over nor under it.
func TestTheScoreOfADay(t *testing.T) {
	for lang, want := range map[string][3]string{
		"de": {"11 Punkte, 1 unter Par", "12 Punkte, genau Par", "13 Punkte, 1 über Par"},
		"en": {"11 points, 1 below par", "12 points, exactly par", "13 points, 1 above par"},
	} {
		b := newBench(t, lang)
		for n, want := range want {
			if got := b.score(store.WordDay{Points: 11 + n, Par: 12}); got != want {
				t.Errorf("%s: %q, want %q", lang, got, want)
			}
		}
	}
}
