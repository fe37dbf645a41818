import type { RestoreReport, RestoreSection } from '@studio/api';

/** What is counted of a section; those that the file does not hold are counted apart from those that it leaves as they are. */
export const restoreCounts = ['added', 'updated', 'left', 'removed', 'refused', 'untouched'] as const;

/** One of the counts. */
export type RestoreCount = (typeof restoreCounts)[number];

/** How many documents of a section have this fate. */
export function countOf(section: RestoreSection, count: RestoreCount): number {
  return count === 'left' ? section.left - section.untouched : section[count];
}

/** One count over all sections. */
function totalOf({ sections }: RestoreReport, count: RestoreCount): number {
  return sections.reduce((total, section) => total + section[count], 0);
}

/** How many documents the restore changes. */
export function changesOf(report: RestoreReport): number {
  return totalOf(report, 'added') + totalOf(report, 'updated') + totalOf(report, 'removed');
}

/** Why documents cannot be removed that a file lacks: others use them, or the product requires them. */
export type KeptBecause = 'stillUsed' | 'stillRequired';

/** The sections that cannot lose what they would, with the reason and the count; those with two reasons twice. */
export function keptSections({
  sections,
}: RestoreReport): { name: string; why: KeptBecause; count: number }[] {
  return (['stillUsed', 'stillRequired'] as const).flatMap((why) =>
    sections
      .filter((section) => section[why] > 0)
      .map((section) => ({ name: section.name, why, count: section[why] })),
  );
}

/** The sections that lose documents. */
export function losingSections({ sections }: RestoreReport): RestoreSection[] {
  return sections.filter(({ removed }) => removed > 0);
}
