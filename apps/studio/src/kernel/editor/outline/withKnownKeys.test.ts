import { expect, test } from 'vitest';
import { diffOutlines } from './diffOutlines.ts';
import { outlineOf, pictureOf } from './testing/pictures.ts';
import { withKnownKeys } from './withKnownKeys.ts';

const before = outlineOf(`
  group g Walls
    item a Frame
    item b Brick
  group h Roofs
    item d Tile
`);

/** The differences to what is there now, with the keys that are known. */
function changesOf(picture: string): readonly string[] {
  const after = withKnownKeys(before, outlineOf(picture));
  return diffOutlines(before, after).map(({ kind, key }) => `${kind} ${key}`);
}

test('an entry that is removed and made again has not changed', () => {
  expect(changesOf('group g Walls\n  item n Frame\n  item b Brick\ngroup h Roofs\n  item d Tile')).toEqual(
    [],
  );
});

test('an entry that is made again elsewhere among its siblings was moved', () => {
  expect(
    changesOf('group g Walls\n  item b Brick\n  item n Frame\ngroup h Roofs\n  item d Tile'),
  ).toHaveLength(1);
});

test('a group that is removed and added again keeps the keys of its items', () => {
  expect(changesOf('group n Walls\n  item x Frame\n  item y Brick\ngroup h Roofs\n  item d Tile')).toEqual(
    [],
  );
});

test('a group with other items in it is another group', () => {
  expect(changesOf('group n Walls\n  item x Frame\n  item y Stone\ngroup h Roofs\n  item d Tile')).toEqual([
    'removed g',
    'added n',
  ]);
});

test('a group out of which an item was moved is not the one that is made again', () => {
  const picture =
    'group n Walls\n  item x Frame\n  item y Brick\ngroup h Roofs\n  item b Brick\n  item d Tile';
  expect(changesOf(picture)).toEqual(expect.arrayContaining(['removed g', 'added n', 'moved b']));
});

test('an entry made again in another parent is another one', () => {
  expect(
    changesOf('group g Walls\n  item b Brick\ngroup h Roofs\n  item n Frame\n  item d Tile').toSorted(),
  ).toEqual(['added n', 'removed a']);
});

test('of two that say the same, each takes one key', () => {
  const twins = outlineOf('group g Walls\n  item a Frame\n  item b Frame');
  const again = withKnownKeys(
    twins,
    outlineOf('group g Walls\n  item x Frame\n  item y Frame\n  item z Frame'),
  );
  expect(pictureOf(again)).toBe('group g Walls\n  item a Frame\n  item b Frame\n  item z Frame');
});

test('nothing to take over leaves the outline itself', () => {
  const after = outlineOf('group g Walls\n  item a Frame\n  item n New');
  expect(withKnownKeys(before, after)).toBe(after);
});
