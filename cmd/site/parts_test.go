package main

import "testing"

func TestEveryPartIsListedOnce(t *testing.T) {
	files := tree{"a.js": []byte("1\n"), "b.js": []byte("2\n"), "b.txt": nil}
	if all, err := joined(files, []string{"b", "a"}, "", ".js"); err != nil || all != "2\n1\n" {
		t.Errorf("%q %v", all, err)
	}
	for _, parts := range [][]string{{"a"}, {"a", "b", "c"}, {"a", "b", "a"}} {
		if all, err := joined(files, parts, "", ".js"); err == nil {
			t.Errorf("%q passed as %q", parts, all)
		}
	}
}
