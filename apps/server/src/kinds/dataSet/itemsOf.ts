import type { DataItem } from '@studio/api';
import type { DataSetDoc } from './DataSetDoc.ts';
import { type Generator, generators } from './generators.ts';

/** The items that a set offers, in its order: stored ones, or for a Custom set what its generator writes. */
export async function itemsOf(doc: DataSetDoc, context: Parameters<Generator>[0]): Promise<DataItem[]> {
  const generator = doc.generatorBeanName === null ? undefined : generators.get(doc.generatorBeanName);
  if (!generator) return doc.items;
  const items = await generator(context);
  return items.map(({ name, value }, ordering) => ({ name, value, grouping: '', ordering }));
}
