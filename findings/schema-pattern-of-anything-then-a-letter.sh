#!/usr/bin/env bash
# libxml2-wasm 0.7.2: in an XML schema, a pattern that begins with a complement of a category (\P{Nd}, anything but a digit) and goes on with a category that lies
# within it (\p{L}, a letter) refuses what it describes: the repetition takes the letter and does not give it back. The same pattern written as a character
# class, [^\p{Nd}]*[\p{L}], accepts it. So a policy number "L" or "A1" is refused by a schema that is right.
# Seen: \P{Nd}*\p{L} refuses L, [^\p{Nd}]*[\p{L}] accepts L; \P{Zs}*\d refuses A1, [^\p{Zs}]*[\d] accepts A1.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund libxml2-wasm@0.7.2
cat >run.mjs <<'JS'
import { XmlDocument, XsdValidator } from 'libxml2-wasm';

function verdict(pattern, text) {
  const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema"><xs:element name="number"><xs:simpleType><xs:restriction base="xs:string">
    <xs:pattern value="${pattern}"/></xs:restriction></xs:simpleType></xs:element></xs:schema>`;
  const validator = XsdValidator.fromDoc(XmlDocument.fromString(schema));
  try {
    validator.validate(XmlDocument.fromString(`<number>${text}</number>`));
    return 'accepts';
  } catch {
    return 'refuses';
  }
}
const pairs = [[String.raw`\P{Nd}*\p{L}`, 'L'], [String.raw`[^\p{Nd}]*[\p{L}]`, 'L'], [String.raw`\P{Zs}*\d`, 'A1'], [String.raw`[^\p{Zs}]*[\d]`, 'A1']];
const seen = pairs.map(([pattern, text]) => `${pattern} ${verdict(pattern, text)} ${text}`);
console.log(seen.join('\n'));
if (seen.map((line) => line.split(' ')[1]).join() !== 'refuses,accepts,refuses,accepts') process.exit(1);
JS
node run.mjs
