import type { KeptCase } from '@studio/api';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { toCsvFile } from '../../../../../platform/transfer/toCsvFile.ts';
import { type CaseTable, readTable } from './caseTable.ts';
import { casesToJson, casesToRows, guessUses, toCases } from './readCases.ts';

const words = { name: 'Case', expected: 'Expected', yes: 'Holds', no: 'Does not hold' };

function whole(text: string): CaseTable {
  const table = readTable(text);
  if (table === null) throw new Error(`No table: ${text}`);
  return table;
}

function read(text: string, keys: readonly string[] = []) {
  const table = whole(text);
  return toCases(table, { uses: guessUses(table, keys, words), nameOf: (row) => `Case ${row}`, words });
}

test.each([
  ['a spreadsheet', 'Case\tStories\tExpected\nHigh\t8\tyes\n\t3\t'],
  ['a spreadsheet with commas in its headings', 'Case\tStories\tExpected\nHigh, "wide"\t8\tyes\n\t3\t'],
  ['CSV', 'Case,Stories,Expected\r\nHigh,8,yes\r\n,3,\r\n'],
  ['CSV with tabs in its cells', 'Case,Stories,Expected\r\n"Hi\tgh", 8,\tyes\r\n,3,\r\n'],
  ['CSV with semicolons', '"Case";Stories;Expected\n"High";"8";Yes\n;3;'],
])('%s becomes cases by its headings', (_, text) => {
  const { cases, leftOut } = read(text, ['Building::stories']);
  expect(cases).toEqual([
    {
      name: expect.stringMatching(/^Hi/),
      values: { 'Building::stories': '8' },
      wanted: { holds: true },
      expected: [],
    },
    { name: 'Case 2', values: { 'Building::stories': '3' }, wanted: null, expected: [] },
  ]);
  expect(leftOut).toEqual([]);
});

test('JSON keeps types; what is nested has a key for each of its values, and what is neither is no table', () => {
  const text = '[{"name":"A","values":{"x.y":1,"z":[true,null],"name":"B"}},{"x":{"y":"2","z":{"w":false}}}]';
  expect(read(text).cases).toEqual([
    { name: 'A', values: { 'x.y': 1, z: [true, null], name: 'B' }, wanted: null, expected: [] },
    { name: 'Case 2', values: { 'x.y': '2', 'x.z.w': false }, wanted: null, expected: [] },
  ]);
  expect(read('[{"Building":{"stories":3}}]', ['Building::stories']).cases[0]?.values).toEqual({
    'Building::stories': 3,
  });
  for (const none of ['', '[', '[1]', '[{}, 2]', 'only a heading']) expect(readTable(none)).toBeNull();
  expect(whole('a,b\n"x, ""y""",z;w').rows).toEqual([['x, "y"', 'z;w']]);
});

test('what no case has is named, with its row and its column', () => {
  const table = 'Name,Expected,Stories,Stories\nHigh,perhaps,8,9,10\nLow,no,2,';
  expect(read(table)).toEqual({
    cases: [
      { name: 'High', values: { Stories: '8' }, wanted: null, expected: [] },
      { name: 'Low', values: { Stories: '2' }, wanted: { holds: false }, expected: [] },
    ],
    leftOut: [
      { why: 'cell', row: 1, column: '', text: '10' },
      { why: 'column', row: 1, column: 'Stories', text: '9' },
      { why: 'expectation', row: 1, column: 'Expected', text: 'perhaps' },
    ],
  });
  const json = read(
    JSON.stringify([
      {
        name: 'x'.repeat(300),
        values: { sites: [{ a: 1 }] },
        expected: [{ ruleId: '7' }, { ruleId: '8', holds: true }],
      },
    ]),
  );
  expect(json.cases).toEqual([
    { name: 'x'.repeat(255), values: {}, wanted: null, expected: [{ ruleId: '8', holds: true }] },
  ]);
  expect(json.leftOut.map(({ why, column, text }) => [why, column, text.slice(0, 20)])).toEqual([
    ['expectation', 'expected', '{"ruleId":"7"}'],
    ['value', 'sites', '[{"a":1}]'],
    ['name', 'name', 'x'.repeat(20)],
  ]);
});

test('a text that an action of the rule begins with is expected to follow', () => {
  const table = whole('Case,Expected\nA,Refer\nB,No action\nC,Decline\nD,Re');
  const actions = ['Refer the submission because of Wind exposure'];
  const uses = guessUses(table, [], words);
  const { cases, leftOut } = toCases(table, { uses, nameOf: String, words, actions });
  expect(cases.map(({ wanted }) => wanted)).toEqual([
    { holds: true, actions: ['Refer'] },
    { holds: false },
    ...[null, null],
  ]);
  expect(leftOut.map(({ text }) => text)).toEqual(['Decline', 'Re']);
});

const scalars = fc.oneof(
  fc.boolean(),
  fc.integer(),
  fc.string(),
  fc.constantFrom(null, '[1]', "'=x", '=1+1', "''[", ' TX ', 'a\tb'),
);
const keys = fc.oneof(
  fc.constantFrom(
    'Building::stories',
    'Account.state',
    'name',
    'title',
    'id',
    'version',
    'Expected',
    'result',
  ),
  fc.stringMatching(/^[A-Za-z]\w{0,8}$/),
);
const someCases: fc.Arbitrary<KeptCase[]> = fc.array(
  fc.record({
    id: fc.uuid(),
    version: fc.constant(1),
    name: fc.stringMatching(/^[^\s](?:.{0,20}[^\s])?$/),
    values: fc.dictionary(keys, fc.oneof(scalars, fc.array(scalars))),
    expected: fc.subarray([
      { ruleId: '7', holds: true },
      { ruleId: '8', holds: false },
      { ruleId: '7', holds: true, actions: ['Refer', 'Ask; "ask", =1+1'] },
    ]),
  }),
  { minLength: 1, maxLength: 5 },
);

function wantedOf(expected: KeptCase['expected']) {
  const { ruleId: _id, ...wanted } = expected.find(({ ruleId }) => ruleId === '7') ?? { ruleId: '' };
  return 'holds' in wanted ? wanted : null;
}

test('exported cases come back as they were: JSON wholly, CSV with what is expected of the rule, and numbers as texts', async () => {
  await fc.assert(
    fc.asyncProperty(someCases, async (given) => {
      const present = (values: KeptCase['values']) =>
        Object.entries(values).filter(([, value]) => value !== null && value !== '');
      expect(read(casesToJson(given))).toEqual({
        cases: given.map(({ name, values, expected }) => ({
          ...{ name, wanted: null, expected },
          values: Object.fromEntries(present(values)),
        })),
        leftOut: [],
      });
      const file = await toCsvFile(casesToRows(given, '7', words)).text();
      expect(read(file)).toEqual({
        cases: given.map(({ name, values, expected }) => ({
          ...{ name, expected: [] },
          values: Object.fromEntries(
            present(values).map(([key, value]) => [key, Array.isArray(value) ? value : String(value)]),
          ),
          wanted: wantedOf(expected),
        })),
        leftOut: [],
      });
    }),
    { numRuns: 300 },
  );
});
