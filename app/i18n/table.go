package i18n

// Table is the screen where dice are thrown and written.
type Table struct {
	Title string
}

var tableDe = Table{Title: "Spieltisch"}

var tableEn = Table{Title: "Table"}
