import fc from 'fast-check';
import { expect, test } from 'vitest';
import { noFile, pendingFile, readFileValue, savedFile } from './fileValue.ts';

/** Names as the server takes them: without slashes. */
const name = fc.string({ minLength: 1 }).map((text) => text.replaceAll('/', ':'));

test('what a field holds of a file can be read again, whatever the file is called', () => {
  fc.assert(
    fc.property(fc.nat(), fc.uuid(), name, (id, key, called) => {
      expect(readFileValue(savedFile(id, called))).toEqual({ is: 'saved', id: String(id), name: called });
      expect(readFileValue(pendingFile(key, called))).toEqual({ is: 'pending', key, name: called });
    }),
  );
  expect(readFileValue(noFile)).toEqual({ is: 'none' });
});
