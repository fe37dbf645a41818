import { expect, test } from 'vitest';
import { readImportText } from './readImportText.ts';

test('the counts are in the second and third line after a dash, and each further line is a failure', () => {
  const text = 'Import LOAs\nSuccess - 12\nFailure - 2\nLine 4, L-1: There is no agency.\r\nLine 9: a - 7\n';
  expect(readImportText(text)).toEqual({
    ...{ imported: 12, failed: 2 },
    failures: ['Line 4, L-1: There is no agency.', 'Line 9: a - 7'],
  });
  expect(readImportText('Import LOAs\nSuccess - 0\nFailure - 0')).toEqual({
    ...{ imported: 0, failed: 0, failures: [] },
  });
});

test('another text is an error, not an import of nothing', () => {
  expect(() => readImportText('<html>')).toThrow('The answer of the import is unknown');
});
