import type { StateRate, StateRateWrite } from '@studio/api';
import fc from 'fast-check';
import { newRowKey } from '../../kernel/editor/fields/newRowKey.ts';
import { anyCase, type RandomEdit } from '../../kernel/editor/testing/EditorCase.ts';
import { plainEditorCase } from '../../kernel/object/plain/testing/plainEditorCase.ts';
import type { RateDoc, RateDraft, RateRow, RateValues } from './editor/model/RateRow.ts';
import { copyRow, fillDown, newRow, removeRows, setRow, setValues } from './editor/model/rateRows.ts';
import { rateEditor } from './editor/route.tsx';

const days = [Date.UTC(2026, 0, 1), Date.UTC(2026, 5, 30), Date.UTC(2026, 11, 31)] as const;
const locations = fc.constantFrom('CA', 'NY', 'TX');
const products = fc.constantFrom('BOP', 'WC');

const samples: fc.Arbitrary<RateDoc> = fc
  .array(
    fc.record({ state: locations, product: products, status: fc.constantFrom(0, 1, 2), at: fc.nat(1) }),
    {
      maxLength: 5,
    },
  )
  .map((some) => ({
    version: some.length,
    saved: { id: 'u', author: 'Marta Oduya', time: 5 },
    items: some.map(
      ({ state, product, status, at }, index): StateRate => ({
        ...{ id: index + 1, state, country: 'United States', productTemplateShortName: product, status },
        effectiveDateRangeBegin: days[0],
        effectiveDateRangeEnd: days[at + 1] ?? days[1],
        ...{
          rateApproved: status === 2,
          objectUri: '/StateRate:studio',
          uri: `/StateRate:studio/${index + 1}`,
        },
      }),
    ),
  }));

const values: fc.Arbitrary<Partial<RateValues>> = fc.oneof(
  fc.record({ state: fc.option(locations) }),
  fc.record({ productTemplateShortName: fc.option(products) }),
  fc.record({ status: fc.option(fc.constantFrom(0, 1, 2)) }),
  fc.record({ effectiveDateRangeBegin: fc.constantFrom('', '2026-01-01', '2027-01-01', '13/') }),
  fc.record({ effectiveDateRangeEnd: fc.constantFrom('', '2026-12-31', '2027-06-30') }),
);

const whole = fc.record({
  state: locations,
  productTemplateShortName: products,
  status: fc.constantFrom(0, 1, 2),
  effectiveDateRangeBegin: fc.constantFrom('2026-01-01', '2026-02-01'),
  effectiveDateRangeEnd: fc.constantFrom('2026-12-31', '2027-06-30'),
});

type RowsEdit = (rows: readonly RateRow[], row: RateRow | undefined) => readonly RateRow[];

const rowEdits: fc.Arbitrary<RowsEdit> = fc.oneof(
  values.map(
    (some): RowsEdit =>
      (rows, row) =>
        row ? setRow(rows, { ...row, ...some }) : rows,
  ),
  whole.map(
    (some): RowsEdit =>
      (rows) =>
        setRow(rows, newRow(rows, some, newRowKey())),
  ),
  fc.constant<RowsEdit>((rows, row) => (row ? copyRow(rows, row) : rows)),
  fc.constant<RowsEdit>((rows, row) => (row ? removeRows(rows, new Set([row.key])) : rows)),
  values.map(
    (some): RowsEdit =>
      (rows) =>
        setValues(rows, new Set(rows.map(({ key }) => key)), some),
  ),
  fc.constant<RowsEdit>((rows) =>
    fillDown(
      rows,
      rows.map(({ key }) => key),
      'status',
    ),
  ),
);

const edits: fc.Arbitrary<RandomEdit<RateDoc, RateDraft>> = fc
  .tuple(rowEdits, fc.nat(4), fc.boolean())
  .map(([edit, index, isTyped]) => ({ rates }) => ({
    draft: { rates: edit(rates, rates[index % Math.max(1, rates.length)]) },
    intent: isTyped ? { coalesceKey: 'rates' } : {},
  }));

/** The editor of the rate status: rows get ids when they are saved. */
const rateCase = plainEditorCase<RateDoc, RateDraft>({
  name: 'Rate status editor',
  editor: rateEditor,
  samples,
  further: edits,
  saved: (draft, doc) => {
    let lastId = Math.max(0, ...doc.items.map(({ id }) => id), ...draft.rates.map(({ origin }) => origin.id));
    const items = rateEditor.toBody(draft, doc).map((rate): StateRate => {
      lastId += rate.id > 0 ? 0 : 1;
      const id = rate.id > 0 ? rate.id : lastId;
      return {
        ...{ id, state: rate.state ?? '', country: 'United States', status: rate.status ?? 0 },
        productTemplateShortName: rate.productTemplateShortName ?? '',
        effectiveDateRangeBegin: rate.effectiveDateRangeBegin ?? 0,
        effectiveDateRangeEnd: rate.effectiveDateRangeEnd ?? 0,
        ...{
          rateApproved: rate.status === 2,
          objectUri: '/StateRate:studio',
          uri: `/StateRate:studio/${id}`,
        },
      };
    });
    return { ...doc, items, version: doc.version + 1 };
  },
});

/** The entries without their ids. */
function withoutIds(payload: unknown): unknown {
  return (payload as readonly StateRateWrite[]).map(({ id: _id, uri: _uri, ...content }) => content);
}

export const editorCases = [anyCase({ ...rateCase, comparable: withoutIds })];
