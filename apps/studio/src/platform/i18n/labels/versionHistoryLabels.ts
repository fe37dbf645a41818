import type { VersionHistoryLabels } from '@studio/widgets';
import { once } from '../once.ts';
import { countedLabel, translatedLabels } from '../translatedLabels.ts';
import { changeListLabels } from './changeListLabels.ts';

const labels = translatedLabels<VersionHistoryLabels>('versions', {
  version: ['version'],
  listed: ['count', 'total'],
  compared: {
    ids: ['compared', 'compared.first', 'compared.now'],
    write: (text) => (older, newer) => {
      if (older === null) return text('compared.first', { newer: newer ?? '' });
      return newer === null ? text('compared.now', { older }) : text('compared', { older, newer });
    },
  },
  changes: countedLabel('changes'),
});

/** The texts of an object's history. */
export const versionHistoryLabels = once<Partial<VersionHistoryLabels>>(() => ({
  ...labels(),
  changeList: changeListLabels(),
}));
