import type { UiFormTemplate } from '@studio/api';
import type { Queries } from '../../store/Database.ts';
import { findDocumentsByName } from '../../store/findDocuments.ts';
import type { StoredDocument } from '../../store/StoredDocument.ts';
import { identified } from '../identified.ts';
import { productKind } from '../product/productKind.ts';
import type { FormTemplateDoc, WholeForm } from './FormTemplateDoc.ts';
import { type FieldNumbers, fieldNumbers } from './fieldIds.ts';
import { bodyOfField } from './fieldOfBody.ts';
import { visibilityOf } from './visibility.ts';
import { wholeForm } from './wholeForm.ts';

const savedWithErrors =
  'Your form template changes were successfully saved, however the following errors were found (these will need to be fixed before the form template can be published in a form template set).';

/** The contract's form of a form template: products are named by their ids, or by name where they are gone. */
export async function viewFormTemplate(
  { doc, ...origin }: StoredDocument<FormTemplateDoc>,
  { queries }: { queries: Queries },
): Promise<UiFormTemplate> {
  const form = wholeForm(doc);
  const names = new Set([...form.productNames, ...form.fields.flatMap(({ productNames }) => productNames)]);
  const products = await findDocumentsByName(queries, productKind, [...names]);
  const ids = new Map(products.map(({ name, id }) => [name, id]));
  const { id, ...saved } = identified({ ...origin, doc: {} });
  const numbers = fieldNumbers(id);
  return {
    id,
    ...saved,
    formTemplate: templateOf(id, form, { ids, numbers }),
    ordering: form.ordering,
    conditional: form.triggerRule !== null,
    formRepeatable: form.repeatable,
    sortRepeatableFormNames: form.sortRepeatableFormNames,
    sections: sectionsOf(form, doc.fields, { ids, numbers }),
    // What passed the contract on its way in passes it on its way out.
    fieldRules: form.fieldRules as UiFormTemplate['fieldRules'],
    cases: form.cases as UiFormTemplate['cases'],
    triggerRule:
      form.triggerRule && ({ objectUri: '/Rule', ...form.triggerRule } as UiFormTemplate['triggerRule']),
    precedingFieldFormTemplateUniqueName: form.precedingFieldFormTemplateUniqueName,
    precedingFieldVariableName: form.precedingFieldVariableName,
    message: form.errors.length === 0 ? null : savedWithErrors,
    errors: form.errors.map((error) => ({
      id,
      uniqueName: form.uniqueName,
      version: form.version,
      type: form.type,
      ...error,
    })),
  };
}

interface ViewedWith {
  /** Of products, by their names. */
  ids: ReadonlyMap<string, string>;
  numbers: FieldNumbers;
}

function templateOf(
  id: string,
  form: WholeForm,
  { ids, numbers }: ViewedWith,
): UiFormTemplate['formTemplate'] {
  return {
    id,
    uniqueName: form.uniqueName,
    displayName: form.name,
    version: form.version,
    type: form.type,
    // The shape of the kind allows these alone.
    status: form.status as UiFormTemplate['formTemplate']['status'],
    valid: form.errors.length === 0,
    visibility: visibilityOf(form),
    root: form.root,
    includedInEndorsement: form.includedInEndorsement,
    proposalLevel: form.proposalLevel,
    effectiveDateRangeBegin: form.effectiveDateRangeBegin,
    effectiveDateRangeEnd: form.effectiveDateRangeEnd,
    productTemplates: form.productNames.map((name) => ({ id: ids.get(name) ?? name, name })),
    appliesToAllProductTemplates: form.productNames.length === 0,
    dynamicNameTemplate: form.dynamicNameTemplate,
    staticName: form.staticName,
    allowDirectNavigation: form.allowDirectNavigation,
    linkFormTemplateUniqueName: form.linkFormTemplateUniqueName,
    flags: form.flags,
    fieldTemplates: form.fields.map((field) => ({
      id: numbers.numberOf(field.id),
      variableName: field.name,
      type: field.type,
    })),
  };
}

function sectionsOf(
  { sections, fields }: WholeForm,
  stored: FormTemplateDoc['fields'],
  { ids, numbers }: ViewedWith,
): UiFormTemplate['sections'] {
  const byId = new Map(fields.map(({ id }, index) => [id, stored[index]]));
  return sections.map(({ label, repeating, rows }) => ({
    label,
    repeating,
    rows: rows.map((row) => ({
      fields: row.flatMap((fieldId) => {
        const field = byId.get(fieldId);
        return field ? [bodyOfField(field, numbers.numberOf(fieldId), ids)] : [];
      }),
    })),
  }));
}
