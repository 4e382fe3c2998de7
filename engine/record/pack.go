package record

import (
	"encoding/binary"
	"errors"
	"fmt"
	"hash/fnv"
	"slices"
	"strings"

	"serviert/engine"
	"serviert/engine/dice"
	"serviert/engine/escalero"
)

// MostPacked bounds a packed game, in bytes. A whole game of two takes less than
// 500; one of ten pairs who use every throw does not fit and has to go as a text.
const MostPacked = 8 << 10

// Errors about packed games. All wrap ErrNotRecord.
var (
	// ErrDamaged: this is no packed game, or not all of it.
	ErrDamaged = notRecord(0, "this is no packed game, or a part of it is missing or changed")
	// ErrNewer: a later version of this program has packed it.
	ErrNewer = notRecord(0, "a newer version of the program has packed this game")
	// ErrUnpackable: the game does not fit, or would not come back as it is.
	ErrUnpackable = errors.New("the game cannot be packed")
)

// A packed game is, in this order: packVersion; the caller's note and the head of
// the record, each behind its length; the number of actions; the actions; a
// checksum of packSum bytes.
//
// The actions are one large number in mixed radix. Each takes the digits that
// choice and fill give it: its place among the legal ones, then the faces of the
// dice that are thrown. So nothing is spent on what the rules leave no choice in.
const (
	packVersion = 1
	packSum     = 3
)

// headWords are phrases of heads, each packed as one control character. Their
// order is part of the format: new ones go to the end.
var headWords = []string{
	"\nparty ", "\noption ", "\tcomputer ", "escalero", "wuerfelpoker", "-double-grande", "-top-down", "-single", "-two",
	"stake ", " EUR", "start ", "faces p", "take-back off", "contra on", "double-hand on", "double-grande ", "straight ",
	"grande-served ", "settlement difference", "columns ", "sweep ", "concede ", "beginner", "casual", "strong", "best", "coach",
}

// headCodes are the characters for headWords, in their order: control characters
// other than line breaks and tabs. NUL precedes such a character that stands for
// itself.
const headCodes = "\x01\x02\x03\x04\x05\x06\x07\x08\x0b\x0c\x0e\x0f\x10\x11\x12\x13\x14\x15\x16\x17\x18\x19\x1a\x1b\x1c\x1d\x1e\x1f"

// Pack is a dice game in so few bytes that it fits into a link or a picture to be
// scanned. note is anything that is to travel with it. The error is ErrUnpackable.
func Pack(d Dice, note []byte) ([]byte, error) {
	head := packHead(strings.TrimSuffix(d.heading().String(), "\n"))
	b := []byte{packVersion}
	for _, part := range []string{string(note), head} {
		b = append(binary.AppendUvarint(b, uint64(len(part))), part...)
	}
	b = binary.AppendUvarint(b, uint64(d.Match.Len()))
	if len(b) > MostPacked || d.Match.Len() > MostActions {
		return nil, ErrUnpackable
	}
	var digits []digit
	for i := range d.Match.Len() {
		digits = appendDigits(digits, d.Match.At(i), d.Match.Action(i))
	}
	var n number
	for _, x := range slices.Backward(digits) {
		n.push(x)
	}
	b = append(b, n.bytes()...)
	b = append(b, checksum(b)...)
	if back, again, err := Unpack(b); err != nil || back.String() != d.String() || string(again) != string(note) {
		return nil, ErrUnpackable // names, say, that only a game set up long ago can have
	}
	return b, nil
}

// Unpack is the game that was packed, and its note. It believes nothing: names and
// sizes are checked as Parse does, each action as Apply does. The error wraps
// ErrNotRecord, or ErrIllegal if the rules do not allow an action.
func Unpack(b []byte) (d Dice, note []byte, err error) {
	switch {
	case len(b) > MostPacked:
		return d, nil, &LimitError{TooManyBytes, MostPacked, 0}
	case len(b) <= packSum || string(checksum(b[:len(b)-packSum])) != string(b[len(b)-packSum:]):
		return d, nil, ErrDamaged
	case b[0] != packVersion:
		return d, nil, ErrNewer
	}
	b = b[1 : len(b)-packSum]
	number := func() int {
		n, size := binary.Uvarint(b)
		if size <= 0 || n > MostPacked+MostActions {
			err = ErrDamaged
			return 0
		}
		b = b[size:]
		return int(n)
	}
	part := func() []byte {
		n := number()
		if n > len(b) {
			err, n = ErrDamaged, 0
		}
		p := b[:n]
		b = b[n:]
		return p
	}
	note = part()
	head, actions := part(), number()
	if err != nil {
		return d, nil, err
	}
	doc, err := Parse(unpackHead(head))
	if err != nil {
		return d, nil, err
	}
	if len(doc.Actions) > 0 {
		return d, nil, ErrDamaged
	}
	if d, err = doc.Dice(); err != nil {
		return d, nil, err
	}
	log, err := unpackActions(d.Match.State(), b, actions)
	if err != nil {
		return d, nil, err
	}
	d.Match, _, err = engine.Replay(d.Match.State(), log)
	return d, note, err
}

func unpackActions(s escalero.State, b []byte, count int) ([]escalero.Action, error) {
	if count > MostActions {
		return nil, &LimitError{TooManyActions, MostActions, 0}
	}
	n := numberOf(b)
	var log []escalero.Action
	for i := range count {
		a, err := n.action(s)
		if err == nil {
			s, err = s.Apply(a)
		}
		if err != nil {
			return nil, fmt.Errorf("action %d: %w", i+1, err)
		}
		log = append(log, a)
	}
	if len(n) > 0 {
		return nil, ErrDamaged
	}
	return log, nil
}

// checksum tells a damaged game from a whole one, not a forged one from an honest.
func checksum(b []byte) []byte {
	h := fnv.New32a()
	h.Write(b)
	return h.Sum(nil)[:packSum]
}

// first is how every head begins.
const first = "serviert " + version + " "

func packHead(text string) string {
	text = strings.TrimPrefix(text, first)
	var b strings.Builder
next:
	for text != "" {
		for i, w := range headWords {
			if rest, ok := strings.CutPrefix(text, w); ok {
				b.WriteByte(headCodes[i])
				text = rest
				continue next
			}
		}
		if text[0] == 0 || strings.IndexByte(headCodes, text[0]) >= 0 {
			b.WriteByte(0)
		}
		b.WriteByte(text[0])
		text = text[1:]
	}
	return b.String()
}

func unpackHead(head []byte) string {
	var b strings.Builder
	b.WriteString(first)
	for i := 0; i < len(head); i++ {
		at := strings.IndexByte(headCodes, head[i])
		switch {
		case head[i] == 0 && i+1 < len(head):
			i++
			b.WriteByte(head[i])
		case at >= 0:
			b.WriteString(headWords[at])
		default:
			b.WriteByte(head[i])
		}
	}
	return b.String()
}

// digit is a choice among so many, from 0.
type digit struct{ of, is int }

// The choices of a position are, in this order: the dice that stay, by their
// places, where dice may be kept; the legal actions other than that; and one for
// an action in its own words, for what can be written in more ways than Legal
// lists.
const (
	keepChoices = 1<<dice.N - 1 // at least one die is thrown
	longest     = 256           // of an action in its own words, in bytes
)

// choices are how many ways there are to keep dice, and the other actions.
func choices(s escalero.State) (keeps int, others []escalero.Action) {
	others = s.Legal()
	if s.Asked() == 0 && s.Now().Begun() && s.Now().Left() > 0 {
		keeps = keepChoices
		others = slices.DeleteFunc(others, func(a escalero.Action) bool { return a.Kind == escalero.Keep })
	}
	return keeps, others
}

// staying is where the bits of a choice are set.
func staying(choice int) (stay [dice.N]bool) {
	for i := range stay {
		stay[i] = choice>>i&1 == 1
	}
	return stay
}

// appendDigits appends the digits of an action in a position.
func appendDigits(list []digit, s escalero.State, a escalero.Action) []digit {
	keeps, others := choices(s)
	of := keeps + len(others) + 1
	faces := func(stay [dice.N]bool) {
		for i, f := range a.Dice {
			if !stay[i] {
				list = append(list, digit{6, int(f - 1)})
			}
		}
	}
	if a.Kind == escalero.Keep {
		for choice := range keeps {
			stay := staying(choice)
			var thrown []dice.Face
			for i, f := range a.Dice {
				if !stay[i] {
					thrown = append(thrown, f)
				}
			}
			if s.KeepAt(stay, thrown...) == a {
				list = append(list, digit{of, choice})
				faces(stay)
				return list
			}
		}
	}
	blank := a
	blank.Dice = dice.Throw{}
	if at := slices.Index(others, blank); at >= 0 {
		list = append(list, digit{of, keeps + at})
		if blank.Blank() > 0 {
			faces([dice.N]bool{})
		}
		return list
	}
	text := a.String()
	list = append(list, digit{of, of - 1}, digit{longest, len(text)})
	for i := range len(text) {
		list = append(list, digit{longest, int(text[i])})
	}
	return list
}

// action takes the digits of an action in a position off the number.
func (n *number) action(s escalero.State) (escalero.Action, error) {
	keeps, others := choices(s)
	of := keeps + len(others) + 1
	faces := func(k int) []dice.Face {
		list := make([]dice.Face, k)
		for i := range list {
			list[i] = dice.Face(n.pull(6) + 1)
		}
		return list
	}
	switch choice := n.pull(of); {
	case choice < keeps:
		stay, thrown := staying(choice), 0
		for _, stays := range stay {
			if !stays {
				thrown++
			}
		}
		return s.KeepAt(stay, faces(thrown)...), nil
	case choice < of-1:
		a := others[choice-keeps]
		if k := a.Blank(); k > 0 {
			a = s.Fill(a, faces(k)...)
		}
		return a, nil
	}
	text := make([]byte, n.pull(longest))
	for i := range text {
		text[i] = byte(n.pull(longest))
	}
	return escalero.ParseAction(string(text))
}

// number is a large number in base 2^32, least part first, without zeros above.
type number []uint32

// push puts a digit below the others.
func (n *number) push(d digit) {
	carry := uint64(d.is)
	for i, part := range *n {
		carry += uint64(part) * uint64(d.of)
		(*n)[i] = uint32(carry)
		carry >>= 32
	}
	if carry > 0 {
		*n = append(*n, uint32(carry))
	}
}

// pull takes the lowest digit, one of so many, off the number.
func (n *number) pull(of int) int {
	rest := uint64(0)
	for i := len(*n) - 1; i >= 0; i-- {
		rest = rest<<32 | uint64((*n)[i])
		(*n)[i] = uint32(rest / uint64(of))
		rest %= uint64(of)
	}
	n.trim()
	return int(rest)
}

func (n *number) trim() {
	for len(*n) > 0 && (*n)[len(*n)-1] == 0 {
		*n = (*n)[:len(*n)-1]
	}
}

// bytes is the number, least byte first, without zeros above.
func (n number) bytes() []byte {
	var b []byte
	for _, part := range n {
		b = binary.LittleEndian.AppendUint32(b, part)
	}
	for len(b) > 0 && b[len(b)-1] == 0 {
		b = b[:len(b)-1]
	}
	return b
}

func numberOf(b []byte) number {
	n := make(number, (len(b)+3)/4)
	for i, x := range b {
		n[i/4] |= uint32(x) << (i % 4 * 8)
	}
	n.trim()
	return n
}
