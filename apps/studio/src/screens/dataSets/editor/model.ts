import { type DataSet, isProblem, type StaleDataSetProblem } from '@studio/api';
import { validateDataItems, validateDependencies } from '@studio/widgets';
import type { Conflict, Saver } from '../../../kernel/editor/types.ts';
import { criteriaFaults } from './draft/criteriaFaults.ts';
import { type DataSetDraft, hasCriteria, hasOwnItems, showsDefaultPrecedence } from './draft/DataSetDraft.ts';

export { type DataSetDraft, hasCriteria, showsDefaultPrecedence } from './draft/DataSetDraft.ts';
export { toDraft } from './draft/toDraft.ts';
export { toForm } from './draft/toForm.ts';
export { toPayload } from './draft/toPayload.ts';

/** How much is wrong on each tab. */
export interface TabFaults {
  /** Cells and group names. */
  readonly dataItems: number;
  /** Dependencies and criteria. */
  readonly dynamicCriteria: number;
}

/** What keeps a draft from being saved, by the tab on which it can be mended. */
export function tabFaults(draft: DataSetDraft, doc: DataSet): TabFaults {
  const showDefaultPrecedence = showsDefaultPrecedence(doc);
  return {
    dataItems: hasOwnItems(doc) ? validateDataItems(draft.items, { showDefaultPrecedence }).errorCount : 0,
    dynamicCriteria: hasCriteria(doc)
      ? validateDependencies(draft.dependencies).size + criteriaFaults(draft, doc).size
      : 0,
  };
}

/** Items, dependencies and criteria obey the rules of a data set. */
export function isValid(draft: DataSetDraft, doc: DataSet): boolean {
  const { dataItems, dynamicCriteria } = tabFaults(draft, doc);
  return dataItems === 0 && dynamicCriteria === 0;
}

/** Reads the version that stands in the way out of a refused save (412). */
export function toConflict(error: unknown): Conflict<DataSet> | null {
  if (!isProblem(error, 412) || !isStale(error.problem)) return null;
  const { current, etag } = error.problem;
  return { current: { doc: current, etag }, ...saverOf(current) };
}

/** Who saved a version. */
export function saverOf({ lastModifiedBy, lastModifiedById, timeLastModified }: DataSet): Saver {
  return { author: lastModifiedBy, authorId: lastModifiedById, time: timeLastModified };
}

function isStale(problem: object): problem is StaleDataSetProblem {
  return 'current' in problem && 'etag' in problem;
}
