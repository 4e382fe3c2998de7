package main

import (
	"bytes"
	_ "embed"
	"encoding/json"
	"fmt"
	"html"
	"maps"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"text/template"

	"serviert/app"
	"serviert/cmd/site/adapt"
)

//go:embed templates/page.html
var pageTemplate string

//go:embed templates/guard.js
var guardJS []byte

//go:embed templates/boot.js
var bootJS []byte

//go:embed templates/sw.js
var workerJS string

// The background of the two themes, for the browser's own bars; --table in the style sheet is the same.
const (
	lightTable = "#e6dcc8"
	darkTable  = "#191713"
)

// generate makes the whole site.
func generate(root string, o options, p program) (tree, error) {
	if err := o.check(); err != nil {
		return nil, err
	}
	web, err := readWeb(root)
	if err != nil {
		return nil, err
	}
	site := tree{}
	assets := map[string]string{}
	for _, name := range slices.Sorted(maps.Keys(web)) {
		switch {
		case strings.Contains(name, "LICENSE"), strings.HasSuffix(name, ".css"):
		case strings.HasPrefix(name, "words/"):
			assets[name] = site.addHashed(name, web[name])
		case name == unpackerFile:
		default:
			site[name] = web[name]
		}
	}
	css, err := joined(web, styleParts, "styles/", ".css")
	if err != nil {
		return nil, err
	}
	style, err := linkStyle(site, web, css)
	if err != nil {
		return nil, err
	}
	script, err := pageScript()
	if err != nil {
		return nil, err
	}
	exec, err := goFile("lib/wasm/wasm_exec.js")
	if err != nil {
		return nil, err
	}
	site["LICENSES.txt"] = licences(root, web, p.licence)

	hash, err := styleHash(pageTemplate)
	if err != nil {
		return nil, err
	}
	page := pageData{
		StyleHash: hash,
		Base:      o.base, Origin: o.origin,
		LightTable: lightTable, DarkTable: darkTable,
		Program:  site.addProgram(p, web[unpackerFile]),
		StyleCSS: site.addHashed("style.css", style),
		BootJS:   site.addHashed("boot.js", scriptComment.ReplaceAll(slices.Concat(guardJS, bootJS), nil)),
		ExecJS:   site.addHashed("wasm_exec.js", exec),
	}
	routes, err := prerender(o.base)
	if err != nil {
		return nil, err
	}
	if site["manifest.webmanifest"], err = manifest(o.base, site); err != nil {
		return nil, err
	}

	// The version is the fingerprint of everything that could differ; the files that carry it are
	// written after it is known.
	page.Version = version(site, o, routes, script)
	loader, err := configure(script, map[string]any{
		"version": page.Version, "base": o.base, "prefix": strings.TrimSuffix(o.base, "/"),
		"program": page.Program, "assets": assets,
		"themeColors": map[string]string{"light": lightTable, "dark": darkTable},
	})
	if err != nil {
		return nil, err
	}
	page.AppJS = site.addHashed("app.js", loader)
	if err := addPages(site, page, routes); err != nil {
		return nil, err
	}
	site["version.txt"] = []byte(page.Version)
	site[".nojekyll"] = nil
	site["sw.js"], err = worker(site, o.base, page.Version, page.Program, p)
	return site, err
}

// unpackerFile is the library that unpacks xz in a browser.
const unpackerFile = "unxz/unxz.js"

// programFiles are the addresses of the program, below the base. The first that works is taken, in this order.
type programFiles struct {
	Kept     string `json:"kept"`     // where the worker keeps it: unpacked if the site has it as xz
	XZ       string `json:"xz"`       // as it travels, "" where the command xz was missing
	GZ       string `json:"gz"`       // for a browser or a host that cannot do that
	Unpacker string `json:"unpacker"` // the script that unpacks XZ, "" without it
	XZSize   int    `json:"xzSize"`   // bytes
	GZSize   int    `json:"gzSize"`
}

func (t tree) addProgram(p program, unpacker []byte) programFiles {
	f := programFiles{GZ: t.addHashed("app.wasm.gz", p.gz), GZSize: len(p.gz), XZSize: len(p.xz)}
	f.Kept = f.GZ
	if p.xz != nil {
		f.Kept = "app." + fingerprint(p.raw) + ".wasm"
		f.XZ = t.addHashed("app.wasm.xz", p.xz)
		f.Unpacker = t.addHashed("unxz.js", unpacker)
	}
	return f
}

// First is what a page needs that has nothing kept.
func (f programFiles) First() string {
	if f.XZ != "" {
		return f.XZ
	}
	return f.GZ
}

func version(site tree, o options, routes []route, script string) string {
	var all bytes.Buffer
	fmt.Fprintln(&all, o, routes, pageTemplate, script, workerJS)
	for _, name := range slices.Sorted(maps.Keys(site)) {
		fmt.Fprintln(&all, name, integrity(site[name]))
	}
	v := fingerprint(all.Bytes())
	if o.label != "" {
		v = o.label + "-" + v
	}
	return v
}

// configure puts the configuration in place of the empty one in a script.
func configure(script string, config any) ([]byte, error) {
	text, err := json.Marshal(config)
	if err != nil {
		return nil, err
	}
	const mark = "/*config*/{}"
	if strings.Count(script, mark) != 1 {
		return nil, fmt.Errorf("a script has lost its %s", mark)
	}
	return []byte(strings.Replace(script, mark, string(text), 1)), nil
}

// route is one address with its page in both languages.
type route struct {
	path            string
	german, english app.Prerendered
	lost            bool
}

// lostPath is no route: the app answers it with the page for unknown addresses, which becomes 404.html.
const lostPath = "/404"

func prerender(base string) ([]route, error) {
	if err := os.Setenv("GOAPP_ROOT_PREFIX", strings.TrimSuffix(base, "/")); err != nil {
		return nil, err
	}
	var routes []route
	for _, path := range append(slices.Clone(app.Paths()), lostPath) {
		r := route{path: path, lost: path == lostPath}
		for lang, to := range map[string]*app.Prerendered{"de": &r.german, "en": &r.english} {
			*to = app.Prerender(path, lang)
			body, err := mendMarkup(to.Body)
			if err != nil {
				return nil, fmt.Errorf("%s in %s: %w", path, lang, err)
			}
			to.Body = body
		}
		routes = append(routes, r)
	}
	return routes, nil
}

// pageData is what page.html refers to.
type pageData struct {
	Version, Base, Origin, Address  string
	LightTable, DarkTable           string
	StyleCSS, BootJS, ExecJS, AppJS string
	Program                         programFiles
	StyleHash                       string // of the one <style> that the page's policy allows
	German, English                 app.Prerendered
	Lost                            bool
	Fixed                           bool // looks the same to somebody who has played
}

// styleHash is the fingerprint of the <style> in a page, which holds nothing that differs between pages.
func styleHash(page string) (string, error) {
	_, rest, found := strings.Cut(page, "<style>")
	text, _, ends := strings.Cut(rest, "</style>")
	if !found || !ends || strings.Contains(text, "{{") {
		return "", fmt.Errorf("page.html needs one <style> without anything to fill in")
	}
	return integrity([]byte(text)), nil
}

func addPages(site tree, page pageData, routes []route) error {
	t, err := template.New("page").Funcs(template.FuncMap{"text": html.EscapeString}).Parse(pageTemplate)
	if err != nil {
		return err
	}
	for _, r := range routes {
		page.German, page.English, page.Lost = r.german, r.english, r.lost
		page.Fixed = r.lost || r.path == "/rules"
		page.Address = page.Base + strings.TrimPrefix(r.path, "/")
		var b bytes.Buffer
		if err := t.Execute(&b, page); err != nil {
			return err
		}
		site[pageFile(r.path)] = b.Bytes()
	}
	return nil
}

func pageFile(path string) string {
	if path == "/" {
		return "index.html"
	}
	return strings.Trim(path, "/") + ".html"
}

// worker gives the service worker the list of files that make up a version. Pages are fetched from the
// address that needs no redirect.
func worker(site tree, base, version string, f programFiles, p program) ([]byte, error) {
	files, onDemand := [][]any{}, [][]any{}
	// A host may unpack the gzip on the way; both forms are the right file.
	eitherForm := integrity(p.gz) + " " + integrity(p.raw)
	for _, name := range slices.Sorted(maps.Keys(site)) {
		entry := []any{name, integrity(site[name]), isHashed(name, site[name])}
		switch {
		case strings.HasPrefix(name, "words/"):
			onDemand = append(onDemand, entry)
			continue
		case name == "404.html", name == "version.txt", name == ".nojekyll", strings.HasPrefix(name, "screenshots/"):
			continue
		case name == "index.html":
			entry[0] = "./"
		case name == f.Unpacker, name == f.GZ && p.xz != nil:
			continue
		case name == f.XZ:
			// It is kept unpacked, under an address that the host does not have.
			entry = []any{f.Kept, "", true, [][]string{{f.XZ, integrity(p.xz)}, {f.GZ, eitherForm}}}
		case name == f.GZ:
			entry[1] = eitherForm
		}
		files = append(files, entry)
	}
	return configure(workerJS, map[string]any{
		"version": version, "base": base, "prefix": "serviert:" + base + ":", "files": files, "onDemand": onDemand,
		"unpacker": f.Unpacker,
	})
}

func isHashed(name string, content []byte) bool {
	return strings.Contains(filepath.Base(name), "."+fingerprint(content))
}

// goFile reads a file of the Go installation that compiled the program.
func goFile(name string) ([]byte, error) {
	dir, err := goroot()
	if err != nil {
		return nil, err
	}
	return os.ReadFile(filepath.Join(dir, filepath.FromSlash(name)))
}

// licences goes with the site because the program contains other people's work.
func licences(root string, web tree, goapp []byte) []byte {
	own, _ := os.ReadFile(filepath.Join(root, "LICENSE"))
	golang, _ := goFile("LICENSE")
	var b bytes.Buffer
	fmt.Fprintf(&b, "Serviert\n\n%s\n\n", bytes.TrimSpace(own))
	fmt.Fprintf(&b, "----\n\ngo-app (%s), shortened for this site\n\n%s\n\n", adapt.Module, bytes.TrimSpace(goapp))
	fmt.Fprintf(&b, "----\n\nGo, its standard library, golang.org/x/crypto and wasm_exec.js\n\n%s\n", bytes.TrimSpace(golang))
	for _, name := range slices.Sorted(maps.Keys(web)) {
		if strings.Contains(name, "LICENSE") {
			fmt.Fprintf(&b, "\n----\n\n%s\n\n%s\n", name, bytes.TrimSpace(web[name]))
		}
	}
	return b.Bytes()
}
