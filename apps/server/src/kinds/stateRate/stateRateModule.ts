import type { StateRate, StateRateWrite } from '@studio/api';
import { jsonSection } from '../../exchange/jsonSection.ts';
import type { Queries } from '../../store/Database.ts';
import { findSummaries } from '../../store/findSummaries.ts';
import type { KindModule } from '../KindModule.ts';
import { keyedRows } from '../keyedRows.ts';
import { productKind } from '../product/productKind.ts';
import { singletonName } from '../SingletonRules.ts';
import { singletonModule } from '../singletonActions.ts';
import { readStateRates } from './readStateRates.ts';
import { compareRows, isApproved, rateStatus, type StateRateDoc, type StateRateRow } from './StateRateDoc.ts';
import { stateRateKind } from './stateRateKind.ts';

const statusWords = new Map<number, string>(
  Object.entries(rateStatus).map(([word, status]) => [
    status,
    word.replace(/^./, (first) => first.toUpperCase()),
  ]),
);

/** A row whose location or product was another one says so. */
function textOf(row: StateRateRow, named: StateRateRow): string {
  const { state, productName, status, begin, end } = row;
  const moved = state === named.state && productName === named.productName ? [] : [state, productName];
  const word = statusWords.get(status) ?? `Status ${status}`;
  return [...moved, word, `${dateOf(begin)} to ${dateOf(end)}`].join(', ');
}

function dateOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}

const rateRows = keyedRows({
  initial: { rows: [], lastId: 0 },
  rowsOf: ({ rows }: StateRateDoc) => rows,
  keyOf: ({ id }) => id,
  pathOf: ({ state, productName }) => [state, productName],
  textOf,
  toDoc,
});

const ownerUri = '/StateRate';

/** The rate status: where which product may be rated, and when. */
export const stateRateModule: KindModule<StateRateDoc> = {
  ...singletonModule('MODIFY_STATE_RATES'),
  kind: stateRateKind,
  ownerUri,
  plural: 'rates',
  operations: {
    get: 'listStateRates',
    update: 'updateStateRates',
    versions: 'listStateRateVersions',
    version: 'getStateRateVersion',
  },
  bodyLimit: 16 * 1024 * 1024,
  singleton: {
    ...rateRows.singleton,
    // The contract was checked before.
    read: (body, services) => readStateRates(body as StateRateWrite[], services),
  },
  view: ({ doc }, { queries }) => viewStateRates(doc, queries),
  changes: rateRows.changes,
  asReferrer: { type: 6, versionOf: () => '', labelOf: () => 'Rate status' },
  section: {
    ...jsonSection('State Rates', 'stateRates', stateRateKind),
    // An id that a row once had is not given to another one.
    replace: (stored, doc) => ({ ...doc, lastId: Math.max(stored.lastId, doc.lastId) }),
  },
};

/** The contract's form of the rows; a product that is gone is called by its name. */
async function viewStateRates({ rows }: StateRateDoc, queries: Queries): Promise<StateRate[]> {
  const names = [...new Set(rows.map(({ productName }) => productName))];
  const summaries = await findSummaries(queries, productKind, names);
  return rows.map(({ id, state, country, productName, status, begin, end }) => ({
    id,
    state,
    country,
    productTemplateShortName: String(summaries.get(productName)?.['shortName'] ?? productName),
    status,
    effectiveDateRangeBegin: begin,
    effectiveDateRangeEnd: end,
    rateApproved: isApproved(status),
    objectUri: `${ownerUri}:${singletonName}`,
    uri: `${ownerUri}:${singletonName}/${id}`,
  }));
}

/** Gives new rows ids that no row ever had. */
function toDoc(
  merged: readonly StateRateRow[],
  { base, theirs }: { base: StateRateDoc; theirs: StateRateDoc },
): StateRateDoc {
  let lastId = Math.max(base.lastId, theirs.lastId);
  const rows = merged.toSorted(compareRows).map((row) => {
    if (row.id > 0) return row;
    lastId += 1;
    return { ...row, id: lastId };
  });
  return { rows: rows.toSorted(compareRows), lastId };
}
