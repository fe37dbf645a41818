#!/usr/bin/env bash
# libxml2-wasm 0.7.2: what breaks an XML schema, and every node, is on line 65,535 at most; a fault further down is reported there. A fault of the
# XML itself, in the same file, is reported on its true line. saxes 6.0.0 counts on.
# Seen, for an element on line 70,002: schema fault on 65535, node on 65535, faulty end tag on 70002, saxes 70002.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund libxml2-wasm@0.7.2 saxes@6.0.0
cat >run.mjs <<'JS'
import { XmlDocument, XsdValidator } from 'libxml2-wasm';
import { SaxesParser } from 'saxes';

const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="list"><xs:complexType><xs:sequence>
  <xs:element name="limit" type="xs:integer" maxOccurs="unbounded"/></xs:sequence></xs:complexType></xs:element></xs:schema>`;
const fileEndingWith = (end) => `<list>\n${'<limit>1</limit>\n'.repeat(70_000)}${end}</list>`;
const linesOf = (work) => {
  try {
    work();
    return ['none'];
  } catch (error) {
    return error.details.map(({ line }) => line);
  }
};
const validator = XsdValidator.fromDoc(XmlDocument.fromString(schema));
const wrong = fileEndingWith('<limit>many</limit>');
const document = XmlDocument.fromString(wrong);
const parser = new SaxesParser();
let line = 0;
parser.on('opentag', () => {
  line = parser.line;
});
parser.write(wrong).close();
const seen = [
  `schema fault ${linesOf(() => validator.validate(document))}`,
  `node ${document.get('/list/limit[last()]').line}`,
  `faulty end tag ${linesOf(() => XmlDocument.fromString(fileEndingWith('<limit>1</limits>')))}`,
  `saxes ${line}`,
];
console.log(seen.join('\n'));
if (seen.join() !== 'schema fault 65535,node 65535,faulty end tag 70002,saxes 70002') process.exit(1);
JS
node run.mjs
