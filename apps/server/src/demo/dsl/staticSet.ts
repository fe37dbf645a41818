import type { DemoDataItem, DemoDataSetSeed } from '../types.ts';
import { emptySet } from './emptySet.ts';
import { parseItems } from './parseItems.ts';

interface StaticSetOptions {
  /** Searched on the server from this many characters on; not at all when absent. */
  minSearchStringLength?: number;
}

/** A set whose items are its own: `content` is either the items or text that `parseItems` reads. */
export function staticSet(
  name: string,
  description: string,
  content: string | DemoDataItem[],
  { minSearchStringLength }: StaticSetOptions = {},
): DemoDataSetSeed {
  return {
    ...emptySet(name, description, 0),
    items: typeof content === 'string' ? parseItems(content) : content,
    ...(minSearchStringLength !== undefined && { supportSearch: true, minSearchStringLength }),
  };
}
