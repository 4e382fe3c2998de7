package dicegame

import (
	"fmt"

	"serviert/app/i18n"
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// Order is what a press at the table asks for.
type Order uint8

// The orders. From Tap on they change only the desk, see Desk.Do; the others
// are carried out by the room, and so are Untype and TypedServed once all five
// dice are typed, see Desk.Typed.
const (
	Play           Order = iota // Press.Action is played
	Enter                       // the chosen cell is written, or struck after a confirmation
	KeepDie                     // the die in place N, from 0, is kept or released
	TakeBack                    // the last entry is taken back
	AskCoach                    // the coach is asked
	OpenMenu                    // the menu is opened
	GoOn                        // a computer player that waits goes on at once
	Correct                     // the written cell At is to be corrected
	Tap                         // a tap on the cell N, see CellN
	CompareResults              // both results of an entry are shown in the tray
	UseResult                   // the result to write is chosen, N: 1 for the first, 0 for the last
	StartTyping                 // block mode: typing of real dice begins
	TypeDie                     // a die that shows N is typed
	Untype                      // the last typed die is removed
	TypedServed                 // whether the typed dice were all thrown at once is switched
	NextRival                   // the sheet of the next rival is shown
	ShowMe                      // the hint shown does what it says, or is understood
	NoHints                     // no hint is needed
	Noticed                     // a tap beside everything: what was celebrated has been seen
)

// Press is one press at the table. Which fields count depends on the order.
type Press struct {
	Order  Order
	Action escalero.Action // of Play; dice still to be thrown are blank
	N      int
	At     Spot
}

// CellN returns Press.N for a cell. Row and column count from 0.
func CellN(row, col int) int { return row*escalero.MaxColumns + col }

// Button is one of the buttons below the tray.
type Button struct {
	ID, Class    string
	Label, Below string // first and second line; Below may be empty
	Press        Press
	Off          bool   // disabled: the label says what to do first
	Toggle       string // "true" or "false" for a toggle button, "" for any other
	Link         string // a link to this path instead of a button
}

// Around is what the buttons depend on besides the desk.
type Around struct {
	Waits    bool   // a computer player waits for people to see what was written
	TakeBack bool   // the last entry can be taken back
	Undo     string // what is taken back instead, a correction; "" for none
	Coach    bool   // the coach can be asked
	Why      string // the reason for the computer player's choice, "" for none
}

// Buttons derives the buttons from the legal actions of the position: writing
// on the left, throwing on the right, and whatever else the situation needs.
// While a picture lies complete that a throw would give away, the two change
// places: the main button, on the right, writes. class holds the style sheet's classes for their arrangement.
func (d *Desk) Buttons(n Names, around Around) (class string, list []Button) {
	b := maker{d, n, &n.T().Table, d.State()}
	class = "acts"
	switch st := b.st; {
	case st.Over():
		list = []Button{{ID: "throw", Class: "main", Label: n.T().Settlement.Title, Link: "/settlement"}}
	case d.Watching:
		list = []Button{quiet(b.t.Watch, "")}
	case d.Game.Level(st) != "" && around.Waits:
		soon := b.t.Soon
		if st.Now().Begun() || st.Asked() != 0 {
			soon = b.t.Thinking
		}
		list = append(b.takeBack(around), Button{ID: "go-on", Class: "waits", Label: b.t.GoOn,
			Below: i18n.Of(soon, d.Game.ActorName(st)), Press: Press{Order: GoOn}})
	case d.Game.Level(st) != "":
		list = append(b.takeBack(around), quiet(i18n.Of(b.t.Thinking, d.Game.ActorName(st)), around.Why))
	case st.Asked() != 0:
		list = b.answers()
	case d.Game.Block && !st.Now().Begun():
		list = b.block(around)
	case !st.Now().Begun() && st.Second() && d.Row != "":
		list = b.throw(b.write()...)
	case !st.Now().Begun():
		list = b.throw(b.before(around)...)
	case b.may(escalero.Action{Kind: escalero.Done}):
		list = b.throw(b.done())
	default:
		list = b.throw(b.write()...)
	}
	if len(list) == 3 {
		class += " three"
	}
	if a, ok := b.Typed(); ok {
		list = append(b.typing(a.Served), list...)
		class += " three typed"
	}
	if around.Coach {
		class += " asks"
		ask := Button{ID: "coach", Class: "coach-ask", Label: n.T().Coach.Ask, Press: Press{Order: AskCoach}}
		list = append([]Button{list[0], ask}, list[1:]...)
		if len(list) == 2 {
			class += " two"
		}
	}
	return class, list
}

// maker builds the buttons of one position.
type maker struct {
	*Desk
	n  Names
	t  *i18n.Table
	st escalero.State
}

// may reports whether an action is legal. Dice still to be thrown are blank.
func (b *maker) may(a escalero.Action) bool { return b.st.May(a) }

// play is the press for an action that needs nothing but its kind.
func play(k escalero.Kind) Press { return Press{Action: escalero.Action{Kind: k}} }

// quiet is a disabled button that says what to do first. It stays focusable.
func quiet(label, below string) Button {
	return Button{ID: "quiet", Class: "quiet", Label: label, Below: below, Off: true}
}

// throw appends the button that throws. It says how many dice are thrown and
// whether "served" is lost.
func (b *maker) throw(list ...Button) []Button {
	a, now := b.Throw(), b.st.Now()
	many := dice.N - a.Kept.Len()
	if !b.may(a) {
		if many == 0 && now.Left() > 0 {
			still := quiet(b.t.KeepSome, "")
			still.ID = "quiet-throw" // the other one may be beside it
			list = append(list, still)
		}
		return list
	}
	button := Button{ID: "throw", Class: "main", Label: fmt.Sprintf(b.t.ThrowN, many), Press: Press{Action: a}}
	switch {
	case many == 1:
		button.Label = b.t.ThrowOne
	case many == dice.N && now.Begun():
		button.Label, button.Below = b.t.ThrowAgain, b.t.ServedStays
	}
	if many < dice.N && now.Served && Combination(now) {
		button.Below = b.t.ServedLost
	}
	price := b.price()
	if price == 0 {
		return append(list, button)
	}
	if button.Class, button.Below = "", fmt.Sprintf(b.t.GiveUp, price); many == dice.N {
		button.Label = b.t.Rethrow
	}
	return append([]Button{button}, list...)
}

// write are the buttons that enter the chosen cell, or say that a cell has to be
// chosen. The main one of them is after the last throw, and while another one
// would give a picture away; then it proposes where to enter that.
func (b *maker) write() (list []Button) {
	a, chosen := b.Entry()
	compares := b.st.Second() && b.st.Now().Begun() && !b.Comparing()
	button := Button{ID: "write", Class: b.mainly("write"), Press: Press{Order: Enter}}
	offer, points, offered := b.Offer()
	switch offered = offered && b.Row == "" && button.Class == "main"; {
	case offered:
		button.Label, button.Press = b.t.WriteIt, Press{Action: offer}
		button.Below = fmt.Sprintf(b.t.Worth, b.where(offer), b.n.T().Count(points))
	case chosen && b.may(a):
		button.Label, button.Below = b.t.StrikeIt, b.where(a)
		if a.Kind == escalero.Write {
			button.Label = fmt.Sprintf(b.t.WriteN, b.Points(a.Row))
		} else if b.st.Now().Left() > 0 {
			button.Class = "write" // a zero is never the way out while there are throws
		}
		compares = false
	case !compares:
		button = quiet(b.t.ChooseCell, "")
	}
	if compares {
		list = []Button{{ID: "compare", Class: "write", Label: b.t.Compare,
			Below: b.Game.PartnerName(b.st) + ": " + b.n.Call(b.st.First()), Press: Press{Order: CompareResults}}}
	}
	if offered || !compares {
		list = append(list, button)
	}
	return list
}

// where names the cell of an entry.
func (b *maker) where(a escalero.Action) string {
	return b.n.Where(&b.Game.Rules, b.n.Row(a.Row), a.Col)
}

// mainly returns "main" after the last throw and while another one would give a
// picture away, otherwise class.
func (b *maker) mainly(class string) string {
	if b.st.Now().Left() == 0 || b.price() > 0 {
		return "main"
	}
	return class
}

// done is the button that ends the first of two turns.
func (b *maker) done() Button {
	label := b.t.DoneAgain
	if p := b.Game.PartnerName(b.st); p != b.Game.ThrowerName(b.st) {
		label = fmt.Sprintf(b.t.DoneButton, p)
	}
	return Button{ID: "done", Class: b.mainly("write"), Label: label, Below: b.n.Call(b.st.Now()), Press: play(escalero.Done)}
}

// before is what can be done instead of the first throw, here or on the table:
// Contra where it is allowed, otherwise taking back the last entry.
func (b *maker) before(around Around) []Button {
	if b.may(escalero.Action{Kind: escalero.Contra}) {
		return []Button{{ID: "contra", Label: fmt.Sprintf(b.t.Contra, b.st.Factor()*2), Below: b.costs(2), Press: play(escalero.Contra)}}
	}
	return b.takeBack(around)
}

func (b *maker) takeBack(around Around) []Button {
	if around.Undo != "" {
		return []Button{{ID: "back", Class: "back", Label: b.t.TakeBack, Below: around.Undo, Press: Press{Order: TakeBack}}}
	}
	e, ok := b.Game.LastEntry()
	if !ok || !around.TakeBack {
		return nil
	}
	return []Button{{ID: "back", Class: "back", Label: b.t.TakeBack,
		Below: fmt.Sprintf("%s, %d", b.Game.Name(e.Party), e.Cell.Points), Press: Press{Order: TakeBack}}}
}

// costs says what so many times the present stake can cost.
func (b *maker) costs(times int) string {
	return b.n.costs(b.Game, b.st, b.st.Factor()*times)
}

// answers are the buttons for the answer to a Contra.
func (b *maker) answers() (list []Button) {
	for _, a := range []Button{
		{ID: "concede", Label: b.t.Concede, Below: b.n.givingUp(b.Game, b.st), Press: play(escalero.Concede)},
		{ID: "contra", Label: fmt.Sprintf(b.t.ContraRe, b.st.Factor()*4), Below: b.costs(4), Press: play(escalero.Contra)},
		{ID: "throw", Class: "main", Label: fmt.Sprintf(b.t.ContraAccept, b.st.Factor()*2), Below: b.costs(2), Press: play(escalero.Accept)},
	} {
		if b.may(a.Press.Action) {
			list = append(list, a)
		}
	}
	return list
}

// Price returns how many points giving up costs the party that has to answer a
// Contra, 0 where giving up is not legal.
func Price(st escalero.State) int {
	next, err := st.Apply(escalero.Action{Kind: escalero.Concede})
	if err != nil {
		return 0
	}
	return max(next.Payoff()[0], next.Payoff()[1])
}

// typing are the buttons for putting typed dice right.
func (b *maker) typing(served bool) []Button {
	return []Button{
		{ID: "typed-back", Label: b.t.TypeBack, Press: Press{Order: Untype}},
		{ID: "typed-served", Label: b.t.TypeServed, Below: b.t.TypeServedHelp, Press: Press{Order: TypedServed}, Toggle: fmt.Sprint(served)},
	}
}

// block are the buttons of block mode before the dice have been typed.
func (b *maker) block(around Around) []Button {
	if b.Typing != nil {
		return b.typing(b.Served)
	}
	list := []Button{{ID: "type", Label: b.t.TypeButton, Press: Press{Order: StartTyping}}}
	if b.Row != "" {
		if a := (escalero.Action{Kind: escalero.Strike, Row: b.Row, Col: b.Col}); b.may(a) {
			return append(list, Button{ID: "strike", Label: b.t.StrikeIt, Below: b.n.Where(&b.Game.Rules, b.n.Row(b.Row), b.Col), Press: Press{Action: a}})
		}
	}
	if before := b.before(around); before != nil {
		return append(list, before...)
	}
	return append(list, quiet(b.t.ChooseCell, ""))
}
