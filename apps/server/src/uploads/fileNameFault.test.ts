import { expect, test } from 'vitest';
import { fileNameFault } from './fileNameFault.ts';

test.each(['Quote.docx', 'Größe zwei שלום.pdf', '.htaccess', 'a..b.rtf', 'console.html', 'x'.repeat(255)])(
  '%s can be the name of a file everywhere',
  (name) => {
    expect(fileNameFault(name)).toBeNull();
  },
);

test.each([
  ['', 'is empty'],
  [' ', 'is empty'],
  ['a\u0000.pdf', 'holds a control character'],
  ['invoice\u202Efdp.exe', 'holds a control character'],
  ['\ud800.pdf', 'holds a control character'],
  ['../passwd', 'holds /'],
  ['C:quote.pdf', 'holds :'],
  ['quote?.pdf', 'holds ?'],
  ['quote.pdf.', 'begins with a blank, or ends with one or with a dot'],
  ['quote ', 'begins with a blank, or ends with one or with a dot'],
  ['nul.pdf', 'is one that Windows keeps for a device'],
  ['COM1', 'is one that Windows keeps for a device'],
  ['ü'.repeat(128), 'has more than 255 bytes'],
])('%j cannot, because it %s', (name, why) => {
  expect(fileNameFault(name)).toBe(why);
});
