package main

import (
	"bytes"
	"encoding/json"
	"errors"
	"os"
	"os/exec"
	"path/filepath"
	"strings"
	"testing"
)

// command is the path of the built command.
var command string

func TestMain(m *testing.M) {
	os.Exit(func() int {
		dir, err := os.MkdirTemp("", "record")
		if err != nil {
			panic(err)
		}
		defer os.RemoveAll(dir)
		command = filepath.Join(dir, "record")
		if out, err := exec.Command("go", "build", "-o", command, ".").CombinedOutput(); err != nil {
			panic(string(out))
		}
		return m.Run()
	}())
}

// run runs the command with a text on standard input.
func run(t *testing.T, text string, args ...string) (status int, stdout, stderr string) {
	t.Helper()
	cmd := exec.Command(command, args...)
	var out, err bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr = strings.NewReader(text), &out, &err
	var exit *exec.ExitError
	switch e := cmd.Run(); {
	case errors.As(e, &exit):
		status = exit.ExitCode()
	case e != nil:
		t.Fatal(e)
	}
	return status, out.String(), err.String()
}

// refused checks the exit status and that there is one line on standard error and
// nothing else.
func refused(t *testing.T, want, status int, stdout, stderr string) {
	t.Helper()
	if status != want {
		t.Errorf("exit status %d, want %d", status, want)
	}
	if stdout != "" || strings.Count(stderr, "\n") != 1 || !strings.HasSuffix(stderr, "\n") || len(stderr) > 1000 {
		t.Errorf("not one line on standard error:\n%s%s", stdout, stderr)
	}
	if strings.Contains(stderr, "panic") || strings.Contains(stderr, "%!") {
		t.Errorf("standard error: %s", stderr)
	}
}

func TestBadRecords(t *testing.T) {
	for _, b := range badRecords {
		t.Run(b.name, func(t *testing.T) {
			if b.head == "" {
				b.head = forTwo
			}
			status, stdout, stderr := run(t, b.head+b.lines, "-")
			refused(t, b.status, status, stdout, stderr)
			if strings.HasPrefix(b.says[0], "line") && !strings.HasPrefix(stderr, b.says[0]) {
				t.Errorf("says %q, want %q first", stderr, b.says[0])
			}
			for _, s := range b.says {
				if !strings.Contains(stderr, s) {
					t.Errorf("says %q, want %q", stderr, s)
				}
			}
		})
	}
}

// Column 2 of top-down is filled in its order, and only when column 1 is full.
func TestColumnTooEarly(t *testing.T) {
	text := topDown
	for _, row := range strings.Fields("1 2 3 4 5 6 S F P G X") {
		text += "strike " + row + " 1\nstrike " + row + " 1\n"
	}
	for lines, want := range map[string]string{
		"strike 2 2\n":             "line 26: row 2 of column 2 is not open yet, the column is filled from the top when those before it are full; open in column 2: 1\n",
		"strike 1 2\nstrike X 2\n": "line 27: row X of column 2 is not open yet, the column is filled from the top when those before it are full; open in column 2: 1\n",
		"strike 1 1\n":             "line 26: row 1 of column 1 is already written; open in column 2: 1\n",
	} {
		if status, _, stderr := run(t, text+lines, "-"); status != 1 || stderr != want {
			t.Errorf("%q: exit status %d, %q, want %q", lines, status, stderr, want)
		}
	}
}

// What is wrong with a record begins with its line; what is not the record's fault with the program's name.
func TestHelpAndMissingFiles(t *testing.T) {
	for _, help := range []string{"-h", "-help", "--help"} {
		if status, stdout, stderr := run(t, "", help); status != 0 || !strings.HasPrefix(stdout, "usage: record FILE") || stderr != "" {
			t.Errorf("%s: %d, %q, %q", help, status, stdout, stderr)
		}
	}
	if status, _, stderr := run(t, "", filepath.Join(t.TempDir(), "missing")); status != 2 || !strings.HasPrefix(stderr, "record: open ") {
		t.Errorf("%d, %q", status, stderr)
	}
}

func TestNoRecord(t *testing.T) {
	empty := filepath.Join(t.TempDir(), "empty.serviert")
	if err := os.WriteFile(empty, nil, 0o600); err != nil {
		t.Fatal(err)
	}
	long := strings.Repeat("throw 11356 ", 1<<17)
	for name, c := range map[string]struct {
		args   []string
		text   string
		status int
	}{
		"an empty file":         {[]string{empty}, "", 2},
		"an empty input":        {[]string{"-"}, "", 2},
		"a missing file":        {[]string{filepath.Join(t.TempDir(), "missing")}, "", 2},
		"a folder":              {[]string{t.TempDir()}, "", 2},
		"no file":               {nil, "", 2},
		"two files":             {[]string{"-", "-"}, forTwo, 2},
		"a very long line":      {[]string{"-"}, forTwo + long, 1},
		"a very long throw":     {[]string{"-"}, forTwo + "throw " + strings.Repeat("1", 1<<20), 1},
		"a very long row":       {[]string{"-"}, forTwo + "strike " + strings.Repeat("F", 1<<20) + " 1", 1},
		"a very long preset":    {[]string{"-"}, "serviert 1 " + strings.Repeat("x", 1<<20), 2},
		"a very long version":   {[]string{"-"}, "serviert " + strings.Repeat("1", 1<<20) + " escalero", 2},
		"a very long option":    {[]string{"-"}, "serviert 1 escalero\noption " + strings.Repeat("x", 1<<20) + " on\nparty A\nparty B\n", 2},
		"a very long value":     {[]string{"-"}, "serviert 1 escalero\noption stake 1 " + strings.Repeat("x", 1<<20) + "\nparty A\nparty B\n", 2},
		"a very long starter":   {[]string{"-"}, "serviert 1 escalero\noption start " + strings.Repeat("1", 1<<20) + "\nparty A\nparty B\n", 2},
		"a very long headline":  {[]string{"-"}, long, 2},
		"very many long spaces": {[]string{"-"}, strings.Repeat(" ", 1<<20), 2},
	} {
		t.Run(name, func(t *testing.T) {
			status, stdout, stderr := run(t, c.text, c.args...)
			refused(t, c.status, status, stdout, stderr)
		})
	}
}

// An input without an end, and what lies far above any game, is refused soon.
func TestTooMuch(t *testing.T) {
	for name, text := range map[string]string{
		"empty lines": forTwo + strings.Repeat("\n", 50_000_000),
		"options":     "serviert 1 escalero\n" + strings.Repeat("option x on\n", 150_000),
		"parties":     "serviert 1 escalero\n" + strings.Repeat("party X\n", 200_000),
	} {
		status, stdout, stderr := run(t, text, "-")
		refused(t, 2, status, stdout, stderr)
		if name == "empty lines" && !strings.Contains(stderr, "more than 2097152 bytes") {
			t.Errorf("%s: %s", name, stderr)
		}
	}
	if _, err := os.Stat("/dev/zero"); err == nil {
		status, stdout, stderr := run(t, "", "/dev/zero")
		refused(t, 2, status, stdout, stderr)
	}
}

// The golden records give the same JSON from a file and from standard input.
func TestGoodRecords(t *testing.T) {
	files, _ := filepath.Glob("../../engine/escalero/testdata/*.serviert")
	if len(files) == 0 {
		t.Fatal("no golden records")
	}
	for _, file := range files {
		status, stdout, stderr := run(t, "", file)
		if status != 0 || stderr != "" || !json.Valid([]byte(stdout)) {
			t.Errorf("%s: exit status %d, %s", file, status, stderr)
		}
		text, err := os.ReadFile(file)
		if err != nil {
			t.Fatal(err)
		}
		// A very long comment, CRLF and a BOM change nothing.
		other := "\uFEFF# " + strings.Repeat("long ", 1<<16) + "\r\n" + strings.ReplaceAll(string(text), "\n", "\r\n")
		if _, again, _ := run(t, other, "-"); again != stdout {
			t.Errorf("%s differs with CRLF and BOM", file)
		}
	}
}

// A position that cannot be written, because the disk is full, is no success.
func TestAFullDiskIsTold(t *testing.T) {
	full, err := os.OpenFile("/dev/full", os.O_WRONLY, 0)
	if err != nil {
		t.Skip(err)
	}
	defer full.Close()
	cmd := exec.Command(command, "-")
	var told bytes.Buffer
	cmd.Stdin, cmd.Stdout, cmd.Stderr = strings.NewReader(forTwo), full, &told
	var exit *exec.ExitError
	if !errors.As(cmd.Run(), &exit) || exit.ExitCode() != 2 || strings.Count(told.String(), "\n") != 1 {
		t.Errorf("ends with %v, says %q", exit, told.String())
	}
}
