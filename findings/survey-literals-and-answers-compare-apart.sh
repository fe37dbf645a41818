#!/usr/bin/env bash
# survey-core 3.1.1: the same two texts compare differently when they are written into an expression and when they are answers. '10' > '9' between quoted
# texts is false (as texts); with the answers "10" and "9" it is true (as numbers). '10' = '10.0' is false, an answer "10" = '10.0' true.
# Seen: quoted F F, answers T T.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund survey-core@3.1.1
cat >run.mjs <<'JS'
import { SurveyModel } from 'survey-core';

const conditions = ["'10' > '9'", "'10' = '10.0'", '{ten} > {nine}', "{ten} = '10.0'"];
const survey = new SurveyModel({
  elements: [
    { type: 'text', name: 'ten' },
    { type: 'text', name: 'nine' },
    ...conditions.map((condition, index) => ({ type: 'expression', name: `x${index}`, expression: `iif(${condition}, 'T', 'F')` })),
  ],
});
survey.data = { ten: '10', nine: '9' };
const seen = conditions.map((condition, index) => `${condition} ${survey.getValue(`x${index}`)}`);
console.log(seen.join('\n'));
if (seen.map((line) => line.at(-1)).join('') !== 'FFTT') process.exit(1);
JS
node run.mjs
