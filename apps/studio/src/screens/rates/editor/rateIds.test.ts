import { expect, test } from 'vitest';
import { mergeVersions } from '../../../kernel/editor/mergeVersions.ts';
import { rate } from '../testing/rateAnswers.ts';
import type { RateDoc, RateRow } from './model/RateRow.ts';
import { newRow } from './model/rateRows.ts';
import { rateEditor } from './route.tsx';

const { definition, toBody } = rateEditor;
const version = (...items: RateDoc['items']): { doc: RateDoc; etag: string } => ({
  doc: { items, version: items.length, saved: null },
  etag: `"${items.length}"`,
});
const values = {
  ...{ state: 'CA', productTemplateShortName: 'BOP', status: 2 },
  ...{ effectiveDateRangeBegin: '2026-01-01', effectiveDateRangeEnd: '2026-12-31' },
};

test('a new entry is sent with a temporary id, and has the id that it got when it is changed after the save', () => {
  const base = version();
  const origin = definition.toDraft(base.doc);
  const draft = { rates: [newRow([], values)] };
  const [sent] = toBody(draft, base.doc);
  expect(sent?.id).toBeLessThanOrEqual(-100);
  expect(sent?.id).toBeGreaterThanOrEqual(-99_999);

  const saved = version(rate(13));
  const merged = mergeVersions(definition, { base, origin, draft }, saved);
  const [row] = merged.draft.rates as readonly [RateRow];
  expect(row.key).toBe(draft.rates[0]?.key);
  const changed = { rates: [{ ...row, state: 'NY', status: 1, effectiveDateRangeEnd: '2027-01-01' }] };
  const [again] = toBody(changed, saved.doc);
  expect(again).toMatchObject({ id: 13, state: 'NY', uri: '/StateRate:studio/13' });
});

test('rows that have changed places are still themselves', () => {
  const { doc } = version(rate(1), rate(2, { state: 'NY' }));
  const [first, second] = definition.toDraft(doc).rates as readonly [RateRow, RateRow];
  const swapped = {
    rates: [
      { ...first, state: 'NY' },
      { ...second, state: 'CA' },
    ],
  };
  expect(toBody(swapped, doc).map(({ id, state }) => [id, state])).toEqual([
    [1, 'NY'],
    [2, 'CA'],
  ]);
});
