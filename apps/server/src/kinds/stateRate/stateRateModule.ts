import type { StateRate, StateRateWrite } from '@studio/api';
import { jsonSection } from '../../exchange/jsonSection.ts';
import { byName } from '../../lists/rowOrder.ts';
import type { Queries } from '../../store/Database.ts';
import { findSummaries } from '../../store/findSummaries.ts';
import type { KindModule } from '../KindModule.ts';
import { productKind } from '../product/productKind.ts';
import { singletonName } from '../SingletonRules.ts';
import { singletonActions } from '../singletonActions.ts';
import { mergeStateRates } from './mergeStateRates.ts';
import { readStateRates } from './readStateRates.ts';
import { isApproved, type StateRateDoc } from './StateRateDoc.ts';
import { stateRateChanges } from './stateRateChanges.ts';
import { stateRateKind } from './stateRateKind.ts';

const permission = 'MODIFY_STATE_RATES';
const ownerUri = '/StateRate';

/** The rate status: where which product may be rated, and when. */
export const stateRateModule: KindModule<StateRateDoc> = {
  kind: stateRateKind,
  ownerUri,
  plural: 'rates',
  addressing: 'name',
  parameter: 'name',
  operations: {
    get: 'listStateRates',
    update: 'updateStateRates',
    versions: 'listStateRateVersions',
    version: 'getStateRateVersion',
  },
  bodyLimit: 16 * 1024 * 1024,
  permissions: [permission],
  backupPermissions: [],
  singleton: {
    initial: { rows: [], lastId: 0 },
    // The contract was checked before.
    read: (body, services) => readStateRates(body as StateRateWrite[], services),
    merge: mergeStateRates,
  },
  view: ({ doc }, { queries }) => viewStateRates(doc, queries),
  columns: { name: byName },
  actions: (permissions) => singletonActions(permissions, permission),
  changes: (before, after) => stateRateChanges(before, after),
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
