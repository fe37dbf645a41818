import { ConnectionError, ProblemError } from '@studio/api';
import { expect, test } from 'vitest';
import { readRefusal, refusedSettings } from './readRefusal.ts';
import { blankSettings } from './SettingsDraft.ts';

const draft = { ...blankSettings, name: 'Roof Type', type: 0 as const };

function problem(status: number, detail: string, errors?: { pointer: string; message: string }[]) {
  const body = { type: 'x', title: 'No', status, detail, ...(errors && { errors }) };
  return new ProblemError(status, body, new Headers());
}

test('a name that is taken is said at the name, until it is another one', () => {
  const refusal = readRefusal(problem(409, "There already is a data set 'Roof Type'."), draft);
  expect(refusal).toMatchObject({
    fields: { name: "There already is a data set 'Roof Type'." },
    form: null,
  });
  expect(refusedSettings(refusal, draft)).toEqual(refusal.fields);
  expect(refusedSettings(refusal, { ...draft, name: 'Roof Types' })).toEqual({});
});

test('broken rules are said at their settings, those of the items at the form', () => {
  const refusal = readRefusal(
    problem(422, '2 rules are broken.', [
      { pointer: '/name', message: "The name 'null' is reserved." },
      { pointer: '/items/3/value', message: 'A value is required.' },
    ]),
    draft,
  );
  expect(refusal.fields).toEqual({ name: "The name 'null' is reserved." });
  expect(refusal.form).toBe('A value is required.');
});

test('anything else is said at the form', () => {
  expect(readRefusal(problem(500, 'The store is full.'), draft).form).toBe('The store is full.');
  expect(readRefusal(problem(403, 'This needs the permission MANAGE_DATASETS.'), draft).form).toContain(
    'MANAGE_DATASETS',
  );
  expect(readRefusal(new ConnectionError('network', null), draft).form).toContain('cannot be reached');
});
