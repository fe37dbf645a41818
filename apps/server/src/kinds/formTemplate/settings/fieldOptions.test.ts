import { expect, test } from 'vitest';
import { optionsFault, readOptions } from './fieldOptions.ts';

test('options are read by the names of their elements', () => {
  const read = readOptions(
    '<options><multiple>true</multiple><columns><column variableName="a">x</column></columns><prompt>A &amp; <![CDATA[<b>]]></prompt></options>',
  );
  expect([...read]).toEqual([
    ['multiple', 'true'],
    ['columns', ''],
    ['prompt', 'A & <b>'],
  ]);
  expect([readOptions(null).size, readOptions('<options').size]).toEqual([0, 0]);
});

test.each([
  ['<options><multiple>true</options>', /is not well-formed XML: .*It is at line 1\.$/],
  ['<options>\n<a>', /is not complete: .*It is at line 2\.$/],
  ['multiple=true', /is not (complete|well-formed XML)/],
  ['<!DOCTYPE options><options/>', /has a document type declaration/],
])('what is wrong with %j is reported with the name of the field', (options, message) => {
  const fault = optionsFault('roofType', options);
  expect(fault).toMatch(message);
  expect(fault).toMatch(/^The options text of the field 'roofType' /);
});

test('well-formed options have no fault', () => {
  expect(optionsFault('a', '<options/>')).toBeNull();
  expect(optionsFault('a', '<o:options xmlns:o="urn:o"><o:a/></o:options>')).toBeNull();
});
