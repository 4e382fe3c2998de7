package i18n

// New is its screen's words.
type New struct {
	Title string
}

var newDe = New{Title: "New"}

var newEn = New{Title: "New"}
