import { describe, expect, test } from 'vitest';
import type { Side, Spot, StepDirection } from '../types.ts';
import { insertParts, moveParts, removeParts, withSections } from './editParts.ts';
import { faultsOf, indexByKey, tidied } from './layout.ts';
import { sectionSpotAt, spotAt, spotBehind, spotOfStep } from './spots.ts';
import { formOf, sketchOf } from './testing/sketch.ts';

const form = formOf('A: a+b+c d B: e f+g');
const keys = (text: string) => new Set(text.split(' '));
const at = (key: string, parts = form) => indexByKey(parts).get(key) ?? -1;

describe('insertion', () => {
  test.each<[string, Side, string]>([
    ['b', 'before', 'A: a+x+b+c d B: e f+g'],
    ['b', 'after', 'A: a+b+x+c d B: e f+g'],
    ['a', 'before', 'A: x+a+b+c d B: e f+g'],
    ['c', 'after', 'A: a+b+c+x d B: e f+g'],
    ['b', 'above', 'A: x a+b+c d B: e f+g'],
    ['b', 'below', 'A: a+b+c x d B: e f+g'],
    ['B', 'below', 'A: a+b+c d B: x e f+g'],
    ['g', 'below', 'A: a+b+c d B: e f+g x'],
  ])('of a field at %s, %s', (target, side, expected) => {
    expect(sketchOf(insertParts(form, spotAt(form, at(target), side), formOf('x')))).toBe(expected);
  });

  test.each<[string, Side, string]>([
    ['b', 'above', 'X: x A: a+b+c d B: e f+g'],
    ['b', 'below', 'A: a+b+c d X: x B: e f+g'],
    ['B', 'above', 'A: a+b+c d X: x B: e f+g'],
    ['f', 'below', 'A: a+b+c d B: e f+g X: x'],
  ])('of a section at %s, %s', (target, side, expected) => {
    const spot = sectionSpotAt(form, at(target), side);
    expect(sketchOf(insertParts(form, spot, formOf('X: x')))).toBe(expected);
  });

  test.each([
    ['a', 'A: a+c+b d x B: e f+g'],
    ['d', 'A: a+c+b d x B: e f+g'],
    ['e', 'A: a+c+b d B: e x f+g'],
  ])('with %s selected goes behind the row that is held', (selected, expected) => {
    const held = formOf('A: a+c+b d B: e f+g');
    const spot = spotBehind(held, at(selected, held), ({ key }) => key === 'b' || key === 'd');
    expect(sketchOf(insertParts(held, spot, formOf('x')))).toBe(expected);
  });

  test('of several fields keeps their rows, unless they land in a row', () => {
    expect(sketchOf(insertParts(form, spotAt(form, at('d'), 'below'), formOf('x+y z')))).toBe(
      'A: a+b+c d x+y z B: e f+g',
    );
    expect(sketchOf(insertParts(form, spotAt(form, at('d'), 'before'), formOf('x+y z')))).toBe(
      'A: a+b+c x+y+z+d B: e f+g',
    );
  });

  test('into a form without parts', () => {
    expect(sketchOf(insertParts([], spotAt([], 0, 'below'), formOf('X: x')))).toBe('X: x');
    expect(sketchOf(insertParts([], sectionSpotAt([], 0, 'above'), formOf('X:')))).toBe('X:');
  });

  test('of nothing changes nothing', () => {
    expect(insertParts(form, spotAt(form, 1, 'after'), [])).toBe(form);
  });
});

describe('deletion', () => {
  test.each([
    ['a', 'A: b+c d B: e f+g'],
    ['a b', 'A: c d B: e f+g'],
    ['b', 'A: a+c d B: e f+g'],
    ['a b c', 'A: d B: e f+g'],
    ['A', 'B: e f+g'],
    ['B a', 'A: b+c d'],
    ['A B', ''],
  ])('of %s', (gone, expected) => {
    expect(sketchOf(removeParts(form, keys(gone)))).toBe(expected);
  });

  test('of what is not there changes nothing', () => {
    expect(removeParts(form, keys('x'))).toBe(form);
  });

  test('counts the fields of a section', () => {
    expect([...withSections(form, keys('B'))]).toEqual(['B', 'e', 'f', 'g']);
  });
});

describe('moving', () => {
  test.each<[string, string, Side, string]>([
    ['a', 'c', 'after', 'A: b+c+a d B: e f+g'],
    ['a', 'd', 'before', 'A: b+c a+d B: e f+g'],
    ['c', 'a', 'before', 'A: c+a+b d B: e f+g'],
    ['a', 'e', 'below', 'A: b+c d B: e a f+g'],
    ['a d', 'f', 'below', 'A: b+c B: e f+g a d'],
    ['b c', 'f', 'below', 'A: a d B: e f+g b+c'],
    ['d e', 'f', 'after', 'A: a+b+c B: f+d+e+g'],
    ['a', 'B', 'below', 'A: b+c d B: a e f+g'],
    ['e', 'B', 'below', 'A: a+b+c d B: e f+g'],
  ])('of %s to %s, %s', (moved, target, side, expected) => {
    expect(sketchOf(moveParts(form, keys(moved), spotAt(form, at(target), side)))).toBe(expected);
  });

  test.each<[string, string, Side]>([
    ['b', 'b', 'before'],
    ['b', 'a', 'after'],
    ['b', 'c', 'before'],
    ['d', 'd', 'above'],
    ['a b c', 'b', 'after'],
    ['d', 'a', 'below'],
  ])('of %s to %s, %s, where it is, changes nothing', (moved, target, side) => {
    expect(moveParts(form, keys(moved), spotAt(form, at(target), side))).toBe(form);
  });

  test('of a section takes its fields along, and not into itself', () => {
    expect(sketchOf(moveParts(form, keys('B'), sectionSpotAt(form, at('a'), 'above')))).toBe(
      'B: e f+g A: a+b+c d',
    );
    expect(moveParts(form, keys('A'), spotAt(form, at('b'), 'before'))).toBe(form);
  });

  test('of what is not there changes nothing', () => {
    expect(moveParts(form, keys('x'), spotAt(form, 1, 'after'))).toBe(form);
  });
});

describe('moving with the keyboard', () => {
  const steps = (start: string, key: string, directions: readonly StepDirection[]) => {
    let parts = formOf(start);
    const seen = directions.map((direction) => {
      const spot: Spot | undefined = spotOfStep(parts, keys(key), direction);
      if (spot === undefined) return 'no place';
      parts = moveParts(parts, keys(key), spot);
      return sketchOf(parts);
    });
    return seen;
  };

  test('a field goes up through every place', () => {
    expect(steps('A: a+b c B: x', 'x', ['up', 'up', 'up', 'up', 'up', 'up'])).toEqual([
      'A: a+b c x B:',
      'A: a+b c+x B:',
      'A: a+b x c B:',
      'A: a+b+x c B:',
      'A: x a+b c B:',
      'no place',
    ]);
  });

  test('a field goes down through every place', () => {
    expect(steps('A: x a+b B: c', 'x', ['down', 'down', 'down', 'down', 'down', 'down'])).toEqual([
      'A: x+a+b B: c',
      'A: a+b x B: c',
      'A: a+b B: x c',
      'A: a+b B: x+c',
      'A: a+b B: c x',
      'no place',
    ]);
  });

  test('a field goes left and right in its row', () => {
    expect(steps('A: a+b+x c', 'x', ['left', 'left', 'left', 'right', 'right', 'right'])).toEqual([
      'A: a+x+b c',
      'A: x+a+b c',
      'no place',
      'A: a+x+b c',
      'A: a+b+x c',
      'no place',
    ]);
  });

  test('several rows go past one row', () => {
    expect(steps('A: a b+c d', 'b c d', ['up', 'down', 'down'])).toEqual([
      'A: b+c d a',
      'A: a b+c d',
      'no place',
    ]);
  });

  test('a section goes past one section', () => {
    expect(steps('A: a B: b C: c', 'C', ['up', 'up', 'up', 'down', 'left'])).toEqual([
      'A: a C: c B: b',
      'C: c A: a B: b',
      'no place',
      'A: a C: c B: b',
      'no place',
    ]);
  });

  test('what is not there goes nowhere', () => {
    expect(spotOfStep(form, keys('x'), 'up')).toBeUndefined();
  });
});

test('a list that cannot be drawn is reported, and corrected where a field has nothing to be beside', () => {
  expect(faultsOf(form)).toEqual([]);
  const faulty = [
    { key: 'a', isHead: false, isBeside: true },
    { key: 'A', isHead: true, isBeside: true },
    { key: 'a', isHead: false, isBeside: true },
  ];
  expect(faultsOf(faulty)).toEqual([
    "The field 'a' has no field that it could stand beside.",
    "The head 'A' stands beside a part.",
    "There are two parts with the key 'a'.",
    "The field 'a' has no field that it could stand beside.",
  ]);
  expect(sketchOf(tidied(faulty))).toBe('a A: a');
  expect(tidied(form)).toBe(form);
});
