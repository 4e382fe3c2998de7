package cards

import (
	"strconv"
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/app"

	"serviert/app/cardfigures"
	"serviert/app/cardgame"
	"serviert/app/cardsetup"
	"serviert/app/i18n"
	"serviert/app/showdown"
	"serviert/app/ui"
	"serviert/engine"
	"serviert/engine/letters"
	"serviert/engine/letters/wordthought"
)

// leave ends the evening between two hands.
func (r *Room) leave() { r.act(letters.Action{Kind: letters.Leave}) }

// endSoon notes that all have agreed on an end, and says so.
func (r *Room) endSoon() {
	if e := r.evening; e != nil && !r.watching() && e.MayEndSoon() {
		e.EndSoon()
		r.save()
		r.sh.Confirm(r.speech().Ending(e))
	}
}

// playOn takes that back.
func (r *Room) playOn() {
	if e := r.evening; e != nil && !r.watching() {
		e.PlayOn()
		r.save()
		r.sh.Confirm(r.texts().Say.PlayOn)
	}
}

// overPage is the end of an evening: who has won it, the standings, the statistics,
// the last hand and the earlier evenings.
func (r *Room) overPage(e *cardgame.Evening) app.UI {
	t, list, p := &r.texts().Over, e.Standings(), e.Past()
	title := r.hasWon(t.Won, t.WonEach, p.Names, p.Won)
	parts := []app.UI{
		app.Section().Class("tray honour").Body(ui.Icon("cloche"), app.P().Class("money").Text(title)),
		app.Section().Class("slip").Body(r.standings(e, list)),
	}
	parts = append(parts, cardfigures.Parts(r.speech(), e)...)
	if w := &r.sh.Texts().Sharing; w.Came.At(e.From()) != "" {
		parts = append(parts, app.P().Class("note").Text(r.sh.Texts().Fill(w.Imported, w.Came.At(e.From()))))
	}
	parts = append(parts, r.notePart(e))
	parts = append(parts, r.lastHand(e)...)
	parts = append(parts, r.Evenings()...)
	return ui.Screen(r.sh.Texts(), "cards-screen over", t.Title, r.menuButton(), append(parts, app.Div().Class("thumb").Body(
		app.Div().Class("acts").Body(
			ui.Labelled("again", "", t.Again, "", func() { r.sh.Visit(cardsetup.Path) }),
			ui.Labelled("rematch", "main", r.sh.Texts().Settlement.Rematch, t.SameTable, r.rematch)),
	))...)
}

// notePart is what somebody has noted on an evening that is over.
func (r *Room) notePart(e *cardgame.Evening) app.UI {
	return r.noting.Part(r.sh, "note-"+e.ID(), e.Note(), func(note string) bool {
		if r.watching() {
			return false
		}
		e.NoteDown(note)
		r.save()
		return true
	})
}

// hasWon is who has won how much, one or several who stand level, of those who
// played an evening in the order of what they have won. Without texts for one and for
// each it is only the names and the number.
func (r *Room) hasWon(one, each string, names []string, won []int) string {
	n := 1
	for n < min(len(won), len(names)) && won[n] == won[0] {
		n++
	}
	switch {
	case won[0] <= 0:
		return r.texts().Over.Drawn
	case one == "":
		return i18n.Beside(r.sh.Texts().List(names[:n]), r.sh.Texts().Gain(won[0]))
	case n > 1:
		one = each
	}
	return r.sh.Texts().Fill(one, r.sh.Texts().List(names[:n]), won[0])
}

// endSaid is how an evening that is over stands, and who pays whom.
func (r *Room) endSaid(e *cardgame.Evening) string {
	list := e.Standings()
	lines := make([]string, len(list))
	for i, s := range list {
		lines[i] = i18n.Beside(e.Name(s.Seat), r.sh.Texts().Gain(s.Won))
	}
	text := r.sh.Texts().Fill(r.texts().Say.Final, strings.Join(lines, ", "))
	for _, line := range cardfigures.Owed(r.speech(), e) {
		text += " " + line + "."
	}
	return text
}

// lastHand is the summary of the hand that ended the evening; where the
// players stopped between two hands it was shown before.
func (r *Room) lastHand(e *cardgame.Evening) []app.UI {
	if last := e.Events(e.Log() - 1); len(last) == 0 || last[0].Hand == nil {
		return nil
	}
	v := e.Public()
	return append([]app.UI{app.H2().Text(r.sh.Texts().Fill(r.texts().Summary.Title, len(v.Hands)))}, r.handParts(e, v)...)
}

func (r *Room) standings(e *cardgame.Evening, list []cardgame.Standing) app.UI {
	t := &r.texts().Over
	rows := make([]app.UI, len(list))
	for i, s := range list {
		rows[i] = seatRow(e.Name(s.Seat), cell(r.sh.Texts().Whole(s.Bought)), cell(r.sh.Texts().Whole(s.Chips)), cell(r.sh.Texts().Gain(s.Won)))
	}
	return cardfigures.Table("sums seat-sums", t.Table, []string{t.Who, t.Bought, t.Chips, t.Result}, rows)
}

// bestPart shows on request what could have been laid.
func (r *Room) bestPart(e *cardgame.Evening, v letters.View) app.UI {
	t := &r.texts().Summary
	parts := []app.UI{app.H2().Text(t.Best), app.P().Class("note").Text(t.BestText)}
	heads := len(parts)
	for i := range v.Seats {
		var list []app.UI
		p := engine.Player(i + 1)
		best, found := e.Best(p)
		ok := e.MayKnow(p)
		switch {
		case !ok && e.MayAsk(p):
			list = append(list, ui.Labelled("best-"+strconv.Itoa(i+1), "", r.sh.Texts().Owned(e.Name(p), t.BestOf, ""), r.sh.Texts().Fill(t.BestOnly, e.Name(p)),
				func() { r.askOwn(p) }))
		case ok:
			// The button stays, so that what has the focus is not lost.
			list = append(list, app.Button().ID("best-"+strconv.Itoa(i+1)).Type("button").Class("button").Text(r.sh.Texts().Owned(e.Name(p), t.BestOf, "")).
				Aria("expanded", strconv.FormatBool(r.best[p])).OnClick(ui.Do(func() { r.showBest(p) })))
		}
		switch {
		case !ok || !r.best[p]:
		case !found:
			list = append(list, app.P().Class("note").Text(r.sh.Texts().WordCoach.Working))
		case best.All.Cards == "":
			list = append(list, app.P().Text(r.sh.Texts().Fill(t.BestNone, e.Name(p))))
		default:
			list = append(list, app.P().Body(append([]app.UI{app.Text(e.Name(p) + ": ")}, r.bestWords(e, v, best)...)...))
		}
		if ok && e.MayLookBack(p) {
			list = append(list, r.lookButton(e, p))
		}
		if len(list) > 0 {
			parts = append(parts, app.Div().Class("bests").Body(list...))
		}
	}
	if len(parts) == heads {
		return nil
	}
	return app.Section().Class("slip").Body(parts...)
}

// showBest shows the best word of a seat's last cards and reads it out, or folds
// it away again.
func (r *Room) showBest(p engine.Player) {
	e := r.evening
	if e == nil || !e.MayKnow(p) {
		return
	}
	if r.best == nil {
		r.best = map[engine.Player]bool{}
	}
	if r.best[p] = !r.best[p]; !r.best[p] {
		return
	}
	if _, found := e.Best(p); found {
		r.sh.Say(r.bestText(e, p))
		return
	}
	r.seek()
}

// seek asks for the best word of the first seat of which it is to be shown and not
// known yet, and then for those of the others.
func (r *Room) seek() {
	e := r.evening
	for i := range e.Seats() {
		p := engine.Player(i + 1)
		q, may := e.Seek(p)
		if _, found := e.Best(p); !r.best[p] || found || !may {
			continue
		}
		hands := len(e.Public().Hands)
		wanted := func() bool {
			return r.evening == e && len(e.Public().Hands) == hands && r.best[p] && e.MayKnow(p) && r.sh.Path() == TablePath
		}
		r.mind.Words(q, r.setup.File(q.Language), wanted, func(a wordthought.Answer) {
			e.Found(p, a.Best)
			r.sh.Say(r.bestText(e, p))
			r.seek()
		})
		return
	}
}

// unseek folds those away that are not found yet: another question may have taken the place of that for them.
func (r *Room) unseek() {
	for p := range r.best {
		if _, found := r.evening.Best(p); !found {
			delete(r.best, p)
		}
	}
}

// bestText is the best word of a seat as it is said, once it is found.
func (r *Room) bestText(e *cardgame.Evening, p engine.Player) string {
	t := &r.texts().Summary
	best, _ := e.Best(p)
	word, known := best.All, best.Known
	if word.Cards == "" {
		return r.sh.Texts().Fill(t.BestNone, e.Name(p))
	}
	all := r.sh.Texts()
	if known.Cards != "" && known.Points < word.Points {
		return all.Fill(t.BestWas, e.Name(p), e.Spelled(known.Cards.Word()), r.speech().Points(known.Points)) + ". " +
			all.Fill(t.BestRare, e.Spelled(word.Cards.Word()), r.speech().Points(word.Points))
	}
	return all.Fill(t.BestWas, e.Name(p), e.Spelled(word.Cards.Word()), r.speech().Points(word.Points)) + "."
}

// lookButton leads to what a person did with his own cards. What was exchanged
// nobody has seen, so it lies behind his curtain where others hold the phone.
func (r *Room) lookButton(e *cardgame.Evening, p engine.Player) app.UI {
	all := r.sh.Texts()
	label, below := all.WordCoach.LookOwn, ""
	if e.Alone() == 0 {
		label, below = all.Owned(e.Name(p), all.WordCoach.LookOf, ""), all.Fill(all.WordCoach.Only, e.Name(p))
	}
	return ui.Labelled("look-"+strconv.Itoa(int(p)), "", label, below, func() { r.askOwn(p) })
}

// bestWords is the best word that a person could have found and, if it counts more,
// the best there is.
func (r *Room) bestWords(e *cardgame.Evening, v letters.View, best wordthought.Best) []app.UI {
	word, known := best.All, best.Known
	if known.Cards == "" || known.Points == word.Points {
		return []app.UI{showdown.Spelled(e, v.Rules.Deck, word.Cards), app.Text(", " + r.speech().Points(word.Points))}
	}
	before, rest, _ := strings.Cut(r.texts().Summary.BestRare, "%s")
	return []app.UI{showdown.Spelled(e, v.Rules.Deck, known.Cards), app.Text(", " + r.speech().Points(known.Points) + ". "),
		app.Span().Class("note").Body(app.Text(before), showdown.Spelled(e, v.Rules.Deck, word.Cards), app.Text(r.sh.Texts().Fill(rest, r.speech().Points(word.Points))))}
}

// askOwn lets the curtain down for a person whose hand was not shown.
func (r *Room) askOwn(p engine.Player) {
	if r.evening == nil || r.watching() {
		return
	}
	r.evening.Ask(p)
	if r.evening.Step() == cardgame.Recalling { // nobody else holds the phone
		r.guard()
		r.recall()
		return
	}
	r.goOn("")
}

// recall shows a hand to its owner, who has asked for it. What could have been laid
// is said when it is found, by the coach where there is one: beside what was laid.
func (r *Room) recall() {
	e := r.evening
	p := e.View().Seat
	_, known := e.Best(p)
	r.judged = ""
	r.goOn(r.recalled(e))
	judged := func(said string) {
		if r.judged = strings.TrimSpace(r.judged + " " + said); !r.faceDown(e.View()) {
			r.sh.Say(said)
		}
	}
	q, may := e.Seek(p)
	switch h, _ := e.LookBack(); {
	case !may:
	case r.coached(e):
		r.coach.Look(e.Public().Rules.Deck, q, h, func(b wordthought.Best) wordthought.Best { return e.Found(p, b) }, judged)
	default:
		recalls := func() bool { return r.evening == e && e.Step() == cardgame.Recalling && e.View().Seat == p }
		r.mind.Words(q, r.setup.File(q.Language), recalls, func(a wordthought.Answer) {
			e.Found(p, a.Best)
			if !known && !r.faceDown(e.View()) { // else it was said with the cards
				r.sh.Say(r.bestText(e, p))
			}
		})
	}
}

// coached tells whether the coach has something to say of the hand that its owner looks back at.
func (r *Room) coached(e *cardgame.Evening) bool {
	_, may := e.Seek(e.View().Seat)
	_, looks := e.LookBack()
	return may && looks && r.coach != nil
}

// recalled is what the owner hears of his hand at once: the cards, and the best word where it is known.
func (r *Room) recalled(e *cardgame.Evening) string {
	if r.faceDown(e.View()) {
		return ""
	}
	return r.handSaid(e)
}

// recallPage is a hand that was not shown, for its owner alone.
func (r *Room) recallPage(e *cardgame.Evening, v letters.View) app.UI {
	t, cards := r.texts(), showdown.Cards(r.speech(), v.Rules.Deck, v.Hand)
	best := app.P().Text(r.sh.Texts().Fill(t.Summary.BestNone, e.Name(v.Seat)))
	switch word, found := e.Best(v.Seat); {
	case r.faceDown(v):
		best = app.P()
		for i := range cards {
			cards[i] = app.Span().Class("card").Body(cardBack()...)
		}
	case !found:
		best = app.P().Class("note").Text(r.sh.Texts().WordCoach.Working)
	case word.All.Cards != "":
		best = app.P().Class("money").Body(r.bestWords(e, v, word)...)
	}
	parts := []app.UI{
		app.Section().Class("slip").Aria("labelledby", "recall-hand").Body(
			app.H2().ID("recall-hand").Text(t.Hand), app.P().Class("cards").Body(cards...), r.holdButton(v)),
	}
	var said []app.UI
	if r.coach != nil && !r.faceDown(v) {
		said = r.coach.LookParts()
	}
	if said == nil { // the coach would say what the best word is
		said = []app.UI{app.Section().Class("slip").Aria("labelledby", "recall-best").Hidden(r.faceDown(v)).Body(app.H2().ID("recall-best").Text(t.Summary.Best), best)}
	}
	parts = append(parts, said...)
	return ui.Screen(r.sh.Texts(), "cards-screen recall", r.sh.Texts().Fill(t.Curtain.Own, e.Name(v.Seat)), r.menuButton(),
		append(parts, app.Div().Class("thumb").Body(ui.Labelled("recalled", "main", t.Act.Done, t.Act.Hide, r.hide)))...)
}
