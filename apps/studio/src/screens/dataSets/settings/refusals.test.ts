import { ConnectionError, ProblemError } from '@studio/api';
import { expect, test } from 'vitest';
import {
  type FailedSave,
  findShownFaults,
  unplacedRefusal,
} from '../../../kernel/object/plain/findShownFaults.ts';
import { blankSettings, type SettingsDraft } from './model/SettingsDraft.ts';
import { settingsForm } from './settingsForm.ts';

const draft = { ...blankSettings, name: 'Roof Type', type: 0 as const };

const placed = { controls: settingsForm.controls, nameField: 'name', draft };

function refusedSettings(failure: FailedSave | null, now: SettingsDraft) {
  const nothing = { faults: [], lists: {}, touched: new Set<string>() };
  return findShownFaults({ ...nothing, ...placed, failure, draft: now }).fields;
}

function describeRefusal({ error }: Pick<FailedSave, 'error'>): string | null {
  return unplacedRefusal(error, placed);
}

function problem(status: number, detail: string, errors?: { pointer: string; message: string }[]) {
  const body = { type: 'x', title: 'No', status, detail, ...(errors && { errors }) };
  return new ProblemError(status, body, new Headers());
}

test('a name that is taken is shown at the name, until it is another one', () => {
  const refusal = { error: problem(409, "There already is a data set 'Roof Type'."), draft };
  expect(refusedSettings(refusal, draft)).toEqual({ name: "There already is a data set 'Roof Type'." });
  expect(describeRefusal(refusal)).toBeNull();
  expect(refusedSettings(refusal, { ...draft, name: 'Roof Types' })).toEqual({});
  expect(refusedSettings(null, draft)).toEqual({});
});

test('broken rules are shown at their settings, those of the items at the form', () => {
  const error = problem(422, '2 rules are broken.', [
    { pointer: '/name', message: "The name 'null' is reserved." },
    { pointer: '/items/3/value', message: 'A value is required.' },
  ]);
  expect(refusedSettings({ error, draft }, draft)).toEqual({ name: "The name 'null' is reserved." });
  expect(describeRefusal({ error })).toBe('A value is required.');
});

test('anything else is shown at the form', () => {
  const reason = (error: unknown) => describeRefusal({ error });
  expect(reason(problem(500, 'The store is full.'))).toBe('The store is full.');
  expect(reason(problem(403, 'This needs the permission “Manage data sets”.'))).toContain('Manage data sets');
  expect(reason(new ConnectionError('network', null))).toContain('cannot be reached');
});
