import { expect, test } from 'vitest';
import { aField, aSection, formDoc } from '../../../fixtures/formDocs.ts';
import { toFormDraft } from '../../draft/toFormDraft.ts';
import { scriptRunner } from './scriptRunner.ts';

const { parts } = toFormDraft(
  formDoc({
    sections: [
      aSection(
        'Roof',
        [aField('age', 'Age', { numberDomain: 'integer', template: { validator: 'number' } })],
        [aField('code', 'Code')],
        [aField('flat', 'Flat', { template: { type: 5 } })],
      ),
    ],
  }),
);
const asked: (readonly string[])[] = [];
const form = {
  ...{ uniqueName: 'RoofSupplement', parts },
  loadTypes: async (keys: readonly string[]) => {
    asked.push(keys);
    return new Map([
      ['Buildings::tiv', 'number' as const],
      ['Buildings::built', 'day' as const],
    ]);
  },
};
const runner = scriptRunner({ ...form, kind: 'value' });
const field = (name: string) => `fieldValue('RoofSupplement', '${name}')`;
const run = (script: string, values: Readonly<Record<string, string>> = {}, valueFormat = '') =>
  runner.run(script, { values, valueFormat });

test('a sample value is of the type of its field: a number is added, a code is put together', () => {
  const values = { 'RoofSupplement::age': '1,200', 'RoofSupplement::code': '0111' };
  expect(run(`${field('age')} + 1`, values, '$#,###.##')).toEqual({ text: '$1,201' });
  expect(run(`${field('code')} + 1`, values)).toEqual({ text: '01111' });
  expect(run(`${field('flat')} ? 'flat' : 'steep'`, { 'RoofSupplement::flat': 'no' })).toEqual({
    text: 'steep',
  });
});

test('what a script reads is named once, of other forms too; several values are a list', () => {
  const script = `sum(${field('age')}, ${field('age')}, fieldValues('Buildings', 'area'))`;
  expect(runner.inputsOf(script).map(({ label }) => label)).toEqual(['Age (age)', 'area (Buildings)']);
  expect(run(script, { 'RoofSupplement::age': '1', 'Buildings::area': '10; 20' })).toEqual({ text: '32' });
});

test('a sample value of another form is of the type of its field once that is known, which is asked for once', async () => {
  const script = "fieldValue('Buildings', 'tiv') + 1";
  const values = { 'Buildings::tiv': '1,000' };
  const { signal } = new AbortController();
  const keys = ['Buildings::tiv', 'Buildings::gone', 'RoofSupplement::age'];
  const learned = await runner.learn?.(keys, { signal });
  expect(run(script, values).text).toBe('1,0001');
  expect(learned?.run(script, { values, valueFormat: '' }).text).toBe('1001');
  expect(learned?.inputsOf("fieldValue('Buildings', 'built')")).toMatchObject([{ hint: 'YYYY-MM-DD' }]);
  expect(await learned?.learn?.(keys, { signal })).toBeNull();
  expect(asked).toEqual([['Buildings::tiv', 'Buildings::gone']]);
});

test('a script that cannot be evaluated says why, and one without a value too', () => {
  expect(run('sum(')).toMatchObject({ isError: true });
  expect(runner.inputsOf('sum(')).toEqual([]);
  expect(run(`${field('age')} * 2`, { 'RoofSupplement::age': 'old' })).toEqual({
    ...{ text: '“old” is no number.', isError: true },
  });
  expect(run(`divide(1, ${field('age')})`, { 'RoofSupplement::age': '0' }).meaning).toMatch(
    'division by zero',
  );
});

test('an expression that decides comes with its meaning, by the rule of JavaScript', () => {
  const off = scriptRunner({ ...form, kind: 'disable' });
  const meanings = ['3', "'0'", '0', "''", 'null'].map((script) =>
    off.run(script, { values: {}, valueFormat: '' }),
  );
  expect(meanings.map(({ meaning }) => meaning)).toEqual([
    'The field is disabled.',
    'The field is disabled.',
    'The field can be edited.',
    'The field can be edited.',
    'The field can be edited.',
  ]);
});

test('a value format is shown on the numbers in which formats differ', () => {
  expect(runner.formatExamples?.('$#,###.##').map(({ text }) => text)).toEqual([
    ...['$0', '$0.5', '$1,234', '$1,234.5', '-$3', '$1.01'],
  ]);
});

test.each([
  ...['Math.abs(1)', 'parseInt(3)', '1;', 'return 1', 'var x = 1; x', '`a`', '1 ** 2', '[1,2].length'],
  ...['typeof 1', 'while(true){}', '(() => 1)()', 'minus(5)', 'Math.round(1.6, 99)', 'addYears(date)'],
])('%s is refused, as the form would be, with its place', (script) => {
  const refusal = runner.check?.(script);
  expect(refusal?.reason).toMatch(/^[A-Z“a-z].*\.$/);
  expect(script.slice(refusal?.from, refusal?.to)).not.toBe('');
});

test.each(['1 // a comment', '/* one */ 1', 'sum(1, 2)'])('%s is read', (script) => {
  expect(runner.check?.(script)).toBeNull();
});

test.each(['constructor', 'toString', '__proto__', 'hasOwnProperty'])(
  'a script that reads %s is evaluated: a name is nothing that every object has',
  (name) => {
    expect(run(name)).toEqual({ text: '' });
    expect(run(`${name} + 1`, Object.fromEntries([[name, 'x']]))).toEqual({ text: 'x1' });
  },
);
