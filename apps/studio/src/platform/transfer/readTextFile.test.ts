import { expect, test } from 'vitest';
import { readTextFile } from './readTextFile.ts';

const utf16 = (text: string, isBig: boolean) =>
  [...`\uFEFF${text}`].flatMap((each) => {
    const code = each.charCodeAt(0);
    return isBig ? [code >> 8, code & 255] : [code & 255, code >> 8];
  });

test.each([
  { saved: 'UTF-8', bytes: [...new TextEncoder().encode('Café;5 €')] },
  { saved: 'UTF-8 with its mark', bytes: [...new TextEncoder().encode('\uFEFFCafé;5 €')] },
  { saved: 'Unicode text of a spreadsheet', bytes: utf16('Café;5 €', false) },
  { saved: 'UTF-16 of the other order', bytes: utf16('Café;5 €', true) },
  { saved: 'Windows-1252', bytes: [0x43, 0x61, 0x66, 0xe9, 0x3b, 0x35, 0x20, 0x80] },
])('reads $saved', async ({ bytes }) => {
  expect(await readTextFile(new Blob([new Uint8Array(bytes)]))).toBe('Café;5 €');
});

test.each([
  { name: 'a workbook', bytes: [0x50, 0x4b, 3, 4, 20, 0, 6, 0] },
  { name: 'an image', bytes: [0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10] },
  { name: 'a PDF', bytes: [0x25, 0x50, 0x44, 0x46, 0x2d, 0x31, 10, 0x81, 0x8d, 0x02] },
])('$name is no text', async ({ bytes }) => {
  expect(await readTextFile(new Blob([new Uint8Array(bytes)]))).toBeNull();
});
