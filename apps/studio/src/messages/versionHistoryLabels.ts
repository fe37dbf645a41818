import type { VersionHistoryLabels } from '@studio/widgets';
import { changeListLabels } from './changeListLabels.ts';
import { t } from './messages.ts';
import { once } from './once.ts';
import './versions.messages.ts';

/** The texts of an object's history. */
export const versionHistoryLabels = once<Partial<VersionHistoryLabels>>(() => ({
  versions: t('versions.versions'),
  version: (version) => t('versions.version', { version }),
  current: t('versions.current'),
  by: t('versions.by'),
  two: t('versions.two'),
  from: t('versions.from'),
  to: t('versions.to'),
  listed: (count, total) => t('versions.listed', { count, total }),
  more: t('versions.more'),
  loading: t('versions.loading'),
  empty: t('versions.empty'),
  emptyHint: t('versions.emptyHint'),
  versionsFailed: t('versions.failed'),
  comparisonFailed: t('versions.comparisonFailed'),
  retry: t('common.retry'),
  choose: t('versions.choose'),
  against: t('versions.against'),
  before: t('versions.before'),
  now: t('versions.now'),
  compared: (older, newer) => {
    if (older === null) return t('versions.compared.first', { newer: newer ?? '' });
    return newer === null ? t('versions.compared.now', { older }) : t('versions.compared', { older, newer });
  },
  changes: (count) => (count === 1 ? t('versions.changes.one') : t('versions.changes.many', { count })),
  same: t('versions.same'),
  restore: t('versions.restore'),
  isCurrent: t('versions.isCurrent'),
  changeList: changeListLabels(),
}));
