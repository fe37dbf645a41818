export type { VersionHistoryLabels } from './labels.ts';
export { type ComparedVersions, getComparedVersions } from './model/selection.ts';
export type { ObjectVersion, VersionComparison, VersionSelection } from './types.ts';
export { VersionHistory, type VersionHistoryProps } from './VersionHistory.tsx';
