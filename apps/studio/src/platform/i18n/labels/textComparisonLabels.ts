import type { TextComparisonLabels } from '@studio/widgets';
import { countedLabel, translatedLabels } from '../translatedLabels.ts';

/** The texts of a comparison of texts by paragraphs and words. */
export const textComparisonLabels = translatedLabels<TextComparisonLabels>('textChanges', {
  unfold: {
    ids: ['paragraph.one', 'paragraph.many', 'line.one', 'line.many'],
    write: (text) => (count, format) =>
      text(`${format === 'html' ? 'paragraph' : 'line'}.${count === 1 ? 'one' : 'many'}`, { count }),
  },
  more: ['count'],
  further: countedLabel('further'),
  picture: ['address'],
  on: ['name'],
  off: ['name'],
  kinds: {},
  looks: {},
  values: {},
});
