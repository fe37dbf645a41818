import type { JsonObject } from '../../store/JsonObject.ts';
import { kindNames } from '../kindNames.ts';
import { stateRates } from './documents.ts';
import type { KindCase } from './KindCase.ts';

/** What all of them have: there is one of each, and it is neither listed nor made. */
const ofOne = {
  ...{ nameProperty: 'name', needed: null, referrers: [], filters: {}, calls: null },
} satisfies Partial<KindCase>;

/** The row of a product, changed. */
function rowsOf(productName: string, change: JsonObject = {}): JsonObject[] {
  return (stateRates(productName)['rows'] as JsonObject[]).map((row) => ({ ...row, ...change }));
}

/** The cases of the kinds of which there is one document. */
export const singletonCases: Readonly<Record<string, KindCase>> = {
  [kindNames.stateRate]: {
    ...ofOne,
    doc: () => stateRates(),
    changed: (doc) => ({ ...doc, lastId: 1 }),
    invalid: [
      [{ ...stateRates('a'), lastId: 0 }, '/lastId'],
      [{ ...stateRates('a', 'b'), rows: [...rowsOf('a'), ...rowsOf('b')] }, '/rows/1/id'],
      [{ ...stateRates('a'), rows: rowsOf('a', { begin: 1 }) }, '/rows/0/begin'],
      [{ ...stateRates('a'), rows: rowsOf('a', { begin: 172_800_000 }) }, '/rows/0/begin'],
    ],
  },
  [kindNames.preference]: {
    ...ofOne,
    doc: () => ({ values: {} }),
    changed: (doc) => ({ ...doc, values: { 'session.lengthMinutes': '30' } }),
    invalid: [
      [{ values: { 'no.such': '1' } }, '/values/no.such'],
      [{ values: { 'session.lengthMinutes': 'x' } }, '/values/session.lengthMinutes'],
    ],
  },
};
