import type { FormTemplateSummary } from '@studio/api';
import { jsonSection } from '../../exchange/jsonSection.ts';
import { defaultBodyLimit } from '../defaultBodyLimit.ts';
import type { KindModule } from '../KindModule.ts';
import { formTemplateColumns } from './formTemplateColumns.ts';
import { formTemplateFilters } from './formTemplateFilters.ts';
import { type FormTemplateDoc, formTemplateKind } from './formTemplateKind.ts';

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
  asReferrer: { type: 1, partType: 2, versionOf: ({ templateVersion }) => String(templateVersion) },
  section: jsonSection('Form Templates', 'formTemplate', formTemplateKind),
};
