import type { WidgetLabels } from '@studio/widgets';
import {
  countedLabel,
  type JoinedLabel,
  translatedLabels,
} from '../../../../platform/i18n/translatedLabels.ts';

/** A sentence about one part, and one about it with `{count}` more. */
function partsLabel(id: string): JoinedLabel<(part: string, count: number) => string> {
  return {
    ids: [`${id}.one`, `${id}.many`],
    write: (text) => (part, count) =>
      count === 1 ? text(`${id}.one`, { part }) : text(`${id}.many`, { part, count: count - 1 }),
  };
}

/** The texts of the builder. */
export const formBuilderLabels = translatedLabels<WidgetLabels['FormBuilder']>('formBuilder', {
  fieldCount: countedLabel('fieldCount'),
  foundCount: ['count'],
  delete: ['part'],
  selectedCount: ['count'],
  unnamed: ['component'],
  sectionName: ['section'],
  fold: ['section'],
  unfold: ['section'],
  labelOf: ['part'],
  addSectionBefore: ['section'],
  convert: ['part', 'component'],
  convertTitle: ['part', 'component'],
  pixels: ['width'],
  problemCount: countedLabel('problemCount'),
  pasteRefused: {},
  announcements: {
    inserted: partsLabel('inserted'),
    deleted: partsLabel('deleted'),
    moved: {
      ids: ['moved.section', 'moved.field'],
      write: (text) => (part, _count, place) =>
        text(place.row === 0 ? 'moved.section' : 'moved.field', { part, ...place }),
    },
    cannotMove: {},
    converted: ['part', 'component'],
    resized: ['part', 'width'],
    widened: ['part'],
    copied: partsLabel('copied'),
    pasted: countedLabel('pasted'),
    duplicated: countedLabel('duplicated'),
  },
});
