import { jsonSection } from '../../exchange/jsonSection.ts';
import { defaultBodyLimit } from '../defaultBodyLimit.ts';
import type { KindModule } from '../KindModule.ts';
import { kindNames } from '../kindNames.ts';
import type { FormTemplateDoc } from './FormTemplateDoc.ts';
import { findBrokenByDeletion, findLostFields } from './findFormReferences.ts';
import { formTemplateActions } from './formTemplateActions.ts';
import { formTemplateColumns } from './formTemplateColumns.ts';
import { formTemplateFilters } from './formTemplateFilters.ts';
import { formTemplateKind } from './formTemplateKind.ts';
import { formTemplateRows, productShortNames } from './formTemplateRows.ts';
import { lastPublished } from './lastPublished.ts';
import { readFormTemplate } from './readFormTemplate.ts';
import { recheckForms } from './recheckForms.ts';
import { viewFormTemplate } from './viewFormTemplate.ts';

/** Form templates: what people fill in, with fields, and rules that show them. */
export const formTemplateModule: KindModule<FormTemplateDoc> = {
  kind: formTemplateKind,
  ownerUri: '/UIFormTemplate',
  plural: 'form templates',
  addressing: 'id',
  parameter: 'id',
  operations: {
    list: 'listFormTemplates',
    get: 'getFormTemplate',
    create: 'createFormTemplate',
    update: 'updateFormTemplate',
    remove: 'deleteFormTemplate',
    export: 'exportFormTemplates',
    versions: 'listFormTemplateVersions',
    version: 'getFormTemplateVersion',
  },
  // Room for forms of thousands of fields.
  bodyLimit: 5 * defaultBodyLimit,
  permissions: ['MANAGE_FORMS', 'MANAGE_FORM_RULES'],
  backupPermissions: [],
  // Other versions of a form are made by saving it as a new one.
  refusesNamesakes: true,
  read: readFormTemplate,
  view: viewFormTemplate,
  toRows: formTemplateRows,
  columns: formTemplateColumns,
  related: {
    kind: kindNames.product,
    columns: ['productTemplateShortNames'],
    load: productShortNames,
  },
  filters: ({ queries }) => formTemplateFilters(queries),
  actions: async (permissions, doc, { queries }) =>
    formTemplateActions(permissions, doc, await lastPublished(queries, doc)),
  findLost: (document, parts, { queries, findModule }) =>
    parts === null
      ? findBrokenByDeletion(queries, { findModule }, document)
      : findLostFields(queries, { findModule }, document, parts),
  asReferrer: {
    type: 1,
    partType: 2,
    versionOf: ({ templateVersion }) => String(templateVersion),
    labelOf: ({ displayName }) => String(displayName ?? ''),
    // What is stored as a form template has the shape of one.
    partLabelOf: (doc, part) =>
      (doc as FormTemplateDoc).fields.find(({ name }) => name === part)?.label ?? part,
  },
  invalidText: {
    title: 'Form Template Validation Error',
    detail: 'Your form template changes could not be saved because of the following errors:',
  },
  exportFile: { prefix: 'FormTemplates', extension: 'xml' },
  recheck: recheckForms,
  section: jsonSection('Form Templates', 'formTemplate', formTemplateKind, { keepsIds: true }),
};
