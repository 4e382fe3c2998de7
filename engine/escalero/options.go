package escalero

import (
	"fmt"
	"slices"
	"strconv"
	"strings"

	"serviert/engine"
	"serviert/engine/dice"
)

// Option is one thing the players may agree on (RULES.md, "Options of the dice
// games").
type Option struct {
	Key string // its name in records
	// Choices are the usual values in record notation, in the order a set-up
	// screen shows them. The preset's need not be the first.
	Choices []string
	// Free options take other values of the same form too: other column
	// values, another stake, another minimum.
	Free bool
}

// Options lists what can be agreed with these rules, in the order of records.
// Which there are depends on the rows and columns.
func (r Rules) Options() []Option {
	var list []Option
	add := func(ok bool, o Option) {
		if ok {
			list = append(list, o)
		}
	}
	onOff := []string{"off", "on"}
	several, running := len(r.Columns) > 1, r.Running(len(r.Columns)-1)
	add(true, Option{Key: "straight", Choices: []string{"20/25", "25/30"}})
	add(true, Option{Key: "grande-served", Choices: []string{"50", "55", "80"}})
	add(r.Row("X") < 0, Option{Key: "double-grande", Choices: onOff})
	add(several && !running, Option{Key: "settlement", Choices: []string{"columns", "difference"}})
	add(several && !running, Option{Key: "columns", Choices: usualColumns(len(r.Columns)), Free: true})
	add(several && !running, Option{Key: "sweep", Choices: []string{"none", "2", "double"}, Free: true})
	add(true, Option{Key: "double-hand", Choices: onOff})
	add(true, Option{Key: "contra", Choices: onOff})
	add(true, Option{Key: "contra-most", Choices: []string{"none", "2", "4", "8", "16", "32", "64"}})
	add(true, Option{Key: "concede", Choices: []string{"50", "100"}, Free: true})
	add(true, Option{Key: "stake", Choices: []string{"none", "0.10 EUR", "0.50 EUR", "1.00 EUR"}, Free: true})
	add(true, Option{Key: "faces", Choices: []string{"poker", "pips"}})
	add(true, Option{Key: "take-back", Choices: []string{"on", "off"}})
	return list
}

// Matters tells whether an option changes anything while the others are as they are: what a column pays does so only
// where columns are paid, and giving up is an answer to Contra.
func (r Rules) Matters(key string) bool {
	switch key {
	case "columns", "sweep":
		return r.Settlement.ByColumns
	case "contra-most":
		return r.Contra
	case "concede":
		return r.Contra && !r.Settlement.ByColumns
	}
	return true
}

// usualColumns are the usual values of two or three columns, the sources' first.
func usualColumns(n int) []string {
	if n == 2 {
		return []string{"1-2", "1-1"}
	}
	return []string{"1-2-4", "2-2-4"}
}

// Value is the value of an option in record notation, "" for an unknown key. The
// key must be one of Options.
func (r Rules) Value(key string) string {
	switch key {
	case "straight":
		s := r.Rows[r.Row("S")].Scores[0]
		return fmt.Sprintf("%d/%d", s.Worth, s.Served)
	case "grande-served":
		return strconv.Itoa(r.Rows[r.Row("G")].Scores[0].Served)
	case "double-grande":
		return onOff(r.Row("GG") >= 0)
	case "settlement":
		if r.Settlement.ByColumns {
			return "columns"
		}
		return "difference"
	case "columns":
		values := make([]string, len(r.Columns))
		for i, c := range r.Columns {
			values[i] = strconv.Itoa(c.Value)
		}
		return strings.Join(values, "-")
	case "sweep":
		switch {
		case r.Settlement.SweepFactor > 1:
			return "double"
		case r.Settlement.SweepBonus == 0:
			return "none"
		}
		return strconv.Itoa(r.Settlement.SweepBonus)
	case "double-hand":
		return onOff(r.DoubleHand)
	case "contra":
		return onOff(r.Contra)
	case "contra-most":
		if r.MostFactor == 0 {
			return "none"
		}
		return strconv.Itoa(r.MostFactor)
	case "concede":
		return strconv.Itoa(r.Concede)
	case "stake":
		return r.Stake.String()
	case "faces":
		if r.Pips {
			return "pips"
		}
		return "poker"
	case "take-back":
		return onOff(r.TakeBack)
	}
	return ""
}

// Changes lists the options, as key and value, in which these rules differ from
// their preset, in the order of Options.
func (r Rules) Changes() [][2]string {
	base, _ := Preset(r.Preset)
	var list [][2]string
	for _, o := range base.Options() {
		if v := r.Value(o.Key); v != base.Value(o.Key) {
			list = append(list, [2]string{o.Key, v})
		}
	}
	return list
}

// With returns the rules with an option set to a value in record notation, or
// the unchanged rules and an error that names what is possible.
func (r Rules) With(key, value string) (Rules, error) {
	at := slices.IndexFunc(r.Options(), func(o Option) bool { return o.Key == key })
	if at < 0 {
		keys := []string{}
		for _, o := range r.Options() {
			keys = append(keys, o.Key)
		}
		return r, fmt.Errorf("%s has no option %.40q; it has: %s", r.Preset, key, strings.Join(keys, ", "))
	}
	o := r.Options()[at]
	bad := func() (Rules, error) {
		return r, fmt.Errorf("option %s cannot be %.40q; possible: %s%s", key, value,
			strings.Join(o.Choices, ", "), map[bool]string{true: " and the like"}[o.Free])
	}
	if !o.Free && !slices.Contains(o.Choices, value) {
		return bad()
	}
	r.Rows, r.Columns = slices.Clone(r.Rows), slices.Clone(r.Columns)
	on := value == "on"
	switch key {
	case "straight":
		r.rescore(dice.Straight, map[string]Score{"20/25": {dice.Straight, 20, 25}, "25/30": {dice.Straight, 25, 30}}[value])
	case "grande-served":
		n, _ := strconv.Atoi(value)
		r.Rows[r.Row("G")].Scores = []Score{{dice.Five, r.Rows[r.Row("G")].Scores[0].Worth, n}}
	case "double-grande":
		if at := r.Row("GG"); on && at < 0 {
			r.Rows = append(r.Rows, doubleGrand)
		} else if !on && at >= 0 {
			r.Rows = slices.Delete(r.Rows, at, at+1)
		}
	case "settlement":
		r.Settlement.ByColumns = value == "columns"
	case "columns":
		parts := strings.Split(value, "-")
		if len(parts) != len(r.Columns) {
			return bad()
		}
		for i, p := range parts {
			n, ok := engine.Number(p, 1, 1000)
			if !ok {
				return bad()
			}
			r.Columns[i].Value = n
		}
	case "sweep":
		switch n, ok := engine.Number(value, 1, 1000); {
		case value == "none":
			r.Settlement.SweepBonus, r.Settlement.SweepFactor = 0, 1
		case value == "double":
			r.Settlement.SweepBonus, r.Settlement.SweepFactor = 0, 2
		case ok:
			r.Settlement.SweepBonus, r.Settlement.SweepFactor = n, 1
		default:
			return bad()
		}
	case "double-hand":
		r.DoubleHand = on
	case "contra":
		r.Contra = on
	case "contra-most":
		r.MostFactor, _ = strconv.Atoi(value) // 0 for none
	case "concede":
		n, ok := engine.Number(value, 0, 100000)
		if !ok {
			return bad()
		}
		r.Concede = n
	case "stake":
		s, err := ParseStake(value)
		if err != nil {
			return r, err
		}
		r.Stake = s
	case "faces":
		r.Pips = value == "pips"
	case "take-back":
		r.TakeBack = on
	}
	return r, nil
}

// rescore changes what a pattern scores in its own row, and its served points in
// the row for any served throw.
func (r *Rules) rescore(p dice.Pattern, s Score) {
	for i, row := range r.Rows {
		for j, old := range row.Scores {
			if old.Pattern != p {
				continue
			}
			scores := slices.Clone(row.Scores)
			scores[j].Served = s.Served
			if old.Worth != 0 {
				scores[j].Worth = s.Worth
			}
			r.Rows[i].Scores = scores
		}
	}
}

func onOff(on bool) string {
	if on {
		return "on"
	}
	return "off"
}
