//go:build adapted

package app

import (
	"strconv"
	"strings"
)

// This file belongs to 0012-Hand-over-what-is-drawn-in-one-call.patch, which
// has the reason and the gain.

// attributes are few on each element, so a list is quicker than a map, and
// writes the same document every time.
type attributes []attribute

type attribute struct{ name, value string }

func (a attributes) find(name string) int {
	for i := range a {
		if a[i].name == name {
			return i
		}
	}
	return -1
}

func (a *attributes) Set(name string, value any) {
	text := toAttributeValue(value)
	if name == "class" && text == "" {
		return
	}
	i := a.find(name)
	if i < 0 {
		switch name {
		case "style", "allow":
			text += ";"
		}
		*a = append(*a, attribute{name, text})
		return
	}
	had := &(*a)[i].value
	switch name {
	case "style", "allow":
		*had += text + ";"
	case "class":
		*had = strings.TrimSpace(*had + " " + text)
	case "srcset":
		*had += ", " + text
	default:
		*had = text
	}
}

func (a attributes) Mount(node int, resolve attributeURLResolver) {
	for _, x := range a {
		setAttribute(node, x.name, x.value, resolve)
	}
}

// Update makes the node's attributes those of b, which a becomes.
func (a *attributes) Update(node int, b attributes, resolve attributeURLResolver) {
	was := *a
	for i, x := range b {
		j := i // in the same place nearly always
		if j >= len(was) || was[j].name != x.name {
			j = was.find(x.name)
		}
		if j < 0 || was[j].value != x.value {
			setAttribute(node, x.name, x.value, resolve)
		}
	}
	for _, x := range was {
		if b.find(x.name) < 0 {
			order('r', node)
			putText(x.name)
		}
	}
	*a = b
}

type attributeURLResolver func(string) string

func toAttributeValue(v any) string { return strings.TrimSpace(toString(v)) }

func resolveAttributeURLValue(name, value string, resolve attributeURLResolver) string {
	switch name {
	case "cite", "data", "href", "src":
		return resolve(value)
	}
	return value
}

// setAttribute sets what a document calls by another name as a property, as
// it does what only a property changes once somebody has typed.
func setAttribute(node int, name, value string, resolve attributeURLResolver) {
	switch name {
	case "value":
		order('p', node)
	case "contenteditable":
		order('p', node)
		name = "contentEditable"
	case "ismap", "readonly", "async", "autofocus", "autoplay", "checked", "default", "defer", "disabled", "hidden",
		"loop", "multiple", "muted", "open", "required", "reversed", "selected":
		order('b', node)
		switch name {
		case "ismap":
			name = "isMap"
		case "readonly":
			name = "readOnly"
		}
		if on, _ := strconv.ParseBool(value); on {
			value = "1"
		} else {
			value = ""
		}
	default:
		order('a', node)
		value = resolveAttributeURLValue(name, value, resolve)
	}
	putText(name)
	putText(value)
}
