package store

import (
	"fmt"
	"hash/fnv"
	"strconv"
	"strings"
)

// A stored text ends with its stamp, two more fields of its JSON object that
// readers skip: a number, which is higher in what was written later, and a sum
// over everything before it. Texts of the first versions have none.
const (
	numberField = `,"n":`
	sumField    = `,"sum":"`
	sumDigits   = 16
	stampEnd    = `"}`
)

// stamped adds a stamp to a text. Anything but a JSON object with fields stays
// as it is.
func stamped(text string, n int64) string {
	if !strings.HasSuffix(text, "}") || len(text) < len(`{"":0}`) {
		return text
	}
	body := text[:len(text)-1] + numberField + strconv.FormatInt(n, 10)
	return body + sumField + sumOf(body) + stampEnd
}

// sumOf tells any two texts of the same length apart that differ in one byte,
// and any others but for one chance in 2^64.
func sumOf(body string) string {
	h := fnv.New64a()
	h.Write([]byte(body))
	return fmt.Sprintf("%0*x", sumDigits, h.Sum64())
}

// unstamp splits off the sum; ok is false where there is none.
func unstamp(text string) (body, sum string, ok bool) {
	at := len(text) - len(sumField) - sumDigits - len(stampEnd)
	if at < 0 || !strings.HasPrefix(text[at:], sumField) || !strings.HasSuffix(text, stampEnd) {
		return text, "", false
	}
	return text[:at], text[at+len(sumField) : len(text)-len(stampEnd)], true
}

// unstamped is a text without its stamp.
func unstamped(text string) string {
	body, _, ok := unstamp(text)
	if at := strings.LastIndex(body, numberField); ok && at >= 0 {
		return body[:at] + "}"
	}
	return text
}

// numberOf is the number in a text's stamp, 0 for none. It does not look at the
// sum.
func numberOf(text string) int64 {
	body, _, ok := unstamp(text)
	at := strings.LastIndex(body, numberField)
	if !ok || at < 0 {
		return 0
	}
	n, _ := strconv.ParseInt(body[at+len(numberField):], 10, 64)
	return n
}

// Stamped adds a number and a sum to a JSON object, for a text that leaves the
// device: Whole tells whether it comes back as it was.
func Stamped(text string, n int64) string { return stamped(text, n) }

// Whole reports whether a text is stamped and nothing in it has changed.
func Whole(text string) bool {
	_, _, ok := unstamp(text)
	return ok && !damaged(text)
}

// damaged reports whether a text is not what was written.
func damaged(text string) bool {
	body, sum, ok := unstamp(text)
	return ok && sumOf(body) != sum
}
