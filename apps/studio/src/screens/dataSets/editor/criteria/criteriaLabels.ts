import type { CriteriaTableLabels, DependenciesEditorLabels } from '@studio/widgets';
import { asyncComboboxLabels } from '../../../../platform/i18n/labels/widgetLabels.ts';
import { once } from '../../../../platform/i18n/once.ts';
import { countedLabel, translatedLabels } from '../../../../platform/i18n/translatedLabels.ts';

const tableLabels = translatedLabels<CriteriaTableLabels>('criteria', {
  columns: {},
  fieldHeader: ['header', 'field'],
  faults: {},
  errors: countedLabel('errors'),
  removeRow: ['row'],
  editCell: ['column', 'row'],
  sorted: {
    ids: ['sorted.asc', 'sorted.desc'],
    write: (text) => (column, direction) => text(`sorted.${direction}`, { column }),
  },
  rowRemoved: ['row'],
  moveUp: ['row'],
  moveDown: ['row'],
  rowMoved: ['row'],
  sameAs: ['row'],
  sameRows: countedLabel('sameRows'),
});

/** The texts of the criteria table. */
export const criteriaTableLabels = once<Partial<CriteriaTableLabels>>(() => ({
  ...tableLabels(),
  search: asyncComboboxLabels(),
}));

/** The texts of the dependencies editor. */
export const dependenciesLabels = translatedLabels<DependenciesEditorLabels>('dependencies', {
  row: ['row'],
  remove: ['row'],
  removed: ['row'],
  faults: {},
  fieldsFailed: {
    ids: ['fieldsFailed', 'fieldsFailed.reason'],
    write: (text) => (reason) =>
      reason === '' ? text('fieldsFailed') : text('fieldsFailed.reason', { reason }),
  },
});
