import { expect, test } from 'vitest';
import { type FileRefusal, messageAt, refuseFile } from './fileRefusal.ts';

const place = { value: '100:/guide.pdf', etag: '"3"', error: undefined };
const refusal: FileRefusal = { ...place, reason: 'File guide.exe is not a supported file type for upload.' };

test('why a file was refused is shown until something changes at its place', () => {
  expect(messageAt(refusal, place)).toBe(refusal.reason);
  expect(messageAt(refusal, { ...place, value: '' })).toBeUndefined();
  expect(messageAt(refusal, { ...place, etag: '"4"' })).toBeUndefined();
  expect(messageAt(null, place)).toBeUndefined();
});

test('what the server has found since is not hidden by it', () => {
  expect(messageAt(refusal, { ...place, error: 'This is no PDF.' })).toBe('This is no PDF.');
  const later = { ...refusal, error: 'This is no PDF.' };
  expect(messageAt(later, { ...place, error: 'This is no PDF.' })).toBe(refusal.reason);
});

/** A file as the browser describes it; reading its bytes fails. */
function unreadableFile(name: string, size: number): File {
  const unread = (): never => {
    throw new Error('It was read.');
  };
  const reading = { arrayBuffer: unread, stream: unread, text: unread, slice: unread };
  return { name, size, type: '', ...reading } as unknown as File;
}

test('a file of another type, an empty one and one of 2 GB are refused before they are read', () => {
  expect(refuseFile(unreadableFile('guide.exe', 5))).toEqual({
    reason: 'File guide.exe is not a supported file type for upload.',
    isAlert: true,
  });
  expect(refuseFile(unreadableFile('guide.pdf', 0))?.reason).toBe('File guide.pdf is empty.');
  expect(refuseFile(unreadableFile('guide.pdf', 2 * 1024 ** 3))).toEqual({
    reason: 'File guide.pdf is larger than 25 MiB.',
    isAlert: false,
  });
  expect(refuseFile(unreadableFile('GUIDE.PDF', 25 * 1024 ** 2))).toBeNull();
});
