package setup

import (
	"fmt"
	"slices"
	"strconv"
	"strings"
	"unicode"

	"serviert/app/dicegame"
	"serviert/app/i18n"
	"serviert/engine/escalero"
)

// What people type into the fields of the rules, brought into the form of
// records. Both languages are read, whichever the page is in: a phone is handed
// round. What cannot be read comes back as a value no option takes.

// typed reads what was typed for an option.
func typed(o escalero.Option, text string) string {
	words := strings.Fields(strings.ToLower(text))
	if len(words) == 0 && slices.Contains(o.Choices, "none") {
		return "none"
	}
	for _, lang := range []string{"de", "en"} {
		for _, c := range o.Choices {
			label := dicegame.Names{Lang: lang}.Choice(o.Key, c)
			if strings.Join(strings.Fields(strings.ToLower(label)), " ") == strings.Join(words, " ") {
				return c
			}
		}
	}
	words = without(words, "points")
	switch {
	case len(words) == 0:
		return ""
	case len(without(words, "none")) == 0:
		if o.Key == "concede" {
			return "0"
		}
		return "none"
	case len(without(words, "double")) == 0:
		return "double"
	case o.Key == "stake":
		return typedStake(text)
	case o.Key == "columns":
		return typedColumns(without(words, "and"))
	}
	if len(words) > 1 {
		return ""
	}
	n := number(strings.TrimPrefix(words[0], "+"))
	if n == "0" && slices.Contains(o.Choices, "none") {
		return "none"
	}
	return n
}

// without leaves out the words that mean one thing in either language.
func without(words []string, meaning string) []string {
	return slices.DeleteFunc(slices.Clone(words), func(w string) bool { return means(w, meaning) })
}

func means(word, meaning string) bool {
	word = strings.Trim(strings.ToLower(word), ".:/")
	return slices.Contains(i18n.For("de").Options.Words.At(meaning), word) || slices.Contains(i18n.For("en").Options.Words.At(meaning), word)
}

// number is a number without zeros in front; anything else stays.
func number(text string) string {
	if n, err := strconv.Atoi(text); err == nil {
		return strconv.Itoa(n)
	}
	return text
}

// typedColumns reads the values of the columns, whatever stands between them.
func typedColumns(words []string) string {
	parts := strings.FieldsFunc(strings.Join(words, " "), func(r rune) bool { return strings.ContainsRune(" -‐‑‒–—−/,;:.|+&×x", r) })
	for i, p := range parts {
		parts[i] = number(p)
	}
	return strings.Join(parts, "-")
}

// Stake reads what one point, or one chip, is worth as people write it; ok is
// false for what cannot be read. Nothing is the zero stake.
func Stake(text string) (stake escalero.Stake, ok bool) {
	stake, err := escalero.ParseStake(typedStake(text))
	return stake, err == nil
}

// typedStake reads a stake: an amount, and a currency on either side of it. A
// bare number is in euros; nothing, or zero, is no stake.
func typedStake(text string) string {
	for sign, code := range map[string]string{"€": " EUR ", "$": " USD ", "£": " GBP "} {
		text = strings.ReplaceAll(text, sign, code)
	}
	var amount string
	var currency []string
	for _, word := range strings.Fields(apart(text)) {
		switch {
		case strings.Trim(word, "0123456789.,-–") == "" && strings.ContainsAny(word, "0123456789"):
			if amount != "" {
				return "" // two numbers
			}
			amount = withoutMarks(strings.TrimRight(word, ".,-–"))
		case !means(word, "points"):
			currency = append(currency, word)
		}
	}
	unit := strings.Join(currency, " ")
	switch {
	case amount == "":
		if unit == "" {
			return "none"
		}
		return ""
	case strings.Trim(amount, "0.,") == "":
		return "none"
	case means(unit, "cents"):
		n, _ := strconv.Atoi(amount) // what is no whole number comes to 0.00, which no stake is
		return fmt.Sprintf("%d.%02d EUR", n/100, n%100)
	case unit == "" || means(unit, "euros"):
		unit = "EUR"
	}
	amount = strings.TrimLeft(amount, "0")
	if strings.HasPrefix(amount, ",") || strings.HasPrefix(amount, ".") {
		amount = "0" + amount
	}
	return amount + " " + dicegame.Currency(unit)
}

// apart puts a space between a number and the word that touches it.
func apart(text string) string {
	var b strings.Builder
	last := ' '
	for _, r := range text {
		if unicode.IsDigit(last) && unicode.IsLetter(r) || unicode.IsLetter(last) && unicode.IsDigit(r) {
			b.WriteByte(' ')
		}
		b.WriteRune(r)
		last = r
	}
	return b.String()
}

// withoutMarks leaves out the mark between the thousands, which the field itself
// writes. Only where decimals follow can it be told from the mark before those.
func withoutMarks(amount string) string {
	for _, marks := range []string{".,", ",."} {
		whole, decimals, ok := strings.Cut(amount, marks[1:])
		if thousands, rest, _ := strings.Cut(whole, marks[:1]); ok && thousands != "0" && len(rest) == 3 {
			return thousands + rest + marks[1:] + decimals
		}
	}
	return amount
}
