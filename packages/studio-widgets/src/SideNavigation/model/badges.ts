import type { SideNavigationItem, SideNavigationLabels } from '../types.ts';

/** What the badge of a place counts: its own number, or else the sum of the places inside. */
export function countBadge({ badge, children = [] }: SideNavigationItem): number {
  return badge ?? children.reduce((sum, child) => sum + countBadge(child), 0);
}

/** The tone of a place's badge: its own, or else that of the first place inside with something to count. */
export function toneOfBadge(item: SideNavigationItem): NonNullable<SideNavigationItem['badgeTone']> {
  if (item.badgeTone) return item.badgeTone;
  const first = item.children?.find((child) => countBadge(child) > 0);
  return first ? toneOfBadge(first) : 'accent';
}

/** The name of a place, with what its badge counts. */
export function nameWithBadge(item: SideNavigationItem, badge: SideNavigationLabels['badge']): string {
  const count = countBadge(item);
  return count > 0 ? `${item.label}, ${badge(count, item)}` : item.label;
}
