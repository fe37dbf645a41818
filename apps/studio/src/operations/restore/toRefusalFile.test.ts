import { expect, test } from 'vitest';
import { toRefusalFile } from './toRefusalFile.ts';

test('a refusal is a line, and none of its texts is taken for a formula', async () => {
  const file = toRefusalFile([
    { line: 4, column: 2, section: 'Data Sets', name: '=1+1', message: 'The value "a" is\nthere twice.' },
    { line: null, column: null, section: null, name: null, message: '@all' },
  ]);
  const bytes = new Uint8Array(await file.arrayBuffer());
  expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
  expect(await file.text()).toBe(
    [
      '"Line","Section","Name","Reason"',
      '"4","Data Sets","\'=1+1","The value ""a"" is\nthere twice."',
      '"","","","\'@all"',
      '',
    ].join('\r\n'),
  );
});
