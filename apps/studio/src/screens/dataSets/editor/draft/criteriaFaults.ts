import type { DataSet } from '@studio/api';
import { type CriteriaCellFault, type CriteriaRow, validateCriteria } from '@studio/widgets';
import { criteriaContext } from './criteriaContext.ts';
import type { DataSetDraft } from './DataSetDraft.ts';
import { shownCriteria } from './orphans.ts';

interface Answer {
  readonly dependencies: DataSetDraft['dependencies'];
  readonly faults: ReadonlyMap<string, CriteriaCellFault>;
}

const answers = new WeakMap<readonly CriteriaRow[], Answer>();

/** The criteria that are partly filled or name an item that went, by id. */
export function criteriaFaults(
  draft: DataSetDraft,
  doc: Pick<DataSet, 'type'>,
): ReadonlyMap<string, CriteriaCellFault> {
  const rows = shownCriteria(draft, doc);
  const { dependencies } = draft;
  const known = answers.get(rows);
  if (known?.dependencies === dependencies) return known.faults;
  const faults = validateCriteria(rows, criteriaContext(dependencies));
  answers.set(rows, { dependencies, faults });
  return faults;
}
