package app

import (
	"fmt"

	"serviert/engine"
	"serviert/engine/escalero"
	"serviert/engine/record"
)

// keyMistakes: decisions from reviews that are worth another try, and how
// practice went so far.
const keyMistakes = prefix + "mistakes"

// mostMistakes bounds the list: what has waited longest makes room.
const mostMistakes = 30

// mistakes is what is stored under keyMistakes.
type mistakes struct {
	V     int       `json:"v"`
	List  []mistake `json:"list,omitempty"` // the latest first
	Seen  []string  `json:"seen,omitempty"` // mended ones, not to come back
	Asked int       `json:"asked"`          // positions decided
	Right int       `json:"right"`
	Lost  float64   `json:"lost"` // points given away in all
}

// mistake is a decision of a game, with the game up to there, so that it
// stays when the game is deleted.
type mistake struct {
	ID     string  `json:"id"`
	Record string  `json:"record"`
	Played string  `json:"played"` // as records write it
	Cost   float64 `json:"cost"`
}

func mistakeID(g *game, at int) string { return fmt.Sprintf("%s-%d", g.id, at) }

func (s *store) loadMistakes() {
	k := mistakes{V: 1}
	_, err := load(s.disk, keyMistakes, &k)
	if err == nil {
		err = knownSchema(k.V)
	}
	if err != nil {
		s.setAside(keyMistakes, err.Error())
		k = mistakes{V: 1}
	}
	s.lessons.practice.kept = k
}

// collect keeps the dearest mistakes of the people in a review.
func (s *store) collect(r *review) {
	s.loadMistakes()
	k := &s.lessons.practice.kept
	changed := false
	for i := range r.game.Parties {
		for _, d := range r.dearest(engine.Player(i + 1)) {
			if r.game.levelNow(r.game.Match.At(d.at)) == "" && k.add(r.game, d) {
				changed = true
			}
		}
	}
	if changed {
		s.save(keyMistakes, k)
	}
}

// add keeps a decision unless it is there or mended already.
func (k *mistakes) add(g *game, d decision) bool {
	id := mistakeID(g, d.at)
	for _, m := range k.List {
		if m.ID == id {
			return false
		}
	}
	for _, seen := range k.Seen {
		if seen == id {
			return false
		}
	}
	log := g.Match.Log()[:d.at]
	m, _, err := engine.Replay(g.Match.At(0), log)
	if err != nil {
		return false
	}
	text := record.Dice{Setup: g.Setup, Match: m}.String()
	k.List = append([]mistake{{id, text, d.action.String(), d.cost}}, k.List...)
	k.List = k.List[:min(len(k.List), mostMistakes)]
	return true
}

// drop takes a mended mistake from the list for good, and tells whether it
// was there.
func (k *mistakes) drop(id string) bool {
	for i, m := range k.List {
		if m.ID == id {
			k.List = append(k.List[:i:i], k.List[i+1:]...)
			k.Seen = append(k.Seen, id)
			k.Seen = k.Seen[max(0, len(k.Seen)-200):]
			return true
		}
	}
	return false
}

// quiz is the position of a mistake.
func (m mistake) quiz() (*quiz, error) {
	doc, err := record.Parse(m.Record)
	if err != nil {
		return nil, err
	}
	d, err := doc.Dice()
	if err != nil {
		return nil, err
	}
	st := d.Match.State()
	if !poses(st) {
		return nil, fmt.Errorf("nothing is to be decided there")
	}
	q := newQuiz(d.Setup, st)
	q.id = m.ID
	// What was played is shown with the dice it left lying blank.
	if a, err := escalero.ParseAction(m.Played); err == nil {
		q.played = a
	}
	return q, nil
}
