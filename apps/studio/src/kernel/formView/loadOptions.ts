import { loadDataSetItems } from '../resource/loadDataSetItems.ts';
import type { ShownOptions, ViewInput } from './ViewedForm.ts';

/** The choices of data sets. `failure`: why some are missing. */
export type LoadedOptions = ViewInput['options'] & { readonly failure?: unknown };

/**
 * The items of data sets as choices, by the name of the set. A set that cannot be loaded, such as one that is gone, is left out.
 * @throws what a set failed with where there is none of them
 */
export async function loadOptions(dataSets: readonly string[], signal: AbortSignal): Promise<LoadedOptions> {
  const loaded = await Promise.allSettled(dataSets.map((name) => loadSet(name, signal)));
  const [failed] = loaded.filter(({ status }) => status === 'rejected');
  const found = new Map(loaded.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : [])));
  if (failed?.status !== 'rejected') return found;
  if (found.size === 0 || signal.aborted) throw failed.reason;
  return Object.assign(found, { failure: failed.reason as unknown });
}

async function loadSet(name: string, signal: AbortSignal): Promise<readonly [string, ShownOptions]> {
  const { items, total } = await loadDataSetItems(name, signal);
  const options = items.map((item) => ({ value: item.value, label: item.name }));
  const criteria = items.flatMap(({ value, enhancedDynamicDataItemCriteriaList: own = [] }) =>
    own.length === 0 ? [] : [[value, own] as const],
  );
  return [name, Object.assign(options, { isCut: total > items.length, criteria: new Map(criteria) })];
}
