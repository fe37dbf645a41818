export { ActivityList, type ActivityListProps } from './ActivityList.tsx';
export type { ActivityEntry, ActivityListLabels } from './types.ts';
