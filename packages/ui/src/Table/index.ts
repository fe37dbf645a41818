export { Table, type TableProps } from './Table.tsx';
export type { TableColumn, TableLabels } from './types.ts';
