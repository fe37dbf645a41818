import type { RestoreReport, RestoreSection } from '@studio/api';

/** What is counted of a section. */
export const restoreCounts = ['added', 'updated', 'left', 'removed', 'refused'] as const;

/** One of the counts. */
export type RestoreCount = (typeof restoreCounts)[number];

/** One count over all sections. */
function totalOf({ sections }: RestoreReport, count: RestoreCount): number {
  return sections.reduce((total, section) => total + section[count], 0);
}

/** How many documents the restore changes. */
export function changesOf(report: RestoreReport): number {
  return totalOf(report, 'added') + totalOf(report, 'updated') + totalOf(report, 'removed');
}

/** The sections that lose documents. */
export function losingSections({ sections }: RestoreReport): RestoreSection[] {
  return sections.filter(({ removed }) => removed > 0);
}
