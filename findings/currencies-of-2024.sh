#!/usr/bin/env bash
# currency-codes 2.2.0, the newest on npm: its list is that of ISO of 25 June 2024. The Caribbean guilder (XCG, in use since 31 March 2025) is unknown,
# the guilder that it replaced (ANG) is offered for Curaçao and Sint Maarten, and Bulgaria (euro since 1 January 2026) pays in BGN only.
# Seen: publishDate 2024-06-25, XCG unknown, ANG for 2 countries, Bulgaria BGN.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund currency-codes@2.2.0
cat >run.cjs <<'JS'
const { code, country, publishDate } = require('currency-codes');

const seen = [
  `publishDate ${publishDate}`,
  `XCG ${code('XCG') === undefined ? 'unknown' : 'known'}`,
  `ANG for ${code('ANG')?.countries.length ?? 0} countries`,
  `Bulgaria ${country('bulgaria').map((currency) => currency.code)}`,
];
console.log(seen.join('\n'));
if (seen.join() !== 'publishDate 2024-06-25,XCG unknown,ANG for 2 countries,Bulgaria BGN') process.exit(1);
JS
node run.cjs
