package browsertest

import (
	"fmt"
	"os"
	"path/filepath"
)

// fontFiles are what the Debian package fonts-dejavu-core brings.
var fontFiles = []string{"DejaVuSans", "DejaVuSans-Bold", "DejaVuSansMono", "DejaVuSerif", "DejaVuSerif-Bold"}

// useFonts lets the browsers see the same few fonts on every machine, so that what fits does not
// depend on where it is looked at. They are wide: what fits with them fits with a phone's own.
func useFonts() error {
	fonts := filepath.Join(scratch, "fonts")
	if err := os.Mkdir(fonts, 0o755); err != nil {
		return err
	}
	for _, name := range fontFiles {
		file := filepath.Join("/usr/share/fonts/truetype/dejavu", name+".ttf")
		if _, err := os.Stat(file); err != nil {
			return nil // prepare.sh has said so
		}
		if err := os.Symlink(file, filepath.Join(fonts, name+".ttf")); err != nil {
			return err
		}
	}
	config := filepath.Join(scratch, "fonts.conf")
	text := fmt.Sprintf(`<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "urn:fontconfig:fonts.dtd">
<fontconfig>
	<dir>%s</dir>
	<cachedir>%s</cachedir>
	<include ignore_missing="yes">/etc/fonts/conf.d</include>
</fontconfig>
`, fonts, filepath.Join(scratch, "font-cache"))
	if err := os.WriteFile(config, []byte(text), 0o644); err != nil {
		return err
	}
	return os.Setenv("FONTCONFIG_FILE", config)
}
