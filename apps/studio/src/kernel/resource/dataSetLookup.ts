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
 * @param search what is searched for. Default: everything
 */
export function dataSetLookup(
  dataSetName: string,
  kinds: readonly string[] = [],
  search = '',
): Lookup<LoadedChoices> {
  return {
    key: `/DataSet:${dataSetName}${search === '' ? '' : `?${search}`}`,
    kinds: ['/DataSet', ...kinds],
    load: async (signal) => {
      const { items, total } = await loadDataSetItems(dataSetName, signal, search);
      return { choices: items.map(({ name, value }) => ({ value, label: name })), total };
    },
  };
}

/** The same for a field that is chosen from them, without how many there are. */
export function dataSetChoices(...set: Parameters<typeof dataSetLookup>): Lookup<LoadedChoices['choices']> {
  const { key, load, ...rest } = dataSetLookup(...set);
  return { ...rest, key: `${key}#choices`, load: async (signal) => (await load(signal)).choices };
}
