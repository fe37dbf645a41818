import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { equal } from '../equal.ts';
import { describeChanges } from '../outline/describeChanges.ts';
import { diffOutlines } from '../outline/diffOutlines.ts';
import { alignRows } from './alignRows.ts';
import { comparableDraft, defineOutline } from './defineOutline.ts';
import { findFaults } from './findFaults.ts';
import { type PlainDraft, plainCase, plainInput } from './testing/plainCase.ts';

const outline = defineOutline(plainInput);
const { definition, samples, edits } = plainCase;
const draft: PlainDraft = {
  name: 'Quote issued',
  isDelayed: true,
  hours: 4,
  recipients: [
    { key: 'a', address: 'agent@x', role: 'Agent' },
    { key: 'blank', address: ' ', role: null },
    { key: 'b', address: 'broker@x', role: null },
  ],
};

const drafts = fc
  .tuple(samples, fc.array(edits, { maxLength: 8 }))
  .map(([doc, all]) => all.reduce((made, edit) => edit(made, doc).draft, definition.toDraft(doc)));

test('an entry for the object and one for each row that says something', () => {
  const entries = [...outline.read(draft, null).values()];
  expect(entries.map(({ key, type, parent }) => [key, type, parent])).toEqual([
    ['object', 'object', null],
    ['a', 'recipients', 'object'],
    ['b', 'recipients', 'object'],
  ]);
  expect(entries[0]?.fields).toEqual({ name: 'Quote issued', isDelayed: true, hours: 4 });
  expect(outline.read({ ...draft, isDelayed: false }, null).get('object')?.fields['hours']).toBeNull();
});

test('of a set a row that both sides add is there once: the existing one, in the place of the first', () => {
  const { recipients } = plainInput.lists;
  const ofSet = defineOutline({ ...plainInput, lists: { recipients: { ...recipients, isSet: true } } });
  const undone: PlainDraft = {
    ...draft,
    recipients: [
      { key: 'before', address: 'broker@x', role: null },
      { key: 'a', address: 'agent@x', role: 'Agent' },
      { key: 'b', address: 'broker@x', role: null },
    ],
  };
  const all = ofSet.read(undone, null);
  const keys = ({ recipients: rows }: PlainDraft) => rows.map(({ key }) => key);
  expect(keys(ofSet.write(all, [draft, undone], null))).toEqual(['b', 'a', 'blank']);
  expect(keys(outline.write(all, [draft, undone], null))).toEqual(['before', 'a', 'blank', 'b']);
  expect(ofSet.write(ofSet.read(draft, null), [draft], null)).toBe(draft);
});

test('changes are described in the words of the declaration', () => {
  const changed: PlainDraft = {
    ...draft,
    isDelayed: false,
    recipients: [{ key: 'b', address: 'broker@x', role: 'Broker' }],
  };
  const [before, after] = [outline.read(draft, null), outline.read(changed, null)];
  const described = describeChanges(diffOutlines(before, after), before, after, outline.words);
  const texts = JSON.stringify(described);
  for (const text of [
    'Delayed',
    'Yes',
    'No',
    "Recipient 'agent@x'",
    "Recipient 'broker@x'",
    'None',
    'As Broker',
  ]) {
    expect(texts).toContain(text);
  }
});

test('what an outline says is written, and what it leaves out stays as it was', () => {
  fc.assert(
    fc.property(drafts, drafts, (current, first) => {
      const written = outline.write(outline.read(current, null), [first, current], null);
      expect(comparableDraft(plainInput, written)).toEqual(comparableDraft(plainInput, current));
      expect(outline.write(outline.read(first, null), [first], null)).toBe(first);
    }),
  );
});

test('outlines are equal exactly when the same is saved', () => {
  fc.assert(
    fc.property(drafts, drafts, (one, other) => {
      const known = outline.alignKeys(other, one, null);
      const isUnchanged = diffOutlines(outline.read(one, null), outline.read(known, null)).length === 0;
      expect(isUnchanged).toBe(equal(comparableDraft(plainInput, one), comparableDraft(plainInput, known)));
    }),
  );
});

test('blank rows keep their places when something else is written', () => {
  const outlineOf = outline.read({ ...draft, name: 'Other' }, null);
  const written = outline.write(outlineOf, [draft], null);
  expect(written.recipients).toBe(draft.recipients);
  expect(written.name).toBe('Other');
});

test('a field that is not shown keeps what it held, and has no fault', () => {
  const hidden = { ...draft, isDelayed: false, hours: null, name: ' ' };
  expect(findFaults(plainInput, hidden)).toEqual([{ row: null, field: 'name', reason: 'Enter a name' }]);
  const without = outline.write(outline.read({ ...draft, isDelayed: false }, null), [draft], null);
  expect(without).toEqual({ ...draft, isDelayed: false });
});

test('an empty field holds what it declares as its empty value', () => {
  interface Place {
    readonly state: string | null;
    readonly city: string;
  }
  const place = defineOutline<Place>({
    name: 'Place',
    fields: { state: { label: 'State', empty: null }, city: { label: 'City' } },
    lists: {},
  });
  const outlined = place.read({ state: null, city: '' }, null);
  expect(place.write(outlined, [{ state: 'Iowa', city: 'Ames' }], null)).toEqual({ state: null, city: '' });
});

test('faults name their row and field', () => {
  const faulty = { ...draft, hours: null, recipients: [{ key: 'a', address: 'a b', role: null }] };
  expect(findFaults(plainInput, faulty)).toEqual([
    { row: null, field: 'hours', reason: 'Enter the hours' },
    { row: { list: 'recipients', key: 'a' }, field: 'address', reason: 'No spaces' },
  ]);
});

test('a value that only one row may have is wrong with each row that has it, and where something else has it', () => {
  const lists = { recipients: { ...plainInput.lists.recipients, unique: 'address' as const } };
  const rows = ['x', 'y', 'x', '', '', 'z'].map((address, at) => ({ key: `r${at}`, address, role: null }));
  const faults = (input: typeof lists) =>
    findFaults({ ...plainInput, lists: input }, { ...draft, recipients: rows }).map(
      ({ row, field, reason }) => [row?.key, field, reason],
    );
  const repeated = ['r0', 'r2'].map((key) => [key, 'address', '“x” is in rows 1 and 3.']);
  expect(faults(lists)).toEqual(repeated);
  const others = { recipients: { ...lists.recipients, takenElsewhere: () => ['z'] } };
  expect(faults(others)).toEqual([...repeated, ['r5', 'address', '“z” is taken.']]);
});

describe('alignRows', () => {
  const row = (key: string, content: string) => ({ key, content });
  const alignKeys = (rows: { key: string; content: string }[], known: { key: string; content: string }[]) =>
    alignRows(
      rows,
      known,
      ({ content }) => content,
      ({ content }) => content[0] ?? '',
    ).map(({ key }) => key);

  test('the same rows have the keys that are known, in their order', () => {
    expect(
      alignKeys([row('1', 'x'), row('2', 'x'), row('3', 'y')], [row('a', 'x'), row('b', 'y'), row('c', 'x')]),
    ).toEqual(['a', 'c', 'b']);
  });

  test('a row that was changed is known by its identity, after those that say the same', () => {
    expect(
      alignKeys([row('1', 'x new'), row('2', 'x old')], [row('a', 'x old'), row('b', 'x older')]),
    ).toEqual(['b', 'a']);
  });

  test('a settled row stays what it is, whatever it says', () => {
    const contentOf = ({ content }: { content: string }) => content;
    const rows = [row('a', 'z'), row('1', 'x')];
    const known = [row('a', 'x'), row('b', 'x')];
    expect(alignRows(rows, known, contentOf, contentOf, new Set(['a'])).map(({ key }) => key)).toEqual([
      'a',
      'b',
    ]);
    const settled = [row('a', 'x'), row('n', 'new'), row('m', 'more')];
    expect(alignRows(settled, [row('a', 'x')], contentOf, contentOf, new Set(['a']))).toBe(settled);
  });

  test('rows with the same lasting id are the same, whatever they say, and rows with different ones never', () => {
    const idOf = ({ id }: { id: string | null }) => id;
    const contentOf = ({ content }: { content: string }) => content;
    const rowOf = (key: string, content: string, id: string | null) => ({ key, content, id });
    const align = (...rows: ReturnType<typeof rowOf>[]) => {
      const known = [rowOf('a', 'x', '1'), rowOf('b', 'y', '2'), rowOf('new', 'z', null)];
      return alignRows(rows, known, contentOf, contentOf, new Set(), idOf).map(({ key }) => key);
    };
    expect(align(rowOf('k', 'y', '1'), rowOf('l', 'x', '2'))).toEqual(['a', 'b']);
    expect(align(rowOf('k', 'x', '3'), rowOf('l', 'z', '4'))).toEqual(['k', 'new']);
    expect(align(rowOf('k', 'y', null))).toEqual(['b']);
  });

  test('a row with another identity is another row, also between the same rows', () => {
    const known = [row('a', 'p'), row('b', 'q'), row('c', 'r')];
    expect(alignKeys([row('1', 'p'), row('2', 'new'), row('3', 'r')], known)).toEqual(['a', '2', 'c']);
    expect(alignKeys([row('1', 'new')], [])).toEqual(['1']);
  });
});
