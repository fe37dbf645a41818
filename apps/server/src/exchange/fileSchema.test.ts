import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { schemaFaults } from './testing/schemaFaults.ts';

/** The schema of initialization files, as another validator than this server's reader understands it. */
const path = join(import.meta.dirname, '../../../../docs/schema/studio-dbinit.xsd');
const schema = readFileSync(path, 'utf8');

const dataSet = `<dataSet type="0" supportSearch="false" minSearchStringLength="3" required="false">
<name>Roof</name><description/><item defaultPrecedence="1"><label>Slate</label><value>SL</value></item></dataSet>`;
const digest = 'a'.repeat(43);
const set = `<formTemplateSet id="set-1" number="1" isTest="false">
<made time="2026-11-20T15:00:00Z"><userId>u</userId><userName>Jon Vega</userName></made>
<member id="f1" version="1" savedVersion="1" digest="${digest}"><uniqueName>Building</uniqueName></member></formTemplateSet>`;
const rule =
  '<rule><map><string key="name">First</string><array key="tags"><string>a</string></array></map></rule>';
const valid = `<?xml version="1.0" encoding="UTF-8"?>
<configuration xmlns="urn:studio:dbinit:1" created="2026-11-20T15:00:00Z">
<section><title>Data Sets</title>${dataSet}</section>
<section><title>Form Template Sets</title>${set}</section>
<section><title>Rules</title>${rule}</section>
<section><title>Files &amp; Icons</title><content digest="${digest}" size="3"><chunk>AAAA</chunk></content></section>
</configuration>`;

test('a file that says what the schema says is valid', () => {
  expect(schemaFaults(schema, valid)).toEqual([]);
});

test.each<[what: string, from: string, to: string, fault: RegExp]>([
  ['no XML', '</configuration>', '', /Premature end of data/],
  ['another namespace', 'dbinit:1', 'dbinit:2', /No matching global declaration/],
  ['an element that sections do not have', '<rule>', '<rules/><rule>', /rules'.*not expected/],
  ['a section without a title', '<title>Rules</title>', '', /rule'.*not expected/],
  ['a section of another title', '>Rules<', '>Laws<', /not an element of the set/],
  [
    'a title behind the documents',
    `<title>Rules</title>${rule}`,
    `${rule}<title>Rules</title>`,
    /not expected/,
  ],
  ['a data set without a name', '<name>Roof</name>', '', /description'.*not expected/],
  [
    'a name behind the description',
    '<name>Roof</name><description/>',
    '<description/><name>Roof</name>',
    /not expected/,
  ],
  ['a data set without a type', ' type="0"', '', /'type' is required/],
  ['a type in words', 'type="0"', 'type="Static"', /not a valid value/],
  ['a type that no data set has', 'type="0"', 'type="4"', /maxInclusive/],
  ['an attribute that data sets do not have', 'type="0"', 'type="0" colour="red"', /'colour' is not allowed/],
  ['yes for true', 'required="false"', 'required="no"', /not a valid value/],
  ['a precedence of 0', 'defaultPrecedence="1"', 'defaultPrecedence="0"', /minInclusive/],
  [
    'an item whose value comes first',
    '<label>Slate</label><value>SL</value>',
    '<value>SL</value><label>Slate</label>',
    /not expected/,
  ],
  ['an element in a text', '>Slate<', '><b>Slate</b><', /content type is simple|not allowed/],
  ['a day for a moment', 'time="2026-11-20T15:00:00Z"', 'time="2026-11-20"', /not a valid value/],
  ['a member without a unique name', '<uniqueName>Building</uniqueName>', '', /Missing child element/],
  [
    'a digest that is too short',
    `<member id="f1" version="1" savedVersion="1" digest="${digest}"`,
    '<member id="f1" version="1" savedVersion="1" digest="abc"',
    /pattern/,
  ],
  ['a value of a map without a key', '<string key="name">', '<string>', /'key' is required/],
  ['a value of an array with a key', '<string>a<', '<string key="a">a<', /'key' is not allowed/],
  ['bytes that are no base64', '<chunk>AAAA<', '<chunk>A*A<', /not a valid value/],
])('%s is not valid', (_what, from, to, fault) => {
  expect(valid.split(from).length, 'it is there once').toBeGreaterThan(1);
  const faults = schemaFaults(schema, valid.replace(from, to));
  expect(faults).not.toEqual([]);
  expect(faults.join('\n')).toMatch(fault);
});
