package lexicon

import (
	"bytes"
	"slices"
	"strings"
	"testing"
	"time"
)

func list(t testing.TB, words ...string) *List {
	t.Helper()
	var entries []Entry
	for i, w := range words {
		entries = append(entries, Entry{Word: w, Mark: byte(i)})
	}
	l, err := Build(Graded, entries)
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func TestContains(t *testing.T) {
	words := []string{"A", "BAR", "BARS", "CAR", "CARS", "CARTS", "STAR", "STARS"}
	l := list(t, words...)
	if l.Len() != len(words) {
		t.Errorf("Len = %d", l.Len())
	}
	for i, w := range words {
		if got := l.Rank(w); got != i {
			t.Errorf("Rank(%s) = %d, want %d", w, got, i)
		}
		if got := l.Mark(i); got != byte(i) {
			t.Errorf("Mark(%d) = %d", i, got)
		}
	}
	for _, w := range []string{"", "B", "BA", "BARSS", "CART", "ST", "Z", "bar", "BÄR", "B R", "STARSSTARSSTARS"} {
		if l.Contains(w) {
			t.Errorf("Contains(%q)", w)
		}
	}
	if got := slices.Collect(l.All); !slices.Equal(got, words) {
		t.Errorf("All = %q", got)
	}
	for range l.All {
		break
	}
}

func TestNilAndEmpty(t *testing.T) {
	for _, l := range []*List{nil, list(t)} {
		if l.Contains("A") || l.Len() != 0 || l.Mark(0) != 0 || slices.Collect(l.All) != nil {
			t.Errorf("%v is not empty", l)
		}
	}
}

func TestBuildRefuses(t *testing.T) {
	for _, words := range [][]string{{""}, {"a"}, {"Ä"}, {"A", "A"}, {"ABCDEFGHIJKLMNO"}} {
		var entries []Entry
		for _, w := range words {
			entries = append(entries, Entry{Word: w})
		}
		if _, err := Build(Graded, entries); err == nil {
			t.Errorf("Build(%q) made a list", words)
		}
	}
}

// rich is a list with everything that a file can hold.
func rich(t testing.TB) *List {
	t.Helper()
	l, err := Build(Spelled, []Entry{
		{Word: "AERA", Mark: 1<<2 | Upper, Grade: Familiar}, {Word: "BAR", Mark: Both}, {Word: "BARS", Mark: Both, Edition: 2},
		{Word: "CREME", Mark: Odd, Odd: "Creme/Crème", Grade: Rare}, {Word: "STAR", Grade: Rare, Edition: 3},
		{Word: "STARS", Grade: Common, Edition: 2, Was: Rare + 1}, {Word: "TAR", Grade: Rare, Edition: 3, Was: Common + 1},
	})
	if err != nil {
		t.Fatal(err)
	}
	return l
}

func TestFile(t *testing.T) {
	l := list(t, "A", "BAR", "BARS", "CAR", "CARS", "CARTS", "STAR", "STARS")
	l.odd["CAR"] = "car/Câr"
	for _, l := range []*List{l, list(t), rich(t)} {
		data := l.Bytes()
		r, err := Read(data)
		if err != nil {
			t.Fatal(err)
		}
		if !slices.Equal(slices.Collect(r.All), slices.Collect(l.All)) || !bytes.Equal(r.marks, l.marks) || len(r.odd) != len(l.odd) ||
			!bytes.Equal(r.grades, l.grades) || !slices.Equal(r.later, l.later) {
			t.Error("read another list than was written")
		}
		if !bytes.Equal(r.Bytes(), data) {
			t.Error("writing what was read gives another file")
		}
		for i := range data {
			broken := bytes.Clone(data)
			broken[i] ^= 0x55
			if _, err := Read(broken); err != ErrFile {
				t.Errorf("byte %d changed: %v", i, err)
			}
			if _, err := Read(data[:i]); err != ErrFile {
				t.Errorf("cut off at %d: %v", i, err)
			}
		}
	}
}

// An edition has its words and its grades.
func TestEdition(t *testing.T) {
	l := rich(t)
	for edition, want := range [][2]string{{"AERA BAR CREME STARS TAR", "10220"}, {"AERA BAR CREME STARS TAR", "10220"}, {"AERA BAR BARS CREME STARS TAR", "100200"},
		{"AERA BAR BARS CREME STAR STARS TAR", "1002202"}} {
		old, grades := l.Edition(edition), ""
		for w := range old.All {
			grades += string('0' + rune(old.Grade(old.Rank(w))))
		}
		if got := strings.Join(slices.Collect(old.All), " "); got != want[0] || grades != want[1] {
			t.Errorf("edition %d has %s with grades %s, want %s", edition, got, grades, want)
		}
	}
	if l.Newest() != 3 || l.Edition(1).Grade(-1) != Rare {
		t.Errorf("newest %d", l.Newest())
	}
}

// Reading rests now and then, and reads the same.
func TestReadSlowly(t *testing.T) {
	var entries []Entry
	for i := range 26 * 26 * 26 {
		if i*i%7 < 3 {
			entries = append(entries, Entry{Word: string([]byte{'A' + byte(i/676), 'A' + byte(i/26%26), 'A' + byte(i%26)}), Mark: byte(i * i % 5)})
		}
	}
	l, err := Build(Graded, entries)
	if err != nil {
		t.Fatal(err)
	}
	data, rests := l.Bytes(), 0
	r, err := ReadSlowly(data, func() { rests++ })
	if err != nil || !bytes.Equal(r.Bytes(), data) || rests < len(data)/restBytes-1 || rests == 0 {
		t.Errorf("%d bytes with %d rests, %v", len(data), rests, err)
	}
}

// A few bytes do not keep Read busy, whatever they claim.
func TestReadEnds(t *testing.T) {
	for _, c := range []struct {
		words, edges uint32
		body         string
	}{
		{0, 1, "0"}, // claimed millions of odd spellings
		{0, 1, ""}, {0, 1, "\xff"}, {1, 2, ""}, {most, most, ""}, {most, 26*MaxLength + 1, "\x00\x00\x00\x00\x00"},
	} {
		done := make(chan error)
		go func() {
			_, err := Read(fileOf(c.words, c.edges, []byte(c.body)))
			done <- err
		}()
		select {
		case err := <-done:
			if err != ErrFile {
				t.Errorf("%d words, %d edges, %q: %v, want %v", c.words, c.edges, c.body, err, ErrFile)
			}
		case <-time.After(10 * time.Second):
			t.Fatalf("%d words, %d edges, %q: still reading after 10 seconds", c.words, c.edges, c.body)
		}
	}
}

// FuzzRead corrects the checksum, so that damage reaches the graph.
func FuzzRead(f *testing.F) {
	l := list(f, "A", "BAR", "BARS", "CAR", "CARS", "CARTS", "STAR", "STARS")
	f.Add(l.Bytes()[20:], uint32(8), uint32(20))
	f.Add([]byte("0"), uint32(0), uint32(1))
	r := rich(f)
	f.Add(r.Bytes()[20:], uint32(r.Len()), uint32(len(r.edges)))
	f.Fuzz(func(t *testing.T, body []byte, words, edges uint32) {
		data := fileOf(words%64, edges%256, body)
		l, err := Read(data)
		if err != nil {
			return
		}
		n := 0
		for w := range l.All {
			n++
			if !l.Contains(w) || len(w) > MaxLength {
				t.Fatalf("%q", w)
			}
		}
		if n != l.Len() {
			t.Fatalf("%d words of %d", n, l.Len())
		}
	})
}
