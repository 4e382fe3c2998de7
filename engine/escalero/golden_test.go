package escalero_test

import (
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"serviert/engine"
	"serviert/engine/enginetest"
	"serviert/engine/escalero"
	"serviert/engine/record"
)

// TestGolden replays the records in testdata. The lines
//
//	# expect SUBJECT: VALUE
//
// say what holds at that point of the record. Function look lists the subjects.
func TestGolden(t *testing.T) {
	enginetest.Golden(t, 50, "# expect ", func(t *testing.T, doc record.Document) func(int, string) error {
		game, err := doc.Dice()
		if err != nil {
			t.Fatal(err)
		}
		return func(actions int, claim string) error {
			subject, want, _ := strings.Cut(claim, ": ")
			if got := look(game, game.Match.At(actions), subject); got != want {
				return fmt.Errorf("%s is %s, want %s", subject, got, want)
			}
			return nil
		}
	})
}

// look is the value of a subject in a game, as the records write it.
func look(g record.Dice, s escalero.State, subject string) string {
	account := s.Settlement()
	switch subject {
	case "dice":
		return s.Now().Dice.String()
	case "served":
		return map[bool]string{true: "yes", false: "no"}[s.Now().Served]
	case "throws left":
		return fmt.Sprint(s.Now().Left())
	case "turn":
		return name(g, s.Turn())
	case "stake":
		return fmt.Sprintf("x%d", account.Factor)
	case "columns":
		var names []string
		for _, w := range account.Columns {
			names = append(names, name(g, w))
		}
		return strings.Join(names, " ")
	case "points":
		return strings.Trim(fmt.Sprint(account.Points), "[]")
	case "money":
		var list []string
		for _, p := range account.Points {
			list = append(list, g.Rules.Stake.Money(p))
		}
		return strings.Join(list, ", ")
	}
	return lookAtSheet(g, s, strings.Fields(subject))
}

// lookAtSheet is the value of "Anna F 2", a cell, "Anna sum 2" or "Anna total".
func lookAtSheet(g record.Dice, s escalero.State, words []string) string {
	party := slices.IndexFunc(g.Parties, func(p record.Party) bool { return p.Names[0] == words[0] })
	if party < 0 || len(words) < 2 {
		return "not known to the test"
	}
	sheet := s.Sheet(engine.Player(party + 1))
	if words[1] == "total" {
		return fmt.Sprint(sheet.Total(g.Rules))
	}
	col := int(words[2][0] - '1')
	if words[1] == "sum" {
		return fmt.Sprint(sheet.Sum(g.Rules, col))
	}
	row := g.Rules.Row(words[1])
	switch cell := sheet[col][row]; {
	case !cell.Written:
		return "open"
	case cell.Served:
		return fmt.Sprint(sheet.Shown(g.Rules, col, row), " served")
	default:
		return fmt.Sprint(sheet.Shown(g.Rules, col, row))
	}
}

// name is the first name of a party, "-" for nobody.
func name(g record.Dice, p engine.Player) string {
	if p == 0 {
		return "-"
	}
	return g.Parties[p-1].Names[0]
}

// Every preset and every option has a golden record.
func TestEveryPresetAndOptionHasAGoldenRecord(t *testing.T) {
	var all strings.Builder
	files, _ := filepath.Glob("testdata/*.serviert")
	for _, file := range files {
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		all.Write(text)
	}
	for _, r := range escalero.Presets() {
		if !strings.Contains(all.String(), "\nserviert 1 "+r.Preset+"\n") {
			t.Errorf("no record of %s", r.Preset)
		}
		for _, o := range r.Options() {
			if !strings.Contains(all.String(), "\noption "+o.Key+" ") {
				t.Errorf("no record with option %s", o.Key)
			}
		}
	}
}
