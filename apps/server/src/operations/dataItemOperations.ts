import type { ItemPage } from '@studio/api';
import { allSectionsName } from '../exchange/Section.ts';
import type { Operations } from '../http/Operation.ts';
import type { DataSetDoc } from '../kinds/dataSet/DataSetDoc.ts';
import { dataSetBodyLimit } from '../kinds/dataSet/dataSetBodyLimit.ts';
import { dataSetKind } from '../kinds/dataSet/dataSetKind.ts';
import { generatorsOf } from '../kinds/dataSet/generatorDefinitions.ts';
import { searchingGenerators } from '../kinds/dataSet/generators.ts';
import { itemsOf } from '../kinds/dataSet/itemsOf.ts';
import { type ItemQuery, pageItems } from '../kinds/dataSet/pageItems.ts';
import { readDataSet } from '../kinds/dataSet/readDataSet.ts';
import type { Services } from '../Services.ts';
import { refuseFaulty } from './refuseFaulty.ts';

type DataItemOperations = Pick<Operations, 'listDataItemGenerators' | 'listDataSetItems' | 'tryDataSetItems'>;

/** What data sets offer, saved or not, and what may generate it. */
export function dataItemOperations({ store, options, registry }: Services): DataItemOperations {
  const { clock } = options;
  const sectionNames = [allSectionsName, ...registry.sections.map(({ name }) => name)];
  const page = async (doc: DataSetDoc, query: ItemQuery): Promise<ItemPage> => {
    const { search = '' } = query;
    const items = await itemsOf(doc, { queries: store.queries, clock, sectionNames, search });
    const isSearched = searchingGenerators.has(doc.generatorBeanName ?? '');
    return pageItems(doc, items, isSearched ? { ...query, search: '' } : query);
  };
  return {
    listDataItemGenerators: {
      handle: ({ query }) => ({ status: 200, body: generatorsOf(query.type) }),
    },
    listDataSetItems: {
      handle: async ({ path, query }) => {
        const { doc } = await store.get(dataSetKind, path.dataSetName);
        return { status: 200, body: await page(doc, query) };
      },
    },
    tryDataSetItems: {
      bodyLimit: dataSetBodyLimit,
      reportsFaults: true,
      handle: async ({ path, query, body, bodyFaults }) => {
        const { doc, ...read } = readDataSet(body);
        await refuseFaulty(store, {
          ...{ kind: dataSetKind, at: path.dataSetName, bodyFaults },
          read: { ...read, over: () => doc },
        });
        return { status: 200, body: await page(doc, query) };
      },
    },
  };
}
