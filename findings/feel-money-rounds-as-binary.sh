#!/usr/bin/env bash
# feelin 8.2.0: numbers of FEEL are decimals by DMN, but they are binary fractions here. `0.1 + 0.2 = 0.3` is false, and rounding half up takes 1.005 to 1
# though it is a tie as written, and 2.675 to 2.68. A date compared with a date and time is null without a warning.
# Seen: false, 1, 2.68, null with 0 warnings.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund feelin@8.2.0
cat >run.mjs <<'JS'
import { evaluate } from 'feelin';

const seen = [
  ...['0.1 + 0.2 = 0.3', 'round half up(1.005, 2)', 'round half up(2.675, 2)'].map((text) => String(evaluate(text, {}).value)),
  ...['date("2026-02-05") < date and time("2026-02-06T00:00:00")'].map((text) => {
    const { value, warnings } = evaluate(text, {});
    return `${value} with ${warnings.length} warnings`;
  }),
];
console.log(seen.join('\n'));
if (seen.join() !== 'false,1,2.68,null with 0 warnings') process.exit(1);
JS
node run.mjs
