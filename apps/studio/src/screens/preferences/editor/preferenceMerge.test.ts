import type { Preference } from '@studio/api';
import { expect, test } from 'vitest';
import { mergeVersions } from '../../../kernel/editor/mergeVersions.ts';
import { joinValues, type PreferenceDoc, type PreferenceDraft } from './preferenceDraft.ts';
import { preferenceEditor } from './route.tsx';

const { definition, toBody } = preferenceEditor;

function preference(name: string, value: string): Preference {
  return {
    ...{ name, value, defaultValue: '', category: '', shortDescription: name, completeDescription: '' },
    ...{
      dataType: 'string',
      dataSetName: null,
      minimum: null,
      maximum: null,
      isWhole: false,
      addresses: null,
    },
    isForConsole: false,
  };
}

function version(values: Readonly<Record<string, string>>, number = 1): { doc: PreferenceDoc; etag: string } {
  const items = Object.entries(values).map(([name, value]) => preference(name, value));
  return { doc: { items, version: number, saved: null }, etag: `"${number}"` };
}

function edited(draft: PreferenceDraft, name: string, value: string): PreferenceDraft {
  return { values: draft.values.map((row) => (row.name === name ? { ...row, value } : row)) };
}

const base = version({ first: 'A', second: 'B', third: 'C' });
const origin = definition.toDraft(base.doc);

test('what another session changed is merged by its name, at any place there', () => {
  const theirs = version({ third: 'Theirs', first: 'A', second: 'B' }, 2);
  const { merge, draft } = mergeVersions(
    definition,
    { base, origin, draft: edited(origin, 'first', 'Mine') },
    theirs,
  );
  expect(merge.collisions).toEqual([]);
  const sent = Object.fromEntries(toBody(draft, theirs.doc).map(({ name, value }) => [name, value]));
  expect(sent).toEqual({ first: 'Mine', second: 'B', third: 'Theirs' });
});

test('one that both changed is for the user to decide, and the others are merged', () => {
  const mine = edited(edited(origin, 'first', 'Mine'), 'second', 'Mine, too');
  const theirs = version({ first: 'Theirs', second: 'B', third: 'C' }, 2);
  const { merge, draft } = mergeVersions(definition, { base, origin, draft: mine }, theirs);
  expect(merge.collisions).toHaveLength(1);
  expect(draft.values.find(({ name }) => name === 'second')?.value).toBe('Mine, too');
});

test('one that a newer server knows comes, and one that it no longer knows is not sent', () => {
  const theirs = version({ first: 'A', second: 'B', fourth: 'D' }, 2);
  const { draft } = mergeVersions(
    definition,
    { base, origin, draft: edited(origin, 'first', 'Mine') },
    theirs,
  );
  expect(toBody(draft, theirs.doc).map(({ name }) => name)).toEqual(['first', 'second', 'fourth']);
});

test('choices that are the same as before are the same value, in whatever order they were made', () => {
  const known = ['pdf::png', 'png::jpg::pdf'];
  expect(joinValues(['png', 'pdf'], known)).toBe('pdf::png');
  expect(joinValues(['pdf', 'png', 'jpg'], known)).toBe('png::jpg::pdf');
  expect(joinValues(['jpg', 'png'], known)).toBe('jpg::png');
});
