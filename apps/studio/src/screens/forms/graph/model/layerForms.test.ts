import fc from 'fast-check';
import { expect, test } from 'vitest';
import { layerForms } from './layerForms.ts';

const named = (...names: string[]) => names.map((name) => ({ name }));
const link = (text: string) => {
  const [from = '', to = ''] = text.split('>');
  return { from, to };
};

test('a form is one layer behind the last form that it depends on', () => {
  const places = layerForms(named('c', 'b', 'a'), ['b>a', 'c>b', 'c>a'].map(link));
  expect(['a', 'b', 'c'].map((name) => places.get(name)?.layer)).toEqual([0, 1, 2]);
});

test('a circle loses one link, and links to oneself and to missing forms none', () => {
  const places = layerForms(named('a', 'b'), ['a>b', 'b>a', 'a>a', 'a>nobody'].map(link));
  expect(['a', 'b'].map((name) => places.get(name)?.layer).toSorted()).toEqual([0, 1]);
});

test('forms are ordered so that fewer links cross', () => {
  const links = ['x>b', 'y>a'].map(link);
  const places = layerForms(named('a', 'b', 'x', 'y'), links);
  const rowOf = (name: string) => places.get(name)?.row ?? -1;
  expect(rowOf('x') < rowOf('y')).toBe(rowOf('b') < rowOf('a'));
});

test('forms that are linked with none are behind the others, so many in a layer', () => {
  const places = layerForms(named('p', 'b', 'a', 'q', 'r'), ['b>a'].map(link), 2);
  expect(['p', 'q', 'r'].map((name) => places.get(name))).toEqual([
    { layer: 2, row: 0 },
    { layer: 2, row: 1 },
    { layer: 3, row: 0 },
  ]);
});

test('every form has a place of its own, and without circles none is before what it depends on', () => {
  const sizes = fc.integer({ min: 0, max: 14 });
  const pairs = fc.array(fc.tuple(fc.nat(13), fc.nat(13)), { maxLength: 30 });
  fc.assert(
    fc.property(sizes, pairs, (size, found) => {
      const forms = Array.from({ length: size }, (_, index) => ({ name: String(index) }));
      // A form depends on those of smaller numbers alone.
      const links = found
        .filter(([one, other]) => one > other && one < size)
        .map(([one, other]) => ({ from: String(one), to: String(other) }));
      const places = layerForms(forms, links);
      expect(places.size).toBe(size);
      const occupied = [...places.values()].map(({ layer, row }) => `${layer} ${row}`);
      expect(new Set(occupied).size).toBe(size);
      for (const { from, to } of links)
        expect(places.get(from)?.layer ?? 0).toBeGreaterThan(places.get(to)?.layer ?? 0);
    }),
  );
});
