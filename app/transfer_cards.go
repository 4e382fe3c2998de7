package app

import (
	"fmt"
	"slices"
	"strings"

	"serviert/app/wordgame"
	"serviert/engine/lexicon"
)

// exportedEvening is the evening as a text to share: the hands that are over,
// when it was, and what the word list said. There is none before the first
// hand is over.
func exportedEvening(e *wordgame.Evening) (text string, ok bool) {
	text, _, ok = e.Export()
	if ok {
		text += fmt.Sprintf(origin+"started=%d ended=%d judged=%s\n", e.Started(), e.Ended(), strings.Join(e.Judged(), ","))
	}
	return text, ok
}

// bringEvening takes in an evening of cards among the earlier ones, from where
// it can be taken up. One whose word list is still on its way waits for it.
func (s *store) bringEvening(text string, b brought) {
	table, err := b.doc.Table()
	if err != nil {
		s.refuse(s.explain(err, b, func() string { return "" }))
		return
	}
	language := table.Rules.Deck.Language
	list := s.words.lists.of(language)
	if list == nil && wordgame.NeedsList(table) {
		s.words.brought = text
		s.needList(language)
		s.say(fmt.Sprintf(s.texts().Words.List.Loading, s.texts().Words.New.Languages[language]))
		return
	}
	e, wrong := s.readEvening(b, list)
	if s.refuse(wrong); wrong != nil {
		return
	}
	if id := s.hasEvening(e); id != "" {
		s.say(s.texts().Games.Already)
		s.focusOn("past-" + id)
		return
	}
	s.keepPast(pastOf(e))
	s.say(s.texts().Words.Over.Brought)
	s.focusOn("past-" + e.ID())
}

// bringWaiting goes on with a text that waited for a word list, or says that
// the list cannot be had.
func (s *store) bringWaiting(here bool) {
	text := s.words.brought
	if s.words.brought = ""; text == "" {
		return
	}
	if here {
		s.bring(text)
		return
	}
	table, _ := readText(text).doc.Table()
	t := s.texts().Words
	s.refuse(&problem{fmt.Sprintf(t.List.Failed, t.New.Languages[table.Rules.Deck.Language]), ""})
}

// readEvening replays what was brought, and refuses an evening that would end
// otherwise with the word list at hand.
func (s *store) readEvening(b brought, list *lexicon.List) (*wordgame.Evening, *problem) {
	t := s.texts().Games.Problem
	from := origins(b.lines)
	began := moment(from["started"])
	if began == 0 {
		began = millis()
	}
	e, err := wordgame.Brought(b.doc, s.newID(), began, moment(from["ended"])).Evening(list)
	if err != nil {
		return nil, s.explain(err, b, func() string {
			if wordgame.IsOtherList(err) {
				return t.OtherList
			}
			return ""
		})
	}
	if judged, noted := e.Judged(), from["judged"]; noted != "" {
		was := strings.Split(noted, ",")
		for i, w := range judged {
			if i < len(was) && was[i] != w {
				return nil, &problem{fmt.Sprintf(t.Judged, strings.TrimPrefix(w, "-")) + " " + t.OtherList, ""}
			}
		}
	}
	if e.Over() && e.Ended() == 0 {
		e.End(millis())
	}
	return e, nil
}

// hasEvening is the id of the same evening here, "" where there is none.
func (s *store) hasEvening(e *wordgame.Evening) string {
	text := e.Saved().Record
	if now := s.words.evening; now != nil && now.Saved().Record == text {
		return now.ID()
	}
	if w := s.words.waiting; w != nil && w.Record == text {
		return w.ID
	}
	if at := slices.IndexFunc(s.words.past, func(p wordsPast) bool { return p.Record == text }); at >= 0 {
		return s.words.past[at].ID
	}
	return ""
}
