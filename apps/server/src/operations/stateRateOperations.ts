import type { Operations } from '../http/Operation.ts';
import { dataSetKind } from '../kinds/dataSet/dataSetKind.ts';
import { productKind } from '../kinds/product/productKind.ts';
import { singletonName } from '../kinds/SingletonRules.ts';
import { rateSets, type StateRateRow } from '../kinds/stateRate/StateRateDoc.ts';
import { type RateNames, searchStateRates } from '../kinds/stateRate/searchStateRates.ts';
import { stateRateKind } from '../kinds/stateRate/stateRateKind.ts';
import type { Services } from '../Services.ts';
import type { Queries } from '../store/Database.ts';
import { findDocument, findDocumentsByName } from '../store/findDocuments.ts';
import { findSummaries } from '../store/findSummaries.ts';

/** Single rates, as a command palette offers them. */
export function stateRateOperations({
  queries,
  preferences,
}: Services): Pick<Operations, 'searchStateRates'> {
  return {
    searchStateRates: {
      handle: async ({ query: { text, numberOfRows: limit = preferences.get('search.paletteRows') } }) => {
        const rows = (await findDocument(queries, stateRateKind, singletonName))?.doc.rows ?? [];
        return {
          status: 200,
          body: searchStateRates(rows, text, { names: await namesOf(rows, queries), limit }),
        };
      },
    },
  };
}

async function namesOf(rows: readonly StateRateRow[], queries: Queries): Promise<RateNames> {
  const products = [...new Set(rows.map(({ productName }) => productName))];
  const summaries = await findSummaries(queries, productKind, products);
  const sets = await findDocumentsByName(queries, dataSetKind, [rateSets.locations, rateSets.statuses]);
  const itemsOf = (set: string) => sets.find(({ name }) => name === set)?.doc.items ?? [];
  return {
    locations: new Map(itemsOf(rateSets.locations).map(({ name, value }) => [value, name])),
    shortNames: new Map(
      products.map((name) => [name, String(summaries.get(name)?.['shortName'] ?? name)] as const),
    ),
    statuses: new Map(itemsOf(rateSets.statuses).map(({ name, value }) => [Number(value), name])),
  };
}
