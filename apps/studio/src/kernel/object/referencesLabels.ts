import type { ReferencesModalLabels } from '@studio/widgets';
import { once } from '../../platform/i18n/once.ts';
import { translatedLabels } from '../../platform/i18n/translatedLabels.ts';
import { objectText } from './object.messages.ts';

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
  2: objectText('references.type.2'),
  3: objectText('references.type.3'),
}));
