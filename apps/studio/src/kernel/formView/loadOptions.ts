import { loadDataSetItems } from '../resource/loadDataSetItems.ts';
import type { ViewInput } from './ViewedForm.ts';

/** The items of data sets as choices, by the name of the set. */
export async function loadOptions(
  dataSets: readonly string[],
  signal: AbortSignal,
): Promise<ViewInput['options']> {
  const loaded = dataSets.map(async (name) => {
    const { items, total } = await loadDataSetItems(name, signal);
    const options = items.map((item) => ({ value: item.value, label: item.name }));
    return [name, Object.assign(options, { isCut: total > items.length })] as const;
  });
  return new Map(await Promise.all(loaded));
}
