package cardgame

import (
	"cmp"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"serviert/app/jsontext"
	"serviert/app/seal"
	"serviert/engine"
	"serviert/engine/escalero"
	"serviert/engine/letters"
	"serviert/engine/lexicon"
	"serviert/engine/record"
)

// Saved is an evening as it is stored: the record of the hands that are over,
// the hand that is being played, and what each seat has heard of it. Whose
// cards lay open is not stored, so a page that is opened again shows the
// curtain.
//
// The hand being played holds everybody's cards and those that nobody has drawn
// yet. It is never stored as it is, only as Seal hides it.
type Saved struct {
	V       int    `json:"v"` // savedVersion, sealedVersion with a sealed hand, or shelvedVersion
	ID      string `json:"id"`
	Started int64  `json:"started"`
	Ended   int64  `json:"ended,omitempty"`
	Seen    []int  `json:"seen"`
	Came    []int  `json:"came,omitempty"`   // by seat, see Evening.changed
	Stake   string `json:"stake,omitempty"`  // what a chip is worth, as records write it
	Looked  int    `json:"looked,omitempty"` // see Evening.Looked
	Note    string `json:"note,omitempty"`   // what somebody has noted on it, see record.Noted
	From    string `json:"from,omitempty"`   // where it came from, see dicegame.Game.From
	Until   int    `json:"until,omitempty"`  // when it is to end, see Evening.until
	Round   bool   `json:"round,omitempty"`  // see Evening.round
	Sealed  string `json:"sealed,omitempty"` // the hand being played; before the record, which a broken save may break off
	Open    bool   `json:"open,omitempty"`   // the record ends with the last hand that is over; the first versions stored it whole
	Record  string `json:"record"`
	hand    string // the actions after it, "" while they are sealed
	notes   string // the words planned in it and the orders of the cards, sealed with it
}

// A version that does not know of sealed hands would go on without them, and
// deal again over the hand that is being played. It must leave such an evening
// alone, so only an evening with a sealed hand has the second number.
//
// The third is of an evening on the shelf, and of the line that stays of it: a
// version that does not know of them would take one for a game of dice, and the
// other for an evening without hands.
const (
	savedVersion   = 1
	sealedVersion  = 2
	shelvedVersion = 3
)

// Saved is the evening as it is now; Seal makes of it what is to be stored.
func (e *Evening) Saved() Saved {
	d := e.game.Document()
	_, open := e.game.Sealed()
	var hand strings.Builder
	for _, a := range d.Actions[open:] {
		hand.WriteString(a.Text + "\n")
	}
	d.Actions = d.Actions[:open]
	v := Saved{V: savedVersion, ID: e.id, Started: e.started, Ended: e.ended, Seen: e.seen, Looked: e.looked, Note: e.note, From: e.from, Open: true, Record: d.String(),
		hand: hand.String(), notes: e.notedPlans() + e.notedOrders()}
	if e.changed != nil {
		v.Came = make([]int, e.Seats())
		for i := range v.Came {
			v.Came[i] = e.changed[engine.Player(i+1)]
		}
	}
	if !e.Over() {
		v.Until, v.Round = e.until, e.round
	}
	if !e.stake.IsZero() {
		v.Stake = e.stake.String()
	}
	return v
}

// Seal hides the hand being played. What is sealed already stays so.
func (v Saved) Seal(safe *seal.Safe) Saved {
	if v.hand != "" {
		v.V, v.Sealed, v.hand, v.notes = sealedVersion, safe.Seal(v.hand+v.notes, v.about()), "", ""
	}
	return v
}

// Unseal opens the hand being played, if one is sealed. After an error, which
// is seal.ErrClosed, the evening is as it was when the last hand was over.
func (v *Saved) Unseal(safe *seal.Safe) error {
	if v.Sealed == "" {
		return nil
	}
	hand, err := safe.Open(v.Sealed, v.about())
	v.V, v.Sealed, v.hand = savedVersion, "", hand
	if at := strings.Index(hand, noteMark); at >= 0 {
		v.hand, v.notes = hand[:at], hand[at:]
	}
	return err
}

// about is what a sealed hand belongs to: this evening, and no other point of
// it.
func (v Saved) about() string { return v.ID + " " + strconv.Itoa(len(v.Record)) }

// Split takes the hand being played out of a record that has it in it, as the
// first versions of the app stored it, and reports whether there is one. The
// record is not replayed, which may need a word list: a hand that ended because
// all others went out is taken for one that is played.
func (v *Saved) Split() bool {
	if v.Open || v.Ended != 0 {
		return false
	}
	v.Open = true
	before, hand, after := splitHand(v.Record, nextLine)
	v.Record, v.hand = before, hand+after
	return v.hand != ""
}

// Mend returns the evening in a stored text that is damaged: as it was before the
// first line that cannot be read, and after the last hand that is over then. ok
// is false where nothing of it is left.
func Mend(text string) (v Saved, ok bool) {
	if jsontext.Unmarshal([]byte(text), &v) != nil {
		v = Saved{}
	}
	v.V, v.Sealed, v.Ended, v.Open = savedVersion, "", 0, false
	v.ID = cmp.Or(v.ID, "mended")
	v.Record = strings.Join(jsontext.Lines(text, "record"), "")
	v.Split()
	v.hand = ""
	_, err := v.Table()
	return v, err == nil
}

// Before returns the evening as it was after the last hand that was over before
// the line that an error of Evening is about. ok is false where the error is of
// another kind, or there is nothing to cut.
func (v Saved) Before(err error) (cut Saved, ok bool) {
	var at *record.LineError
	if !errors.As(err, &at) || IsOtherList(err) {
		return v, false
	}
	lines := strings.SplitAfter(v.Record, "\n")
	if at.Line > len(lines) {
		return v, false
	}
	cut = v
	kept, party := lines[:at.Line-1], at.Line-1
	for _, line := range lines[at.Line-1:] {
		if a, err := letters.ParseAction(line); err != nil || a.Kind != letters.Join {
			continue
		}
		for party--; party > 0 && !strings.HasPrefix(kept[party], "party "); { // nobody has come yet
			party--
		}
		kept[max(party, 0)] = ""
	}
	cut.Record, cut.Ended, cut.Open = strings.Join(kept, ""), 0, false
	cut.Split()
	cut.V, cut.Sealed, cut.hand = savedVersion, "", ""
	return cut, len(cut.Record) < len(v.Record)
}

// SameGame tells whether another evening has the same hands as this one, or
// the same but for its hand being played. Names may have been put right.
func (v Saved) SameGame(other Saved) bool {
	return record.Course(v.Record) == record.Course(other.Record) && (v.hand == "" || v.hand == other.hand)
}

// Further tells whether another evening is this one some hands later. A hand that is
// being played here may have gone otherwise there.
func (v Saved) Further(other Saved) bool {
	return v.Started == other.Started && v.hand == "" && v.Sealed == "" && len(record.Course(v.Record)) < len(record.Course(other.Record)) && record.Goes(other.Record, v.Record)
}

// Brought is an evening that a player has brought as a record. from says how.
func Brought(d record.Document, id string, started, ended int64, from string) Saved {
	return Saved{V: savedVersion, ID: id, Started: started, Ended: ended, From: from, Record: d.String()}
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
	if v.V != savedVersion && v.V != sealedVersion {
		return record.Document{}, fmt.Errorf("schema %d is unknown, this version reads %d and %d", v.V, savedVersion, sealedVersion)
	}
	return record.ParseSaved(v.Record + v.hand)
}

// Evening replays what was stored, with the word list it was played with. What
// is sealed is left out.
func (v Saved) Evening(list *lexicon.List) (*Evening, error) {
	doc, err := v.document()
	if err != nil {
		return nil, err
	}
	g, err := doc.Letters(list)
	if err != nil {
		return nil, v.discreet(otherList(doc, err))
	}
	e := &Evening{id: v.ID, game: g, started: v.Started, ended: v.Ended, seen: make([]int, len(g.Parties))}
	for i := range min(len(e.seen), len(v.Seen)) {
		e.seen[i] = min(v.Seen[i], g.Match.Len()) // fewer than were seen if a sealed hand is lost
	}
	if v.Came != nil {
		e.changed = map[engine.Player]int{}
		for i := range min(len(e.seen), len(v.Came)) {
			e.changed[engine.Player(i+1)] = min(v.Came[i], g.Match.Len())
		}
	}
	e.stake, _ = escalero.ParseStake(v.Stake)
	e.note, e.from, e.looked = record.Noted(v.Note), v.From, v.Looked
	if hands := len(e.state().Hands()); v.Until > 0 && (v.Until <= hands || v.Until == hands+1 && !v.Round) {
		e.until, e.round = v.Until, v.Round // else hands are lost
	}
	e.prepare(list)
	e.hear()
	e.readPlans(v.notes)
	e.readOrders(v.notes)
	return e, nil
}

// discreet leaves the line out of an error about a line of the hand being
// played: it names cards, and errors are shown.
func (v Saved) discreet(err error) error {
	var at *record.LineError
	if errors.As(err, &at) && at.Line > strings.Count(v.Record, "\n") {
		return fmt.Errorf("line %d, of the hand being played, cannot be replayed", at.Line)
	}
	return err
}

// Past is an evening on the list of earlier ones.
type Past struct {
	Saved
	Names []string `json:"names"` // who has won most first
	Won   []int    `json:"won"`   // in the order of Names
	Hands int      `json:"hands"`

	// Of an evening on the shelf only, see Short.
	Print string   `json:"print,omitempty"`
	Bots  []string `json:"bots,omitempty"`
}

// Short is what stays at hand of an evening that is over and lies on the shelf:
// all but the record, of which print is the fingerprint, and who of the names
// are computer players.
func (p Past) Short(print string) Past {
	p = p.Fitting()
	are := p.Computers()
	for _, name := range p.Names {
		if are[name] {
			p.Bots = append(p.Bots, name)
		}
	}
	p.V, p.Print, p.Record, p.Seen, p.Came = shelvedVersion, print, "", nil, nil
	return p
}

// Shelved reports whether this is only what Short leaves.
func (p Past) Shelved() bool { return p.Print != "" }

// Shelve is the evening as it lies on the shelf.
func (p Past) Shelve() Past {
	p.V = shelvedVersion
	return p
}

// Unshelve is the evening as it was before Shelve, and what Short has left as it
// is.
func (p Past) Unshelve() Past {
	switch {
	case p.V != shelvedVersion:
		p.Print, p.Bots = "", nil // a backup may come from anywhere
	case !p.Shelved():
		p.V = savedVersion
	}
	return p
}

// CheckShort returns an error for what Short cannot have left, and which is no
// whole evening either.
func (p Past) CheckShort() error {
	if p.V == shelvedVersion && p.Record == "" && (p.Ended == 0 || !p.Shelved()) {
		return errNeither
	}
	return nil
}

var errNeither = errors.New("neither an evening nor a line on one")

// Computers are the names of the computer players at the table.
func (p Past) Computers() map[string]bool {
	are := map[string]bool{}
	for _, name := range p.Bots {
		are[name] = true
	}
	if t, err := p.Table(); err == nil {
		for _, party := range t.Parties {
			for _, name := range party.Names {
				are[name] = level(party) != ""
			}
		}
	}
	return are
}

// Fitting is the evening without a result that does not fit its names, and with a note as
// it is kept: a backup may come from anywhere.
func (p Past) Fitting() Past {
	p.Note = record.Noted(p.Note)
	if len(p.Won) == len(p.Names) && len(p.Names) > 0 {
		return p
	}
	if p.Shelved() {
		p.Won = nil
		return p
	}
	p.Names, p.Won = nil, nil
	table, _ := p.Table()
	for _, party := range table.Parties {
		p.Names = append(p.Names, party.Names...)
	}
	return p
}

// Seal hides the hand being played, as Saved.Seal does.
func (p Past) Seal(safe *seal.Safe) Past {
	p.Saved = p.Saved.Seal(safe)
	return p
}

// Past is the evening as the list of earlier ones has it.
func (e *Evening) Past() Past {
	p := Past{Saved: e.Saved(), Hands: len(e.Public().Hands)}
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
