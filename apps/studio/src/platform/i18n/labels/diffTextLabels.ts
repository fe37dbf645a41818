import type { DiffTextLabels } from '@studio/ui';
import { translatedLabels } from '../translatedLabels.ts';

/** The texts of a comparison. */
export const diffTextLabels = translatedLabels<DiffTextLabels>('diff', {
  summary: ['added', 'removed'],
  unfold: ['count'],
  more: ['count'],
});
