import { expect, test } from 'vitest';
import { fileNameOf } from './download.ts';

test.each([
  ['attachment; filename="Data Sets_20261120_101500.dbinit"', 'Data Sets_20261120_101500.dbinit'],
  [`attachment; filename="a.txt"; filename*=UTF-8''na%C3%AFve.txt`, 'naïve.txt'],
  ['attachment; filename="say \\"hi\\".txt"', 'say "hi".txt'],
  ['attachment; filename=plain.txt', 'plain.txt'],
  [`attachment; filename*=UTF-8''%E0%A4%A`, '%E0%A4%A'],
  ['attachment', null],
  [null, null],
])('%s names %s', (header, name) => {
  expect(fileNameOf(header)).toBe(name);
});
