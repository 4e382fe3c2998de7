package seal

import (
	"crypto/rand"
	"strings"
	"testing"
)

func random(b []byte) { rand.Read(b) }

func key(n byte) []byte {
	k := make([]byte, KeySize)
	k[0], k[KeySize-1] = n, n
	return k
}

var texts = []string{"", "x", "deal A ER B\nbet 2\n", strings.Repeat("word C A T\n", 90), strings.Repeat("ä", 70000)}

func TestWhatIsSealedComesBack(t *testing.T) {
	s := New(random, key(1))
	for _, text := range texts {
		for _, about := range []string{"", "7 12", "a\nb"} {
			sealed := s.Seal(text, about)
			if back, err := s.Open(sealed, about); err != nil || back != text {
				t.Errorf("%.20q about %q came back as %.20q, %v", text, about, back, err)
			}
			if back, err := New(random, key(1)).Open(sealed, about); err != nil || back != text {
				t.Errorf("for another tab %.20q about %q is %.20q, %v", text, about, back, err)
			}
			if back, err := New(random, append(key(2), key(1)...)).Open(sealed, about); err != nil || back != text {
				t.Errorf("with the second key %.20q about %q is %.20q, %v", text, about, back, err)
			}
		}
	}
}

// Neither the same text twice nor its length shows.
func TestSealingShowsNothing(t *testing.T) {
	s, seen := New(random, key(1)), map[string]bool{}
	for range 1000 {
		sealed := s.Seal("deal A ER B", "7")
		box, ok := fromHex(sealed)
		if !ok {
			t.Fatalf("%q is not hexadecimal", sealed)
		}
		// The nonce, and what lies over the text.
		for _, part := range []string{string(box[:nonceSize]), string(box[nonceSize+16:])} {
			if seen[part] {
				t.Fatal("two seals have the same nonce or hide the text in the same way")
			}
			seen[part] = true
		}
		if strings.Contains(string(box), "deal") {
			t.Fatal("the text shows")
		}
	}
	for _, word := range []string{"word -", "word C A T", "word QU I CK E N S"} {
		if got, want := len(s.Seal(word, "7")), len(s.Seal("", "7")); got != want {
			t.Errorf("%q takes %d bytes sealed, nothing takes %d", word, got, want)
		}
	}
}

func TestWhatIsChangedStaysShut(t *testing.T) {
	s := New(random, key(1))
	sealed := s.Seal("deal A ER B", "7 12")
	for i := range sealed {
		for _, c := range []byte{'0', '7', 'f', 'A', 'z', 0, 0xff} {
			if other := sealed[:i] + string(rune(c)) + sealed[i+1:]; other != sealed {
				if text, err := s.Open(other, "7 12"); err != ErrClosed || text != "" {
					t.Fatalf("byte %d as %q: %q, %v", i, c, text, err)
				}
			}
		}
		if text, err := s.Open(sealed[:i], "7 12"); err != ErrClosed || text != "" {
			t.Fatalf("the first %d bytes: %q, %v", i, text, err)
		}
	}
	for _, about := range []string{"", "7", "7 1", "7 13", "8 12", "7 12\ndeal A ER"} {
		if text, err := s.Open(sealed, about); err != ErrClosed {
			t.Errorf("about %q: %q", about, text)
		}
	}
	for name, other := range map[string]*Safe{"another key": New(random, key(2)), "no key": New(random, nil), "a short key": New(random, key(1)[1:])} {
		if text, err := other.Open(sealed, "7 12"); err != ErrClosed {
			t.Errorf("%s: %q", name, text)
		}
	}
}

// A safe without a key must not have one that everybody knows.
func TestWithoutAKeyOneIsMadeUp(t *testing.T) {
	a, b := New(random, nil), New(random, nil)
	if text, err := b.Open(a.Seal("deal A", "7"), "7"); err == nil {
		t.Errorf("another safe without a key reads %q", text)
	}
	if text, err := a.Open(a.Seal("deal A", "7"), "7"); err != nil || text != "deal A" {
		t.Errorf("its own is %q, %v", text, err)
	}
}

// Nothing that was not sealed here is opened, and nothing breaks the opener.
func FuzzOpen(f *testing.F) {
	s := New(random, append(key(1), key(2)...))
	for _, text := range texts[:4] {
		f.Add(s.Seal(text, "7"), "7")
		f.Add(New(random, key(3)).Seal(text, "7"), "7")
		f.Add(text, "")
	}
	f.Fuzz(func(t *testing.T, sealed, about string) {
		text, err := s.Open(sealed, about)
		if err == nil {
			// Only what the seeds sealed opens.
			if about != "7" || !strings.Contains(strings.Join(texts[:4], "\x00"), text) {
				t.Errorf("%q about %q opens as %q", sealed, about, text)
			}
			return
		}
		if text != "" {
			t.Errorf("%q: %q along with %v", sealed, text, err)
		}
	})
}
