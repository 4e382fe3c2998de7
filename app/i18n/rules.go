package i18n

// Rules is the in-app rule book.
type Rules struct {
	Title string
}

var rulesDe = Rules{Title: "Regeln"}

var rulesEn = Rules{Title: "Rules"}
