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

/** What the badge or the check mark of a place means, in words; empty for a place with neither. */
export function wordsOf(
  item: SideNavigationItem,
  { badge, done }: Pick<SideNavigationLabels, 'badge' | 'done'>,
): string {
  const count = countBadge(item);
  if (count > 0) return badge(count, item);
  return item.isDone === true ? done : '';
}

/** The name of a place, with what its badge counts. */
export function nameWithBadge(item: SideNavigationItem, labels: Parameters<typeof wordsOf>[1]): string {
  const words = wordsOf(item, labels);
  return words === '' ? item.label : `${item.label}, ${words}`;
}
