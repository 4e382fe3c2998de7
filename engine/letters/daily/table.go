package daily

// tables are, by language, which candidate each day has.
var tables = map[string]string{"de": de, "en": en}

const de = ""
const en = ""
