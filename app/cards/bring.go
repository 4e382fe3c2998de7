package cards

import (
	"cmp"
	"fmt"
	"slices"
	"strings"

	"serviert/app/cardgame"
	"serviert/app/cardshelf"
	"serviert/app/dicegame"
	"serviert/app/i18n"
	"serviert/engine/escalero"
	"serviert/engine/lexicon"
)

// exported is the evening as a text to share: the hands that are over, when it
// was, and what the word list said. ok is false before the first hand is over.
func exported(e *cardgame.Evening) (text string, ok bool) {
	if e == nil {
		return "", false
	}
	text, _, ok = e.Export()
	if ok {
		words := fmt.Sprintf("started=%d ended=%d judged=%s", e.Started(), e.Ended(), strings.Join(e.Judged(), ","))
		if s := e.Stake(); !s.IsZero() {
			words += " stake=" + strings.ReplaceAll(s.String(), " ", "_") // a word has no spaces
		}
		text = dicegame.WithOrigin(text, words)
	}
	return text, ok
}

// Bring adds an evening of cards, for which b.Doc.IsLetters, to the earlier
// ones, from where it can be taken up, in the place of what is here of it. done gets what is wrong with it, nil for
// nothing: at once or, where a word list is needed first, when the list has
// arrived or could not be loaded. A text brought later replaces one that waits,
// whose done is never called.
func (r *Room) Bring(b dicegame.Brought, done func(wrong *dicegame.Problem)) {
	t := r.texts()
	table, err := b.Doc.Table()
	if err != nil {
		done(dicegame.Explain(err, b, func(*i18n.Texts) string { return "" }))
		return
	}
	language := table.Rules.Deck.Language
	list := r.setup.List(language)
	if list == nil && cardgame.NeedsList(table) {
		r.sh.Say(fmt.Sprintf(t.List.Loading, t.New.Languages.At(language)))
		r.brought = func() {
			if r.setup.Failed(language) {
				done(dicegame.Wrong(func(t *i18n.Texts) string {
					return fmt.Sprintf(t.Cards().List.Failed, t.Cards().New.Languages.At(language))
				}))
				return
			}
			r.Bring(b, done)
		}
		r.setup.Need(language)
		return
	}
	e, wrong := r.readEvening(b, list)
	done(wrong)
	if wrong != nil {
		return
	}
	// Only the hands tell whether one on the shelf has gone on elsewhere.
	r.whole(func(p *cardgame.Past) bool { return p.Started == e.Started() }, func() { r.add(e) })
}

// add puts an evening that was brought among the earlier ones.
func (r *Room) add(e *cardgame.Evening) {
	id := r.sameEvening(e)
	if id == "" {
		p := r.inPlace(e)
		id = p.ID
		r.keepPast(p)
		r.sh.Confirm(r.texts().Over.Brought)
	} else {
		r.sh.Confirm(r.sh.Texts().Games.Already)
	}
	r.sh.Focus("past-" + id)
}

// readEvening replays what was brought. It refuses an evening that would go
// differently with the word list at hand.
func (r *Room) readEvening(b dicegame.Brought, list *lexicon.List) (*cardgame.Evening, *dicegame.Problem) {
	from := dicegame.ReadOrigins(b.Text)
	began := dicegame.Moment(from["started"])
	if began == 0 {
		began = r.b.Millis()
	}
	e, err := cardgame.Brought(b.Doc, r.newID(), began, dicegame.Moment(from["ended"]), b.From).Evening(list)
	if err != nil {
		return nil, dicegame.Explain(err, b, func(t *i18n.Texts) string {
			if cardgame.IsOtherList(err) {
				return t.Games.Problem.OtherList
			}
			return ""
		})
	}
	if judged, noted := e.Judged(), from["judged"]; noted != "" {
		was := strings.Split(noted, ",")
		for i, w := range judged {
			if i < len(was) && was[i] != w {
				return nil, dicegame.Wrong(func(t *i18n.Texts) string {
					return fmt.Sprintf(t.Games.Problem.Judged, strings.TrimPrefix(w, "-")) + " " + t.Games.Problem.OtherList
				})
			}
		}
	}
	if e.Over() && e.Ended() == 0 {
		e.End(r.b.Millis())
	}
	if stake, err := escalero.ParseStake(strings.ReplaceAll(from["stake"], "_", " ")); err == nil {
		e.PlayFor(stake)
	}
	return e, nil
}

// inPlace is the evening as it is kept: one that has gone on elsewhere takes the place
// of what is here of it, which would never end. Another tab may have taken that up.
func (r *Room) inPlace(e *cardgame.Evening) cardgame.Past {
	p := e.Past()
	if r.watching() {
		return p
	}
	before := func(o cardgame.Past) bool { return !o.Shelved() && o.Further(p.Saved) }
	o, ok := r.onTable()
	if ok = ok && before(o) && r.putAside(); !ok {
		if at := slices.IndexFunc(r.past, before); at >= 0 {
			o, ok = r.past[at], true
		}
	}
	if ok {
		p.ID, p.Note, p.Stake = o.ID, o.Note, cmp.Or(o.Stake, p.Stake) // what was agreed here holds
	}
	return p
}

// sameEvening is the id of the same evening here, "" where there is none.
func (r *Room) sameEvening(e *cardgame.Evening) string {
	v := e.Saved()
	if now := r.evening; now != nil && v.SameGame(now.Saved()) {
		return now.ID()
	}
	if w := r.waiting; w != nil && v.SameGame(*w) {
		return w.ID
	}
	same := func(p cardgame.Past) bool {
		return v.SameGame(p.Saved) || p.Shelved() && e.Over() && cardshelf.Is(p, v.Record)
	}
	if at := slices.IndexFunc(r.past, same); at >= 0 {
		return r.past[at].ID
	}
	return ""
}
