package cards

import (
	"fmt"
	"strconv"
	"strings"

	"serviert/app/cardgame"
	"serviert/app/i18n"
	"serviert/app/ui"
	"serviert/engine/letters"
)

// Key handles a key at the card table and tells whether it meant something. W,
// V, P, N, H, X, S, T, E and A ask, see cardgame.Speech.Answer; B reads the word
// being put together, Shift with a digit one card. C calls, R opens or raises, F
// twice drops out, 1 to 7 lay a card, D exchanges. O puts the hand in another
// order; the arrows go along the cards, and with Shift take one along. A key that
// can do nothing at this moment says why. Escape takes a hint away.
func (r *Room) Key(key string, shift bool, id string) bool {
	e := r.evening
	if e == nil || r.watching() || r.instant != nil || r.sh.Dialog() != "" {
		return false
	}
	folding := r.b.Precise() < r.hand.folding
	r.hand.folding = 0
	v, key := e.View(), strings.ToLower(key)
	if r.faceDown(v) && strings.Contains("wvb", key) {
		// The key for the cards shows and reads them as long as it is held.
		if key == "w" {
			r.b.HoldKey()
			r.hold(true)
		} else {
			r.sh.Say(r.texts().Hold.Hear)
		}
		return true
	}
	switch {
	case key == "w" && e.Step() == cardgame.Recalling:
		r.sh.Say(r.handSaid(e))
		return true
	case key == "a" && e.Over(): // chips that were bought are none that were won
		r.sh.Say(r.endSaid(e))
		return true
	}
	if text := r.speech().Answer(e, v, r.turning.down, key); text != "" {
		r.sh.Say(text)
		return true
	}
	switch n, err := strconv.Atoi(key); {
	case key == "b" && v.Hand != "" && e.Step() != cardgame.Recalling:
		r.sh.Say(r.wordSaid(v))
		return true
	case err == nil && shift && n >= 1 && n <= len(v.Hand):
		r.sh.Say(r.cardName(v, n-1) + ".")
		return true
	}
	if h := r.hint(v, e.Step()); key == "escape" && h.ID != "" {
		r.endHint(h.ID)
		return true
	}
	if r.orderKey(v, key, shift, id) || e.Step() == cardgame.Looking && r.turnKey(v, key, folding) {
		return true
	}
	if len(key) == 1 && key >= "1" && key <= "7" && int(key[0]-'1') < len(v.Hand) && r.tapCard(int(key[0]-'1')) {
		return true
	}
	if len(key) == 1 && strings.Contains("bocrfd1234567", key) {
		r.sh.Say(r.refusal(v, e.Step(), key))
		return true
	}
	return false
}

// keys lists the keys of the card table, see ui.Page.
func (r *Room) keys(t *i18n.Texts) []ui.KeyHelp {
	if r.evening == nil {
		return nil
	}
	return t.Cards().KeyHelp
}

// foldAgain is how long, in milliseconds, a second F means the first one: time to hear the question, not to do other things
// with the mouse meanwhile.
const foldAgain = 10_000

// turnKey is a key that decides. One that costs the hand is asked for twice.
func (r *Room) turnKey(v letters.View, key string, folding bool) bool {
	betting := v.Phase == letters.Betting
	switch {
	case betting && key == "f" && folding:
		r.fold()
	case betting && key == "f":
		r.hand.folding = r.b.Precise() + foldAgain
		r.sh.Confirm(r.texts().Act.FoldSure)
	case betting && key == "c" && v.Bet > 0:
		r.call()
	case betting && key == "r" && (v.Bet == 0 || mayRaise(v)):
		r.raise()
	case v.Phase == letters.Exchanging && key == "d":
		r.exchange()
	default:
		return false
	}
	return true
}

// refusal is why a key can do nothing now.
func (r *Room) refusal(v letters.View, step cardgame.Step, key string) string {
	t := &r.texts().Say
	switch step {
	case cardgame.Covered:
		return t.NoHand
	case cardgame.Thinking:
		text := t.Wait
		if r.sh.Settings().Tempo() == "step" {
			text = t.WaitStep
			r.sh.Focus("go-on") // whoever reads elsewhere would look for it
		}
		return r.sh.Texts().Fill(text, r.evening.Name(v.Turn))
	case cardgame.Resting:
		return t.RestFirst
	case cardgame.Looking:
		switch {
		case v.Phase == letters.Exchanging:
			return t.OnlySwap
		case v.Phase == letters.Choosing:
			return t.OnlyWord
		case key == "c":
			return t.NoBet
		case key == "r" && !v.Opposed():
			return t.RaiseIdle
		case key == "r":
			return t.NoRaise
		}
		return t.OnlyBets
	}
	if v.Phase == letters.Showdown || v.Phase == letters.Judging {
		return t.HandLies
	}
	return t.InNone
}

// handSaid is the hand in view as it is read out, with the word that was begun; when its
// owner looks back with what the coach has to say of it.
func (r *Room) handSaid(e *cardgame.Evening) string {
	v := e.View()
	text := r.sh.Texts().Fill(r.texts().Say.Hand, r.speech().Cards(v.Rules.Deck, v.Hand))
	if e.Step() == cardgame.Recalling {
		if _, found := e.Best(v.Seat); found && !r.coached(e) { // the coach says what the best word is beside what was laid
			return text + " " + r.bestText(e, v.Seat)
		}
		return strings.TrimSpace(text + " " + r.judged)
	}
	if len(r.hand.laid) > 0 {
		text += " " + r.wordSaid(v)
	}
	return text + r.markedSaid(v)
}

// wordSaid is what is said of the word being put together: what it counts, and
// whether the list has it; or which letters are missing.
func (r *Room) wordSaid(v letters.View) string {
	t, word := &r.texts().Build, r.hand.word(v)
	switch {
	case r.hand.lacks:
		typed := cardgame.Typed(r.hand.typed)
		return fmt.Sprintf(t.Lacks, typed, strings.Join(strings.Split(v.Rules.Deck.Missing(v.Hand, typed), ""), ", "))
	case word == "":
		return t.Empty
	}
	points := r.speech().Points(v.Rules.Deck.Sum(word))
	if len(word) < letters.MinWord {
		return fmt.Sprintf(t.Short, r.speech().Letter(word.At(0)), points)
	}
	if yes, ok := r.evening.IsWord(word.Word()); ok {
		return fmt.Sprintf(t.Checked, word.Word(), points, map[bool]string{true: t.Yes, false: t.No}[yes])
	}
	return fmt.Sprintf(t.Now, word.Word(), points)
}

// silence ends what is being said, and what waits to be: it may be private.
func (r *Room) silence() {
	r.typing.run++
	r.sh.Say("")
}

// place is which page of the table is shown, as far as the focus is concerned:
// within one it stays where it is.
func (r *Room) place() string {
	e := r.evening
	switch v := e.Public(); {
	case e.Step() == cardgame.Covered:
		return "curtain"
	case e.Step() == cardgame.Recalling:
		return "recall"
	case e.Step() == cardgame.Finished && !r.closing:
		return "over"
	case e.Step() != cardgame.Table && e.Step() != cardgame.Finished:
		return "turn"
	case e.Unplayed():
		return "cut"
	case v.Judged != 0:
		return "judge"
	case v.Phase != letters.Showdown:
		return "summary " + strconv.Itoa(len(v.Hands))
	}
	return "showdown"
}

// stays tells whether what has the focus is there for longer than one turn, so
// that nobody is torn away from what he is reading.
func stays(id string) bool {
	kind, _, _ := strings.Cut(id, "-")
	return kind == "" || strings.Contains(" card laid way typed hold order menu hint seats title main ", " "+kind+" ")
}

// moveFocus takes the focus to what is next. On the same page it stays where it
// is, unless what had it has gone.
func (r *Room) moveFocus() {
	e, was, id, lost, to := r.evening, r.placed, r.b.FocusedID(), r.b.FocusLost(), ""
	r.placed = r.place()
	here := r.placed == was
	switch step := e.Step(); {
	case r.placed == "turn" && step == cardgame.Resting:
		to = "rested"
	case r.placed == "turn" && here && stays(id):
	case r.placed == "turn" && here && step == cardgame.Thinking:
		to = "go-on"
	case r.placed == "turn":
		to = r.atHand(e.View())
	case r.placed == "showdown" && (was == "judge" && len(doubtable(e)) > 0 || here && strings.HasPrefix(id, "doubt")):
		to = "doubt"
	case !here || r.placed == "curtain":
		to = "title"
	}
	if to != "" {
		r.sh.Focus(to)
		return
	}
	r.timer.Drawn(func() {
		if !lost && r.b.FocusLost() && r.sh.Dialog() == "" {
			if to = "table-act"; r.placed == "turn" {
				to = r.atHand(r.evening.View())
			}
			r.sh.Focus(to)
		}
	})
}

// atHand is where a turn begins.
func (r *Room) atHand(v letters.View) string {
	switch {
	case v.Hand == "":
		return "go-on"
	case r.faceDown(v):
		return "hold"
	}
	return "card-1"
}
