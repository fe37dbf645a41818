import { expect, test } from 'vitest';
import { readCaseFile, toCaseLines } from './caseFile.ts';
import { guessUses, toCases } from './readCases.ts';

const file = (name: string, text: string) => new File([text], name);

test.each([
  { name: 'cases.jsonl', text: '{"values":{}}\r\n\r\n{"values":{}}', count: 2 },
  { name: 'cases.json', text: '{"values":{}}\n{"values":{}}\n', count: 2 },
  { name: 'cases.txt', text: '\uFEFF{"values":{"a":1}}\n{"values":\n', count: 2 },
])('$name is sent as it is', async ({ name, text, count }) => {
  const read = await readCaseFile(file(name, text));
  expect(read).toMatchObject({ kind: 'lines', count });
});

test('a table is sent as lines, with what is expected of the rule left out of them', async () => {
  const text = 'Case,Roof Age,Expected\nOld,31,yes\nNew,2,\n';
  const read = await readCaseFile(file('cases.csv', text));
  if (read.kind !== 'table') throw new Error(read.kind);
  const uses = guessUses(read.table, ['Building::roofAge']);
  const { cases } = toCases(read.table, { uses, nameOf: (row) => `Case ${row}` });
  const lines = toCaseLines(cases, 'r1');
  expect(await lines.blob.text()).toBe(
    '{"name":"Old","values":{"Building::roofAge":"31"}}\n{"name":"New","values":{"Building::roofAge":"2"}}\n',
  );
  expect([1, 2, 3].map(lines.expectedOf)).toEqual([{ holds: true }, null, null]);
});

test('what is neither is refused', async () => {
  expect(await readCaseFile(file('cases.txt', 'hello'))).toEqual({ kind: 'unreadable' });
  expect(await readCaseFile(file('cases.csv', 'PK\u0003\u0004,Expected\nOld,yes\n'))).toEqual({
    kind: 'unreadable',
  });
});
