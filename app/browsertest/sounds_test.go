package browsertest

import (
	"fmt"
	"slices"
	"testing"
	"time"
)

// tones notes the pitch of every tone that begins, and how loud all of it is.
const tones = `{
	window.tones = [], window.gains = [];
	const start = OscillatorNode.prototype.start;
	OscillatorNode.prototype.start = function (when) { tones.push(Math.round(this.frequency.value)); return start.call(this, when); };
	const connect = AudioNode.prototype.connect;
	AudioNode.prototype.connect = function (to, ...rest) {
		if (to instanceof AudioDestinationNode) gains.push(Math.round(100 * this.gain.value) / 100);
		return connect.call(this, to, ...rest);
	};
}`

// contexts keeps what the browser makes sounds with.
const contexts = `{
	window.contexts = [];
	const Audio = window.AudioContext;
	window.AudioContext = class extends Audio { constructor(...args) { super(...args); contexts.push(this); } };
}`

// Silence costs a phone its battery, so nothing is computed when the last sound has faded; the next one is heard
// all the same.
func TestNothingSoundsOn(t *testing.T) {
	t.Parallel()
	p := newPlayer(t, audible(), withScript(playScript+loadedDice+tones+contexts+`
		localStorage.getItem("serviert:settings") || localStorage.setItem("serviert:settings", '{"v":1,"sound":true,"motion":"none"}')`))
	s := p.sitDown(twoPeople)
	for _, dice := range []string{"64421", "356"} {
		var before float64
		p.eval(`contexts.length && contexts[0].currentTime`, &before)
		s = p.falls(dice, s)
		p.seen("a sound", fmt.Sprintf(`contexts.length === 1 && contexts[0].state === "running" && contexts[0].currentTime > %v`, before))
		p.seen("silence", `contexts[0].state === "suspended"`)
		if dice == "64421" {
			p.touch("#die-1")
			p.touch("#die-2")
			p.seen("two dice kept", `document.querySelectorAll(".die[aria-pressed=true]").length === 2`)
		}
	}
}

// notYet touches a page that is no table, sits down at one, and fails unless a number is still zero there: what it
// counts takes a touch at the table.
func (p player) notYet(number string) seen {
	p.t.Helper()
	p.open("/rules")
	p.touch("h1")
	s := p.sitDown(twoPeople)
	if p.number(number) != 0 {
		p.t.Fatalf("%s counts without a touch at the table", number)
	}
	return s
}

// What sounds come from takes a phone long to make. It is there before the first throw, and computes nothing until then;
// but not where sounds are off, nor where there are none.
func TestSoundsAreMadeReady(t *testing.T) {
	t.Parallel()
	for _, sound := range []bool{true, false} {
		t.Run(fmt.Sprint(sound), func(t *testing.T) {
			t.Parallel()
			p := newPlayer(t, audible(), withScript(contexts), holding("serviert:settings", fmt.Sprintf(`{"v":1,"sound":%v,"motion":"none"}`, sound)))
			s := p.notYet("contexts.length")
			p.touch("#tray")
			if !sound {
				time.Sleep(1500 * time.Millisecond)
				p.touch("#throw")
				p.after("a throw", s)
				if p.number("contexts.length") != 0 {
					t.Error("made for nothing")
				}
				return
			}
			p.seen("what sounds come from", `contexts.length === 1 && contexts[0].state === "suspended"`)
			p.touch("#throw")
			p.after("a throw", s)
			p.seen("a sound", `contexts.length === 1 && contexts[0].state === "running" && contexts[0].currentTime > 0`)
		})
	}
}

// Every die has the note of its face: who hears them knows the throw. Kept dice are silent, a strike has
// a low tone that an entry lacks, and the next player's place its own note.
func TestThrowsAreHeardDieByDie(t *testing.T) {
	t.Parallel()
	note := map[rune]int{'1': 262, '2': 294, '3': 330, '4': 392, '5': 440, '6': 523}
	p := newPlayer(t, audible(), withScript(playScript+loadedDice+tones+`
		localStorage.getItem("serviert:settings") || localStorage.setItem("serviert:settings", '{"v":1,"sound":true,"motion":"none"}')`))
	heard := func(what string, want ...int) {
		t.Helper()
		p.seen(what, fmt.Sprintf(`tones.length >= %d`, len(want)))
		var got []int
		p.eval(`tones.splice(0)`, &got)
		if !slices.Equal(got, want) {
			t.Errorf("%s sounds %v, want %v", what, got, want)
		}
	}
	s := p.sitDown(twoPeople)
	s = p.falls("64421", s)
	heard("the throw", note['6'], note['4'], note['4'], note['2'], note['1'])
	p.touch("#die-1")
	p.touch("#die-2")
	p.seen("two dice kept", `document.querySelectorAll(".die[aria-pressed=true]").length === 2`)
	p.falls("356", s)
	heard("the second throw", note['3'], note['5'], note['6'])
	var gains []float64
	p.eval(`gains.splice(0)`, &gains)
	if !slices.Equal(gains, []float64{1, 1}) {
		t.Errorf("so loud: %v", gains)
	}
	// A browser may allow no sound, as during a call.
	var threw []string
	if p.eval(refusing(`
		Object.defineProperty(BaseAudioContext.prototype, "state", { get: () => "interrupted" });
		AudioContext.prototype.resume = () => { done(); return no(); };
		serviert.sound("knock", false);`), &threw); len(threw) > 0 {
		t.Errorf("where no sound may be made: %q", threw)
	}
}
