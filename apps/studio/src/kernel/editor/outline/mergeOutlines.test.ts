import { expect, test } from 'vitest';
import { mergeOutlines } from './mergeOutlines.ts';
import type { Choices, Outline } from './Outline.ts';
import { outlineOf, pictureOf } from './testing/pictures.ts';

const base = outlineOf(`
  group g Walls
    item a Frame
    item b Brick
    item c Stone
  group h Roofs
    item d Tile
`);

/** The base with lines replaced; '' takes a line out. */
function edited(...lines: readonly (readonly [string, string])[]): Outline {
  let picture = `\n${pictureOf(base)}\n`;
  for (const [line, by] of lines) picture = picture.replace(`\n${line}\n`, by === '' ? '\n' : `\n${by}\n`);
  return outlineOf(picture);
}

function merge(mine: Outline, theirs: Outline, choices: Choices = {}) {
  const { merged, collisions } = mergeOutlines(base, mine, theirs, choices);
  return { picture: pictureOf(merged), collisions };
}

const byMe = (key: string): Choices => ({ [JSON.stringify(['removal', key])]: 'mine' });
const byThem = (key: string): Choices => ({ [JSON.stringify(['removal', key])]: 'theirs' });
const withoutWalls = edited(
  ['group g Walls', ''],
  ['  item a Frame', ''],
  ['  item b Brick', ''],
  ['  item c Stone', ''],
);

test('changes of different things come together', () => {
  const mine = edited(
    ['  item a Frame', '  item a Frames'],
    ['  item d Tile', '  item d Tile\n  item m Slate'],
  );
  const theirs = edited(['  item b Brick', ''], ['group h Roofs', 'group h Roof']);
  expect(merge(mine, theirs)).toEqual({
    picture: pictureOf(
      outlineOf(`
        group g Walls
          item a Frames
          item c Stone
        group h Roof
          item d Tile
          item m Slate
      `),
    ),
    collisions: [],
  });
});

test('both changed one field: one of the values, or a third', () => {
  const mine = edited(['  item a Frame', '  item a Wood']);
  const theirs = edited(['  item a Frame', '  item a Timber']);
  const { picture, collisions } = merge(mine, theirs);
  const id = JSON.stringify(['field', 'a', 'label']);
  expect(collisions).toEqual([
    { kind: 'field', id, key: 'a', field: 'label', base: 'Frame', mine: 'Wood', theirs: 'Timber' },
  ]);
  expect(picture).toContain('item a Wood\n');
  expect(merge(mine, theirs, { [id]: 'theirs' }).picture).toContain('item a Timber\n');
  expect(merge(mine, theirs, { [id]: { value: 'Lumber' } }).picture).toContain('item a Lumber\n');
});

test('a removal against a change waits for a choice', () => {
  const mine = edited(['  item a Frame', '']);
  const theirs = edited(['  item a Frame', '  item a Timber']);
  const { picture, collisions } = merge(mine, theirs);
  expect(collisions).toEqual([expect.objectContaining({ kind: 'removal', key: 'a', removedBy: 'mine' })]);
  expect(picture).not.toContain('item a');
  expect(merge(mine, theirs, byThem('a')).picture).toContain('item a Timber\n');
  expect(merge(theirs, mine).picture).toContain('item a Timber\n');
  expect(merge(theirs, mine, byThem('a')).picture).not.toContain('item a');
});

test('a removed group in which something was changed is resolved as a whole', () => {
  const theirs = edited(['  item b Brick', '  item b Bricks']);
  const { picture, collisions } = merge(withoutWalls, theirs);
  expect(collisions).toEqual([expect.objectContaining({ kind: 'removal', key: 'g', removedBy: 'mine' })]);
  expect(picture).toBe('group h Roofs\n  item d Tile');
  expect(merge(withoutWalls, theirs, byThem('g')).picture).toBe(pictureOf(theirs));
});

test('a removed group to which the other side only added stays for what was added', () => {
  const theirs = edited(['  item b Brick', '  item b Brick\n  item t Glass']);
  const expected = 'group g Walls\n  item t Glass\ngroup h Roofs\n  item d Tile';
  expect(merge(withoutWalls, theirs)).toEqual({ picture: expected, collisions: [] });
  expect(merge(theirs, withoutWalls)).toEqual({ picture: expected, collisions: [] });
});

test('choosing the removal keeps what was added, and nothing else', () => {
  const theirs = edited(['  item b Brick', '  item b Bricks\n  item t Glass']);
  expect(merge(withoutWalls, theirs, byMe('g')).picture).toBe(
    'group g Walls\n  item t Glass\ngroup h Roofs\n  item d Tile',
  );
});

test('an entry that was moved into a removed group stays there', () => {
  const theirs = edited(['  item c Stone', '  item c Stone\n  item d Tile'], ['  item d Tile', '']);
  const moved = outlineOf(
    'group g Walls\n  item a Frame\n  item b Brick\n  item c Stone\n  item d Tile\ngroup h Roofs',
  );
  expect(pictureOf(theirs)).not.toBe(pictureOf(moved));
  expect(merge(withoutWalls, moved)).toEqual({
    picture: 'group g Walls\n  item d Tile\ngroup h Roofs',
    collisions: [],
  });
});

test('an entry moved out of a group that was removed is asked about alone', () => {
  const theirs = outlineOf(
    'group g Walls\n  item a Frame\n  item b Brick\ngroup h Roofs\n  item c Stone\n  item d Tile',
  );
  const { picture, collisions } = merge(withoutWalls, theirs, byThem('c'));
  expect(collisions).toEqual([expect.objectContaining({ kind: 'removal', key: 'c' })]);
  expect(picture).toBe('group h Roofs\n  item c Stone\n  item d Tile');
});

test('both moved one entry to different groups', () => {
  const groups = 'group g Walls\n  item b Brick\n  item c Stone';
  const mine = outlineOf(`${groups}\ngroup h Roofs\n  item d Tile\n  item a Frame`);
  const theirs = outlineOf(`item a Frame\n${groups}\ngroup h Roofs\n  item d Tile`);
  const id = JSON.stringify(['place', 'a']);
  expect(merge(mine, theirs)).toEqual({
    picture: pictureOf(mine),
    collisions: [{ kind: 'place', id, key: 'a', others: [] }],
  });
  expect(merge(mine, theirs, { [id]: 'theirs' }).picture).toBe(pictureOf(theirs));
});

test('two groups that were moved into one another are placed as on the chosen side', () => {
  const mine = outlineOf(
    'group h Roofs\n  item d Tile\n  group g Walls\n    item a Frame\n    item b Brick\n    item c Stone',
  );
  const theirs = outlineOf(
    'group g Walls\n  item a Frame\n  item b Brick\n  item c Stone\n  group h Roofs\n    item d Tile',
  );
  const id = JSON.stringify(['place', 'g']);
  expect(merge(mine, theirs)).toEqual({
    picture: pictureOf(mine),
    collisions: [{ kind: 'place', id, key: 'g', others: ['h'] }],
  });
  expect(merge(mine, theirs, { [id]: 'theirs' }).picture).toBe(pictureOf(theirs));
});

test('resolving entries that were moved into one another does not tangle others', () => {
  const before = outlineOf('group p P\n  group q Q\ngroup r R\n  group s S');
  const mine = outlineOf('group r R\n  group s S\n    group p P\n      group q Q');
  const theirs = outlineOf('group p P\n  group s S\n  group q Q\n    group r R');
  const id = JSON.stringify(['place', 'p']);
  const resolved = (choices: Choices) => pictureOf(mergeOutlines(before, mine, theirs, choices).merged);
  expect(resolved({ [id]: 'mine' })).toBe(pictureOf(mine));
  expect(resolved({ [id]: 'theirs' })).toBe(pictureOf(theirs));
});

test('both added the same entry: its fields are merged', () => {
  const add = (label: string) => edited(['  item d Tile', `  item d Tile\n  item n ${label}`]);
  expect(merge(add('New'), add('New')).collisions).toEqual([]);
  expect(merge(add('New'), add('Newer')).collisions).toEqual([
    expect.objectContaining({ kind: 'field', base: undefined, mine: 'New', theirs: 'Newer' }),
  ]);
});

test('changes and collisions come in the order of the screen', () => {
  const mine = edited(
    ['  item c Stone', '  item c 1'],
    ['group g Walls', 'group g 1'],
    ['  item d Tile', ''],
  );
  const theirs = edited(
    ['  item d Tile', '  item d 2'],
    ['group g Walls', 'group g 2'],
    ['  item c Stone', '  item c 2'],
  );
  const { collisions, myChanges } = mergeOutlines(base, mine, theirs);
  expect(collisions.map(({ kind, key }) => `${kind} ${key}`)).toEqual(['field g', 'field c', 'removal d']);
  expect(myChanges.map(({ kind, key }) => `${kind} ${key}`)).toEqual(['changed g', 'changed c', 'removed d']);
});

test('what is asked about the order does not hang on what was chosen elsewhere', () => {
  const before = outlineOf(`
    group h
    group f
    group o
      group a
    group d
  `);
  const mine = outlineOf(`
    group h
      group f
    group a
    group s
      group o
    group d
  `);
  const theirs = outlineOf(`
    group f
      group h
    group o
    group s
    group a
    group d
  `);
  const { collisions } = mergeOutlines(before, mine, theirs);
  const all = (side: 'mine' | 'theirs') => Object.fromEntries(collisions.map(({ id }) => [id, side]));
  expect(mergeOutlines(before, mine, theirs, all('theirs')).collisions).toEqual(collisions);
  expect(pictureOf(mergeOutlines(before, theirs, mine, all('mine')).merged)).toBe(
    pictureOf(mergeOutlines(before, mine, theirs, all('theirs')).merged),
  );
});
