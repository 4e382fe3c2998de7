package main

import (
	"crypto/sha256"
	"encoding/base64"
	"fmt"
	"io/fs"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
)

// tree is a site: contents by path below the base.
type tree map[string][]byte

// fingerprint is short enough for a file name and long enough that two versions never share one.
func fingerprint(content []byte) string {
	return fmt.Sprintf("%x", sha256.Sum256(content))[:12]
}

// integrity is the fingerprint as a browser checks it.
func integrity(content []byte) string {
	sum := sha256.Sum256(content)
	return "sha256-" + base64.StdEncoding.EncodeToString(sum[:])
}

// addHashed stores content under a name that carries its fingerprint and returns that name.
func (t tree) addHashed(name string, content []byte) string {
	dir, file := path.Split(name)
	stem, ext, _ := strings.Cut(file, ".")
	hashed := dir + stem + "." + fingerprint(content)
	if ext != "" {
		hashed += "." + ext
	}
	t[hashed] = content
	return hashed
}

func (t tree) version() string { return string(t["version.txt"]) }

// write replaces the directory, but only one that is empty or was written by this command: a mistyped
// -out must not cost anybody their files.
func (t tree) write(dir string) error {
	entries, err := os.ReadDir(dir)
	if err == nil && len(entries) > 0 {
		if _, err := os.Stat(filepath.Join(dir, "sw.js")); err != nil {
			return fmt.Errorf("%s is not empty and not a site of this command; it stays as it is", dir)
		}
		if err := os.RemoveAll(dir); err != nil {
			return err
		}
	}
	for name, content := range t {
		file := filepath.Join(dir, filepath.FromSlash(name))
		if err := os.MkdirAll(filepath.Dir(file), 0o755); err != nil {
			return err
		}
		if err := os.WriteFile(file, content, 0o644); err != nil {
			return err
		}
	}
	return nil
}

// readWeb reads the files that are served as they are.
func readWeb(root string) (tree, error) {
	t := tree{}
	web := os.DirFS(filepath.Join(root, "web"))
	err := fs.WalkDir(web, ".", func(name string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		if strings.HasPrefix(d.Name(), ".") || strings.HasSuffix(name, ".md") || strings.HasSuffix(name, ".go") {
			return nil
		}
		t[name], err = fs.ReadFile(web, name)
		return err
	})
	return t, err
}

var cssURL = regexp.MustCompile(`url\(\s*["']?([^"')]+)["']?\s*\)`)

var (
	cssComment = regexp.MustCompile(`(?s)/\*.*?\*/\s*`)
	cssIndent  = regexp.MustCompile(`\n\s+`)
)

// linkStyle gives the files the style sheet refers to their hashed names, so that a new sheet never meets
// an old picture. Comments and indentation are left out.
func linkStyle(site, web tree, css string) ([]byte, error) {
	var missing error
	text := cssIndent.ReplaceAllString(cssComment.ReplaceAllString(css, ""), "\n")
	linked := cssURL.ReplaceAllStringFunc(text, func(found string) string {
		target := cssURL.FindStringSubmatch(found)[1]
		if strings.HasPrefix(target, "data:") || strings.HasPrefix(target, "#") {
			return found
		}
		content, ok := web[target]
		if !ok {
			missing = fmt.Errorf("the style sheet refers to %s, which is not there", target)
			return found
		}
		delete(site, target)
		return `url("` + site.addHashed(target, content) + `")`
	})
	return []byte(linked), missing
}
