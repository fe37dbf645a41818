#!/usr/bin/env bash
# hyperformula 3.5.0 (rating worksheets outside a spreadsheet): TEXT with a thousands separator rounds the amount to whole units and prints the rest of the
# pattern as text; a percent pattern does not multiply by 100. Plain patterns work, so a sheet looks right until the first large amount. No error is given.
# Spreadsheets give 1,234.50 and $1,234.50 and 12.5%.
# Seen: 1235,##0.00 and $1235,##0.00 and 0.1%, but 1234.50 for "0.00".
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund hyperformula@3.5.0
cat >run.cjs <<'JS'
const { HyperFormula } = require('hyperformula');

const sheet = HyperFormula.buildFromArray([['']], { licenseKey: 'gpl-v3' });
const patterns = [[1234.5, '#,##0.00'], [1234.5, '$#,##0.00'], [0.125, '0.0%'], [1234.5, '0.00']];
const seen = patterns.map(([amount, pattern]) => sheet.calculateFormula(`=TEXT(${amount}, "${pattern}")`, 0));
console.log(seen.join('\n'));
if (seen.join(' ') !== '1235,##0.00 $1235,##0.00 0.1% 1234.50') process.exit(1);
JS
node run.cjs
