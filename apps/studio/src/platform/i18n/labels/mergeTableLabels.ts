import type { MergeTableLabels } from '@studio/widgets';
import { once } from '../once.ts';
import { translatedLabels } from '../translatedLabels.ts';
import { diffTextLabels } from './diffTextLabels.ts';
import { textComparisonLabels } from './textComparisonLabels.ts';

const labels = translatedLabels<MergeTableLabels>('merge', {
  progress: {
    ids: ['progress', 'progress.done'],
    write: (text) => (undecided, total) =>
      undecided === 0 ? text('progress.done', { total }) : text('progress', { undecided, total }),
  },
  theirs: ['name'],
  ownValue: ['what'],
  what: {
    ids: ['what'],
    write: (text) => (field, subject) => (field === '' ? subject : text('what', { field, subject })),
  },
});

/** The texts of the table in which two people's changes are chosen between. */
export const mergeTableLabels = once<Partial<MergeTableLabels>>(() => ({
  ...labels(),
  comparison: diffTextLabels(),
  textComparison: textComparisonLabels(),
}));
