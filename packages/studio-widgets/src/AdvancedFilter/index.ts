export { AdvancedFilter } from './AdvancedFilter.tsx';
export type { AdvancedFilterProps, SavedFilterActions } from './AdvancedFilterProps.ts';
export type { AdvancedFilterLabels, OperatorTexts as FilterOperatorTexts } from './labels.ts';
export { activeConditions, conditionFaults } from './model/conditionFault.ts';
export { emptyFilter } from './model/editFilter.ts';
export { operatorsOf } from './model/operators.ts';
export { type ParsedFilter, parseFilterUri } from './model/parseFilterUri.ts';
export {
  defaultFilterOf,
  type FilterNameFault,
  filterNameFault,
  hasUnsavedChanges,
  isSameFilterUri,
} from './model/savedFilters.ts';
export { serializeFilterUri } from './model/serializeFilterUri.ts';
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
