export type { MergeTableLabels } from './labels.ts';
export { MergeTable, type MergeTableProps } from './MergeTable.tsx';
export { countUndecided } from './model/choices.ts';
export type { MergeChoice, MergeChoices, MergeCollision } from './types.ts';
