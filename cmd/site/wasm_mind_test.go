package main

import (
	"strings"
	"testing"
)

// No page has anything inside of what thinks, not even its weights or tables, and what thinks has nothing of a page.
func TestThePagesDoNotThink(t *testing.T) {
	root, err := moduleRoot()
	if err != nil {
		t.Fatal(err)
	}
	const module = "serviert/"
	for _, name := range programNames() {
		out, err := goCommand(root, wasmEnv(), "list", "-deps", "./cmd/app/"+name)
		if err != nil {
			t.Fatal(err)
		}
		inside := string(out)
		for _, thinks := range []string{"engine/mind", "engine/escalero/daily", "engine/escalero/solver", "engine/letters/players", "engine/letters/coach"} {
			if has := strings.Contains(inside, module+thinks+"\n"); has != (name == mindName) {
				t.Errorf("%s is in the program %s: %v", thinks, name, has)
			}
		}
		for _, page := range []string{module + "app/", "go-app"} {
			if has := strings.Contains(inside, page); has != (name != mindName) {
				t.Errorf("%s is in the program %s: %v", page, name, has)
			}
		}
	}
}
