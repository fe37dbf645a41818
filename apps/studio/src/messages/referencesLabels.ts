import type { ReferencesModalLabels } from '@studio/widgets';
import { t } from './messages.ts';
import { once } from './once.ts';
import '../screens/dataSets/editing.messages.ts';

/** The texts of the references of a data set. */
export const referencesLabels = once<Partial<ReferencesModalLabels>>(() => ({
  title: t('dataSets.references.title'),
  message: (count, name) => t('dataSets.references.found', { 0: count, 1: name }),
  questions: { delete: t('dataSets.delete.question'), modify: t('dataSets.modify.question') },
  ok: t('common.ok'),
  yes: t('common.yes'),
  no: t('common.no'),
  close: t('common.close'),
  columns: {
    type: t('dataSets.references.column.type'),
    name: t('dataSets.references.column.name'),
    version: t('dataSets.references.column.version'),
    status: '',
  },
  loading: t('dataSets.references.loading'),
  retry: t('common.retry'),
  waitForReferences: t('dataSets.references.loading'),
  needsReferences: t('dataSets.references.failed'),
}));

/** What the types of a reference are called. */
export const referenceTypeTexts = once<Readonly<Record<number, string>>>(() => ({
  2: t('dataSets.references.type.2'),
  3: t('dataSets.references.type.3'),
}));
