package dicegame

import (
	"errors"
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"

	"serviert/app/i18n"
	"serviert/app/jsontext"
	"serviert/engine/record"
)

// Games are exported and imported as texts.

// Problem says why a text could not be read as a game. Text words it in the
// player's language, which may change while it is shown; Detail is the engine's
// error, in English, or "".
type Problem struct {
	Text   func(*i18n.Texts) string
	Detail string
}

// Wrong is the problem with these words and no detail.
func Wrong(text func(*i18n.Texts) string) *Problem { return &Problem{text, ""} }

// origin starts the comment at the end of an exported record. Replay ignores
// it; an import reads date, evening and the like from it.
const origin = "# app "

// WithOrigin appends an origin comment to a record. words are of the form
// name=value, separated by spaces.
func WithOrigin(record, words string) string { return record + origin + words + "\n" }

// Where an imported game came from, see Game.From.
const (
	FromLink = "link" // a link that was opened
	FromCode = "code" // a link that was scanned
	FromFile = "file"
	FromText = "text" // pasted
	// A backup has brought a game that was going on: here it may have been further on
	// and then deleted.
	FromBackup = "backup"
)

// Origins are the values of the origin comments of a text, by name; "" for what
// is missing.
type Origins map[string]string

// ReadOrigins reads all origin comments of a text. Names that no export writes
// are left out.
func ReadOrigins(text string) Origins {
	found := Origins{"started": "", "ended": "", "evening": "", "block": "", "kept": "", "sat": "", "judged": "", "stake": ""}
	for l, more := "", true; more; {
		l, text, more = strings.Cut(text, "\n")
		rest, ok := strings.CutPrefix(strings.TrimSpace(l), origin)
		if !ok {
			continue
		}
		for _, word := range strings.Fields(rest) {
			name, value, _ := strings.Cut(word, "=")
			if _, known := found[name]; known {
				found[name] = value
			}
		}
	}
	return found
}

// Evening is the ID of the evening, "" for one that this app would not give: it
// becomes part of addresses.
func (o Origins) Evening() string {
	id := o["evening"]
	if len(id) > 40 || strings.Trim(id, "0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ-") != "" {
		return ""
	}
	return id
}

// lastMoment is the end of the year 9999. Browsers cannot format much later
// times.
const lastMoment = 253402300799999

// Moment parses a time in Unix milliseconds, 0 if it is missing, malformed or
// no time that a clock shows.
func Moment(text string) int64 {
	n, err := strconv.ParseInt(text, 10, 64)
	if err != nil || n < 0 || n > lastMoment {
		return 0
	}
	return n
}

// Exported returns the game as a text to share: the record with an origin
// comment.
func (g *Game) Exported() string { return g.Saved().exported() }

func (v Saved) exported() string {
	words := fmt.Sprintf("started=%d ended=%d evening=%s block=%t", v.Started, v.Ended, v.Evening, v.Block)
	if v.Ended == 0 && strings.Contains(v.Kept, "1") {
		words += " kept=" + v.Kept
	}
	if sat := told(v.Sat, v.Advised, v.Fixed); sat != "" { // a word has no white space
		for _, pair := range satWord {
			sat = strings.ReplaceAll(sat, pair[0], pair[1])
		}
		words += " sat=" + sat
	}
	return WithOrigin(v.Record, words)
}

// satWord is how Game.Sat becomes one word: names in it may have any of these signs.
var satWord = [...][2]string{{"%", "%25"}, {";", "%3B"}, {":", "%3A"}, {",", "%2C"}, {"\n", ";"}, {"\t", ":"}, {" ", ","}}

// FileName returns a file name for the exported game: the day on which it began
// and up to eight words of the players' names, ending in ".serviert".
func (g *Game) FileName(day string) string {
	words := []string{day}
	for _, p := range g.Parties {
		for _, n := range p.Names {
			words = append(words, strings.FieldsFunc(strings.ToLower(n), func(r rune) bool {
				return !unicode.IsLetter(r) && !unicode.IsDigit(r)
			})...)
		}
	}
	return strings.Join(words[:min(len(words), 9)], "-") + ".serviert"
}

// Brought is a text that a player imports, split into parts.
type Brought struct {
	Doc  record.Document
	Err  error    // why the text is no record, nil if it is one
	Text string   // the record, "" where the text is too large to look at
	Head []string // words of the first line that is neither empty nor a comment, nil if none
	From string   // see Game.From; ReadText leaves it to whoever knows
}

// ReadText takes a text apart: a record, or a save as the app stores it, which
// is how a save that could not be read is exported.
func ReadText(text string) (b Brought) {
	text = strings.TrimPrefix(text, "\uFEFF")
	if len(text) <= record.MostBytes && utf8.ValidString(text) && strings.HasPrefix(text, "{") {
		var v Saved
		if jsontext.Unmarshal([]byte(text), &v) == nil && v.Record != "" {
			text = v.exported()
		}
	}
	if b.Doc, b.Err = record.Parse(text); len(text) > record.MostBytes {
		return b
	}
	b.Text = text
	for l, more := "", true; more && b.Head == nil; {
		l, text, more = strings.Cut(text, "\n")
		if l = strings.TrimSpace(l); l != "" && l[0] != '#' {
			b.Head = strings.Fields(l)
		}
	}
	return b
}

// line is a line of the text by its number from 1, "" where there is none.
func (b Brought) line(number int) string {
	line, rest := "", b.Text
	for range number {
		line, rest, _ = strings.Cut(rest, "\n")
	}
	return strings.TrimSpace(line)
}

// Game returns the dice game in the text, or the problem with it. now, in Unix
// milliseconds, is used if the text does not say when it was played. The game
// has no ID yet.
func (b Brought) Game(now int64) (*Game, *Problem) {
	if p := Refused(b.Err); p != nil {
		return nil, p
	}
	switch {
	case b.Head == nil:
		return nil, Wrong(func(t *i18n.Texts) string { return t.Games.Problem.Empty })
	case b.Head[0] != "serviert" || len(b.Head) != 3:
		return nil, Wrong(func(t *i18n.Texts) string { return t.Games.Problem.NotRecord })
	case b.Err == nil && !b.Doc.IsDice():
		return nil, Wrong(func(t *i18n.Texts) string { return fmt.Sprintf(t.Games.Problem.Preset, quoted(b.Doc.Preset)) })
	}
	var d record.Dice
	err := b.Err
	if err == nil {
		d, err = b.Doc.Dice()
	}
	if err != nil {
		return nil, Explain(err, b, func(t *i18n.Texts) string {
			if st := d.Match.State(); !st.Over() {
				return i18n.Of(t.Games.Problem.OnTurn, New(d).Name(st.Turn()))
			}
			return t.Games.Problem.OverBy
		})
	}
	from := ReadOrigins(b.Text)
	g := New(d)
	g.Started, g.Ended, g.Evening, g.Block = now, Moment(from["ended"]), from.Evening(), from["block"] == "true"
	if began := Moment(from["started"]); began != 0 {
		g.Started = began
	}
	switch {
	case !g.Over():
		g.Ended = 0 // whatever the text says
	case g.Ended == 0:
		g.Ended = now
	}
	g.SetKept(Marked(from["kept"]))
	sat := from["sat"]
	for _, pair := range slices.Backward(satWord[:]) {
		sat = strings.ReplaceAll(sat, pair[1], pair[0])
	}
	g.SetSat(sat)
	return g, nil
}

// Refused words an error that is about no rule of any game, nil for another: too
// much of something, characters that are none, a name.
func Refused(err error) *Problem {
	var limit *record.LimitError
	var name *record.NameError
	about := func(format func(*i18n.Problem) string) *Problem {
		return &Problem{func(t *i18n.Texts) string { return fmt.Sprintf(format(&t.Games.Problem), name.At, quoted(name.Name)) }, err.Error()}
	}
	switch {
	case errors.As(err, &limit):
		return &Problem{func(t *i18n.Texts) string { return t.Fill(t.Games.Problem.TooMuch[limit.What], limit.Most) }, err.Error()}
	case errors.Is(err, record.ErrNotUTF8):
		return Wrong(func(t *i18n.Texts) string { return t.Games.Problem.Encoding })
	case errors.Is(err, record.ErrSameName) && errors.As(err, &name):
		return about(func(t *i18n.Problem) string { return t.SameName })
	case errors.As(err, &name):
		return about(func(t *i18n.Problem) string { return t.Unseen })
	}
	return nil
}

// TooLarge is the problem with a text that was not even read, for its size.
func TooLarge() *Problem { return Refused(record.TooLarge()) }

// AboutNames says why record.CheckNames refuses the names at a table that is
// being set up; "" for another error.
func AboutNames(t *i18n.New, err error) string {
	var name *record.NameError
	var limit *record.LimitError
	switch {
	case errors.Is(err, record.ErrSameName):
		return t.SameName
	case errors.As(err, &name):
		return fmt.Sprintf(t.Unseen, quoted(name.Name))
	case errors.As(err, &limit):
		return fmt.Sprintf(t.LongName, limit.Most)
	}
	return ""
}

// quoted is foreign text for a sentence: short, and without characters that
// would steer the sentence.
func quoted(text string) string {
	var b strings.Builder
	n := 0
	for _, r := range text {
		if n++; n > 60 {
			return b.String() + "…"
		}
		if !unicode.IsPrint(r) && r != '\u200d' && r != '\u200c' { // emoji and scripts need these two
			r = '·'
		}
		b.WriteRune(r)
	}
	return b.String()
}

// Explain words an error of the engine in the player's language, quoting the
// line in question; the error itself becomes the detail. hint is called for an
// illegal action and says what the position was.
func Explain(err error, b Brought, hint func(*i18n.Texts) string) *Problem {
	if p := Refused(err); p != nil {
		return p
	}
	return &Problem{func(t *i18n.Texts) string { return explained(t, err, b, hint) }, err.Error()}
}

func explained(texts *i18n.Texts, err error, b Brought, hint func(*i18n.Texts) string) string {
	t := &texts.Games.Problem
	place, _, _ := strings.Cut(err.Error(), ":")
	number, _ := strconv.Atoi(strings.TrimPrefix(place, "line "))
	line := quoted(b.line(number))
	newer := "" // what the app has exported fits, unless it was another version
	if strings.Contains(b.Text, "\n"+origin) {
		newer = " " + t.Newer
	}
	var rule *record.LineError
	switch {
	case errors.As(err, &rule):
		where := hint(texts)
		if where != t.OtherList {
			where += newer
		}
		text := fmt.Sprintf(t.Rule, number, line)
		if where = strings.TrimSpace(where); where != "" {
			text += " " + where
		}
		return text
	case b.Err != nil && number > 0 && strings.HasPrefix(line, "serviert"):
		return fmt.Sprintf(t.Version, quoted(b.Head[1]))
	case number > 0:
		return fmt.Sprintf(t.Head, number, line) + newer
	case strings.HasPrefix(place, "option edition"):
		return t.Edition
	case strings.HasPrefix(place, "option"), strings.HasPrefix(place, "ante"):
		return t.Fit + newer
	}
	return t.Parties
}
