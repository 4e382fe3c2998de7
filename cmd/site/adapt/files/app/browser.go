//go:build adapted

package app

import (
	"strings"

	"github.com/maxence-charriere/go-app/v9/pkg/errors"
)

// What stood in the files that 0001-Leave-out-the-server.patch leaves out and
// the client still names; the gain is there.

func encrypt(string, []byte) ([]byte, error) {
	return nil, errors.New("encryption is left out of this build")
}

func decrypt(string, []byte) ([]byte, error) {
	return nil, errors.New("encryption is left out of this build")
}

func isRemoteLocation(path string) bool {
	return strings.HasPrefix(path, "https://") || strings.HasPrefix(path, "http://")
}

func isStaticResourcePath(path string) bool {
	return strings.HasPrefix(path, "/web/") || strings.HasPrefix(path, "web/")
}
