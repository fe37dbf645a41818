#!/usr/bin/env bash
# docxtemplater 3.71.0 (policy documents): an entry of a repeated list that is null prints [object Object], with the default parser, while a missing value
# outside of a list prints undefined and an empty text nothing. A nullGetter is not asked for it.
# Seen: TX,,[object Object], and 0 calls of nullGetter.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund docxtemplater@3.71.0 pizzip@3.3.0
cat >run.cjs <<'JS'
const Docxtemplater = require('docxtemplater');
const PizZip = require('pizzip');

const office = 'http://schemas.openxmlformats.org';
const main = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const zip = new PizZip();
zip.file('[Content_Types].xml', `<Types xmlns="${office}/package/2006/content-types"><Default Extension="rels"
  ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Override PartName="/word/document.xml" ContentType="${main}"/></Types>`);
zip.file('_rels/.rels', `<Relationships xmlns="${office}/package/2006/relationships"><Relationship Id="r1"
  Type="${office}/officeDocument/2006/relationships/officeDocument" Target="word/document.xml"/></Relationships>`);
zip.file('word/document.xml', `<w:document xmlns:w="${office}/wordprocessingml/2006/main"><w:body><w:p><w:r>
  <w:t>{#states}{.},{/states}</w:t></w:r></w:p><w:sectPr/></w:body></w:document>`);
let asked = 0;
const document = new Docxtemplater(zip, {
  nullGetter: () => {
    asked += 1;
    return '';
  },
});
document.render({ states: ['TX', '', null] });
const seen = [document.getFullText(), asked];
console.log(seen.join('\n'));
if (seen.join(' ') !== 'TX,,[object Object], 0') process.exit(1);
JS
node run.cjs
