import type { MergeTableLabels } from '@studio/widgets';
import { diffTextLabels } from './diffTextLabels.ts';
import { t } from './messages.ts';
import { once } from './once.ts';
import './changes.messages.ts';
import './merge.messages.ts';

/** The texts of the table in which two people's changes are chosen between. */
export const mergeTableLabels = once<Partial<MergeTableLabels>>(() => ({
  list: t('merge.list'),
  progress: (undecided, total) =>
    undecided === 0 ? t('merge.progress.done', { total }) : t('merge.progress', { undecided, total }),
  next: t('merge.next'),
  allMine: t('merge.allMine'),
  allTheirs: t('merge.allTheirs'),
  mine: t('merge.mine'),
  own: t('merge.own'),
  ownValue: (what) => t('merge.ownValue', { what }),
  what: (field, subject) => (field === '' ? subject : t('changes.what.field', { field, subject })),
  base: t('changes.before'),
  nothing: t('changes.nothing'),
  removed: t('merge.removed'),
  kept: t('merge.kept'),
  movedTo: t('merge.movedTo'),
  undecided: t('merge.undecided'),
  decided: t('merge.decided'),
  expand: t('changes.expand'),
  collapse: t('changes.collapse'),
  comparison: diffTextLabels(),
}));
