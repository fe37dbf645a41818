import type { ReferencesModalLabels } from '@studio/widgets';
import { once } from '../../platform/i18n/once.ts';
import { translatedLabels } from '../../platform/i18n/translatedLabels.ts';
import { referencesText } from './references.messages.ts';

/** The texts of references, whatever they refer to. */
export const referencesLabels = translatedLabels<
  Omit<ReferencesModalLabels, 'title' | 'message' | 'none' | 'questions'>
>('references', {
  columns: {},
  unknownCode: ['code'],
  sorted: {
    ids: ['sorted.asc', 'sorted.desc'],
    write: (text) => (column, direction) => text(`sorted.${direction}`, { column }),
  },
});

/** What the types of a reference are called. */
export const referenceTypeTexts = once<Readonly<Record<number, string>>>(() => ({
  1: referencesText('type.1'),
  2: referencesText('type.2'),
  3: referencesText('type.3'),
  4: referencesText('type.4'),
  5: referencesText('type.5'),
  6: referencesText('type.6'),
  7: referencesText('type.7'),
  8: referencesText('type.8'),
  9: referencesText('type.9'),
}));
