package main

import (
	"fmt"
	"regexp"
	"strings"
)

// What a page needs of the style sheet to look as it does before the program is there stands in the page
// itself, so that the first picture waits for one answer of the host and not for two. The whole sheet comes
// after it and says the same of these elements, so nothing moves.

// critical is the part of a style sheet that can apply to a page: the rules whose selectors name only elements,
// classes and ids that the page has. It keeps rather too much than too little; what is for paper, it leaves out.
func critical(css, page, base string) (string, error) {
	rules, _, err := readRules(css, false)
	if err != nil {
		return "", err
	}
	var b strings.Builder
	keepRules(&b, rules, namesOnPage(page))
	kept := b.String()
	if strings.Contains(kept, "</") {
		return "", fmt.Errorf("the style sheet would end the element it stands in")
	}
	// In the sheet an address is relative to the sheet.
	return strings.ReplaceAll(kept, `url("`, `url("`+base), nil
}

// cssRule is a rule or an at-rule: what stands in front of the braces, and what is between them.
type cssRule struct {
	head  string
	text  string    // declarations, where there are no rules inside
	rules []cssRule // inside
	bare  bool      // ends with a semicolon and has no braces
}

// readRules reads rules up to the end or, inside of one, to its closing brace; rest is what follows that.
func readRules(css string, inside bool) (list []cssRule, rest string, err error) {
	for {
		at := strings.IndexAny(css, "{};")
		if at < 0 || css[at] == '}' {
			if head := strings.TrimSpace(css[:max(at, 0)]); head != "" {
				return nil, "", fmt.Errorf("the style sheet has a declaration where a rule belongs: %.40q", head)
			}
			if inside != (at >= 0) {
				return nil, "", fmt.Errorf("the style sheet has a brace too many or too few: %.40q", css)
			}
			return list, css[at+1:], nil
		}
		head := strings.TrimSpace(css[:at])
		after := css[at+1:]
		if css[at] == ';' {
			list, css = append(list, cssRule{head: head, bare: true}), after
			continue
		}
		rule := cssRule{head: head}
		if groups.MatchString(head) {
			rule.rules, css, err = readRules(after, true)
		} else {
			rule.text, css, err = readBlock(after)
		}
		if err != nil {
			return nil, "", err
		}
		list = append(list, rule)
	}
}

var groups = regexp.MustCompile(`^@(layer|media|supports|container)\b`)

// readBlock reads up to the brace that closes it.
func readBlock(css string) (text, rest string, err error) {
	depth := 1
	for i, c := range css {
		switch c {
		case '{':
			depth++
		case '}':
			if depth--; depth == 0 {
				return strings.TrimSpace(css[:i]), css[i+1:], nil
			}
		}
	}
	return "", "", fmt.Errorf("the style sheet has a { too many")
}

func keepRules(b *strings.Builder, rules []cssRule, names map[string]bool) {
	for _, r := range rules {
		switch {
		case r.bare:
			b.WriteString(r.head + ";\n")
		case r.rules != nil:
			var inner strings.Builder
			if !paper.MatchString(r.head) {
				keepRules(&inner, r.rules, names)
			}
			if inner.Len() > 0 {
				b.WriteString(r.head + "{\n" + inner.String() + "}\n")
			}
		case strings.HasPrefix(r.head, "@page"):
		case strings.HasPrefix(r.head, "@") || canMatch(r.head, names):
			b.WriteString(r.head + "{" + r.text + "}\n")
		}
	}
}

var paper = regexp.MustCompile(`^@media print\b`)

var (
	inParentheses = regexp.MustCompile(`:[\w-]+\([^()]*\)|\([^()]*\)`)
	inBrackets    = regexp.MustCompile(`\[[^\]]*\]`)
	pseudo        = regexp.MustCompile(`::?[\w-]+`)
	simpleName    = regexp.MustCompile(`[.#]?[A-Za-z_][\w-]*`)
)

// canMatch tells whether one of the selectors names only what is there. What stands in parentheses and brackets
// may hold or not.
func canMatch(selectors string, names map[string]bool) bool {
	for before := ""; before != selectors; {
		before, selectors = selectors, inParentheses.ReplaceAllString(selectors, "")
	}
	selectors = pseudo.ReplaceAllString(inBrackets.ReplaceAllString(selectors, ""), "")
	for selector := range strings.SplitSeq(selectors, ",") {
		all := true
		for _, name := range simpleName.FindAllString(selector, -1) {
			all = all && names[name]
		}
		if all {
			return true
		}
	}
	return false
}

var (
	openingTag = regexp.MustCompile(`<([a-z][a-z0-9]*)`)
	classOrID  = regexp.MustCompile(`\s(class|id)="([^"]*)"`)
)

// namesOnPage are the elements of a page, its classes with a dot in front and its ids with a #.
func namesOnPage(page string) map[string]bool {
	names := map[string]bool{}
	for _, m := range openingTag.FindAllStringSubmatch(page, -1) {
		names[m[1]] = true
	}
	for _, m := range classOrID.FindAllStringSubmatch(page, -1) {
		mark := map[string]string{"class": ".", "id": "#"}[m[1]]
		for name := range strings.FieldsSeq(m[2]) {
			names[mark+name] = true
		}
	}
	return names
}
