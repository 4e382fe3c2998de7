package cards

import (
	"slices"
	"strconv"
	"time"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cardgame"
	"serviert/app/lesson"
	"serviert/app/showdown"
	"serviert/app/sounds"
	"serviert/app/ui"
	"serviert/engine"
	"serviert/engine/letters"
)

// What is decided while everybody looks: the cut, the showdown with its doubts,
// the verdict.

// cutPage finds the first dealer and waits for the deal.
func (r *Room) cutPage(e *cardgame.Evening, v letters.View) app.UI {
	t := &r.texts().Cut
	title, label, below := t.Title, t.Do, ""
	switch {
	case v.Phase == letters.Dealing:
		title, label, below = r.sh.Texts().Fill(t.Given, e.Name(v.Dealer)), t.Deal, r.sh.Texts().Fill(t.Ante, v.Rules.Ante)
	case e.Log() > 0:
		label, below = t.Again, r.speech().Seats(e, v.Cutter)
	}
	parts, cuts := []app.UI{app.P().Class("note").Hidden(v.Rules.Dealer != 0).Text(t.Text)}, 0
	if r.stands {
		parts = append(parts, app.P().Class("note").Text(t.Stands))
	}
	for _, ev := range e.Events(0) {
		if ev.Kind == letters.Cut {
			parts = append(parts, r.cutRound(e, v, ev)...)
			cuts++
		}
	}
	if cuts == 0 && v.Phase == letters.Cutting {
		parts = append(parts, uncut(e, v))
	}
	parts = append(r.lostPart(), parts...)
	if own := r.speech().OwnWords(e); own != "" {
		parts = append(parts, app.P().ID("own-words").Class("note").Text(own))
	}
	return ui.Screen(r.sh.Texts(), "cards-screen", title, r.menuButton(), append(parts,
		app.Div().Class("thumb").Body(acts(cuts,
			ui.Labelled("reseat", "", t.Reseat, "", r.reseat),
			ui.Labelled("table-act", "main", label, below, r.tableAct))))...)
}

// acts are two buttons that stand so many places further down than before. One that became another would keep the focus
// and not be told by Orca; nor would another one if that which has the focus went away. So it becomes the one beside, and
// whoever moves them moves the focus.
func acts(further int, beside, main app.UI) app.UI {
	var list []app.UI
	for range further {
		list = append(list, app.Span().Hidden(true)) // a div would make what follows as wide as both
	}
	return app.Div().Class("acts").Body(append(list, beside, main)...)
}

// uncut lists who will cut.
func uncut(e *cardgame.Evening, v letters.View) app.UI {
	list := make([]app.UI, len(v.Cutter))
	for i, p := range v.Cutter {
		list[i] = app.Li().Body(app.Span().Class("who").Text(e.Name(p)), app.Span().Class("card next"))
	}
	return app.Ul().Class("slip cuts").Body(list...)
}

// cutRound shows what was cut, and who was level.
func (r *Room) cutRound(e *cardgame.Evening, v letters.View, ev cardgame.Event) []app.UI {
	t, cards := &r.texts().Cut, showdown.Cards(r.speech(), v.Rules.Deck, ev.Cards)
	for i, p := range ev.Seats {
		cards[i] = app.Li().Body(app.Span().Class("who").Text(e.Name(p)), cards[i])
	}
	parts := []app.UI{app.Ul().Class("slip cuts").Aria("label", t.Cards).Body(cards...)}
	if len(ev.Level) > 0 {
		parts = append(parts, app.P().Class("note").Text(r.sh.Texts().Fill(t.Level, r.speech().Seats(e, ev.Level))))
	}
	return parts
}

// showdownPage turns the words up, for the doubts and the payment. What can be
// tapped stays where it is, whatever is turned up above it.
func (r *Room) showdownPage(e *cardgame.Evening, v letters.View) app.UI {
	t := &r.texts().Showdown
	if v.Judged != 0 {
		return r.judgePage(e, v)
	}
	words := e.Showdown(r.turning.down)
	board := showdown.Board{Speech: r.speech(), Evening: e, View: v, Words: words, Moves: r.turning.moves}
	adopts := map[engine.Player]letters.Action{}
	for _, a := range e.Legal() {
		if a.Kind == letters.Adopt {
			adopts[a.Seat] = a
		}
	}
	board.Adopt = func(p engine.Player) app.UI {
		a, ok := adopts[p]
		if !ok {
			return nil
		}
		return r.seatButton("adopt", a, t.Adopt, v.Seats[p-1].Laid.Word())
	}
	place, felt := app.Div().Class("board"), board.Draw()
	if h := r.showHint(); h.ID != "" {
		felt = append([]app.UI{r.hintPart(h)}, felt...)
	}
	main, further := ui.Labelled("table-act", "main", t.Pay, r.sh.Texts().Fill(t.PayHelp, v.Pot), r.tableAct), 1
	if r.turning.down > 0 {
		place = place.DataSet("waits", "true").OnClick(ui.Beside(r.turnAll))
		main, further = ui.Labelled("turn-all", "main", t.All, r.sh.Texts().Fill(t.ToTurn, e.Name(words.Order[words.Up])), r.turnAll), 0
	}
	price := t.Free
	if v.Rules.Doubt {
		price = t.IfWrong
	}
	doubt := ui.Labelled("doubt", "", t.Doubt, price, r.askDoubt)
	if len(doubtable(e)) == 0 {
		why := t.Nothing // only own words of whoever plays alone are left, or none were laid
		if allDoubted(v, words.Order) {
			why = t.Checked
		}
		doubt = ui.Labelled("doubt", "quiet", t.Doubt, why, func() {}).Aria("disabled", "true")
		if of := e.Retractable(); of != 0 {
			doubt = ui.Labelled("doubt", "", t.Rejudge, v.Seats[of-1].Laid.Word(), r.retract)
		}
	}
	return ui.Screen(r.sh.Texts(), "cards-screen showdown", t.Title, r.menuButton(),
		place.Body(felt...),
		app.Div().Class("thumb").Body(acts(further, doubt, main)))
}

// doubtable is whose words can be doubted; who plays alone need not doubt his own.
func doubtable(e *cardgame.Evening) (list []engine.Player) {
	for _, a := range e.Legal() {
		if a.Kind == letters.Challenge && len(e.MayDoubt(a.Seat)) > 0 {
			list = append(list, a.Seat)
		}
	}
	return list
}

// allDoubted tells whether words lie there and every one has been doubted.
func allDoubted(v letters.View, order []engine.Player) bool {
	for _, p := range order {
		if v.Seats[p-1].Doubt == letters.Undoubted {
			return false
		}
	}
	return len(order) > 0
}

// askDoubt asks which word is doubted. What is still to be turned up is.
func (r *Room) askDoubt() {
	r.turnAll()
	r.asked = 0
	r.sh.OpenDialog("cards-doubt")
}

// doubtWord doubts the word of a seat. Where that may cost a chip it has to be
// known who does.
func (r *Room) doubtWord(of engine.Player) {
	e := r.evening
	if e == nil {
		return
	}
	switch who := e.MayDoubt(of); {
	case len(who) == 0:
	case len(who) == 1 || !e.Public().Rules.Doubt:
		r.act(e.Doubted(of, who[0]))
	default:
		r.asked = of
		r.sh.OpenDialog("cards-doubter")
	}
}

// doubterDialog is everybody who can doubt the word that is meant.
func (r *Room) doubterDialog() []app.UI {
	e, t := r.evening, &r.texts().Showdown
	if e == nil || r.asked == 0 || int(r.asked) > e.Seats() || e.Public().Phase != letters.Showdown {
		return nil
	}
	of, list := r.asked, []app.UI(nil)
	for _, p := range e.MayDoubt(of) {
		price := t.IfWrong
		if e.Public().Seats[p-1].Chips == 0 { // who has none pays none
			price = t.Free
		}
		list = append(list, ui.Labelled("doubt-by-"+strconv.Itoa(int(p)), "", e.Name(p), price, func() { r.act(e.Doubted(of, p)) }))
	}
	return []app.UI{
		ui.DialogTitle(r.sh.Texts().Fill(t.Who, e.Public().Seats[of-1].Laid.Word())),
		app.Div().Class("doubts").Body(list...),
		app.Div().Class("acts").Body(ui.Labelled("doubt-not", "main", t.Not, "", r.sh.CloseDialog).AutoFocus(true)),
	}
}

// doubtDialog is every word that can be doubted, the best first.
func (r *Room) doubtDialog() []app.UI {
	e, t := r.evening, &r.texts().Showdown
	if e == nil || e.Public().Phase != letters.Showdown {
		return nil
	}
	v, order := e.Public(), e.Showdown(0).Order
	parts := []app.UI{ui.DialogTitle(t.Which)}
	var list []app.UI
	for i := len(order) - 1; i >= 0; i-- {
		of := order[i]
		if !slices.Contains(doubtable(e), of) {
			continue
		}
		word := v.Seats[of-1].Laid
		list = append(list, ui.Labelled("doubt-"+strconv.Itoa(int(of)), "", word.Word(),
			e.Name(of)+", "+r.speech().Points(v.Rules.Deck.Sum(word)), func() { r.doubtWord(of) }))
	}
	if of := e.Retractable(); of != 0 {
		list = append(list, ui.Labelled("rejudge", "", t.Rejudge, v.Seats[of-1].Laid.Word(), r.retract))
	}
	return append(parts, app.Div().Class("doubts").Body(list...),
		app.Div().Class("acts").Body(ui.Labelled("doubt-not", "main", t.Not, "", r.sh.CloseDialog).AutoFocus(true)))
}

// turning is how far the words of a showdown are turned up, one after the other.
type turning struct {
	down  int     // those that still lie face down
	moves bool    // the last one was turned up just now
	last  float64 // when it was, or a verdict was given after it, by the clock that is never set back
}

// end has every word lie face up.
func (w *turning) end() { w.down, w.moves = 0, false }

// tooSoon tells whether a tap may have been meant for what was there before the last word
// was turned up.
func (w *turning) tooSoon(now float64) bool { return now-w.last < hasty }

// beginTurning lays the words down, all of them open where nothing moves or
// nobody sees it.
func (r *Room) beginTurning() {
	r.turning.end()
	if r.timer.Live() && r.sh.Settings().Motion != "none" && r.sh.Path() == TablePath {
		r.turning.down = len(r.evening.Showdown(0).Order)
		r.later(800 * time.Millisecond)
	}
}

// showHint is what is to be explained of the showdown.
func (r *Room) showHint() lesson.Hint { return r.hint(r.evening.Public(), r.evening.Step()) }

// later turns the next word up after a pause, unless somebody has ended that.
func (r *Room) later(pause time.Duration) {
	e, down := r.evening, r.turning.down
	set := r.sh.Settings()
	if set.Motion == "fast" {
		pause = pause * 45 / 100
	}
	switch set.Tempo() {
	case "slow", "step": // whoever wants every move to wait listens too
		pause = max(2*pause, r.listening())
	case "fast":
		pause /= 2
	}
	r.timer.After(pause, func() {
		if r.evening == e && r.turning.down == down && down > 0 && r.showHint().ID == "" { // else it is read first
			r.turnNext()
		}
	})
}

// turnNext turns one word up, and says it.
func (r *Room) turnNext() {
	e := r.evening
	r.turning.down--
	r.turning.moves = true
	words := e.Showdown(r.turning.down)
	r.say(r.speech().Turned(e, words, words.Up-1))
	cards := len(e.Public().Seats[words.Order[words.Up-1]-1].Laid)
	r.sound(sounds.Put(cards))
	pause := 900*time.Millisecond + time.Duration(cards)*120*time.Millisecond
	switch {
	case cards == letters.HandSize:
		r.sound("served")
		pause += 1200 * time.Millisecond
	case showdown.Quick(words):
		pause = 600 * time.Millisecond
	}
	if r.turning.down == 0 {
		r.turned()
		return
	}
	r.later(pause)
}

// turnAll turns up all words that are left at once: a tap, a key, a doubt.
func (r *Room) turnAll() {
	if r.evening == nil || r.turning.down == 0 {
		return
	}
	from := r.evening.Showdown(r.turning.down).Up
	r.turning.end()
	r.say(r.speech().Turned(r.evening, r.evening.Showdown(0), from))
	r.turned()
}

// turned follows the last word: from now on the pot can be paid, but not by the
// tap that was meant to show the words.
func (r *Room) turned() {
	r.turning.last = r.b.Precise()
	switch r.b.FocusedID() { // see acts
	case "turn-all":
		r.sh.Focus("table-act")
	case "doubt":
		r.sh.Focus("doubt")
	}
	r.wakeComputers()
}

// judgePage asks for the verdict of the players' own book.
func (r *Room) judgePage(e *cardgame.Evening, v letters.View) app.UI {
	t := &r.texts().Showdown
	word := v.Seats[v.Judged-1].Laid
	verdict := func(yes bool) func() {
		return func() {
			if !r.turning.tooSoon(r.b.Precise()) && r.act(letters.Action{Kind: letters.Verdict, Yes: yes}) {
				r.turning.last = r.b.Precise()
			}
		}
	}
	return ui.Screen(r.sh.Texts(), "cards-screen judge", r.sh.Texts().Fill(t.Ask, r.sh.Texts().Owned(e.Name(v.Judged), t.Thing, ""), word.Word()), nil,
		app.Section().Class("slip").Body(
			app.P().Class("cards").Aria("hidden", "true").Body(showdown.Cards(r.speech(), v.Rules.Deck, word)...),
			app.P().Class("money").Text(t.AskText),
		),
		app.Div().Class("thumb").Body(app.Div().Class("acts even").Body(
			ui.Labelled("verdict-no", "", t.No, "", verdict(false)),
			ui.Labelled("verdict-yes", "main", t.Yes, "", verdict(true)),
		), app.Div().Class("acts").Body(ui.Labelled("doubt-not", "", t.NoDoubt, "", r.retract))),
	)
}

// retract takes back the verdict, and the book is asked again, or the doubt.
func (r *Room) retract() {
	e := r.evening
	if e == nil || r.watching() || r.turning.tooSoon(r.b.Precise()) {
		return
	}
	back := r.speech().DoubtBack(e)
	if !e.Retract() {
		return
	}
	if back != "" {
		back += " "
	}
	r.turning.last, r.touched, r.told = r.b.Precise(), true, e.Log()
	r.save()
	r.sh.CloseDialog()
	if e.Public().Judged != 0 {
		r.goOn(back + r.texts().Showdown.AskText)
		return
	}
	r.say(r.texts().Showdown.Retracted)
	r.moveFocus()
}

// adoptDialog asks who doubted a word whether it counts from the next hand on.
// Each answer that takes it up names somebody other than the one who laid it,
// so that he cannot give it as himself.
func (r *Room) adoptDialog() []app.UI {
	e, t := r.evening, &r.texts().Showdown
	if e == nil || r.asked == 0 || int(r.asked) > e.Seats() {
		return nil
	}
	word, doubters := e.Public().Seats[r.asked-1].Laid.Word(), e.Doubters(r.asked)
	text := t.AdoptAny
	if len(doubters) == 1 {
		text = r.sh.Texts().Fill(t.AdoptOne, e.Name(doubters[0]))
	}
	parts := []app.UI{
		ui.DialogTitle(r.sh.Texts().Fill(t.AdoptAsk, word)),
		app.P().Text(text),
		app.P().Text(t.AdoptText),
		app.Div().Class("acts").Body(ui.Labelled("adopt-no", "main", t.AdoptNo, "", r.sh.CloseDialog)),
	}
	for _, p := range doubters {
		parts = append(parts, app.Div().Class("acts").Body(ui.Labelled("adopt-by-"+strconv.Itoa(int(p)), "",
			r.sh.Texts().Fill(r.texts().Curtain.IAm, e.Name(p)), t.AdoptYes, r.adopt)))
	}
	return parts
}

// adopt takes the word in question up, at this table from the next hand on and
// into the own words.
func (r *Room) adopt() {
	if r.evening == nil || r.asked == 0 {
		return
	}
	v := r.evening.Public()
	word := v.Seats[r.asked-1].Laid.Word()
	if r.act(letters.Action{Kind: letters.Adopt, Seat: r.asked}) {
		r.setup.Add(v.Rules.Deck.Language, word)
	}
}
