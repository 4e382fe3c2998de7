// Package pages serves a directory the way GitHub Pages does, so that what works here works there:
// /repo leads to /repo/, /repo/rules finds rules.html, what is missing gets 404.html, everything may
// be cached for ten minutes and nothing is compressed on the way. Nothing outside the directory is
// served, whatever links lie in it.
package pages

import (
	"bytes"
	"crypto/sha256"
	"fmt"
	"net/http"
	"os"
	"path"
	"strings"
	"time"
)

// Handler serves one site. Dir may be changed between requests; that is a deployment.
type Handler struct {
	// Base is the path of the site, with a slash at both ends.
	Base string

	// Dir returns the directory of the site.
	Dir func() string
}

// types are those that a host's table of file names may lack.
var types = map[string]string{
	".css":         "text/css; charset=utf-8",
	".gz":          "application/gzip",
	".html":        "text/html; charset=utf-8",
	".ico":         "image/vnd.microsoft.icon",
	".js":          "application/javascript; charset=utf-8",
	".png":         "image/png",
	".svg":         "image/svg+xml",
	".txt":         "text/plain; charset=utf-8",
	".wasm":        "application/wasm",
	".webmanifest": "application/manifest+json; charset=utf-8",
}

func (h Handler) ServeHTTP(w http.ResponseWriter, r *http.Request) {
	if r.Method != http.MethodGet && r.Method != http.MethodHead {
		http.Error(w, "only GET and HEAD", http.StatusMethodNotAllowed)
		return
	}
	if r.URL.Path+"/" == h.Base {
		http.Redirect(w, r, h.Base, http.StatusMovedPermanently)
		return
	}
	name, ok := strings.CutPrefix(r.URL.Path, h.Base)
	if !ok || strings.Contains(name, "..") {
		http.NotFound(w, r)
		return
	}
	root, err := os.OpenRoot(h.Dir())
	if err != nil {
		http.NotFound(w, r)
		return
	}
	defer root.Close()
	file, redirect := find(root, name)
	switch {
	case redirect:
		http.Redirect(w, r, r.URL.Path+"/", http.StatusMovedPermanently)
	case file != "":
		send(w, r, root, file, http.StatusOK)
	default:
		send(w, r, root, "404.html", http.StatusNotFound)
	}
}

// find looks for a file, then for a page of that name, then for a directory.
func find(root *os.Root, name string) (file string, redirect bool) {
	slash := name == "" || strings.HasSuffix(name, "/")
	full := strings.TrimPrefix(path.Clean("/"+name), "/")
	isFile := func(f string) bool {
		info, err := root.Stat(f)
		return err == nil && info.Mode().IsRegular()
	}
	index := path.Join(full, "index.html")
	switch {
	case !slash && isFile(full):
		return full, false
	case !slash && isFile(full+".html"):
		return full + ".html", false
	case isFile(index):
		return index, !slash
	}
	return "", false
}

func send(w http.ResponseWriter, r *http.Request, root *os.Root, file string, status int) {
	content, err := root.ReadFile(file)
	if err != nil {
		http.NotFound(w, r)
		return
	}
	kind := types[path.Ext(file)]
	if kind == "" {
		kind = "application/octet-stream"
	}
	head := w.Header()
	head.Set("Content-Type", kind)
	head.Set("Cache-Control", "max-age=600")
	head.Set("Access-Control-Allow-Origin", "*")
	if status != http.StatusOK {
		w.WriteHeader(status)
		if r.Method == http.MethodGet {
			w.Write(content)
		}
		return
	}
	head.Set("ETag", fmt.Sprintf(`"%x"`, sha256.Sum256(content))[:20]+`"`)
	http.ServeContent(w, r, "", time.Time{}, bytes.NewReader(content))
}
