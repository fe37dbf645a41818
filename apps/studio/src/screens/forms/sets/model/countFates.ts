import type { FormTemplateChange, FormTemplateSetComparison } from '@studio/api';

/** Counts of a comparison, without those that are zero. */
export type CountedFate = 'added' | 'removed' | 'changed' | 'unchanged';

const fates = ['added', 'removed', 'changed'] as const;

/** The number of form templates by fate, in the order of the list. */
export function countFates({
  changes,
  unchanged,
}: Pick<FormTemplateSetComparison, 'changes' | 'unchanged'>): readonly (readonly [CountedFate, number])[] {
  const counts = fates.map(
    (fate) => [fate, changes.filter((change) => change.fate === fate).length] as const,
  );
  return [...counts, ['unchanged', unchanged] as const].filter(([, count]) => count > 0);
}

const urgency: readonly FormTemplateChange['fate'][] = ['removed', 'changed', 'added'];

/** What can break something comes first; changes alike are in the order in which they came. */
export function byUrgency(changes: readonly FormTemplateChange[]): readonly FormTemplateChange[] {
  return changes.toSorted((one, other) => urgency.indexOf(one.fate) - urgency.indexOf(other.fate));
}
