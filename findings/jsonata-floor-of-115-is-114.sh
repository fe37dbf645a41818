#!/usr/bin/env bash
# jsonata 2.2.2: a number in a text has 15 digits, and is compared and rounded with 17. A message can say that a premium is 115 beside a floor of 114, and 0.3 is shown
# for what does not equal 0.3. The sum of no rows is not 0 where a filter found none, but is 0 for an empty list, so "nothing is due" is false when nothing is due.
# Seen: "115 has the floor 114", "0.3 equals 0.3: false", false, true.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund jsonata@2.2.2
cat >run.mjs <<'JS'
import jsonata from 'jsonata';

const evaluate = (text, data = {}) => jsonata(text).evaluate(data);
const seen = [
  await evaluate("premium & ' has the floor ' & $floor(premium)", { premium: 1.15 * 100 }),
  await evaluate("fee & ' equals 0.3: ' & (fee = 0.3)", { fee: 0.1 + 0.2 }),
  String(await evaluate("$sum(invoices[status = 'open'].due) = 0", { invoices: [{ status: 'paid', due: 5 }] })),
  String(await evaluate('$sum([]) = 0')),
];
console.log(seen.join('\n'));
if (seen.join() !== '115 has the floor 114,0.3 equals 0.3: false,false,true') process.exit(1);
JS
node run.mjs
