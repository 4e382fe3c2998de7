package jsontext

import "strings"

// Lines returns the lines of the text in a field, each with its line feed, in a
// JSON text that may be damaged before or after it: those up to the first that
// cannot be read. A name that contains a backslash and an n ends them too.
func Lines(text, field string) (lines []string) {
	_, rest, _ := strings.Cut(text, `"`+field+`":"`)
	for part := range strings.SplitSeq(rest, `\n`) {
		var line string
		if strings.Contains(part, `"`) || Unmarshal([]byte(`"`+part+`"`), &line) != nil {
			break
		}
		lines = append(lines, line+"\n")
	}
	return lines
}
