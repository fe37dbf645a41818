export { checkboxCell, checkedText } from './cells/checkboxCell.tsx';
export { type DateCellOptions, dateCell } from './cells/dateCell.tsx';
export { type NumberCellOptions, numberCell } from './cells/numberCell.tsx';
export { type EditableOption, type SelectCellOptions, selectCell } from './cells/selectCell.tsx';
export { textCell } from './cells/textCell.tsx';
export { EditableGrid } from './EditableGrid.tsx';
export type { EditableGridLabels } from './labels.ts';
export { applyGridChange } from './model/cells.ts';
export type {
  CellField,
  CellKind,
  EditableColumn,
  EditableGridActions,
  EditableGridChange,
  EditableGridPlace,
  EditableGridProps,
  RefusedCell,
} from './types.ts';
