#!/bin/sh
# Runs the browser tests. On a busy machine a browser now and then answers too late; a test that
# fails is therefore tried once more by itself, with both results in the output. What fails twice
# has failed.
cd "$(dirname "$0")/../.." || exit 1
export SERVIERT_BROWSER=required
log=build/browser.log
test_them() { ${GO:-go} test -count=1 -timeout 40m "$@" ./app/browsertest; }

status=0
test_them >"$log" 2>&1 || status=$?
cat "$log"
[ "$status" = 0 ] && exit 0
failed=$(sed -n 's/^--- FAIL: \([A-Za-z0-9_]*\).*/\1/p' "$log" | sort -u | paste -sd'|' -)
[ -n "$failed" ] || exit "$status"
echo "Once more, by themselves: $failed"
test_them -v -run "^($failed)\$"
