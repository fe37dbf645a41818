import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';
import { readFileValue, savedFile } from './fileValue.ts';
import { PendingFiles } from './PendingFiles.ts';

const dayMs = 24 * 60 * 60 * 1000;
let count = 0;

function databaseName(): string {
  count += 1;
  return `files-${count}`;
}

function keyOf(value: string): string {
  const file = readFileValue(value);
  if (file.is !== 'pending') throw new Error(`${value} is not pending.`);
  return file.key;
}

const letter = () => new File(['Dear agent'], 'letter.docx');

test('a file that was chosen is found by its value, in a page that is loaded later, too', async () => {
  const name = databaseName();
  const page = new PendingFiles(name);
  const key = keyOf(page.hold(letter(), 'Letter.docx'));
  expect(await (await page.find(key))?.text()).toBe('Dear agent');
  await expect.poll(async () => (await new PendingFiles(name).find(key))?.size).toBe(10);
  expect(await page.find('another')).toBeNull();
});

/** A file that the browser refuses to read, because it was saved once more on the disk. */
class ChangedFile extends File {
  isChanged = false;

  override slice(...range: Parameters<File['slice']>): Blob {
    if (!this.isChanged) return super.slice(...range);
    const part = super.slice(...range);
    part.arrayBuffer = () => Promise.reject(new DOMException('It has changed.', 'NotReadableError'));
    return part;
  }
}

test('a file that is saved once more on the disk is still the one that was chosen', async () => {
  const name = databaseName();
  const page = new PendingFiles(name);
  const file = new ChangedFile(['Dear agent'], 'letter.docx');
  const key = keyOf(page.hold(file, 'Letter.docx'));
  await expect.poll(async () => (await new PendingFiles(name).find(key))?.size).toBe(10);
  file.isChanged = true;
  const found = await page.find(key);
  expect(found).not.toBe(file);
  expect(await found?.text()).toBe('Dear agent');
});

test('once it is on the server it is gone here, and its value leads there', async () => {
  const name = databaseName();
  const page = new PendingFiles(name);
  const value = page.hold(letter(), 'Letter.docx');
  expect(page.resolve(value)).toBe(value);
  page.noteUploaded(keyOf(value), savedFile(7, 'Letter.docx'));
  expect(page.resolve(value)).toBe('7/Letter.docx');
  await expect.poll(() => new PendingFiles(name).find(keyOf(value))).toBeNull();
});

test('what no draft can refer to any more is removed', async () => {
  const name = databaseName();
  const start = Date.now();
  const key = keyOf(new PendingFiles(name, () => start).hold(letter(), 'Letter.docx'));
  await expect.poll(() => new PendingFiles(name, () => start + 30 * dayMs).find(key)).not.toBeNull();
  expect(await new PendingFiles(name, () => start + 38 * dayMs).find(key)).toBeNull();
});

test('without a database it is there until the page is unloaded', async () => {
  const { indexedDB } = globalThis;
  Object.defineProperty(globalThis, 'indexedDB', { value: undefined, configurable: true });
  try {
    const page = new PendingFiles(databaseName());
    const key = keyOf(page.hold(letter(), 'Letter.docx'));
    expect((await page.find(key))?.name).toBe('letter.docx');
    expect(await page.find('another')).toBeNull();
  } finally {
    Object.defineProperty(globalThis, 'indexedDB', { value: indexedDB, configurable: true });
  }
});
