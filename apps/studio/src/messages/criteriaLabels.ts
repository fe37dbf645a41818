import type { CriteriaTableLabels, DependenciesEditorLabels } from '@studio/widgets';
import '../screens/dataSets/editor/editor.messages.ts';
import './items.messages.ts';
import { t } from './messages.ts';
import { once } from './once.ts';

/** The texts of the criteria table. */
export const criteriaTableLabels = once<CriteriaTableLabels>(() => ({
  title: t('criteria.title'),
  columns: {
    dataItem: t('criteria.column.dataItem'),
    product: t('criteria.column.product'),
    field1: t('criteria.column.field1'),
    field2: t('criteria.column.field2'),
    field3: t('criteria.column.field3'),
  },
  fieldHeader: (header, field) => t('criteria.fieldHeader', { header, field }),
  dataItemPlaceholder: t('criteria.dataItem.placeholder'),
  productPlaceholder: t('criteria.product.placeholder'),
  choicePlaceholder: t('criteria.choice.placeholder'),
  textPlaceholder: t('criteria.text.placeholder'),
  faults: {
    'no-data-item': t('criteria.fault.no-data-item'),
    'unknown-data-item': t('criteria.fault.unknown-data-item'),
    'no-condition': t('criteria.fault.no-condition'),
  },
  errors: (count) => (count === 1 ? t('dataSets.tab.faults.one') : t('dataSets.tab.faults.many', { count })),
  goToNextError: t('items.errors.next'),
  removeColumn: t('criteria.remove'),
  removeRow: (row) => t('criteria.remove.row', { row }),
  editCell: (column, row) => t('criteria.edit', { column, row }),
  noCriteria: t('criteria.none'),
  noDependencies: t('criteria.noDependencies'),
  sorted: (column, direction) => t(`criteria.sorted.${direction}`, { column }),
  rowRemoved: (row) => t('criteria.removed', { row }),
  loadingOptions: t('criteria.loading'),
  help: t('criteria.help'),
}));

/** The texts of the dependencies editor. */
export const dependenciesLabels = once<DependenciesEditorLabels>(() => ({
  title: t('dependencies.title'),
  product: t('dependencies.product'),
  hint: t('dependencies.hint'),
  row: (row) => t('dependencies.row', { row }),
  form: t('dependencies.form'),
  field: t('dependencies.field'),
  formPlaceholder: t('dependencies.form.placeholder'),
  fieldPlaceholder: t('dependencies.field.placeholder'),
  remove: (row) => t('dependencies.remove', { row }),
  removed: (row) => t('dependencies.removed', { row }),
  faults: { 'no-field': t('dependencies.fault.no-field'), twice: t('dependencies.fault.twice') },
  loadingForms: t('dependencies.loading.forms'),
  loadingFields: t('dependencies.loading.fields'),
  fieldsFailed: (reason) => t('dependencies.failed', { reason }),
  retry: t('common.retry'),
}));
