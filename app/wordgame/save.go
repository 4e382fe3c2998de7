package wordgame

import (
	"fmt"

	"serviert/engine/lexicon"
	"serviert/engine/record"
)

// Saved is an evening as it is stored: the record, and what each seat has
// heard of it. Whose cards lay open is left out, so that a page that is opened
// again shows the curtain.
type Saved struct {
	V       int    `json:"v"`
	ID      string `json:"id"`
	Started int64  `json:"started"`
	Ended   int64  `json:"ended,omitempty"`
	Seen    []int  `json:"seen"`
	Record  string `json:"record"`
}

const savedVersion = 1

// Saved is what is to be stored now.
func (e *Evening) Saved() Saved {
	return Saved{savedVersion, e.id, e.started, e.ended, e.seen, e.game.String()}
}

// Table reads what was agreed, which says which word list is needed.
func (v Saved) Table() (record.Table, error) {
	doc, err := v.document()
	if err != nil {
		return record.Table{}, err
	}
	return doc.Table()
}

func (v Saved) document() (record.Document, error) {
	if v.V != savedVersion {
		return record.Document{}, fmt.Errorf("schema %d is unknown, this version reads %d", v.V, savedVersion)
	}
	return record.Parse(v.Record)
}

// Evening replays what was stored, with the word list it was played with.
func (v Saved) Evening(list *lexicon.List) (*Evening, error) {
	doc, err := v.document()
	if err != nil {
		return nil, err
	}
	g, err := doc.Letters(list)
	if err != nil {
		return nil, err
	}
	e := &Evening{id: v.ID, game: g, started: v.Started, ended: v.Ended, seen: make([]int, len(g.Parties))}
	copy(e.seen, v.Seen)
	e.prepare(list)
	return e, nil
}

// NeedsList tells whether a table cannot be played without a word list: the
// list judges, or computer players need words.
func NeedsList(t record.Table) bool {
	if !t.Rules.Book {
		return true
	}
	for _, p := range t.Parties {
		if p.Extra != "" {
			return true
		}
	}
	return false
}

// Export is the evening as a record that gives nothing away: while a hand is
// played it ends before that hand. There is none, and ok is false, where no
// hand has been played to its end.
func (e *Evening) Export() (text string, sealed, ok bool) {
	sealed, _ = e.game.Sealed()
	if len(e.state().Hands()) == 0 {
		return "", sealed, false
	}
	return e.game.Open().String(), sealed, true
}
