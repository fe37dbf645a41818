#!/usr/bin/env bash
# @e965/xlsx 0.20.3 (the maintained build of SheetJS on npm): a workbook saved as .xls (BIFF8) keeps 255 characters of a text cell, without an
# error or a warning. The format itself holds 32,767, and the same sheet saved as .xlsx keeps all of them.
# Seen: 256 and 1,000 characters come back as 255 from .xls, as 256 and 1,000 from .xlsx.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund @e965/xlsx@0.20.3
cat >run.mjs <<'JS'
import { read, utils, write } from '@e965/xlsx';

const seen = [];
for (const bookType of ['biff8', 'xlsx'])
  for (const length of [255, 256, 1000]) {
    const book = utils.book_new();
    utils.book_append_sheet(book, utils.aoa_to_sheet([['x'.repeat(length)]]), 'Notes');
    const kept = read(write(book, { type: 'buffer', bookType })).Sheets.Notes.A1.v.length;
    seen.push(`${bookType} ${length} -> ${kept}`);
  }
console.log(seen.join('\n'));
const expected = ['biff8 255 -> 255', 'biff8 256 -> 255', 'biff8 1000 -> 255', 'xlsx 255 -> 255', 'xlsx 256 -> 256', 'xlsx 1000 -> 1000'];
if (seen.join() !== expected.join()) process.exit(1);
JS
node run.mjs
