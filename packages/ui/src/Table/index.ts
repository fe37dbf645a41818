export { Table, type TableProps } from './Table.tsx';
export type { TableColumn, TableLabels, TableSort } from './types.ts';
