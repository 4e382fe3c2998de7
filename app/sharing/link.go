package sharing

import (
	"encoding/binary"
	"errors"
	"fmt"
	"strconv"
	"strings"

	"serviert/app/dicegame"
	"serviert/app/i18n"
	"serviert/engine/dice"
	"serviert/engine/record"
)

// A game travels in the part of an address after the #, which no browser sends to
// any server: packed, with a word in front that says how. A link has letters and
// digits. A picture to be scanned has digits alone: its own way of writing them
// takes a third less room than any letters.
const (
	linkWord = "game="
	codeWord = "code="
)

// MostLink is how long the part of an address after the # is, at most, that can
// hold a game, in characters.
const MostLink = len(codeWord) + (record.MostPacked/bytesAtOnce+1)*digitsAtOnce

// Link returns the part of an address after the # that holds the game as it
// stands, marks of kept dice included; ok is false for one that is too long.
func Link(g *dicegame.Game) (text string, ok bool) {
	b, err := record.Pack(g.Dice, note(g))
	return linkWord + toLetters(b), err == nil
}

// Code is Link for a picture to be scanned: a word, and digits only.
func Code(g *dicegame.Game) (word, digits string, ok bool) {
	b, err := record.Pack(g.Dice, note(g))
	return codeWord, toDigits(b), err == nil
}

// The flags of a note besides the marks, one bit for each die.
const (
	noteBlock   = 1 << 5
	noteEvening = 1 << 6 // the ID of the evening is a text, not a number
	noteSat     = 1 << 7 // others have sat at the table before: how long, and who, is the end
)

// note is what is kept beside the record and travels with it.
func note(g *dicegame.Game) []byte {
	flags := byte(0)
	for i, kept := range g.Kept {
		if kept {
			flags |= 1 << i
		}
	}
	if g.Block {
		flags |= noteBlock
	}
	evening, err := strconv.ParseInt(g.Evening, 10, 64)
	asText := err != nil || strconv.FormatInt(evening, 10) != g.Evening
	if asText {
		flags |= noteEvening
	}
	ended := int64(0)
	if g.Ended != 0 {
		ended = g.Ended - g.Started
	}
	sat := g.Sat()
	if sat != "" {
		flags |= noteSat
	}
	b := binary.AppendVarint(binary.AppendVarint([]byte{flags}, g.Started), ended)
	// Versions that know nothing of those who sat there read no further than a number.
	if !asText {
		b = binary.AppendVarint(b, evening-g.Started)
	} else if b = append(b, g.Evening...); sat != "" {
		b = append(b, eveningEnd)
	}
	return append(b, sat...)
}

// eveningEnd ends the ID of an evening that is a text where something follows it.
const eveningEnd = '\n'

// readNote takes a note over. What cannot be is left as it is for a new game.
func readNote(g *dicegame.Game, b []byte, now int64) {
	g.Started = now
	if len(b) > 0 {
		flags := b[0]
		b = b[1:]
		number := func() int64 {
			n, size := binary.Varint(b)
			b = b[max(size, 0):]
			return n
		}
		began, lasted := number(), number()
		if moment(began) {
			g.Started = began
		}
		evening, sat := "", ""
		if flags&noteEvening == 0 {
			evening = strconv.FormatInt(began+number(), 10)
			sat = string(b)
		} else {
			evening, sat, _ = strings.Cut(string(b), string(eveningEnd))
		}
		if flags&noteSat != 0 {
			g.SetSat(sat)
		}
		g.Evening = dicegame.Origins{"evening": evening}.Evening()
		g.Block = flags&noteBlock != 0
		var kept [dice.N]bool
		for i := range kept {
			kept[i] = flags>>i&1 == 1
		}
		g.SetKept(kept)
		// It may have ended before it began, by a clock that was set back meanwhile.
		if g.Over() && lasted != 0 && moment(g.Started+lasted) {
			g.Ended = g.Started + lasted
		}
	}
	if g.Over() && g.Ended == 0 {
		g.Ended = now
	}
}

// moment tells whether a clock shows this time in Unix milliseconds.
func moment(ms int64) bool { return ms > 0 && dicegame.Moment(strconv.FormatInt(ms, 10)) == ms }

// ReadLink returns the game that the part of an address after the # holds, or the
// problem with it; neither for one that is of no such kind. now, in Unix
// milliseconds, is used if it does not say when the game was played. The game has
// no ID yet.
func ReadLink(text string, now int64) (*dicegame.Game, *dicegame.Problem) {
	link, isLink := strings.CutPrefix(text, linkWord)
	code, isCode := strings.CutPrefix(text, codeWord)
	damaged := dicegame.Wrong(func(t *i18n.Texts) string { return t.Sharing.Damaged })
	from, b, ok := dicegame.FromLink, []byte(nil), false
	switch {
	case !isLink && !isCode:
		return nil, nil
	case len(text) > MostLink:
		return nil, damaged
	case isLink:
		b, ok = fromLetters(link)
	default:
		from = dicegame.FromCode
		b, ok = fromDigits(code)
	}
	if !ok {
		return nil, damaged
	}
	d, note, err := record.Unpack(b)
	switch {
	case errors.Is(err, record.ErrNewer):
		return nil, dicegame.Wrong(func(t *i18n.Texts) string { return t.Sharing.Newer })
	case errors.Is(err, record.ErrDamaged):
		return nil, damaged
	case err != nil:
		if p := dicegame.Refused(err); p != nil {
			return nil, p
		}
		return nil, &dicegame.Problem{Text: func(t *i18n.Texts) string { return t.Sharing.Against + " " + t.Games.Problem.Newer }, Detail: err.Error()}
	}
	g := dicegame.New(d)
	readNote(g, note, now)
	g.From = from
	return g, nil
}

// Within is ReadLink's text in a message, or an address that a camera has read, which
// somebody has copied; ok is false where there is none. However long the message goes on, it
// is no part of the link.
func Within(message string) (text string, ok bool) {
	for _, word := range [...]string{linkWord, codeWord} {
		if _, text, ok = strings.Cut(message, "#"+word); ok {
			text = word + text
			return text[:min(len(text), MostLink)], true
		}
	}
	return "", false
}

// letters are those of base64 for addresses. It is done here because
// encoding/base64 would add 5 kB to the download.
const letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

// linkEnd ends every link: the letter before it may be a - or a _, which
// messengers take for punctuation that is no part of the address.
const linkEnd = "0"

func toLetters(b []byte) string {
	var text strings.Builder
	bits, n := uint(0), 0
	for _, x := range b {
		bits, n = bits<<8|uint(x), n+8
		for ; n >= 6; n -= 6 {
			text.WriteByte(letters[bits>>(n-6)&63])
		}
	}
	if n > 0 {
		text.WriteByte(letters[bits<<(6-n)&63])
	}
	return text.String() + linkEnd
}

func fromLetters(text string) (b []byte, ok bool) {
	behind := strings.TrimLeft(text, letters)                    // the sentence goes on, or a messenger has added something
	text = strings.TrimRight(text[:len(text)-len(behind)], "-_") // what makes it slanted in a chat
	text, ok = strings.CutSuffix(text, linkEnd)
	bits, n := uint(0), 0
	for i := range len(text) {
		at := strings.IndexByte(letters, text[i])
		if bits, n = bits<<6|uint(at), n+6; n >= 8 {
			n -= 8
			b = append(b, byte(bits>>n))
		}
	}
	return b, ok
}

// Seven bytes are 17 digits, which wastes next to nothing.
const (
	bytesAtOnce  = 7
	digitsAtOnce = 17
)

// digitsFor is how many digits so many bytes need.
func digitsFor(bytes int) int { return (bytes*digitsAtOnce + bytesAtOnce - 1) / bytesAtOnce }

func toDigits(b []byte) string {
	var text strings.Builder
	for len(b) > 0 {
		k := min(len(b), bytesAtOnce)
		n := uint64(0)
		for _, x := range b[:k] {
			n = n<<8 | uint64(x)
		}
		fmt.Fprintf(&text, "%0*d", digitsFor(k), n)
		b = b[k:]
	}
	return text.String()
}

func fromDigits(text string) (b []byte, ok bool) {
	behind := strings.TrimLeft(text, "0123456789") // as behind letters
	text = text[:len(text)-len(behind)]
	for len(text) > 0 {
		k := min(len(text), digitsAtOnce)
		bytes := k * bytesAtOnce / digitsAtOnce
		n, err := strconv.ParseUint(text[:k], 10, 64)
		if err != nil || digitsFor(bytes) != k || n>>(8*bytes) != 0 {
			return nil, false
		}
		for i := bytes - 1; i >= 0; i-- {
			b = append(b, byte(n>>(8*i)))
		}
		text = text[k:]
	}
	return b, true
}
