import { expect, test } from 'vitest';
import { readOption } from './readOption.ts';

test.each([
  ['<options><columns>3</columns></options>', '3'],
  ['<options><columns kind="x">a &lt; b &amp;amp; c</columns></options>', 'a < b &amp; c'],
  ['<options><columns/><columnsTwo>2</columnsTwo></options>', ''],
  ['<options><columnsTwo>2</columnsTwo></options>', ''],
  ['', ''],
])('of %s the columns are read', (options, expected) => {
  expect(readOption(options, 'columns')).toBe(expected);
});
