import type { DataSet } from '@studio/api';
import { validateDataItems, validateDependencies } from '@studio/widgets';
import { criteriaFaults } from './draft/criteriaFaults.ts';
import { type DataSetDraft, hasCriteria, hasOwnItems, showsDefaultPrecedence } from './draft/DataSetDraft.ts';

export { type DataSetDraft, hasCriteria, showsDefaultPrecedence } from './draft/DataSetDraft.ts';
export { toComparable } from './draft/toComparable.ts';
export { toDraft } from './draft/toDraft.ts';
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
  const hasDefaultPrecedence = showsDefaultPrecedence(doc);
  return {
    dataItems: hasOwnItems(doc) ? validateDataItems(draft.items, { hasDefaultPrecedence }).errorCount : 0,
    dynamicCriteria: hasCriteria(doc)
      ? validateDependencies(draft.dependencies).size + criteriaFaults(draft, doc).size
      : 0,
  };
}

/** Items, dependencies and criteria follow the rules of a data set. */
export function isValid(draft: DataSetDraft, doc: DataSet): boolean {
  const { dataItems, dynamicCriteria } = tabFaults(draft, doc);
  return dataItems === 0 && dynamicCriteria === 0;
}
