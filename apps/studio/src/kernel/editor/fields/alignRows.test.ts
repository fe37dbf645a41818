import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mergeVersions } from '../mergeVersions.ts';
import type { Loaded } from '../types.ts';
import { newRowKey } from './newRowKey.ts';
import { type PlainDoc, type PlainDraft, plainCase } from './testing/plainCase.ts';

const { definition } = plainCase;
type Row = PlainDraft['recipients'][number];

/** Addresses without anything else: the identity of a row is all that it says. */
const address = fc.constantFrom('Agent', 'Billing', 'Claims', 'Insured', 'Producer');
const edit = fc.record({
  kind: fc.constantFrom('add', 'remove', 'move'),
  address,
  at: fc.nat(4),
  to: fc.nat(4),
});
const edits = fc.array(edit, { maxLength: 5 });

describe('two versions of a list of values', () => {
  test('rows that two people added at the same place are both kept, without a question', () => {
    const { recipients, collisions } = merged(['Agent'], ['Agent', 'Claims'], (rows) => [
      ...rows,
      rowOf('Billing'),
    ]);
    expect(collisions).toEqual([]);
    expect(recipients.toSorted()).toEqual(['Agent', 'Billing', 'Claims']);
  });

  test('of a value that is there twice, one that neither side removed stays', () => {
    const { recipients } = merged(['Agent', 'Agent'], ['Agent', 'Claims'], (rows) => [
      ...rows,
      rowOf('Billing'),
    ]);
    expect(recipients.toSorted()).toEqual(['Agent', 'Billing', 'Claims']);
  });

  const property = (base: fc.Arbitrary<string[]>, isUnique: boolean) =>
    fc.assert(
      fc.property(base, edits, edits, (before, ours, others) => {
        const apply = (rows: readonly Row[], all: typeof ours) =>
          all.reduce((made, each) => edited(made, each, isUnique), rows);
        const theirs = apply(before.map(rowOf), others).map((row) => row.address);
        let mine: readonly string[] = before;
        const { recipients } = merged(before, theirs, (rows) => {
          const made = apply(rows, ours);
          mine = made.map((row) => row.address);
          return made;
        });
        for (const value of new Set([...before, ...mine, ...theirs])) {
          const [was, my, their] = [before, mine, theirs].map((all) => count(all, value)) as [
            number,
            number,
            number,
          ];
          const kept = count(recipients, value);
          expect(kept).toBeGreaterThanOrEqual(Math.max(my - was, their - was));
          expect(kept).toBeGreaterThanOrEqual(was - Math.max(0, was - my) - Math.max(0, was - their));
          if (isUnique) expect(kept).toBeLessThanOrEqual(1);
        }
      }),
    );

  test('nothing that one side added is lost, and nothing that neither side removed', () => {
    property(fc.uniqueArray(address, { maxLength: 4 }), true);
  });

  test('the same where values are there more than once', () => {
    property(fc.array(address, { maxLength: 4 }), false);
  });
});

function merged(
  before: readonly string[],
  after: readonly string[],
  change: (rows: PlainDraft['recipients']) => readonly Row[],
) {
  const base = loaded(before, 1);
  const origin = definition.toDraft(base.doc);
  const draft = { ...origin, recipients: change(origin.recipients) };
  const { merge, draft: made } = mergeVersions(definition, { base, origin, draft }, loaded(after, 2));
  return { collisions: merge.collisions, recipients: made.recipients.map((row) => row.address) };
}

function loaded(addresses: readonly string[], version: number): Loaded<PlainDoc> {
  const recipients = addresses.map((each) => ({ address: each, role: null }));
  return {
    doc: { name: 'Notice', isDelayed: false, hours: null, recipients, version },
    etag: `"${version}"`,
  };
}

function edited(
  rows: readonly Row[],
  { kind, address: text, at, to }: { kind: string; address: string; at: number; to: number },
  isUnique: boolean,
): readonly Row[] {
  const row = rows[at % Math.max(1, rows.length)];
  if (kind === 'add') {
    const isThere = isUnique && rows.some((each) => each.address === text);
    return isThere ? rows : rows.toSpliced(to, 0, rowOf(text));
  }
  const rest = rows.filter((each) => each !== row);
  return kind === 'move' && row ? rest.toSpliced(to, 0, row) : rest;
}

function rowOf(text: string): Row {
  return { key: newRowKey(), address: text, role: null };
}

function count(all: readonly string[], value: string): number {
  return all.filter((each) => each === value).length;
}
