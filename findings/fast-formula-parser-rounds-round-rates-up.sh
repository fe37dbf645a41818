#!/usr/bin/env bash
# fast-formula-parser 1.0.19: ROUNDUP of a rate that has no further digits adds one to the last of them (1.1 to one digit is 1.2), because it works on the
# binary fraction; 2.3 stays 2.3. TRUNC does not look at its number of digits. Spreadsheets give 1.1, 0.7, 2.3 and 4.35.
# Seen: ROUNDUP 1.2, 0.8, 2.3; TRUNC(4.359, 2) 4.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund fast-formula-parser@1.0.19
cat >run.cjs <<'JS'
const FormulaParser = require('fast-formula-parser');

const parser = new FormulaParser();
const formulas = ['ROUNDUP(1.1, 1)', 'ROUNDUP(0.7, 1)', 'ROUNDUP(2.3, 1)', 'TRUNC(4.359, 2)'];
const seen = formulas.map((formula) => parser.parse(formula, { sheet: 'Rates', row: 1, col: 1 }));
console.log(seen.join('\n'));
if (seen.join() !== '1.2,0.8,2.3,4') process.exit(1);
JS
node run.cjs
