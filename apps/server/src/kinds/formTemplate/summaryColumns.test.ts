import { expect, test } from 'vitest';
import { columnsInOptions, renameColumns } from './summaryColumns.ts';

const options = `<options><columns><column variableName="a"/><column variableName = 'b'/><column width='1' variableName='it&apos;s "c"'
/><column variableName
="a"/><column variableName=""/></columns></options>`;

test('columns are read in either quotes, and with white space around the sign', () => {
  expect(columnsInOptions(options)).toEqual(['a', 'b', 'it\'s "c"']);
  expect(columnsInOptions(null)).toEqual([]);
});

test('new names replace the former ones in their quotes, and nothing else changes', () => {
  const names = new Map([
    ['a', 'x"<\'y'],
    ['b', "o'clock"],
  ]);
  const renamed = renameColumns(options, (name) => names.get(name) ?? name);
  expect(columnsInOptions(renamed)).toEqual(['x"<\'y', "o'clock", 'it\'s "c"']);
  expect(renamed).toBe(options.replaceAll('"a"', '"x&quot;&lt;&apos;y"').replace("'b'", "'o&apos;clock'"));
});
