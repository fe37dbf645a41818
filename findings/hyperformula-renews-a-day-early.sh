#!/usr/bin/env bash
# hyperformula 3.5.0: EDATE ends February on the 28th in leap years too. A policy of 31 January 2024 that is due a month later is due on 28 February, and one
# of 29 February 2020 renews after 48 months on 28 February 2024. Spreadsheets give the 29th, as does its own EOMONTH.
# Seen: EDATE 2024-02-28 and 2024-02-28, EOMONTH 2024-02-29.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund hyperformula@3.5.0
cat >run.cjs <<'JS'
const { HyperFormula } = require('hyperformula');

const sheet = HyperFormula.buildFromArray([['']], { licenseKey: 'gpl-v3' });
const dates = ['EDATE(DATE(2024, 1, 31), 1)', 'EDATE(DATE(2020, 2, 29), 48)', 'EOMONTH(DATE(2024, 1, 31), 1)'];
const seen = dates.map((date) => sheet.calculateFormula(`=TEXT(${date}, "yyyy-mm-dd")`, 0));
console.log(seen.join('\n'));
if (seen.join() !== '2024-02-28,2024-02-28,2024-02-29') process.exit(1);
JS
node run.cjs
