import { Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { commandScanner } from './UploadScanner.ts';

const file = (text: string) => ({ name: 'a.pdf', open: () => Readable.from([Buffer.from(text)]) });

/** A program that finds a file harmful that says so. */
const looking = commandScanner('grep -o EICAR-.*');
/** The other way round from what a scanner says. */
const finding = commandScanner('grep -v -c EICAR');

test('a program that ends with 0 has found nothing', async () => {
  expect(await finding(file('harmless\n'))).toBeNull();
});

test('a program that ends with 1 has found what its first line says', async () => {
  expect(await finding(file('EICAR\n'))).toBe('0');
  expect(await looking(file('harmless\n'))).toBe('something harmful');
});

test('a program that fails, or that is not there, is no scanner', async () => {
  await expect(commandScanner('grep --no-such-option')(file('a'))).rejects.toThrow("'grep' ended with 2");
  await expect(commandScanner('no-such-program')(file('a'))).rejects.toThrow('ENOENT');
});

test('a program need not read to the end', async () => {
  expect(await commandScanner('true')(file('x'.repeat(5_000_000)))).toBeNull();
});
