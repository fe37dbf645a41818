import type { RestoreRefusal, RestoreReport, RestoreSection } from '@studio/api';

/** A section with nothing but these counts. */
export function sectionWith(counts: Partial<RestoreSection>): RestoreSection {
  const none = {
    added: 0,
    updated: 0,
    left: 0,
    untouched: 0,
    removed: 0,
    refused: 0,
    stillUsed: 0,
    stillRequired: 0,
  };
  return { name: 'Data Sets', ...none, ...counts };
}

/** A report of one section with these counts. */
export function reportWith(
  counts: Partial<RestoreSection>,
  refusals: readonly RestoreRefusal[] = [],
): RestoreReport {
  const section = sectionWith(counts);
  return {
    operation: 'REFRESH',
    isDone: false,
    sections: [section],
    refusals: [...refusals],
    refusalCount: Math.max(section.refused, refusals.length),
  };
}
