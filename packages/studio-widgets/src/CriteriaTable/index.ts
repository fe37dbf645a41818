export type { CriteriaFocus, CriteriaPlace, CriteriaTableActions } from './CriteriaPlace.ts';
export { CriteriaTable } from './CriteriaTable.tsx';
export type { CriteriaTableProps } from './CriteriaTableProps.ts';
export type { CriteriaTableLabels } from './labels.ts';
export {
  clearColumn as clearCriteriaColumn,
  dropFieldColumn as dropCriteriaField,
  isDeleted as isDeletedCriterion,
} from './model/rows.ts';
export { parseCriteria, serializeCriteria } from './model/savedCriteria.ts';
export { validateCriteria } from './model/validateCriteria.ts';
export type {
  CriteriaCellFault,
  CriteriaChange,
  CriteriaColumn,
  CriteriaContext,
  CriteriaFault,
  CriteriaField,
  CriteriaOption,
  CriteriaRefusals,
  CriteriaRow,
  CriteriaSearch,
  FieldColumn,
  SavedCriterion,
} from './types.ts';
