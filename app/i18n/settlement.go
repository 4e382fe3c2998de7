package i18n

// Settlement is its screen's words.
type Settlement struct {
	Title string
}

var settlementDe = Settlement{Title: "Settlement"}

var settlementEn = Settlement{Title: "Settlement"}
