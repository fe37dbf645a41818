import type { ChangeListLabels } from '../ChangeList/labels.ts';
import type { ObjectVersion } from './types.ts';

/** Texts of a history. */
export interface VersionHistoryLabels {
  /** Accessible name of the list of versions, and of the choice in it. */
  readonly versions: string;
  /** A version, as it is called. */
  readonly version: (version: ObjectVersion['version']) => string;
  readonly current: string;
  /** Who did what, as one line. */
  readonly by: string;
  /** The switch between one version and two. */
  readonly two: string;
  readonly from: string;
  readonly to: string;
  /** How many versions are listed, of how many. */
  readonly listed: (count: number, total: number) => string;
  readonly more: string;
  readonly loading: string;
  readonly empty: string;
  readonly emptyHint: string;
  /** Title of the failure to load versions. */
  readonly versionsFailed: string;
  /** Title of the failure to compare. */
  readonly comparisonFailed: string;
  readonly retry: string;
  /** In place of the comparison, while nothing is chosen. */
  readonly choose: string;
  /** What one version is compared with. */
  readonly against: string;
  readonly before: string;
  readonly now: string;
  /** Heading of the comparison: names of versions; null for nothing before, or for now. */
  readonly compared: (older: string | null, newer: string | null) => string;
  /** Announced when a comparison is there. */
  readonly changes: (count: number) => string;
  readonly same: string;
  readonly restore: string;
  /** Why the current version cannot be restored. */
  readonly isCurrent: string;
  /** Texts of the list of changes; English where missing. */
  readonly changeList: Partial<ChangeListLabels>;
}

export const defaultLabels: VersionHistoryLabels = {
  versions: 'Versions',
  version: (version) => `Version ${version}`,
  current: 'Current',
  by: 'by',
  two: 'Compare two versions',
  from: 'From',
  to: 'To',
  listed: (count, total) => `${count} of ${total}`,
  more: 'Show more',
  loading: 'Loading…',
  empty: 'No versions yet',
  emptyHint: 'The first save makes one.',
  versionsFailed: 'The versions could not be loaded',
  comparisonFailed: 'The versions could not be compared',
  retry: 'Retry',
  choose: 'Choose a version to see what it changed',
  against: 'Compared with',
  before: 'The one before',
  now: 'Now',
  compared: (older, newer) => {
    if (older === null) return `${newer}, the first`;
    return newer === null ? `From ${older} to now` : `From ${older} to ${newer}`;
  },
  changes: (count) => (count === 1 ? '1 change' : `${count} changes`),
  same: 'Nothing differs',
  restore: 'Restore as unsaved changes',
  isCurrent: 'This is the current version',
  changeList: {},
};
