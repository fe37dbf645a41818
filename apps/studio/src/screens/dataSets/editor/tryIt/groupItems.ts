import type { DataItem } from '@studio/api';

/** A group and its items. */
export interface ItemGroup {
  /** Empty for the group without a name. */
  readonly name: string;
  readonly items: readonly DataItem[];
}

/** Items in their groups; groups are in the order in which they first appear. */
export function groupItems(items: readonly DataItem[]): readonly ItemGroup[] {
  const groups = Map.groupBy(items, ({ grouping }) => grouping);
  return [...groups].map(([name, held]) => ({ name, items: held }));
}
