package browsertest

import (
	"fmt"
	"os"
	"os/exec"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
)

// TestBench measures what a person waits for and prints it beside go-app's hello world, which is built the
// ordinary way and measured in the same run. Numbers of a shared machine are no reason to fail, so it asserts
// none, and it runs only when asked: make bench. The two take turns, so that whatever else the machine does
// hits both; a ratio is made of two visits that followed each other.
func TestBench(t *testing.T) {
	rounds, _ := strconv.Atoi(os.Getenv("SERVIERT_BENCH"))
	if rounds < 1 {
		t.Skip("only for make bench")
	}
	b := &bench{t: t, rounds: rounds}
	b.say("%d rounds. 1.6 Mbit/s and 150 ms from request to answer, gzip as GitHub Pages has it, the page's thread 4 times slower.", rounds)
	t.Run("visits", b.visits)
	t.Run("taps", b.taps)
	t.Run("cards", b.cardTaps)
	t.Run("tasks", b.longTasks)
	t.Run("cardtasks", b.cardTasks)
	t.Run("growth", b.growth)
	b.print()
}

// bench is a run of make bench.
type bench struct {
	t       *testing.T
	rounds  int
	figures []*figure
}

// figure is one line of the table: what was measured of both, round by round.
type figure struct {
	name, unit  string
	ours, hello []float64
	goal        string // as the issue or whoever asks puts it
}

// figure is the line of that name; the first call says what it is.
func (b *bench) figure(name, unit, goal string) *figure {
	for _, f := range b.figures {
		if f.name == name {
			return f
		}
	}
	f := &figure{name: name, unit: unit, goal: goal}
	b.figures = append(b.figures, f)
	return f
}

func (b *bench) say(format string, args ...any) { fmt.Printf(format+"\n", args...) }

func (b *bench) print() {
	b.say("\n%-52s %-24s %-24s %-21s %s", "median (least to most)", "Serviert", "hello world", "of hello world's", "goal")
	for _, f := range b.figures {
		b.say("%-52s %-24s %-24s %-21s %s", f.name+f.count()+" ["+f.unit+"]", spread(f.ours, f.decimals()), spread(f.hello, f.decimals()), spread(f.ratios(), 2), f.goal)
	}
}

// count says of how many values a figure is made if there are more than one of them in a round.
func (f *figure) count() string {
	if n := len(f.ours); n > 5 {
		return fmt.Sprintf(" (%d)", n)
	}
	return ""
}

func (f *figure) decimals() int {
	return map[string]int{"s": 2, "kB": 0, "ms": 0, "MB": 2, "": 3, "n": 0}[f.unit]
}

// ratios are those of each round, or that of the medians where the two were not measured in turn.
func (f *figure) ratios() (list []float64) {
	if len(f.hello) == 0 {
		return nil
	}
	if len(f.ours) != len(f.hello) {
		return []float64{median(f.ours) / median(f.hello)}
	}
	for i := range f.ours {
		if f.hello[i] == 0 {
			return nil
		}
		list = append(list, f.ours[i]/f.hello[i])
	}
	return list
}

func median(list []float64) float64 {
	if len(list) == 0 {
		return 0
	}
	sorted := slices.Sorted(slices.Values(list))
	return (sorted[(len(sorted)-1)/2] + sorted[len(sorted)/2]) / 2
}

// spread is the median of a list, and between what its values lie.
func spread(list []float64, decimals int) string {
	if len(list) == 0 {
		return "-"
	}
	text := func(x float64) string { return strconv.FormatFloat(x, 'f', decimals, 64) }
	m, least, most := text(median(list)), text(slices.Min(list)), text(slices.Max(list))
	if least == most {
		return m
	}
	return fmt.Sprintf("%s (%s to %s)", m, least, most)
}

// helloDir is go-app's hello world as a site, built as its documents say.
func helloDir(t *testing.T) string {
	t.Helper()
	dir := filepath.Join(scratch, "hello")
	if _, err := os.Stat(dir); err == nil {
		return dir
	}
	run := func(env []string, args ...string) {
		t.Helper()
		cmd := exec.Command("go", args...)
		cmd.Dir, cmd.Env = root(), append(os.Environ(), env...)
		if out, err := cmd.CombinedOutput(); err != nil {
			t.Fatalf("go %s: %v\n%s", strings.Join(args, " "), err, out)
		}
	}
	const source = "./app/browsertest/testdata/hello"
	run(nil, "run", source, dir)
	run([]string{"GOOS=js", "GOARCH=wasm"}, "build", "-trimpath", "-ldflags=-s -w", "-o", filepath.Join(dir, "web", "app.wasm"), source)
	icon, err := os.ReadFile(filepath.Join(root(), "web", "icons", "icon-192.png"))
	if err == nil {
		err = os.WriteFile(filepath.Join(dir, "web", "icon.png"), icon, 0o644)
	}
	if err != nil {
		t.Fatal(err)
	}
	return dir
}

// growth plays many games in one page: nothing may pile up.
func (b *bench) growth(t *testing.T) {
	const games = 50
	before, after := grown(t, games)
	for _, m := range []struct {
		name, unit    string
		before, after float64
	}{
		{"JavaScript", "MB", before.heap / 1e6, after.heap / 1e6},
		{"nodes", "n", before.nodes, after.nodes},
		{"listeners", "n", before.listeners, after.listeners},
		{"program", "MB", before.program / 1e6, after.program / 1e6},
	} {
		b.figure("memory after one game: "+m.name, m.unit, "").ours = []float64{m.before}
		b.figure(fmt.Sprintf("memory after %d games: %s", games, m.name), m.unit, "as after one").ours = []float64{m.after}
	}
}
