package main

import (
	"crypto/sha256"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"sort"
	"strings"
	"time"

	"serviert/cmd/site/pack"
)

// sourceKey is the fingerprint of everything the compiler will read for a program.
func sourceKey(root, program string, module []string, how string) (string, error) {
	args := append([]string{"list", "-deps",
		"-f", `{{if not .Standard}}{{$d := .Dir}}{{range .GoFiles}}{{$d}}/{{.}}{{"\n"}}{{end}}{{range .EmbedFiles}}{{$d}}/{{.}}{{"\n"}}{{end}}{{end}}`}, module...)
	out, err := goCommand(root, wasmEnv(), append(args, "./cmd/app/"+program)...)
	if err != nil {
		return "", err
	}
	files := strings.Fields(string(out))
	sort.Strings(files)
	h := sha256.New()
	fmt.Fprintln(h, runtime.Version(), program, how, pack.Version(), lzma)
	for _, name := range files {
		text, err := os.ReadFile(name)
		if err != nil {
			return "", err
		}
		rel, _ := filepath.Rel(root, name)
		fmt.Fprintln(h, rel, len(text))
		h.Write(text)
	}
	return fmt.Sprintf("%x", h.Sum(nil)[:12]), nil
}

// forget removes what runs of earlier days left, so that the cache stays small.
func forget(cache string) {
	old, _ := filepath.Glob(filepath.Join(cache, "*"))
	for _, name := range old {
		if info, err := os.Stat(name); err == nil && time.Since(info.ModTime()) > 24*time.Hour {
			os.Remove(name)
		}
	}
}
