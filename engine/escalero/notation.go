package escalero

import (
	"fmt"
	"strconv"
	"strings"

	"serviert/engine"
	"serviert/engine/dice"
)

// verbs are the words for the kinds in records.
var verbs = [...]string{
	Throw: "throw", Keep: "keep", Result: "result", Done: "done", Write: "write",
	Points: "points", Strike: "strike", Contra: "contra", Accept: "accept", Concede: "concede", Stop: "stop",
}

// String is the kind's word in records, "" for an unknown kind.
func (k Kind) String() string {
	if int(k) >= len(verbs) {
		return ""
	}
	return verbs[k]
}

// String is the action in record notation. A blank action is without its dice.
func (a Action) String() string { return string(a.Append(nil)) }

// Append appends String to b: the whole log is saved after every tap, without a
// string per action.
func (a Action) Append(b []byte) []byte {
	b = append(b, a.Kind.String()...)
	number := func(n int) { b = strconv.AppendInt(append(b, ' '), int64(n), 10) }
	word := func(s string) { b = append(append(b, ' '), s...) }
	switch a.Kind {
	case Throw, Result:
		if !a.Dice.IsZero() {
			word(a.Dice.String())
		}
		if a.Served && a.Kind == Result {
			word("served")
		}
	case Keep:
		word(a.Kept.String())
		if !a.Dice.IsZero() {
			word("throw")
			word(a.Dice.String())
		}
	case Write, Points, Strike:
		word(a.Row)
		number(a.Col)
		if a.Kind == Points {
			number(a.Points)
		}
		if a.Hand != 0 && a.Kind == Write {
			word("hand")
			number(a.Hand)
		}
	}
	return b
}

// forms are examples of each kind in record notation, for errors.
var forms = [...]string{
	Throw: "throw 11356", Keep: "keep 11 throw 11146", Result: "result 11356 or result 11356 served",
	Done: "done", Write: "write F 2 or write F 2 hand 1", Points: "points F 2 30", Strike: "strike F 2",
	Contra: "contra", Accept: "accept", Concede: "concede", Stop: "stop",
}

// ParseAction reads an action from a line of a record:
//
//	throw 11356              the first throw of a turn, in table order
//	keep 11 throw 11146      keep two ones; all five dice afterwards
//	keep - throw 23456       keep none
//	result 11356             the final dice of a turn with real dice
//	result 11356 served      the same, all five thrown together
//	done                     on to the second of two turns
//	write F 2                write into row F of column 2
//	write F 2 hand 1         the same with the first of two results
//	points F 2 30            write 30 points scored with real dice
//	strike F 2               write a zero
//	contra
//	accept
//	concede
//	stop                     the players end the game early, after a whole round
//
// It checks the form only; Apply checks the rules. The error shows the form.
func ParseAction(line string) (Action, error) {
	words := strings.Fields(line)
	if len(words) == 0 {
		return Action{}, fmt.Errorf("an empty line is no action")
	}
	for k := Throw; k <= Stop; k++ {
		if words[0] == verbs[k] {
			a, err := parseAs(k, words[1:])
			if err != nil {
				return Action{}, fmt.Errorf("%.40q: %w; the form is %s", line, err, forms[k])
			}
			return a, nil
		}
	}
	return Action{}, fmt.Errorf("%.40q is no action of a dice game; those are %s", words[0], strings.Join(verbs[1:], ", "))
}

func parseAs(k Kind, args []string) (a Action, err error) {
	a.Kind = k
	wrong := fmt.Errorf("wrong number of words")
	switch k {
	case Throw:
		if len(args) != 1 {
			return a, wrong
		}
		a.Dice, err = dice.ParseThrow(args[0])
	case Keep:
		if len(args) != 3 || args[1] != "throw" {
			return a, wrong
		}
		if a.Kept, err = dice.ParseHand(args[0]); err == nil {
			a.Dice, err = dice.ParseThrow(args[2])
		}
	case Result:
		if len(args) < 1 || len(args) > 2 || len(args) == 2 && args[1] != "served" {
			return a, wrong
		}
		a.Served = len(args) == 2
		a.Dice, err = dice.ParseThrow(args[0])
	case Write, Points, Strike:
		if len(args) < 2 {
			return a, wrong
		}
		var ok bool
		a.Row = args[0]
		if a.Col, ok = engine.Number(args[1], 1, 99); !ok {
			return a, fmt.Errorf("%.40q is no column", args[1])
		}
		return a.parseRest(args[2:], wrong)
	default:
		if len(args) != 0 {
			return a, wrong
		}
	}
	return a, err
}

// parseRest reads the words after row and column.
func (a Action) parseRest(args []string, wrong error) (Action, error) {
	var ok bool
	switch {
	case a.Kind == Points && len(args) == 1:
		if a.Points, ok = engine.Number(args[0], 0, 10000); !ok {
			return a, fmt.Errorf("%.40q are no points", args[0])
		}
	case a.Kind == Write && len(args) == 2 && args[0] == "hand":
		if a.Hand, ok = engine.Number(args[1], 1, 2); !ok {
			return a, fmt.Errorf("there is no hand %.40q, only 1 and 2", args[1])
		}
	case a.Kind == Points || len(args) != 0:
		return a, wrong
	}
	return a, nil
}
