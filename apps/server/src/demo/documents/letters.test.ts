import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { recogniseContent } from '../../uploads/recogniseContent.ts';
import { htmlOf, pdfOf, rtfOf } from './letters.ts';

const letter = { title: 'Café & <Sons> {1}', paragraphs: ['One (1)', 'word '.repeat(60).trim()] };

test.each([
  ['application/pdf', pdfOf],
  ['application/rtf', rtfOf],
  ['text/html', htmlOf],
] as const)('a letter as %s is a file of that type', async (mediaType, write) => {
  expect(await recogniseContent(Readable.from([write(letter)]))).toBe(mediaType);
});

test('what the letter says is text in each of them', () => {
  expect(htmlOf(letter).toString()).toContain('<h1>Café &amp; &lt;Sons&gt; {1}</h1>');
  expect(rtfOf(letter).toString('latin1')).toContain('Caf\\u233? & <Sons> \\{1\\}');
  expect(pdfOf(letter).toString('latin1')).toContain('(One \\(1\\)) Tj');
});

test('the table of a PDF says where its objects are', () => {
  const text = pdfOf(letter).toString('latin1');
  const places = [...text.matchAll(/^(\d{10}) 00000 n/gm)].map(([, place]) => Number(place));
  expect(places.map((place) => text.slice(place, place + 7))).toEqual(
    [1, 2, 3, 4, 5].map((n) => `${n} 0 obj`),
  );
  expect(text.slice(Number(/startxref\n(\d+)/.exec(text)?.[1]))).toMatch(/^xref\n0 6\n/);
});
