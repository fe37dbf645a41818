#!/usr/bin/env bash
# @formulajs/formulajs 4.6.1: MOD with a negative divisor is no remainder: MOD(5, -3) is -2 and MOD(-5, -3) is 5, larger than the divisor; spreadsheets give
# -1 and -2. SUBSTITUTE for the second occurrence of three changes the third. TEXT(501, "00000"), a postal code, gives "501" without its zeros.
# Seen: -2, 5, aab, 501.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @formulajs/formulajs@4.6.1
cat >run.cjs <<'JS'
const { MOD, SUBSTITUTE, TEXT } = require('@formulajs/formulajs');

const seen = [MOD(5, -3), MOD(-5, -3), SUBSTITUTE('aaa', 'a', 'b', 2), TEXT(501, '00000')];
console.log(seen.join('\n'));
if (seen.join() !== '-2,5,aab,501') process.exit(1);
JS
node run.cjs
