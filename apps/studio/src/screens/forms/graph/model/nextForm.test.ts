import { expect, test } from 'vitest';
import { linksByForm, linksOf } from './formLinks.ts';
import { isArrowKey, nextForm } from './nextForm.ts';

const at = (uniqueName: string, x: number, y: number) => ({ form: { uniqueName }, x, y });
const forms = [at('a', 0, 0), at('b', 0, 64), at('c', 296, 0), at('d', 296, 192), at('e', 592, 64)];

test.each([
  ['a', 'ArrowDown', 'b'],
  ['b', 'ArrowUp', 'a'],
  ['a', 'ArrowUp', 'a'],
  ['a', 'ArrowRight', 'c'],
  ['d', 'ArrowLeft', 'b'],
  ['d', 'ArrowRight', 'e'],
  ['e', 'ArrowRight', 'e'],
  ['gone', 'ArrowDown', 'a'],
] as const)('from %s, %s leads to %s', (from, key, to) => {
  expect(isArrowKey(key)).toBe(true);
  expect(nextForm(forms, from, key)).toBe(to);
});

test('the links of a form are those that lead from it, and to it', () => {
  const form = (uniqueName: string) => ({
    ...{ uniqueName, id: uniqueName, displayName: uniqueName, type: 1, version: 1 },
    ...{ status: 0 as const, valid: true, root: true },
  });
  const link = (from: string, to: string) => ({ from, to, type: 2 as const, fields: [] });
  const all = linksByForm({
    forms: ['a', 'b', 'c'].map(form),
    links: [link('a', 'c'), link('a', 'b'), link('c', 'b')],
  });
  expect(linksOf(all, 'a').names.map(({ to }) => to)).toEqual(['b', 'c']);
  expect(linksOf(all, 'b').namedBy.map(({ from }) => from)).toEqual(['a', 'c']);
  expect(linksOf(all, 'gone')).toEqual({ names: [], namedBy: [] });
});
