import { foldText } from '@studio/ui/internal';
import type { SideNavigationGroup, SideNavigationItem } from '@studio/widgets';

/** True when every word of the query is in the text, ignoring case. An empty query matches all. */
export function matchesQuery(text: string, query: string): boolean {
  const folded = foldText(text);
  return foldText(query)
    .split(' ')
    .every((word) => folded.includes(word));
}

/** Every screen of the navigation in one list, sub-tabs after their function and named with it. */
export function screensOf(groups: readonly SideNavigationGroup[]): SideNavigationItem[] {
  return groups.flatMap(({ items }) =>
    items.flatMap((item) => [
      item,
      ...(item.children ?? []).map((child) => ({ ...child, label: `${item.label}: ${child.label}` })),
    ]),
  );
}
