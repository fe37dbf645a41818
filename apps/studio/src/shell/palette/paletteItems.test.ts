import { describe, expect, it } from 'vitest';
import { parseQuery } from '../../kernel/browser/query.ts';
import { dataSetBrowser } from '../../screens/dataSets/browser/query.ts';
import { dataSetFilterUri, dataSetSearchPath, matchesQuery, screensOf } from './paletteItems.ts';

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

it('keeps a name with reserved characters whole in the filter', () => {
  const uri = dataSetFilterUri('A&B = 50% + x');
  expect(new URL(uri, 'https://studio.invalid').searchParams.get('name')).toBe('A&B = 50% + x');
});

it('opens the browser with the text in its search box', () => {
  const address = new URL(dataSetSearchPath('A&B'), 'https://studio.invalid');
  expect(address.pathname).toBe('/config/dataSet/browser');
  expect(parseQuery(dataSetBrowser, address.searchParams)).toMatchObject({ search: 'A&B', page: 1 });
});
