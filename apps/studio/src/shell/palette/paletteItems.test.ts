import { describe, expect, it } from 'vitest';
import { matchesQuery, screensOf } from './paletteItems.ts';

describe('matchesQuery', () => {
  it.each([
    ['Data sets', '', true],
    ['Data sets', 'DATA', true],
    ['Data sets', 'sets data', true],
    ['Data sets', 'data rules', false],
    ['Change Password', 'pass', true],
  ])('%s with "%s": %s', (text, query, isMatch) => {
    expect(matchesQuery(text, query)).toBe(isMatch);
  });
});

it('names a sub-tab with its function', () => {
  const carriers = { id: 'organizations/carriers', label: 'Carriers', href: '/c' };
  const organizations = { id: 'organizations', label: 'Organizations', href: '/o', children: [carriers] };
  const screens = screensOf([{ id: 'people', items: [organizations] }]);
  expect(screens.map(({ label, href }) => [label, href])).toEqual([
    ['Organizations', '/o'],
    ['Organizations: Carriers', '/c'],
  ]);
});
