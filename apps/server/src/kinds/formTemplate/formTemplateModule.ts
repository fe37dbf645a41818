import type { FormTemplateSummary } from '@studio/api';
import { and, eq, inArray } from 'drizzle-orm';
import { jsonSection } from '../../exchange/jsonSection.ts';
import type { SortColumns } from '../../lists/ListIndex.ts';
import type { ListRow } from '../../lists/ListRow.ts';
import { byName } from '../../lists/rowOrder.ts';
import type { Queries } from '../../store/Database.ts';
import type { JsonObject } from '../../store/JsonObject.ts';
import { nameKey } from '../../store/nameKey.ts';
import { document } from '../../store/schema.ts';
import { defaultBodyLimit } from '../defaultBodyLimit.ts';
import { identifiedRow } from '../identified.ts';
import type { KindModule } from '../KindModule.ts';
import { kindNames } from '../kindNames.ts';
import type { FormTemplateDoc } from './FormTemplateDoc.ts';
import { findBrokenByDeletion, findLostFields } from './findFormReferences.ts';
import { formTemplateActions } from './formTemplateActions.ts';
import { formTemplateFilters } from './formTemplateFilters.ts';
import { formTemplateKind } from './formTemplateKind.ts';
import { formTypeName } from './formTemplateTypes.ts';
import { lastPublished } from './lastPublished.ts';
import { readFormTemplate } from './readFormTemplate.ts';
import { recheckForms } from './recheckForms.ts';
import { viewFormTemplate } from './viewFormTemplate.ts';
import { visibilities } from './visibility.ts';

const statusOrder = [0, 2, 1];
const visibilityOrder: readonly string[] = visibilities;

const displayName = ({ summary }: ListRow) => String(summary['displayName']);

/** What the list of form templates can be sorted by: types by their names, statuses as they follow one another. */
const formTemplateColumns: SortColumns = {
  name: displayName,
  displayName,
  uniqueName: byName,
  type: ({ summary }) => formTypeName(Number(summary['type'])),
  // As it is shown; forms that are for all products come first.
  productTemplateShortNames: ({ summary: { productNames } }, shortNames) =>
    (Array.isArray(productNames) ? productNames.map(String) : [])
      .map((name) => shortNames.get(name) ?? name)
      .join(', '),
  version: ({ summary }) => Number(summary['templateVersion']),
  visibility: ({ summary }) => visibilityOrder.indexOf(String(summary['visibility'])),
  status: ({ summary }) => statusOrder.indexOf(Number(summary['status'])),
  valid: ({ summary }) => (summary['valid'] === true ? 0 : 1),
  lastModifiedBy: ({ authorName }) => authorName,
  timeLastModified: ({ time }) => time,
};

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
  // Whether a form is for all products follows from the products that come without it.
  countsAsGiven: ({ formTemplate }) => {
    const { productTemplates } = formTemplate as JsonObject;
    return productTemplates === undefined ? [] : ['formTemplate/appliesToAllProductTemplates'];
  },
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

/** The contract's form of rows of the list, with the products that they name. */
async function formTemplateRows(
  rows: readonly ListRow[],
  { queries }: { queries: Queries },
): Promise<FormTemplateSummary[]> {
  const named = rows.map(({ summary: { productNames } }) =>
    Array.isArray(productNames) ? productNames.map(String) : [],
  );
  const products = await findProducts(queries, new Set(named.flat()));
  return rows.map((row, index) => {
    const { id, lastModifiedBy, timeLastModified } = identifiedRow(row);
    const { summary } = row;
    const names = named[index] ?? [];
    return {
      id,
      uniqueName: row.name,
      name: String(summary['displayName']),
      displayName: String(summary['displayName']),
      type: Number(summary['type']),
      version: Number(summary['templateVersion']),
      // What lists show of a form was written with these.
      status: summary['status'] as FormTemplateSummary['status'],
      valid: summary['valid'] === true,
      visibility: summary['visibility'] as FormTemplateSummary['visibility'],
      repeatable: summary['repeatable'] === true,
      productTemplates: names.map((name) => ({ id: products.get(name)?.id ?? name, name })),
      productTemplateShortNames: names.map((name) => products.get(name)?.shortName ?? name),
      lastModifiedBy,
      timeLastModified,
    };
  });
}

async function findProducts(queries: Queries, names: ReadonlySet<string>) {
  if (names.size === 0) return new Map<string, { id: string; shortName: string }>();
  const found = await queries
    .select({ id: document.id, name: document.name, summary: document.summary })
    .from(document)
    .where(and(eq(document.kind, kindNames.product), inArray(document.nameKey, [...names].map(nameKey))));
  return new Map(
    found.map(({ id, name, summary }) => [name, { id, shortName: String(summary['shortName'] ?? name) }]),
  );
}

/** What the list calls products, by their names. */
async function productShortNames(queries: Queries): Promise<ReadonlyMap<string, string>> {
  const products = await queries
    .select({ name: document.name, summary: document.summary })
    .from(document)
    .where(eq(document.kind, kindNames.product));
  return new Map(products.map(({ name, summary }) => [name, String(summary['shortName'] ?? name)]));
}
