package escalero

import (
	"errors"
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

// option is all there is to say of an option; value and set are in record notation.
type option struct {
	Option
	usual   func(r *Rules) []string // the choices where they depend on the rules, else nil
	there   func(r *Rules) bool     // whether these rules have the option; nil for all
	matters func(r *Rules) bool     // whether it changes anything while the others are as they are; nil for always
	// An option of two choices may be no more than a flag of the rules, and yes the choice that
	// sets it. All others have value and set.
	flag  func(r *Rules) *bool
	yes   string
	value func(r *Rules) string
	// set may change rows and columns in place. It gets one of the choices, and of a
	// free option any text; errValue is for one that is no value.
	set func(r *Rules, value string) error
}

var errValue = errors.New("escalero: no value of this option")

// options are all options, in the order of records.
var options = []option{
	{
		Option: Option{Key: "straight", Choices: []string{"20/25", "25/30"}},
		value: func(r *Rules) string {
			s := r.Rows[r.Row("S")].Scores[0]
			return fmt.Sprintf("%d/%d", s.Worth, s.Served)
		},
		set: func(r *Rules, value string) error {
			r.rescore(dice.Straight, map[string]Score{"20/25": {dice.Straight, 20, 25}, "25/30": {dice.Straight, 25, 30}}[value])
			return nil
		},
	}, {
		Option: Option{Key: "grande-served", Choices: []string{"50", "55", "80"}},
		value:  func(r *Rules) string { return strconv.Itoa(r.Rows[r.Row("G")].Scores[0].Served) },
		set: func(r *Rules, value string) error {
			grande := &r.Rows[r.Row("G")]
			served, _ := strconv.Atoi(value)
			grande.Scores = []Score{{dice.Five, grande.Scores[0].Worth, served}}
			return nil
		},
	}, {
		Option: Option{Key: "double-grande", Choices: []string{"off", "on"}},
		there:  func(r *Rules) bool { return r.Row("X") < 0 },
		value: func(r *Rules) string {
			if r.Row("GG") < 0 {
				return "off"
			}
			return "on"
		},
		set: func(r *Rules, value string) error {
			if at := r.Row("GG"); value == "on" && at < 0 {
				r.Rows = append(r.Rows, doubleGrand)
			} else if value == "off" && at >= 0 {
				r.Rows = slices.Delete(r.Rows, at, at+1)
			}
			return nil
		},
	}, {
		Option: Option{Key: "settlement", Choices: []string{"columns", "difference"}},
		there:  (*Rules).mayPayColumns,
		yes:    "columns",
		flag:   func(r *Rules) *bool { return &r.Settlement.ByColumns },
	}, {
		Option:  Option{Key: "columns", Free: true},
		usual:   usualColumns,
		there:   (*Rules).mayPayColumns,
		matters: func(r *Rules) bool { return r.Settlement.ByColumns },
		value: func(r *Rules) string {
			values := make([]string, len(r.Columns))
			for i, c := range r.Columns {
				values[i] = strconv.Itoa(c.Value)
			}
			return strings.Join(values, "-")
		},
		set: func(r *Rules, value string) error {
			parts := strings.Split(value, "-")
			if len(parts) != len(r.Columns) {
				return errValue
			}
			for i, p := range parts {
				n, ok := engine.Number(p, 1, 1000)
				if !ok {
					return errValue
				}
				r.Columns[i].Value = n
			}
			return nil
		},
	}, {
		Option:  Option{Key: "sweep", Choices: []string{"none", "2", "double"}, Free: true},
		there:   (*Rules).mayPayColumns,
		matters: func(r *Rules) bool { return r.Settlement.ByColumns },
		value: func(r *Rules) string {
			switch {
			case r.Settlement.SweepFactor > 1:
				return "double"
			case r.Settlement.SweepBonus == 0:
				return "none"
			}
			return strconv.Itoa(r.Settlement.SweepBonus)
		},
		set: func(r *Rules, value string) error {
			bonus, factor := 0, 1
			switch n, ok := engine.Number(value, 1, 1000); {
			case value == "none":
			case value == "double":
				factor = 2
			case ok:
				bonus = n
			default:
				return errValue
			}
			r.Settlement.SweepBonus, r.Settlement.SweepFactor = bonus, factor
			return nil
		},
	}, {
		Option: Option{Key: "double-hand", Choices: []string{"off", "on"}},
		yes:    "on",
		flag:   func(r *Rules) *bool { return &r.DoubleHand },
	}, {
		Option: Option{Key: "contra", Choices: []string{"off", "on"}},
		yes:    "on",
		flag:   func(r *Rules) *bool { return &r.Contra },
	}, {
		Option:  Option{Key: "contra-most", Choices: []string{"none", "2", "4", "8", "16", "32", "64"}},
		matters: func(r *Rules) bool { return r.Contra },
		value: func(r *Rules) string {
			if r.MostFactor == 0 {
				return "none"
			}
			return strconv.Itoa(r.MostFactor)
		},
		set: func(r *Rules, value string) error {
			r.MostFactor, _ = strconv.Atoi(value) // 0 for none
			return nil
		},
	}, {
		Option:  Option{Key: "concede", Choices: []string{"50", "100"}, Free: true},
		matters: func(r *Rules) bool { return r.Contra && !r.Settlement.ByColumns }, // giving up is an answer to Contra
		value:   func(r *Rules) string { return strconv.Itoa(r.Concede) },
		set: func(r *Rules, value string) error {
			n, ok := engine.Number(value, 0, 100000)
			if !ok {
				return errValue
			}
			r.Concede = n
			return nil
		},
	}, {
		Option: Option{Key: "stake", Choices: []string{"none", "0.10 EUR", "0.50 EUR", "1.00 EUR"}, Free: true},
		value:  func(r *Rules) string { return r.Stake.String() },
		set: func(r *Rules, value string) (err error) {
			r.Stake, err = ParseStake(value)
			return err
		},
	}, {
		Option: Option{Key: "faces", Choices: []string{"poker", "pips"}},
		yes:    "pips",
		flag:   func(r *Rules) *bool { return &r.Pips },
	}, {
		Option: Option{Key: "take-back", Choices: []string{"on", "off"}},
		yes:    "on",
		flag:   func(r *Rules) *bool { return &r.TakeBack },
	},
}

// mayPayColumns tells whether there are columns that can be paid one by one.
func (r *Rules) mayPayColumns() bool { return len(r.Columns) > 1 && !r.Running(len(r.Columns)-1) }

// usualColumns are the usual values of two or three columns, the sources' first.
func usualColumns(r *Rules) []string {
	if len(r.Columns) == 2 {
		return []string{"1-2", "1-1"}
	}
	return []string{"1-2-4", "2-2-4"}
}

// find is the option with a key, nil for none.
func find(key string) *option {
	for i := range options {
		if options[i].Key == key {
			return &options[i]
		}
	}
	return nil
}

// Options lists what can be agreed with these rules, in the order of records.
// Which there are depends on the rows and columns.
func (r Rules) Options() []Option {
	var list []Option
	for _, o := range options {
		if o.there != nil && !o.there(&r) {
			continue
		}
		if o.usual != nil {
			o.Choices = o.usual(&r)
		}
		list = append(list, o.Option)
	}
	return list
}

// Matters tells whether an option changes anything while the others are as they are: what a column pays does so only
// where columns are paid, and giving up is an answer to Contra.
func (r Rules) Matters(key string) bool {
	o := find(key)
	return o == nil || o.matters == nil || o.matters(&r)
}

// Value is the value of an option in record notation, "" for an unknown key. The
// key must be one of Options.
func (r Rules) Value(key string) string {
	o := find(key)
	switch {
	case o == nil:
		return ""
	case o.flag == nil:
		return o.value(&r)
	case *o.flag(&r) == (o.Choices[0] == o.yes):
		return o.Choices[0]
	}
	return o.Choices[1]
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
	all := r.Options()
	at := slices.IndexFunc(all, func(o Option) bool { return o.Key == key })
	if at < 0 {
		keys := make([]string, len(all))
		for i, o := range all {
			keys[i] = o.Key
		}
		return r, fmt.Errorf("%s has no option %.40q; it has: %s", r.Preset, key, strings.Join(keys, ", "))
	}
	o, err := all[at], errValue
	changed := r
	changed.Rows, changed.Columns = slices.Clone(r.Rows), slices.Clone(r.Columns)
	if o.Free || slices.Contains(o.Choices, value) {
		if own := find(key); own.flag != nil {
			*own.flag(&changed), err = value == own.yes, nil
		} else {
			err = own.set(&changed, value)
		}
	}
	switch {
	case err == nil:
		return changed, nil
	case err != errValue:
		return r, err
	}
	more := ""
	if o.Free {
		more = " and the like"
	}
	return r, fmt.Errorf("option %s cannot be %.40q; possible: %s%s", key, value, strings.Join(o.Choices, ", "), more)
}

// Variant is a preset with options, each as a record has it behind the word "option":
// its key, a blank and its value.
func Variant(preset string, options ...string) (Rules, error) {
	r, ok := Preset(preset)
	if !ok {
		var names []string
		for _, r := range Presets() {
			names = append(names, r.Preset)
		}
		return r, fmt.Errorf("no preset %.40q; presets: %s", preset, strings.Join(names, ", "))
	}
	for _, o := range options {
		key, value, _ := strings.Cut(o, " ")
		var err error
		if r, err = r.With(key, strings.TrimSpace(value)); err != nil {
			return r, err
		}
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
