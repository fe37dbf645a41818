import { expect, test } from 'vitest';
import { diffOutlines } from './diffOutlines.ts';
import type { Change } from './Outline.ts';
import { outlineOf } from './testing/pictures.ts';

const before = outlineOf(`
  set s Classes
  group g Walls
    item a Frame
    item b Brick
    item c Stone
    item d Steel
  group h Roofs
    item e Tile
`);

function changesTo(picture: string): readonly string[] {
  return diffOutlines(before, outlineOf(picture)).map(line);
}

function line(change: Change): string {
  if (change.kind === 'changed') return `${change.key}.${change.field}: ${change.before} → ${change.after}`;
  return change.kind === 'moved'
    ? `moved ${change.key}: ${change.from} → ${change.to}`
    : `${change.kind} ${change.key}`;
}

test('changes are in the order of the screen, removed entries in their old places', () => {
  const changes = changesTo(`
    set s Construction
    group g Walls
      item new Wood
      item a Frames
      item c Stone
      item d Steel
    group k Floors
    group h Roofs
      item e Tiles
  `);
  expect(changes).toEqual([
    's.label: Classes → Construction',
    'added new',
    'a.label: Frame → Frames',
    'removed b',
    'added k',
    'e.label: Tile → Tiles',
  ]);
});

test('of several entries only the one that was dragged has moved', () => {
  const changes = changesTo(`
    set s Classes
    group g Walls
      item b Brick
      item c Stone
      item d Steel
      item a Frame
    group h Roofs
      item e Tile
  `);
  expect(changes).toEqual(['moved a: g → g']);
});

test('an entry may be moved to another parent and changed', () => {
  const changes = changesTo(`
    set s Classes
    group g Walls
      item a Frame
      item b Brick
      item d Steel
    group h Roofs
      item c Slate
      item e Tile
  `);
  expect(changes).toEqual(['moved c: g → h', 'c.label: Stone → Slate']);
});

test('a removed group is one fact, and does not take what was moved out of it', () => {
  const changes = changesTo(`
    set s Classes
    group h Roofs
      item b Brick
      item e Tile
  `);
  expect(changes).toEqual(['removed g', 'moved b: g → h']);
});

test('an added group is one fact, with what was added in it and without what was moved into it', () => {
  const changes = changesTo(`
    set s Classes
    group g Walls
      item a Frame
      item b Brick
      item c Stone
    group k Floors
      item new Wood
      item d Steel
    group h Roofs
      item e Tile
  `);
  expect(changes).toEqual(['added k', 'moved d: g → k']);
});

test('an outline that holds the same in other objects, and a field that is absent or null, are no change', () => {
  expect(diffOutlines(before, structuredClone(before))).toEqual([]);
  const entry = { key: 'x', type: 'item', parent: null };
  const without = new Map([['x', { ...entry, fields: {} }]]);
  expect(diffOutlines(without, new Map([['x', { ...entry, fields: { label: null } }]]))).toEqual([]);
  const blank = new Map([['x', { ...entry, fields: { label: '' } }]]);
  expect(diffOutlines(without, blank)).toHaveLength(1);
});

test('fields may be called like members of objects', () => {
  const entry = { key: 'x', type: 'item', parent: null };
  const was = new Map([['x', { ...entry, fields: {} }]]);
  const is = new Map([['x', { ...entry, fields: JSON.parse('{"__proto__":"a","constructor":"b"}') }]]);
  expect(diffOutlines(was, is)).toEqual([
    { kind: 'changed', key: 'x', field: '__proto__', before: null, after: 'a' },
    { kind: 'changed', key: 'x', field: 'constructor', before: null, after: 'b' },
  ]);
});
