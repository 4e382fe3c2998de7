#!/bin/sh
# Fetches what the browser tests need and the machine lacks: Chromium, with a window and without, the fonts
# everything is looked at with, a screen reader, and axe-core for the accessibility checks. Says in one line what
# cannot be had.
cd "$(dirname "$0")/../.." || exit 1
mkdir -p build

have_browser() {
	[ -n "$CHROMIUM" ] && return 0
	for name in chromium chromium-browser google-chrome google-chrome-stable; do
		command -v "$name" >/dev/null 2>&1 && return 0
	done
	return 1
}

# Nearly all tests take a sixth less in a Chromium that draws no window around the page. Not every machine has a
# package of it; the others test in the whole one.
lacks_bare() {
	[ -z "$CHROMIUM" ] && [ ! -x /usr/lib/chromium/chromium-headless-shell ] && apt-cache show chromium-headless-shell >/dev/null 2>&1
}

have_fonts() {
	[ -f /usr/share/fonts/truetype/dejavu/DejaVuSerif-Bold.ttf ]
}

# What the tests with a screen reader need besides a browser; without it they are left out.
have_reader() {
	command -v orca >/dev/null 2>&1 && command -v Xvfb >/dev/null 2>&1 && command -v dbus-daemon >/dev/null 2>&1 && [ -x /usr/libexec/at-spi-bus-launcher ]
}

wanted=
have_browser || wanted=chromium
have_reader || wanted="$wanted orca at-spi2-core xvfb dbus python3-gi gir1.2-atspi-2.0 libxtst6"
have_fonts || wanted="$wanted fonts-dejavu-core"
root=
[ "$(id -u)" = 0 ] || root="sudo -n"
if [ -n "$wanted" ] && command -v apt-get >/dev/null 2>&1; then
	echo "Installing for the browser tests: $wanted"
	# shellcheck disable=SC2086 # several packages
	{ $root apt-get update && $root apt-get install -y --no-install-recommends $wanted; } >build/apt.log 2>&1
fi
if lacks_bare; then
	echo "Installing for the browser tests: chromium-headless-shell"
	$root apt-get install -y --no-install-recommends chromium-headless-shell >>build/apt.log 2>&1
fi
if ! have_browser; then
	echo "The browser tests need Chromium: install the package chromium, or set CHROMIUM to its path." >&2
	exit 1
fi
if ! have_fonts; then
	echo "Looking with this machine's own fonts, in which a text may be too wide: the package fonts-dejavu-core is missing." >&2
fi

if ! have_reader; then
	echo "Tests with a screen reader are left out: packages orca, at-spi2-core, xvfb, dbus, python3-gi, gir1.2-atspi-2.0 and libxtst6."
fi

axe=4.14.1
if [ ! -s "build/axe/axe-$axe.js" ]; then
	mkdir -p build/axe
	if ! command -v npm >/dev/null 2>&1; then
		echo "The accessibility checks need npm: install Node.js with npm." >&2
		exit 1
	elif ! (cd build/axe && npm pack --silent "axe-core@$axe" >/dev/null 2>&1 && tar xzf "axe-core-$axe.tgz" package/axe.min.js && mv package/axe.min.js "axe-$axe.js"); then
		echo "npm could not fetch axe-core $axe, which the accessibility checks need." >&2
		exit 1
	fi
fi
if ! { command -v firefox-esr || command -v firefox; } >/dev/null 2>&1 || ! { command -v WebKitWebDriver && command -v Xvfb; } >/dev/null 2>&1; then
	echo "Tests in Firefox and WebKit are left out where they are not installed: packages firefox-esr, webkit2gtk-driver and xvfb."
fi
exit 0
