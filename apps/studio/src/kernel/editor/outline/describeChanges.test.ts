import { expect, test } from 'vitest';
import { describeChanges } from './describeChanges.ts';
import { describeCollisions } from './describeCollisions.ts';
import { diffOutlines } from './diffOutlines.ts';
import { mergeOutlines } from './mergeOutlines.ts';
import type { Entry, FieldValue, Outline } from './Outline.ts';
import type { OutlineWords } from './OutlineDefinition.ts';
import { outlineOf } from './testing/pictures.ts';

const words: OutlineWords = {
  entry: ({ type, fields }) => `${type === 'group' ? 'Group' : 'Item'} “${fields['label']}”`,
  field: (_entry, field) => field.toUpperCase(),
  value: (_entry, field, value, outline) =>
    field === 'like' ? nameOf(outline.get(String(value))) : String(value ?? ''),
};

function nameOf(entry: Entry | undefined): string {
  return String(entry?.fields['label'] ?? '');
}

const base = outlineOf(`
  group g Walls
    item a Frame
    item b Brick
    item c Stone
  group h Roofs
    item d Tile
`);

function withField(outline: Outline, key: string, field: string, value: FieldValue): Outline {
  const entry = outline.get(key);
  if (entry === undefined) return outline;
  return new Map(outline).set(key, { ...entry, fields: { ...entry.fields, [field]: value } });
}

test('changes in the words of the screen', () => {
  const after = withField(
    outlineOf(`
      group g Walls
        item b Brick
        item a Timber
      group k Floors
      group h Roofs
        item c Stone
    `),
    'a',
    'like',
    'c',
  );
  const rows = describeChanges(diffOutlines(base, after), base, after, words);
  expect(rows.map(({ id, subjectId, ...row }) => Object.values(row))).toEqual([
    ['moved', 'Item “Brick”', '', '2 / 3', '1 / 2'],
    ['changed', 'Item “Timber”', 'LABEL', 'Frame', 'Timber'],
    ['changed', 'Item “Timber”', 'LIKE', '', 'Stone'],
    ['added', 'Group “Floors”', '', '', ''],
    ['removed', 'Item “Tile”', '', '', ''],
    ['moved', 'Item “Stone”', '', 'Group “Walls”', 'Group “Roofs”'],
  ]);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(rows.length);
});

const loose: OutlineWords = {
  ...words,
  value: (_entry, _field, value) => String(value ?? '').toLowerCase(),
  fullValue: (_entry, _field, value) => String(value ?? ''),
};

test('values that differ and would read the same are described in full', () => {
  const after = withField(withField(base, 'a', 'label', 'FRAME'), 'b', 'label', 'BLOCK');
  const rows = describeChanges(diffOutlines(base, after), base, after, loose);
  expect(rows.map((row) => [row.before, row.after])).toEqual([
    ['Frame', 'FRAME'],
    ['brick', 'block'],
  ]);
});

test('a collision of values that would read the same is described in full, others are not', () => {
  const mine = withField(withField(base, 'a', 'label', 'FRAME'), 'b', 'label', 'BLOCK');
  const theirs = withField(withField(base, 'a', 'label', 'frame'), 'b', 'label', 'STONE');
  const { collisions } = mergeOutlines(base, mine, theirs);
  const rows = describeCollisions(collisions, { base, mine, theirs }, loose);
  expect(rows.map((row) => [row.base, row.mine, row.theirs])).toEqual([
    ['Frame', 'FRAME', 'frame'],
    ['brick', 'block', 'stone'],
  ]);
});

test('collisions in the words of the screen', () => {
  const groups = 'group g Walls\n  item a Wood\n  item b Brick\ngroup h Roofs';
  const mine = withField(outlineOf(`${groups}\n  item c Stone`), 'a', 'like', 'b');
  const theirs = withField(
    outlineOf(`item c Stone\n${groups}\n  item d Slate`.replace('Wood', 'Timber')),
    'a',
    'like',
    'd',
  );
  const { collisions } = mergeOutlines(base, mine, theirs);
  const rows = describeCollisions(collisions, { base, mine, theirs }, words);
  const byKind = (kind: string, field = '') => rows.find((row) => row.kind === kind && row.field === field);
  const label = { base: 'Frame', mine: 'Wood', theirs: 'Timber', isEditable: true };
  expect(byKind('field', 'LABEL')).toMatchObject({ ...label, subject: 'Item “Wood”' });
  expect(byKind('field', 'LIKE')).toMatchObject({ mine: 'Brick', theirs: 'Slate', isEditable: false });
  const places = { base: 'Group “Walls”', mine: 'Group “Roofs”', theirs: '1 / 1' };
  expect(byKind('place')).toMatchObject({ ...places, subject: 'Item “Stone”', isEditable: false });
  const removal = { removedBy: 'mine', mine: '', theirs: 'LABEL: Slate' };
  expect(byKind('removal')).toMatchObject({ ...removal, subject: 'Item “Slate”' });
});

test('what a removal would drop is listed line by line', () => {
  const mine = outlineOf('group h Roofs\n  item d Tile');
  const theirs = outlineOf(
    'group g Wall\n  item a Timber\n  item n New\n  item c Stone\ngroup h Roofs\n  item b Brick\n  item d Tile',
  );
  const { collisions } = mergeOutlines(base, mine, theirs);
  const [group] = describeCollisions(collisions, { base, mine, theirs }, words);
  expect(group?.theirs.split('\n')).toEqual([
    'LABEL: Wall',
    'Item “Timber”, LABEL: Timber',
    'Item “New”',
    'Item “Brick”: Group “Roofs”',
  ]);
});

test('places among siblings that both changed', () => {
  const order = (items: string) =>
    outlineOf(`group g Walls\n${[...items].map((key) => `  item ${key} ${key}`).join('\n')}`);
  const outlines = { base: order('abcde'), mine: order('bcdea'), theirs: order('bacde') };
  const { collisions } = mergeOutlines(outlines.base, outlines.mine, outlines.theirs);
  expect(describeCollisions(collisions, outlines, words)).toMatchObject([
    {
      kind: 'place',
      base: 'Group “Walls”, 1 / 5',
      mine: 'Group “Walls”, 5 / 5',
      theirs: 'Group “Walls”, 2 / 5',
    },
  ]);
});

test('groups that were moved into one another are listed together', () => {
  const mine = outlineOf('group h Roofs\n  group g Walls');
  const theirs = outlineOf('group g Walls\n  group h Roofs');
  const outlines = { base: outlineOf('group g Walls\ngroup h Roofs'), mine, theirs };
  const { collisions } = mergeOutlines(outlines.base, mine, theirs);
  expect(describeCollisions(collisions, outlines, words)).toMatchObject([
    {
      subject: 'Group “Walls”',
      base: '1 / 2\nGroup “Roofs”: 2 / 2',
      mine: 'Group “Roofs”\nGroup “Roofs”: 1 / 1',
      theirs: '1 / 1\nGroup “Roofs”: Group “Walls”',
    },
  ]);
});
