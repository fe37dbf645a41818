import { ConnectionError, ProblemError } from '@studio/api';
import { describe, expect, test } from 'vitest';
import type { AnyRows } from '../../editor/fields/comparableRow.ts';
import { toTextRows } from '../../editor/fields/textRows.ts';
import { UnansweredError } from '../../editor/placeFailure.ts';
import { findShownFaults, unplacedRefusal, unplacedRefusals } from './findShownFaults.ts';
import { tagsField } from './tagsField.tsx';

const controls = { name: { label: 'Name' }, include: { label: 'Include', bodyName: 'excludeConsole' } };
const missing = { row: null, field: 'name', reason: 'Name is required.' };
const nothing = {
  faults: [],
  touched: new Set<string>(),
  failure: null,
  controls,
  lists: {},
  nameField: 'name',
};

function problem(status: number, errors: { pointer: string; message: string }[] = []): ProblemError {
  const problemBody = { type: 'about:blank', title: 'Refused', status, detail: 'It is taken.', errors };
  return new ProblemError(status, problemBody, new Headers());
}

test('a field says what is missing once it was touched', () => {
  const draft = { name: '', include: 'everyone' };
  expect(findShownFaults({ ...nothing, draft, faults: [missing] }).fields).toEqual({});
  expect(
    findShownFaults({ ...nothing, draft, faults: [missing], touched: new Set(['name']) }).fields,
  ).toEqual({
    name: 'Name is required.',
  });
});

test("the server's faults are shown at their fields, the first of each, until these are changed", () => {
  const draft = { name: 'A', include: 'everyone' };
  const error = problem(422, [
    { pointer: '/excludeConsole', message: 'Not one of these.' },
    { pointer: '/name', message: 'Too long.' },
    { pointer: '/name', message: 'Not allowed.' },
    { pointer: '/unknown', message: 'What is this?' },
  ]);
  const failure = { error, draft };
  expect(findShownFaults({ ...nothing, draft, failure })).toEqual({
    fields: { name: 'Too long. Not allowed.', include: 'Not one of these.' },
    whole: { name: 'Too long. Not allowed.', include: 'Not one of these.' },
    rows: {},
  });
  const changed = { ...draft, name: 'B' };
  expect(findShownFaults({ ...nothing, draft: changed, failure })).toEqual({
    fields: { include: 'Not one of these.' },
    whole: { include: 'Not one of these.' },
    rows: {},
  });
});

test('what was not answered, and what the server failed at, is shown at its field as well', () => {
  const draft = { name: 'A', include: 'everyone' };
  const details = { detail: 'It failed.', errors: [{ pointer: '/name', message: 'Save sends it again.' }] };
  const unanswered = new UnansweredError(new ConnectionError('network', undefined), details);
  for (const error of [unanswered, problem(503, details.errors)])
    expect(findShownFaults({ ...nothing, draft, failure: { error, draft } }).fields).toEqual({
      name: 'Save sends it again.',
    });
});

test('a name that is taken is shown at the name', () => {
  const draft = { name: 'A', include: 'everyone' };
  expect(findShownFaults({ ...nothing, draft, failure: { error: problem(409), draft } })).toEqual({
    fields: { name: 'It is taken.' },
    whole: { name: 'It is taken.' },
    rows: {},
  });
  expect(findShownFaults({ ...nothing, draft, failure: { error: problem(500), draft } })).toEqual({
    fields: {},
    whole: {},
    rows: {},
  });
});

test('what belongs to no field is shown elsewhere, up to three faults', () => {
  const describeRefusal = (error: unknown) =>
    unplacedRefusal(error, { controls, nameField: 'name', draft: {} });
  const others = ['a', 'b', 'c', 'd'].map((message) => ({ pointer: '/items/1', message }));
  expect(describeRefusal(problem(409))).toBeNull();
  expect(
    describeRefusal(problem(422, [{ pointer: '/excludeConsole', message: 'Not one of these.' }])),
  ).toBeNull();
  expect(describeRefusal(problem(422, [{ pointer: '/name', message: 'Too long.' }, ...others]))).toBe(
    'a b c',
  );
  expect(describeRefusal(problem(500))).toBe('It is taken.');
});

test('what is refused of a field that is not shown is shown elsewhere, with its label, until the field is shown', () => {
  const reason = { label: 'Reason', bodyName: 'why', isShown: (draft: unknown) => draft === urgent };
  const urgent = { isUrgent: true };
  const calm = { isUrgent: false };
  const errors = [
    { pointer: '/why', message: 'Too long.' },
    { pointer: '/name', message: 'Not allowed.' },
  ];
  const places = { controls: { ...controls, reason }, nameField: 'name' };
  const expected = 'Reason (not shown): Too long.';
  expect(unplacedRefusal(problem(422, errors), { ...places, draft: calm })).toBe(expected);
  expect(unplacedRefusal(problem(422, errors), { ...places, draft: urgent })).toBeNull();
  expect(unplacedRefusals(errors, { ...places, draft: calm })).toEqual([expected]);
});

describe('rows of a list', () => {
  const tags = tagsField({ label: () => 'Tags', bodyName: 'labels' });
  const rows = toTextRows(['one', 'two', 'three']);
  const [one, two, three] = rows.map(({ key }) => key);
  const draft = { name: 'A', include: 'everyone', tags: rows };
  const withTags = {
    ...{ ...nothing, draft },
    controls: { ...controls, tags },
    lists: { tags: tags as unknown as AnyRows },
  };

  test('what is wrong with one is shown at it and at its field, and at the list', () => {
    const faults = [
      { row: { list: 'tags', key: two ?? '' }, field: 'text', reason: 'Not this.' },
      { row: { list: 'tags', key: two ?? '' }, field: 'text', reason: 'Nor that.' },
      { row: { list: 'tags', key: three ?? '' }, field: 'text', reason: 'Nor this.' },
    ];
    expect(findShownFaults({ ...withTags, faults, touched: new Set() })).toEqual({
      fields: {},
      whole: {},
      rows: {},
    });
    const shown = findShownFaults({ ...withTags, faults, touched: new Set(['tags']) });
    expect(shown.fields).toEqual({ tags: 'Not this. Nor that. Nor this.' });
    expect(shown.rows['tags']).toEqual(
      new Map([
        [two, { text: 'Not this.' }],
        [three, { text: 'Nor this.' }],
      ]),
    );
  });

  test('what the server refused of one is shown at it, wherever it is moved, until it is changed', () => {
    const sent = { ...draft, tags: [{ key: 'blank', text: ' ' }, ...rows] };
    const error = problem(422, [
      { pointer: '/labels/1/text', message: 'Refused.' },
      { pointer: '/labels/2', message: 'Refused as a whole.' },
      { pointer: '/labels', message: 'Too many.' },
    ]);
    const failure = { error, draft: sent };
    const refused = new Map([
      [two, { text: 'Refused.' }],
      [three, { '': 'Refused as a whole.' }],
    ]);
    const asSent = findShownFaults({ ...withTags, draft: sent, failure });
    expect(asSent).toEqual({
      fields: { tags: 'Refused. Refused as a whole. Too many.' },
      whole: { tags: 'Too many.' },
      rows: { tags: refused },
    });
    const moved = { ...draft, tags: rows.toReversed() };
    expect(findShownFaults({ ...withTags, draft: moved, failure }).rows).toEqual({ tags: refused });
    const changed = { ...draft, tags: rows.map((row) => (row.key === one ? row : { ...row, text: 'x' })) };
    expect(findShownFaults({ ...withTags, draft: changed, failure })).toEqual({
      fields: {},
      whole: {},
      rows: {},
    });
    expect(findShownFaults({ ...withTags, draft: { ...draft, tags: [] }, failure }).fields).toEqual({});
  });
});
