package i18n

import (
	"fmt"
	"math"
	"strconv"
	"strings"
	"unicode"
	"unicode/utf8"
)

// How each language writes lists, numbers and money.

// List joins names as a sentence does: "A, B und C".
func (t *Texts) List(names []string) string {
	if len(names) < 2 {
		return strings.Join(names, "")
	}
	last := len(names) - 1
	return strings.Join(names[:last], ", ") + " " + t.And + " " + names[last]
}

// Whose is a name in front of what its owner has: "Annas Karten", "Max’ Karten",
// "Milly’s cards". The words around it are in the text.
func (t *Texts) Whose(name string) string {
	if t.Lang == "en" {
		return name + "’s"
	}
	for _, end := range []string{"s", "ß", "x", "z", "ce"} {
		if strings.HasSuffix(strings.ToLower(name), end) {
			return name + "’"
		}
	}
	return name + "s"
}

// Owned is a thing with its owner: "Annas Karten", "Karten von Spieler 2". the is
// the thing where its owner follows, "" for the same. In German so does a name of
// several words: the first may be an article, and nobody says "Der Hubers Karten".
func (t *Texts) Owned(name, thing, the string) string {
	last, _ := utf8.DecodeLastRuneInString(name)
	if t.Lang == "en" || unicode.IsLetter(last) && !strings.Contains(name, " ") {
		return t.Whose(name) + " " + thing
	}
	if the == "" {
		the = thing
	}
	return the + " " + t.From + " " + name
}

// Fixed is a number with so many decimal places, a real minus, and a mark
// between the thousands.
func (t *Texts) Fixed(x float64, places int) string {
	text, sign := strconv.FormatFloat(math.Abs(x), 'f', places, 64), ""
	if x < 0 && strings.Trim(text, "0.") != "" {
		sign = "−"
	}
	whole, part, some := strings.Cut(text, ".")
	if n, err := strconv.Atoi(whole); err == nil {
		whole = t.Whole(n)
	}
	if some {
		part = t.Decimal + part
	}
	return sign + whole + part
}

// PerCent is a number of hundredths with its sign: "35 %", "35%".
func (t *Texts) PerCent(x float64, places int) string {
	if t.Lang == "en" {
		return t.Fixed(x, places) + "%"
	}
	return t.Fixed(x, places) + "\u00a0%"
}

// Plus is Fixed with a sign in front of positive numbers too.
func (t *Texts) Plus(x float64, places int) string {
	text := t.Fixed(x, places)
	if x > 0 && strings.Trim(text, "0.,") != "" {
		return "+" + text
	}
	return text
}

// Whole is a large number with a mark between the thousands: "1.296".
func (t *Texts) Whole(n int) string {
	if n < 0 {
		return "−" + t.Whole(-n)
	}
	text, mark := strconv.Itoa(n), ","
	if t.Decimal == "," {
		mark = "."
	}
	for at := len(text) - 3; at > 0; at -= 3 {
		text = text[:at] + mark + text[at:]
	}
	return text
}

// Gain is Whole with a sign in front of positive numbers too.
func (t *Texts) Gain(n int) string {
	if n > 0 {
		return "+" + t.Whole(n)
	}
	return t.Whole(n)
}

// Fill fills the gaps of a text; whole numbers are written as Whole does.
func (t *Texts) Fill(text string, gaps ...any) string {
	filled := make([]any, len(gaps))
	for i, g := range gaps {
		filled[i] = g
		if n, ok := g.(int); ok {
			filled[i] = t.Whole(n)
		}
	}
	return fmt.Sprintf(strings.ReplaceAll(text, "%d", "%s"), filled...)
}

// Beside is a name, or a text that ends with one, and the number behind it. After a
// digit there is a colon: "Spieler 2 30" would be heard as one number.
func Beside(name, number string) string {
	if strings.TrimRight(name, "0123456789") != name {
		name += ":"
	}
	return name + " " + number
}

// Money is an amount in hundredths of a currency, which is an ISO code:
// "0,50 €", "€0.50", "−1.20 USD".
func (t *Texts) Money(cents int, currency string) string {
	sign := ""
	if cents < 0 {
		cents, sign = -cents, "−"
	}
	if currency == "EUR" {
		currency = "€"
	}
	amount := fmt.Sprintf("%s%s%02d", t.Whole(cents/100), t.Decimal, cents%100)
	if currency == "€" && t.Lang == "en" {
		return sign + currency + amount
	}
	return sign + amount + "\u00a0" + currency
}

// Dates are written here and not by the browser, which for its first one loads all it
// knows of languages: a ninth of a start on a slow phone. Months count from 0, as there.

// Day is a date without its year: "22. November", "22 November". It is counted in days
// from the beginning of 1970.
func (t *Texts) Day(n int) string {
	month, year := 0, 1970
	for ; n >= monthDays(month, year); month++ {
		n -= monthDays(month, year)
		if month == 11 {
			month, year = -1, year+1
		}
	}
	return t.inMonth(month, n+1)
}

func (t *Texts) inMonth(month, day int) string {
	dot := "."
	if t.Lang == "en" {
		dot = ""
	}
	return strconv.Itoa(day) + dot + " " + t.Months[month]
}

// Date is a day with its year: "22. November 2026", "22 November 2026".
func (t *Texts) Date(year, month, day int) string {
	return t.inMonth(month, day) + " " + strconv.Itoa(year)
}

// Moment is a date and time, short: "22.11.2026, 14:05", "22 Nov 2026, 14:05".
func (t *Texts) Moment(year, month, day, hour, minute int) string {
	if t.Lang != "en" {
		return fmt.Sprintf("%02d.%02d.%d, %02d:%02d", day, month+1, year, hour, minute)
	}
	return fmt.Sprintf("%d %s %d, %02d:%02d", day, t.Months[month][:3], year, hour, minute)
}

// monthDays is the length of a month, from 0.
func monthDays(month, year int) int {
	switch {
	case month == 1 && (year%4 != 0 || year%100 == 0 && year%400 != 0):
		return 28
	case month == 1:
		return 29
	}
	return 31 - month%7%2
}

// Count is a number of game points in words: "1 Punkt", "9 Punkte".
func (t *Texts) Count(points int) string {
	if points == 1 {
		return t.Settlement.Point
	}
	return t.Fill(t.Settlement.Points, points)
}

// Sent is what became of something that was offered to other apps; the page's script
// (share.js) says it in these words.
type Sent string

const (
	Shared     Sent = "shared"
	Closed     Sent = "closed" // the sheet with the apps: a choice too, and no failure
	Downloaded Sent = "downloaded"
	Copied     Sent = "copied"
	NotSent    Sent = "failed"
)

// SharedAs says what became of a text that was offered as a file.
func (t *Texts) SharedAs(how Sent, file string) string {
	switch how {
	case Shared:
		return t.Games.Shared
	case Closed:
		return t.Games.Unshared
	case Downloaded:
		return fmt.Sprintf(t.Games.Saved, file)
	case Copied:
		return t.Games.Copied
	}
	return t.Games.NotShared
}

// Capital writes the first letter as a capital.
func Capital(s string) string {
	for i, r := range s {
		return strings.ToUpper(string(r)) + s[i+len(string(r)):]
	}
	return s
}

// Within is the name of a row, a figure or a column within a sentence, where English has
// no capital.
func (t *Texts) Within(name string) string {
	if t.Lang != "en" {
		return name
	}
	for _, r := range name {
		return strings.ToLower(string(r)) + name[len(string(r)):]
	}
	return name
}

// Percent is a chance from 0 to 1 as a whole number of per cent.
func Percent(p float64) int { return int(math.Round(100 * p)) }

// Of fills a text whose first gap is who does something. Where the verb is
// different for two people the text has both forms, "{singular|plural}"; two
// people are those whose names are joined by "&".
func Of(text, who string, rest ...any) string {
	var b strings.Builder
	for {
		before, after, found := strings.Cut(text, "{")
		b.WriteString(before)
		if !found {
			return fmt.Sprintf(b.String(), append([]any{who}, rest...)...)
		}
		forms, left, _ := strings.Cut(after, "}")
		one, more, _ := strings.Cut(forms, "|")
		if strings.Contains(who, " & ") {
			one = more
		}
		b.WriteString(one)
		text = left
	}
}

// By is texts by a key, in the order in which they are written. It is no map
// because the program would carry the code that fills it, and run it at every
// start for both languages; this lies in the memory as it is.
//
// Gain: 93 kB of code and what it does at the start.
type By[T any] []Keyed[T]

// Keyed is a text with its key.
type Keyed[T any] struct {
	Key  string
	Text T
}

// With is the texts and one more, for lists that are made on the spot.
func (b By[T]) With(key string, text T) By[T] { return append(b, Keyed[T]{key, text}) }

// At is the text of a key, or none.
func (b By[T]) At(key string) (text T) {
	for i := range b {
		if b[i].Key == key {
			return b[i].Text
		}
	}
	return text
}
