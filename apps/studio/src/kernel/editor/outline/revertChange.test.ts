import { expect, test } from 'vitest';
import { diffOutlines } from './diffOutlines.ts';
import type { Change, Outline } from './Outline.ts';
import { revertChange } from './revertChange.ts';
import { outlineOf, pictureOf } from './testing/pictures.ts';

const before = outlineOf(`
  group g Walls
    item a Frame
    item b Brick
    item c Stone
  group h Roofs
    item d Tile
`);

function revert(after: Outline, kind: Change['kind'], key: string): string {
  const change = diffOutlines(before, after).find((each) => each.kind === kind && each.key === key);
  return change === undefined ? 'no such change' : pictureOf(revertChange(before, after, change));
}

test('a removed group comes back to its place with all its descendants', () => {
  const after = outlineOf('group h Roofs\n  item d Tiles');
  expect(revert(after, 'removed', 'g')).toBe(pictureOf(before).replace('Tile', 'Tiles'));
});

test('what was moved out of a removed group stays where it is', () => {
  const after = outlineOf('group h Roofs\n  item b Brick\n  item d Tile');
  expect(revert(after, 'removed', 'g')).toBe(
    'group g Walls\n  item a Frame\n  item c Stone\ngroup h Roofs\n  item b Brick\n  item d Tile',
  );
});

test('an entry that goes back to a group that is gone brings the group, and nothing else of it', () => {
  const after = outlineOf('group h Roofs\n  item b Brick\n  item d Tile');
  expect(revert(after, 'moved', 'b')).toBe('group g Walls\n  item b Brick\ngroup h Roofs\n  item d Tile');
});

test('an added group goes with what was added in it; what was moved into it goes back', () => {
  const after = outlineOf(
    'group g Walls\n  item a Frame\n  item c Stone\ngroup n New\n  item m More\n  item b Brick\ngroup h Roofs\n  item d Tile',
  );
  expect(revert(after, 'added', 'n')).toBe(pictureOf(before));
});

test('an entry goes back behind the one that it followed', () => {
  const after = outlineOf(
    'group g Walls\n  item a Frame\n  item n New\n  item c Stone\n  item b Bricks\ngroup h Roofs\n  item d Tile',
  );
  expect(revert(after, 'moved', 'c')).not.toBe(revert(after, 'moved', 'b'));
  const [moved] = diffOutlines(before, after).filter(({ kind }) => kind === 'moved');
  expect(revert(after, 'moved', moved?.key ?? '')).toBe(
    'group g Walls\n  item a Frame\n  item n New\n  item b Bricks\n  item c Stone\ngroup h Roofs\n  item d Tile',
  );
});

test('a group goes back although its former parent is now its child', () => {
  const nested = outlineOf('group p P\n  group q Q');
  const turned = outlineOf('group q Q\n  group p P');
  const change = diffOutlines(nested, turned).find(({ key }) => key === 'q');
  expect(change).toEqual({ kind: 'moved', key: 'q', from: 'p', to: null });
  if (change) expect(pictureOf(revertChange(nested, turned, change))).toBe(pictureOf(nested));
});

test('what is no fact any more changes nothing', () => {
  const after = outlineOf('group g Walls\n  item a Frames\ngroup h Roofs\n  item d Tile');
  const changes = diffOutlines(before, after);
  expect(changes).not.toEqual([]);
  for (const change of changes) expect(revertChange(before, before, change)).toBe(before);
});
