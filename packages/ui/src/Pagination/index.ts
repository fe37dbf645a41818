export type { PaginationLabels } from '../LabelsProvider/ComponentLabels.ts';
export { Pagination, type PaginationProps } from './Pagination.tsx';
