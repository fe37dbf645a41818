import type { ConfiguredFile } from '@studio/api';
import { expect, test } from 'vitest';
import { earlierFilesOf } from './earlierFiles.ts';
import { comparableFile, noteBroughtBack, readStoredFile, storedFile, versionOf } from './storedFile.ts';

/** A version of an object of the test's own. */
function version(id: string, number: number, about: Partial<ConfiguredFile> = {}): ConfiguredFile {
  return {
    ...{ id, version: number, etag: `"${number}"`, name: 'Guide', description: '', carrierOnly: false },
    ...{ grouping: null, required: false, fileName: 'one.png', fileSize: 100, mediaType: 'image/png' },
    ...{ width: 10, height: 20, lastModifiedBy: { id: 'u', name: 'Marta Oduya' }, timeLastModified: number },
    ...about,
  };
}

const other = { fileName: 'two.png', fileSize: 200 };

test('the file of an object is found at the latest version that has it, in whatever order versions were read', () => {
  const value = storedFile(version('order', 7));
  storedFile(version('order', 2));
  expect(versionOf(version('order', 8, other), value)).toBe(7);
  expect(versionOf(version('order', 3), value)).toBe(3);
});

test('each earlier file is listed once, the latest first, whatever else was changed meanwhile', () => {
  const item = version('listed', 5, { description: 'For agents' });
  const versions = [
    item,
    version('listed', 4),
    version('listed', 3, other),
    version('listed', 2, { ...other, description: 'Old' }),
    version('listed', 1, { ...other, description: 'Old', fileName: 'first.png' }),
  ];
  const listed = earlierFilesOf(item, versions);
  expect(listed.map(({ version: number }) => number)).toEqual([3, 1]);
  expect(listed.map(({ value }) => readStoredFile(value)?.name)).toEqual(['two.png', 'first.png']);
});

test('an earlier file that reads like the present one is another file, and can be brought back', () => {
  const item = version('alike', 2);
  const [earlier] = earlierFilesOf(item, [item, version('alike', 1)]);
  const value = earlier?.value ?? '';
  expect(versionOf(item, value)).toBe(1);
  expect(versionOf(item, storedFile(item))).toBe(2);
  expect(readStoredFile(value)).toEqual({ name: 'one.png', size: 100, width: 10, height: 20 });
  expect(comparableFile(value)).not.toBe(comparableFile(storedFile(item)));
  noteBroughtBack(value, storedFile(version('alike', 3)));
  expect(comparableFile(value)).toBe(comparableFile(storedFile(item)));
});
