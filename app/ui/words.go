package ui

// Verbatim marks an element whose text is a word, or a letter, of the cards. A
// screen reader reads it in their language, "" for a letter, which has none; and
// a browser that translates the page leaves it as it was laid.
func Verbatim[E interface{ Attr(string, any) E }](e E, language string) E {
	if language != "" {
		e = e.Attr("lang", language)
	}
	return e.Attr("translate", "no")
}

// Dots say how well something went: so many full ones and so many open ones, 5 of
// each at most.
func Dots(full, open int) string {
	const size = len("●")
	return "●●●●●"[:full*size] + "○○○○○"[:open*size]
}
