#!/usr/bin/env bash
# jsonata 2.2.2: a date that is read with a picture may have any month and day: they are carried on to later years without an error. A file whose days come before
# its months therefore becomes dates that look right. Two digits of a year are of the last century, in 2026 as well.
# Seen: 31/12/2026 as month, day and year is 2028-07-12, 13/05/2026 is 2027-01-05, 30 February is 2 March, an expiration of 12/31/26 is in 1926.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund jsonata@2.2.2
cat >run.mjs <<'JS'
import jsonata from 'jsonata';

const read = (day, picture) => jsonata(`$fromMillis($toMillis('${day}', '${picture}'), '[Y0001]-[M01]-[D01]')`).evaluate({});
const seen = [];
for (const day of ['31/12/2026', '13/05/2026', '02/30/2026']) seen.push(await read(day, '[M01]/[D01]/[Y0001]'));
seen.push(await read('12/31/26', '[M01]/[D01]/[Y01]'));
console.log(seen.join('\n'));
if (seen.join() !== '2028-07-12,2027-01-05,2026-03-02,1926-12-31') process.exit(1);
JS
node run.mjs
