#!/usr/bin/env bash
# hyperformula 3.5.0: INT cuts the decimals off, so a negative number goes up, not down as in spreadsheets and in its own guide. Its FLOOR and its MOD go down,
# so a = b * INT(a / b) + MOD(a, b), by which spreadsheets define the remainder, is no longer true.
# Seen, for -1.5: INT -1, FLOOR -2; for -7 and 2: 2 * INT(-7 / 2) + MOD(-7, 2) = -5.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund hyperformula@3.5.0
cat >run.cjs <<'JS'
const { HyperFormula } = require('hyperformula');

const sheet = HyperFormula.buildFromArray([['']], { licenseKey: 'gpl-v3' });
const seen = ['INT(-1.5)', 'FLOOR(-1.5, 1)', '2 * INT(-7 / 2) + MOD(-7, 2)'].map((formula) => sheet.calculateFormula(`=${formula}`, 0));
console.log(seen.join('\n'));
if (seen.join() !== '-1,-2,-5') process.exit(1);
JS
node run.cjs
