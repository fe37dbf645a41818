import type { FormTemplateSummary } from '@studio/api';
import { jsonSection } from '../../exchange/jsonSection.ts';
import type { SortColumns } from '../../lists/ListIndex.ts';
import { defaultBodyLimit } from '../defaultBodyLimit.ts';
import type { KindModule } from '../KindModule.ts';
import { formTemplateFilters } from './formTemplateFilters.ts';
import { type FormTemplateDoc, formTemplateKind } from './formTemplateKind.ts';

/** The column that the list of form templates is sorted by. */
const formTemplateColumns: SortColumns = {
  name: ({ summary }) => String(summary['displayName']),
};

/** Form templates, as far as data sets need them: they are listed, backed up and restored. */
export const formTemplateModule: KindModule<FormTemplateDoc> = {
  kind: formTemplateKind,
  ownerUri: '/UIFormTemplate',
  plural: 'form templates',
  addressing: 'name',
  parameter: 'formTemplateUniqueName',
  operations: { list: 'listFormTemplates' },
  bodyLimit: defaultBodyLimit,
  permissions: ['MANAGE_FORMS'],
  backupPermissions: [],
  view: ({ doc }) => doc,
  toRow: ({ name: uniqueName, summary }): FormTemplateSummary => ({
    uniqueName,
    name: String(summary['displayName']),
  }),
  columns: formTemplateColumns,
  filters: () => formTemplateFilters,
  asReferrer: {
    type: 1,
    partType: 2,
    versionOf: ({ templateVersion }) => String(templateVersion),
    labelOf: ({ displayName }) => String(displayName ?? ''),
    // What is stored as a form template has the shape of one.
    partLabelOf: (doc, part) =>
      (doc as FormTemplateDoc).fields.find(({ name }) => name === part)?.label ?? part,
  },
  section: jsonSection('Form Templates', 'formTemplate', formTemplateKind),
};
