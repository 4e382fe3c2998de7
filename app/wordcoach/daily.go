package wordcoach

import (
	"fmt"
	"strconv"

	"serviert/app/i18n"
	"serviert/app/jsontext"
	"serviert/app/store"
	"serviert/app/ui"
	"serviert/engine/letters"
	"serviert/engine/letters/daily"
	"serviert/engine/letters/wordthought"
)

// day is the hand of the day that is shown, and how it went on the days before.
type day struct {
	store.WordDays
	known   bool // it has been read, which only a browser does
	n       int  // the day that is shown
	counts  bool // it was today's when it was opened; those of the days before are practice
	told    int  // the new day that was offered last, see backAtHand
	entry   store.WordDay
	hand    daily.Hand
	desk    *desk // nil until the word list is here
	par     wordthought.Par
	verdict wordthought.Verdict // on the exchange that was made
	best    wordthought.Best    // of the hand after it
	judged  bool                // par is known
	working int                 // numbers the search for par, so that an outdated one ends
	begun   begun
}

// begun is what somebody has begun with a hand of the day. It outlives the page.
type begun struct {
	Day    int    `json:"day"`
	Hand   string `json:"hand"` // the cards, to know them again
	Marked []int  `json:"marked,omitempty"`
	Laid   []int  `json:"laid,omitempty"` // places in the hand, from 0
}

// begin notes what has been begun, if anything.
func (k *day) begin() {
	d := k.desk
	if d == nil || d.closed {
		return
	}
	k.begun = begun{Day: k.n, Hand: d.hand.String(), Laid: d.laid}
	for i, marked := range d.marked {
		if marked {
			k.begun.Marked = append(k.begun.Marked, i)
		}
	}
}

// goOn takes that up again, if these are the cards. What does not fit is nothing.
func (k *day) goOn() {
	d, x := k.desk, k.begun
	if x.Day != k.n || x.Hand != d.hand.String() || d.closed {
		return
	}
	if !d.swaps {
		for _, i := range x.Laid {
			if i >= 0 && i < len(d.hand) && d.place(i) < 0 {
				d.laid = append(d.laid, i)
			}
		}
		d.typed = d.word().Word()
		return
	}
	for _, i := range x.Marked {
		if i >= 0 && i < len(d.hand) && len(d.gone()) < letters.MaxExchange {
			d.marked[i] = true
		}
	}
}

// draft and redraft carry what has been begun along, see ui.Page.
func (r *Room) draft() string {
	k := &r.day
	k.begin()
	if len(k.begun.Marked)+len(k.begun.Laid) == 0 {
		return ""
	}
	text, err := jsontext.Marshal(k.begun)
	if err != nil {
		return ""
	}
	return string(text)
}

func (r *Room) redraft(text string) {
	var x begun
	if jsontext.Unmarshal([]byte(text), &x) == nil {
		r.day.begun = x
	}
}

// mostBack is how many days one can go back.
const mostBack = 7

// Recall reads how the hands of the day went, and the positions.
func (r *Room) Recall() {
	r.dice.RecallDaily()
	k := store.WordDays{V: store.Schema}
	if !r.disk.Read(store.KeyWordDays, &k, func() error { return store.KnownSchema(k.V) }) {
		k = store.WordDays{V: store.Schema}
	}
	r.day.WordDays, r.day.known = k, true
}

// openHand shows the hand of today or, as practice, that of one of the days
// before it.
func (r *Room) openHand() {
	r.Recall()
	now := r.b.Today()
	n, err := strconv.Atoi(r.sh.Query().Get("day"))
	if err != nil || n >= now || n < now-mostBack {
		n = now
	}
	k := &r.day
	k.begin()
	lang := r.deck().Language
	k.n, k.counts, k.desk, k.judged = n, n == now, nil, false
	k.entry = store.WordDay{Day: n, Lang: lang}
	if x, has := k.Has(n, lang); has && k.counts {
		k.entry = x
	}
	r.lists.Await(lang, func() {
		if r.sh.Path() == handPath && r.deck().Language == lang && k.n == n && k.desk == nil {
			r.dealDay()
		}
	})
}

// passed tells whether the day that is shown was today's and is no longer.
func (k *day) passed(now int) bool { return k.counts && k.n < now }

// another tells whether the day that is shown was today's and is not today: the
// date has moved on, or back, as on a journey to the west.
func (k *day) another(now int) bool { return k.counts && k.n != now }

// backAtHand offers the hand of today to whoever comes back to an earlier one of
// which no word is laid. A hand that was opened for practice counts if the date
// has become its day, as on a journey to the west: else it would be dealt again to
// somebody who knows what comes.
func (r *Room) backAtHand() {
	k, now := &r.day, r.b.Today()
	if _, has := k.Has(now, k.entry.Lang); k.desk != nil && k.desk.swaps && k.n == now && !has {
		k.counts = true
	}
	if k.desk != nil && !k.desk.closed && k.passed(now) && k.told != now && r.sh.Dialog() == "" {
		k.told = now
		r.sh.OpenDialog("new-hand")
	}
}

// toToday goes from the hand of an earlier day to that of today.
func (r *Room) toToday() {
	r.sh.CloseDialog()
	if r.sh.Query().Has("day") {
		r.sh.Visit(handPath)
		return
	}
	r.openHand()
	r.sh.Focus("title")
}

// dealDay lays the cards out as far as the day is played.
func (r *Room) dealDay() {
	k, d := &r.day, r.deck()
	k.hand = daily.At(k.n, d)
	k.desk = &desk{deck: d, list: r.lists.List(d.Language).Edition(daily.Edition(k.n, d)), hand: k.hand.Dealt, swaps: true}
	gone, err := letters.ParseCards(k.entry.Gone)
	if k.entry.Gone == "" || err != nil || len(gone) > letters.MaxExchange || !gone.Within(k.hand.Dealt) {
		// Of what is kept already the cards are gone, as after the clock was put back by
		// some days, or cannot be: then it stands, and this is practice.
		k.counts = k.counts && !k.entry.Done && k.entry.Gone == ""
		k.entry = store.WordDay{Day: k.n, Lang: d.Language}
		k.goOn()
		r.sh.Say(r.handSaid(k.desk) + " " + r.texts().Practice.AskIn)
		r.sh.Focus("title")
		return
	}
	r.draw(gone)
	if k.entry.Done {
		k.desk.closed = true
		word, _ := letters.ParseCards(k.entry.Word)
		k.desk.lay(word)
	}
	k.goOn()
	r.sh.Focus("title")
}

// draw exchanges cards, and begins to find par and to judge the exchange while
// a word is looked for.
func (r *Room) draw(gone letters.Cards) {
	k := &r.day
	d := k.desk
	k.desk = &desk{deck: d.deck, list: d.list, hand: k.hand.After(gone), drew: len(gone)}
	k.working++
	run := k.working
	q := wordthought.Question{Kind: wordthought.Day, Hand: k.desk.hand, Dealt: k.hand.Dealt, Stock: k.hand.Stock, Gone: gone,
		Edition: daily.Edition(k.n, d.deck)}
	r.ask(d.deck, q, func() bool { return run == k.working && r.sh.Path() == handPath }, func(a wordthought.Answer) {
		if !a.Last {
			k.best = a.Best
			return
		}
		k.par, k.verdict, k.judged = a.Par, a.Verdict, true
		r.judgeDay()
	})
}

// swapDay exchanges the marked cards. The first exchange counts.
func (r *Room) swapDay() {
	k := &r.day
	if k.desk == nil || !k.desk.swaps {
		return
	}
	d, gone := k.desk, k.desk.gone()
	k.entry.Gone = gone.String()
	if !r.keepDay() {
		return
	}
	r.draw(gone)
	drawn := ""
	if n := k.desk.drew; n > 0 {
		drawn = r.speech().Cards(d.deck, k.desk.hand[len(k.desk.hand)-n:])
	}
	r.sh.Say(r.drawn(drawn))
	r.sh.Focus("card-1")
}

// drawn says what was drawn, "" for nothing.
func (r *Room) drawn(cards string) string {
	if cards == "" {
		return r.texts().Day.Kept
	}
	return fmt.Sprintf(r.texts().Day.Drawn, cards)
}

// layDay lays the word for good.
func (r *Room) layDay() {
	k := &r.day
	d := k.desk
	if d == nil || d.swaps || d.closed || !d.isWord() {
		return
	}
	r.laidDay(d)
}

// layNone lays no word, when asked for it twice.
func (r *Room) layNone() {
	d := r.day.desk
	if d == nil || d.swaps || d.closed || len(d.laid) >= letters.MinWord {
		return
	}
	if !d.sure {
		d.sure = true
		r.sh.Say(r.sh.Texts().Cards().Act.NoWordSure)
		return
	}
	d.laid = nil
	r.laidDay(d)
}

// laidDay is the word, or none, for good.
func (r *Room) laidDay(d *desk) {
	k := &r.day
	d.closed = true
	k.entry.Word, k.entry.Points, k.entry.Done = d.word().String(), d.deck.Sum(d.word()), true
	if !r.keepDay() {
		return
	}
	if k.judged {
		r.judgeDay()
	}
	r.sh.Focus("title")
}

// judgeDay notes par once it is found and a word is laid.
func (r *Room) judgeDay() {
	k := &r.day
	if !k.entry.Done {
		return
	}
	fresh := k.entry.Par == 0
	k.entry.Par = k.par.Word.Points
	if fresh && r.keepDay() {
		r.sh.Say(r.score(k.entry))
	}
}

// keepDay stores how the day goes. Another tab may have been faster; then that
// counts and is shown instead, and keepDay returns false.
func (r *Room) keepDay() bool {
	k := &r.day
	if !k.counts {
		return true
	}
	entry := k.entry
	r.Recall()
	if k.Add(entry) {
		r.disk.Save(store.KeyWordDays, k.WordDays)
		return true
	}
	x, has := k.Has(entry.Day, entry.Lang)
	if !has || x.Gone == entry.Gone && x.Word == entry.Word {
		return true
	}
	k.entry, k.judged = x, false
	r.dealDay()
	r.sh.Confirm(r.texts().Day.Elsewhere)
	return false
}

// stars are three dots, of which as many are full as the word was good.
func stars(points, par int) string {
	full := 0
	for _, limit := range [3]int{6, 8, 10} { // tenths of par
		if 10*points >= limit*par {
			full++
		}
	}
	return ui.Dots(full, 3-full)
}

// score is how a day went: points, and how far they are from par.
func (r *Room) score(x store.WordDay) string {
	t, points := &r.texts().Day, r.speech().Points(x.Points)
	switch n := x.Points - x.Par; {
	case n > 0:
		return fmt.Sprintf(t.Over, points, n)
	case n < 0:
		return fmt.Sprintf(t.Under, points, -n)
	}
	return fmt.Sprintf(t.Even, points)
}

// inARow says how long the streak is, between two marks; "" for less than two
// days.
func (r *Room) inARow(day int, before, after string) string {
	if n := r.day.Streak(day); n > 1 {
		return before + fmt.Sprintf(r.sh.Texts().Coach.Daily.Streak, n) + after
	}
	return ""
}

// shareDay offers a line that tells how it went and nothing of the cards.
func (r *Room) shareDay() {
	all, x := r.sh.Texts(), r.day.entry
	t := &all.WordCoach.Day
	line := fmt.Sprintf(t.Line, all.Name, all.Day(x.Day), stars(x.Points, x.Par)+" "+r.score(x)) + r.inARow(x.Day, " · ", "")
	r.b.Share(t.Title, line, "", func(how i18n.Sent) { r.sh.Confirm(all.SharedAs(how, "")) })
}
