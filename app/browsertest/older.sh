#!/bin/sh
# Fetches a Chromium that is some years old and prints its path. Nobody else keeps one but those who run it without
# a window in the cloud, in the npm package @sparticuz/chromium: 106, 109, 113, 119 and others.
#   older.sh 106.0.2
[ $# = 1 ] || { echo "usage: older.sh VERSION, such as 106.0.2" >&2; exit 2; }
cd "$(dirname "$0")/../.." || exit 1
dir=$PWD/build/older/$1
if [ ! -x "$dir/chromium" ]; then
	mkdir -p "$dir" && cd "$dir" || exit 1
	file=$(npm pack --silent "@sparticuz/chromium@$1") && tar xzf "$file" && node -e '
		const fs = require("fs"), { brotliDecompressSync } = require("zlib");
		for (const file of ["chromium.br", "swiftshader.tar.br"]) fs.writeFileSync(file.slice(0, -3), brotliDecompressSync(fs.readFileSync("package/bin/" + file)));
	' && tar xf swiftshader.tar && mv chromium browser || { echo "Chromium $1 cannot be had: it needs npm, node and a network." >&2; exit 1; }
	rm -rf package "$file" swiftshader.tar
	printf '#!/bin/sh\nexec "%s/browser" --no-zygote "$@"\n' "$dir" >chromium
	chmod +x browser chromium
fi
echo "$dir/chromium"
