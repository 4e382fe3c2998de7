//go:build !js

package sharing_test

import (
	"encoding/base64"
	"encoding/binary"
	"fmt"
	"hash/fnv"
	"strings"
	"testing"

	"serviert/app/dicegame"
	"serviert/app/dicegame/gametest"
	"serviert/app/i18n"
	"serviert/app/sharing"
	"serviert/engine/escalero"
	"serviert/engine/record"
)

// running is a game in the middle of a turn, with dice that are to stay.
func running(t testing.TB) *dicegame.Game {
	g := gametest.Recorded(t, "serviert 1 wuerfelpoker\noption stake 0.10 EUR\nparty Anna + Carl\tcomputer - coach\nparty Bernd + Dora\n"+
		"throw 66663\nkeep 6666 throw 66661\ndone\nthrow 12345\nwrite P 3 hand 1\nthrow 34555\nkeep 555 throw 26555\n", "7", "1700000000000", 1700000001234)
	g.Kept = [5]bool{false, false, true, true, false}
	g.Block = true
	return g
}

// changed is a game in which a computer player has played for somebody, and for a while
// another one.
func changed(t testing.TB, evening string) *dicegame.Game {
	g := gametest.Recorded(t, "serviert 1 escalero\nparty Anna\nparty Bernd\tcomputer strong\npoints 6 1 18\npoints 5 1 15\n", "7", evening, 1700000001234)
	for _, level := range []dicegame.Seat{"best", dicegame.Coach} {
		if err := g.Reseat([]string{"", ""}, []dicegame.Seat{"", level}); err != nil {
			t.Fatal(err)
		}
		for range g.Parties {
			if err := g.Apply(escalero.Action{Kind: escalero.Strike, Row: "G", Col: g.Match.Len() / 2}); err != nil {
				t.Fatal(err)
			}
		}
	}
	return g
}

// A game that travels by a link or as a code is the same when it arrives: record,
// dice that stay, dates, evening, real dice or not, and who has played what.
func TestAGameTravelsByLinkAndCode(t *testing.T) {
	done := gametest.Filled(gametest.Recorded(t, "serviert 1 escalero\nparty A\nparty B\n", "1", "1", 1).Rules, 0, 1)
	done.ID, done.Evening, done.Started, done.Ended, done.Kept = "5", "an-evening", 1700000000000, 1700000360000, [5]bool{true}
	zero := running(t)
	zero.Evening, zero.Started = "007", 1
	for name, g := range map[string]*dicegame.Game{"running": running(t), "finished": done, "odd": zero, "others": changed(t, "1700000000000"), "others, odd": changed(t, "an-evening")} {
		link, ok := sharing.Link(g)
		word, digits, alsoOK := sharing.Code(g)
		if !ok || !alsoOK || strings.Trim(digits, "0123456789") != "" {
			t.Fatalf("%s: does not travel: %q, %q", name, link, word+digits)
		}
		if rest := strings.TrimPrefix(link, "game="); strings.Trim(rest, "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-_") != "" || strings.ContainsAny(rest[len(rest)-1:], "-_") {
			t.Errorf("%s: messengers may cut %s", name, link)
		}
		for text, from := range map[string]string{link: dicegame.FromLink, word + digits: dicegame.FromCode} {
			back, wrong := sharing.ReadLink(text, 99)
			if wrong != nil {
				t.Fatalf("%s: %+v", name, wrong)
			}
			want := g.Saved()
			want.ID, want.From = "", from
			if g.Over() {
				want.Kept = dicegame.Marks([5]bool{}) // nothing lies there any more
			}
			if got := back.Saved(); got != want {
				t.Errorf("%s came %s as\n%+v\nwas\n%+v", name, from, got, want)
			}
			// Where it came from is kept with it, and told in lists.
			again, err := back.Saved().Game()
			if err != nil || again.From != from || g.Over() && again.Summary().From != from {
				t.Errorf("%s: %v, from %q", name, err, again.From)
			}
		}
		t.Logf("%s: a link of %d, a code of %d digits", name, len(link), len(digits))
	}
}

// When a game began and ended is taken over where a clock can show it; else it has
// ended when it arrives.
func TestAGameHasEndedSomeTime(t *testing.T) {
	const now = 1800000000000
	for _, c := range [][4]int64{ // as sent, as arrived
		{1700000000000, 1700000360000, 1700000000000, 1700000360000},
		{1700000000000, 1700000000000, 1700000000000, now},
		{1700000000000, 1600000000000, 1700000000000, 1600000000000}, // the clock was set back meanwhile
		{1700000000000, -1, 1700000000000, now},
		{1700000000000, 1 << 60, 1700000000000, now},
	} {
		g := gametest.Filled(gametest.Recorded(t, "serviert 1 escalero\nparty A\nparty B\n", "1", "1", 1).Rules, 0, 1)
		g.Evening, g.Started, g.Ended = "1", c[0], c[1]
		link, _ := sharing.Link(g)
		back, wrong := sharing.ReadLink(link, now)
		if wrong != nil || back.Started != c[2] || back.Ended != c[3] {
			t.Errorf("%v: %+v, %+v", c, back, wrong)
		}
	}
}

// A link that was sent once opens in every later version.
func TestOldLinksStillOpen(t *testing.T) {
	const link, code = "game=AQospLOr_vliAKMTJQUCDDAuMTAOAUFubmEgKyBDYXJsAy0gHwFCZXJuZCArIERvcmEHBiZTNyEQGp-DLMqg5JC_0",
		"code=00292661834787838701950240764162610057635102636033400353417530777643090812850653110210904128952411403028182867268104050273107957351196490453287203024348814979263"
	g := running(t)
	text, _ := sharing.Link(g)
	word, digits, _ := sharing.Code(g)
	if text != link || word+digits != code {
		t.Errorf("is now\n%s\n%s", text, word+digits)
	}
	for _, old := range []string{link, code} {
		if back, wrong := sharing.ReadLink(old, 99); wrong != nil || back.Dice.String() != g.Dice.String() {
			t.Errorf("%+v", wrong)
		}
	}
}

// Behind a link stands what somebody or a messenger has written there; around it, in
// a message that was copied, a whole sentence.
func TestWhatStandsAroundALink(t *testing.T) {
	g := running(t)
	link, _ := sharing.Link(g)
	word, digits, _ := sharing.Code(g)
	for _, more := range []string{"", ".", ")", "%20", "&fbclid=IwAR0", "?utm_source=x", "\n", " Viel Spaß!", "\u2069", "_", "__", "*", "~", ">", "\".", "_.", ") - ", "-", "</a>", "\n" + strings.Repeat("Und dann? ", 2500)} {
		text, ok := sharing.Within("Schau: https://example.org/games?fbclid=1#" + link + more)
		if back, wrong := sharing.ReadLink(text, 99); !ok || wrong != nil || back.Dice.String() != g.Dice.String() {
			t.Errorf("with %.40q behind it: %t, %+v", more, ok, wrong)
		}
		// What a camera has read of a picture is copied, too.
		text, ok = sharing.Within("https://example.org/#" + word + digits + more)
		if back, wrong := sharing.ReadLink(text, 99); !ok || wrong != nil || back.Dice.String() != g.Dice.String() {
			t.Errorf("a code with %.40q behind it: %t, %+v", more, ok, wrong)
		}
	}
	for _, text := range []string{"", "game=AQ", "#Game=AQ", "serviert 1 escalero\n# game=1\n"} {
		if got, ok := sharing.Within(text); ok {
			t.Errorf("%q within %q", got, text)
		}
	}
}

// What is no such link is none of our business; what is one, and broken, is told.
func TestBadLinks(t *testing.T) {
	de := i18n.For("de")
	for _, text := range []string{"", "backup", "title", "game", "Game=AQ", "=", "games=AQ"} {
		if g, wrong := sharing.ReadLink(text, 1); g != nil || wrong != nil {
			t.Errorf("%q: %v, %v", text, g, wrong)
		}
	}
	good, _ := sharing.Link(running(t))
	word, digits, _ := sharing.Code(running(t))
	bad := []string{"game=", "code=", "game=0", "game=A", "game=!!!!0", "game=\x00", "code=1", "code=1234", "code=+123456", "code=99999999999999999",
		good + "A", good[:len(good)-1], strings.Replace(good, "game=", "game= ", 1), word + digits + "0", word + digits[:20],
		"code=" + strings.Repeat("0", 17*500), "game=" + strings.Repeat("A", sharing.MostLink), "code=" + strings.Repeat("9", 1<<20)}
	for i := 5; i < len(good); i++ {
		bad = append(bad, good[:i])
	}
	for _, text := range bad {
		if g, wrong := sharing.ReadLink(text, 1); g != nil || wrong == nil || wrong.Text(de) != de.Sharing.Damaged {
			t.Errorf("%.60q: %v, %+v", text, g, wrong)
		}
	}
	against := de.Sharing.Against + " " + de.Games.Problem.Newer
	for text, want := range map[string]string{
		forged(2, nil, "escalero\nparty A\nparty B"):                          de.Sharing.Newer,
		forged(1, nil, "escalero\nparty A\nparty A"):                          fmt.Sprintf(de.Games.Problem.SameName, 3, "A"),
		forged(1, nil, "escalero\nparty A\nparty \u202eB"):                    fmt.Sprintf(de.Games.Problem.Unseen, 3, "·B"),
		forged(1, nil, "escalero\noption contra maybe\nparty A\nparty B"):     against,
		forged(1, nil, "choose-your-words\nparty A\nparty B"):                 against,
		forged(1, nil, "escalero\nparty A\nparty "+strings.Repeat("B", 81)):   fmt.Sprintf(de.Games.Problem.TooMuch[record.NameTooLong], record.LongestName),
		forged(1, nil, "escalero\n"+strings.Repeat("party A\n", 100)+"x y z"): fmt.Sprintf(de.Games.Problem.TooMuch[record.TooManyParties], record.MostParties),
	} {
		if g, wrong := sharing.ReadLink(text, 1); g != nil || wrong == nil || wrong.Text(de) != want {
			t.Errorf("%.60q: %v, %+v, want %q", text, g, wrong, want)
		}
	}
	// Nonsense beside a good record is left out.
	for _, note := range []string{"", "\xff", "\xff\xff\xff\xff", "\x40\x02\x02../../etc", "\x00\x01\x01\x01", strings.Repeat("\xff", 100)} {
		g, wrong := sharing.ReadLink(forged(1, []byte(note), "escalero\nparty A\nparty B"), 99)
		if wrong != nil || g.Started <= 0 || g.Ended != 0 || strings.Trim(g.Evening, "0123456789-") != "" || g.Kept != [5]bool{} {
			t.Errorf("%q: %+v, %+v", note, wrong, g)
		}
	}
}

// forged is a link as somebody would make it who knows how: whole, with whatever
// he likes in it.
func forged(version byte, note []byte, head string) string {
	b := binary.AppendUvarint([]byte{version}, uint64(len(note)))
	b = append(b, note...)
	b = append(binary.AppendUvarint(b, uint64(len(head))), head...)
	b = binary.AppendUvarint(b, 0)
	h := fnv.New32a()
	h.Write(b)
	return "game=" + base64.RawURLEncoding.EncodeToString(append(b, h.Sum(nil)[:3]...)) + "0"
}

// FuzzLink takes any text for a link. It is none, it is refused in a sentence, or it
// is a game that goes on travelling.
func FuzzLink(f *testing.F) {
	for _, text := range []string{"", "game=", "code=123", forged(1, nil, "escalero\nparty A\nparty B"), forged(1, []byte("\x7f\x01"), "wuerfelpoker\nparty A\nparty B")} {
		f.Add(text)
	}
	g := running(f)
	link, _ := sharing.Link(g)
	word, digits, _ := sharing.Code(g)
	f.Add(link)
	f.Add(word + digits)
	f.Fuzz(func(t *testing.T, text string) {
		g, wrong := sharing.ReadLink(text, 99)
		switch {
		case wrong != nil:
			if g != nil || wrong.Text(i18n.For("en")) == "" {
				t.Errorf("%+v", wrong)
			}
		case g != nil:
			link, ok := sharing.Link(g)
			back, wrong := sharing.ReadLink(link, 99)
			if !ok || wrong != nil || back.Dice.String() != g.Dice.String() || back.Started != g.Started || back.Kept != g.Kept {
				t.Errorf("does not travel on: %+v", wrong)
			}
		}
	})
}

// However long a packed game is, it comes out of a link and out of a picture as it went in, and what was cut off is none.
func TestGamesOfEveryLengthTravel(t *testing.T) {
	texts := i18n.For("en")
	for n := range 15 {
		g := gametest.Recorded(t, "serviert 1 escalero\nparty Anna\nparty Bernd\nthrow 66612\n", "1", "evening"+strings.Repeat("z", n), 900)
		link, _ := sharing.Link(g)
		word, digits, _ := sharing.Code(g)
		for _, text := range []string{link, word + digits} {
			if got, wrong := sharing.ReadLink(text, 1); wrong != nil || got.Evening != g.Evening || got.Dice.String() != g.Dice.String() || got.Started != 900 {
				t.Errorf("%d more bytes: %+v, %+v", n, got, wrong)
			}
			for _, cut := range []int{1, 2, 5, 17, 18} {
				if got, wrong := sharing.ReadLink(text[:len(text)-cut], 1); wrong == nil && got.Evening == g.Evening {
					t.Errorf("%d more bytes, without the last %d: %+v", n, cut, got)
				}
			}
		}
	}
	for _, text := range []string{"9", "999", "99999999999999999"} { // more than their bytes can hold
		if _, wrong := sharing.ReadLink("code="+text, 1); wrong == nil || wrong.Text(texts) != texts.Sharing.Damaged {
			t.Errorf("%s: %+v", text, wrong)
		}
	}
}
