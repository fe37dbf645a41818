import type { Lookup } from './Lookup.ts';
import { loadDataSetItems } from './loadDataSetItems.ts';

/** Choices as they were loaded, which may be the first of many. */
export interface LoadedChoices {
  readonly choices: readonly { readonly value: string; readonly label: string }[];
  /** How many there are in all. */
  readonly total: number;
}

/**
 * The items of a data set as choices, generated ones included: the first 5,000.
 * @param kinds what its items are generated of, such as `/ProductTemplate`. Default: nothing but the set
 */
export function dataSetLookup(dataSetName: string, kinds: readonly string[] = []): Lookup<LoadedChoices> {
  return {
    key: `/DataSet:${dataSetName}`,
    kinds: ['/DataSet', ...kinds],
    load: async (signal) => {
      const { items, total } = await loadDataSetItems(dataSetName, signal);
      return { choices: items.map(({ name, value }) => ({ value, label: name })), total };
    },
  };
}
