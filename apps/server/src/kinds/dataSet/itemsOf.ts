import type { DataItem } from '@studio/api';
import type { DataSetDoc } from './DataSetDoc.ts';
import { type Generator, generators } from './generators.ts';

/**
 * The items of a set, in its order: stored ones, or for a Custom set what its generator writes. A generated item has the
 * criteria that are stored for its value.
 */
export async function itemsOf(doc: DataSetDoc, context: Parameters<Generator>[0]): Promise<DataItem[]> {
  const generator = doc.generatorBeanName === null ? undefined : generators.get(doc.generatorBeanName);
  if (!generator) return doc.items;
  const stored = new Map(doc.items.map((item) => [item.value, item.enhancedDynamicDataItemCriteriaList]));
  const items = await generator(context);
  return items.map(({ name, value }, ordering) => {
    const criteria = stored.get(value) ?? [];
    const item = { name, value, grouping: '', ordering };
    return criteria.length === 0 ? item : { ...item, enhancedDynamicDataItemCriteriaList: criteria };
  });
}
