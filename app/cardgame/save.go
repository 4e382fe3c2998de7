package cardgame

import (
	"errors"
	"fmt"

	"serviert/engine/letters"
	"serviert/engine/lexicon"
	"serviert/engine/record"
)

// Saved is an evening as it is stored: the record, and what each seat has
// heard of it. Whose cards lay open is not stored, so a page that is opened
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

// Brought is an evening that a player has brought as a record.
func Brought(d record.Document, id string, started, ended int64) Saved {
	return Saved{V: savedVersion, ID: id, Started: started, Ended: ended, Record: d.String()}
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
	return record.ParseSaved(v.Record)
}

// Evening replays what was stored, with the word list it was played with.
func (v Saved) Evening(list *lexicon.List) (*Evening, error) {
	doc, err := v.document()
	if err != nil {
		return nil, err
	}
	g, err := doc.Letters(list)
	if err != nil {
		return nil, otherList(doc, err)
	}
	e := &Evening{id: v.ID, game: g, started: v.Started, ended: v.Ended, seen: make([]int, len(g.Parties))}
	copy(e.seen, v.Seen)
	e.prepare(list)
	e.hear()
	return e, nil
}

// Past is an evening on the list of earlier ones.
type Past struct {
	Saved
	Names []string `json:"names"` // who has won most first
	Won   []int    `json:"won"`   // in the order of Names
	Hands int      `json:"hands"`
}

// Past is the evening as the list of earlier ones has it.
func (e *Evening) Past() Past {
	p := Past{Saved: e.Saved(), Hands: e.Figures().Hands}
	for _, t := range e.Standings() {
		p.Names, p.Won = append(p.Names, e.Name(t.Seat)), append(p.Won, t.Won)
	}
	return p
}

// errOtherList may be why a replay fails: a word was doubted, and the list
// that judged it is not the one at hand.
var errOtherList = errors.New("a doubted word needs the word list it was played with")

// otherList adds errOtherList to the error of a replay where it may apply.
func otherList(d record.Document, err error) error {
	var at *record.LineError
	if t, bad := d.Table(); !errors.As(err, &at) || bad != nil || t.Rules.Book {
		return err
	}
	for _, l := range d.Actions {
		if a, bad := letters.ParseAction(l.Text); bad == nil && a.Kind == letters.Challenge && l.Number < at.Line {
			return fmt.Errorf("%w (%w)", err, errOtherList)
		}
	}
	return err
}

// IsOtherList tells whether the word list may be why a record cannot be
// replayed.
func IsOtherList(err error) bool { return errors.Is(err, errOtherList) }

// Judged is the word list's verdict on each word that was doubted, in order:
// the word itself if it stood, with a minus before it if not. Another list may
// give other verdicts and other winners; comparing Judged shows it.
func (e *Evening) Judged() (list []string) {
	for _, ev := range e.Events(0) {
		switch {
		case ev.Kind != letters.Challenge || ev.Asked:
		case ev.Stands:
			list = append(list, ev.Word)
		default:
			list = append(list, "-"+ev.Word)
		}
	}
	return list
}

// NeedsList tells whether a table cannot be played without a word list,
// because the list judges or computer players sit there.
func NeedsList(t record.Table) bool {
	if !t.Rules.Book {
		return true
	}
	for _, p := range t.Parties {
		if level(p) != "" {
			return true
		}
	}
	return false
}

// Export is the evening as a record that gives nothing away: it leaves out a
// hand that is being played, and sealed tells so. ok is false where no hand has
// been played to its end.
func (e *Evening) Export() (text string, sealed, ok bool) {
	sealed, _ = e.game.Sealed()
	if len(e.state().Hands()) == 0 {
		return "", sealed, false
	}
	return e.game.Open().String(), sealed, true
}
