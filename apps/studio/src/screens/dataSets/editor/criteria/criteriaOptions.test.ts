import { expect, test } from 'vitest';
import { dependentDoc } from '../draft/testing/dependentDoc.ts';
import { toDraft } from '../model.ts';
import { generatedItemOptions, ownItemOptions, withGone } from './criteriaOptions.ts';

const { items, criteria } = toDraft(
  dependentDoc([
    ['FR', ['bop', '1']],
    ['MA', ['gone', '1']],
  ]),
);

test('the items of the draft are choices, without its blank row', () => {
  expect(ownItemOptions(items).map(({ label }) => label)).toEqual(['Label FR', 'Label MA']);
});

test('a value of criteria that is no longer offered is a choice at the end, marked', () => {
  const options = [{ value: 'bop', label: 'Businessowners' }];
  expect(withGone(options, criteria, 'product')).toEqual([
    ...options,
    { value: 'gone', label: 'gone (no longer exists)' },
  ]);
  expect(withGone(options, criteria.slice(0, 1), 'product')).toBe(options);
});

test('an item that is not generated any more keeps the name that it was stored with', () => {
  const [row] = criteria;
  if (row === undefined) throw new Error('there are no criteria');
  const stored = [{ name: 'Year 1999', value: '1999', grouping: '', ordering: 0 }];
  const generated = [{ name: '2026', value: '2026', grouping: '', ordering: 0 }];
  expect(generatedItemOptions(generated, stored, [{ ...row, dataItem: '1999' }])).toEqual([
    { value: '2026', label: '2026' },
    { value: '1999', label: 'Year 1999 (no longer exists)' },
  ]);
});
