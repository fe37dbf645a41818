export type { TextComparisonLabels } from '../shared/textComparison/labels.ts';
export { ChangeList, type ChangeListProps } from './ChangeList.tsx';
export type { ChangeListLabels } from './labels.ts';
export type { ChangeListItem } from './types.ts';
