import type { operations } from '@studio/api';

type Parameters = NonNullable<operations['listConfigurationLogs']['parameters']['query']>;

/** Which entries of the log, and in which order; as the contract's calls ask for them. */
export type LogQuery = Pick<
  Parameters,
  'filterText' | 'filterFields' | 'timeRange' | 'sortBy' | 'sortDirection'
>;
