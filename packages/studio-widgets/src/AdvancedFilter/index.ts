export { AdvancedFilter } from './AdvancedFilter.tsx';
export type { AdvancedFilterProps, SavedFilterActions } from './AdvancedFilterProps.ts';
export type { AdvancedFilterLabels } from './labels.ts';
export { activeConditions, conditionFaults } from './model/conditionFault.ts';
export { emptyFilter } from './model/editFilter.ts';
export { fromFilterUri, type ReadFilter } from './model/fromFilterUri.ts';
export { operatorsOf } from './model/operators.ts';
export {
  defaultFilterOf,
  type FilterNameFault,
  filterNameFault,
  hasUnsavedChanges,
  isSameFilterUri,
} from './model/savedFilters.ts';
export { toFilterUri } from './model/toFilterUri.ts';
export type {
  ConditionFault,
  Filter,
  FilterChange,
  FilterCondition,
  FilterField,
  FilterFieldType,
  FilterOperator,
  FilterOption,
  FilterToSave,
  FilterUriFault,
  FilterUriProblem,
  SavedFilter,
} from './types.ts';
