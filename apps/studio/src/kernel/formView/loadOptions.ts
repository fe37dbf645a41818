import { loadDataSetItems } from '../resource/loadDataSetItems.ts';
import type { ViewInput } from './ViewedForm.ts';

/** The items of data sets as choices, by the name of the set. */
export async function loadOptions(
  dataSets: readonly string[],
  signal: AbortSignal,
): Promise<ViewInput['options']> {
  const loaded = dataSets.map(async (name) => {
    const { items } = await loadDataSetItems(name, signal);
    return [name, items.map((item) => ({ value: item.value, label: item.name }))] as const;
  });
  return new Map(await Promise.all(loaded));
}
