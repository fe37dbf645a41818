import { isDeepStrictEqual } from 'node:util';
import type { FormFieldChange } from '@studio/api';
import type { FormField, FormTemplateDoc, WholeForm } from '../kinds/formTemplate/FormTemplateDoc.ts';
import { wholeForm } from '../kinds/formTemplate/wholeForm.ts';

/** A part of a form that differs between two of its versions. */
export type FormPart = 'settings' | 'layout' | 'fields' | 'rules';

/** What became of a form. */
export interface FormChanges {
  /** The parts that differ; none for versions that say the same. */
  parts: FormPart[];
  fields: FormFieldChange[];
}

/** What of a form is no setting of it. */
const elsewhere: ReadonlySet<string> = new Set([
  ...['sections', 'fields', 'fieldRules', 'triggerRule'],
  ...['version', 'status', 'errors', 'cases'],
]);

/** What differs between two versions of a form. Fields are the same by their ids, and those that were made again by their names. */
export function compareForms(before: FormTemplateDoc, after: FormTemplateDoc): FormChanges {
  const former = wholeForm(before);
  const now = withIdsOf(former, wholeForm(after));
  const fields = fieldChanges(former, now);
  const parts: FormPart[] = [];
  if (!isDeepStrictEqual(settingsOf(former), settingsOf(now))) parts.push('settings');
  if (!isDeepStrictEqual(layoutOf(former, now), layoutOf(now, former))) parts.push('layout');
  if (fields.length > 0) parts.push('fields');
  if (!isDeepStrictEqual(rulesOf(former), rulesOf(now))) parts.push('rules');
  return { parts, fields };
}

/** The form with the ids that another has for fields of the same name, where each would be known to one of them alone. */
function withIdsOf(former: WholeForm, now: WholeForm): WholeForm {
  const ids = new Set(now.fields.map(({ id }) => id));
  const known = new Set(former.fields.map(({ id }) => id));
  const gone = new Map(former.fields.filter(({ id }) => !ids.has(id)).map(({ id, name }) => [name, id]));
  const again = new Map(
    now.fields.flatMap(({ id, name }) => {
      const formerId = known.has(id) ? undefined : gone.get(name);
      return formerId === undefined ? [] : [[id, formerId] as const];
    }),
  );
  if (again.size === 0) return now;
  const idNow = (id: string) => again.get(id) ?? id;
  return {
    ...now,
    fields: now.fields.map((field) => ({ ...field, id: idNow(field.id) })),
    sections: now.sections.map((section) => ({
      ...section,
      rows: section.rows.map((row) => row.map(idNow)),
    })),
  };
}

function settingsOf(form: WholeForm) {
  return Object.fromEntries(Object.entries(form).filter(([property]) => !elsewhere.has(property)));
}

function rulesOf({ fieldRules, triggerRule }: WholeForm) {
  return { fieldRules, triggerRule };
}

/** The positions of the fields that both have: what is added or removed is reported as a field. */
function layoutOf({ sections }: WholeForm, other: WholeForm) {
  const shared = new Set(other.fields.map(({ id }) => id));
  return sections.map(({ label, repeating, rows }) => ({
    ...{ label, repeating },
    rows: rows.map((row) => row.filter((id) => shared.has(id))).filter((row) => row.length > 0),
  }));
}

function fieldChanges(former: WholeForm, now: WholeForm): FormFieldChange[] {
  const before = new Map(former.fields.map((field) => [field.id, field]));
  const after = new Map(now.fields.map((field) => [field.id, field]));
  const gone = former.fields
    .filter(({ id }) => !after.has(id))
    .map((field) => changeOf(field, 'removed', null, []));
  const kept = now.fields.flatMap((field): FormFieldChange[] => {
    const own = before.get(field.id);
    if (own === undefined) return [changeOf(field, 'added', null, [])];
    const properties = propertiesThatDiffer(own, field);
    if (own.name !== field.name) return [changeOf(field, 'renamed', own.name, properties)];
    return properties.length === 0 ? [] : [changeOf(field, 'changed', null, properties)];
  });
  return [...gone, ...kept];
}

function changeOf(
  { name, label }: FormField,
  fate: FormFieldChange['fate'],
  formerName: string | null,
  properties: string[],
): FormFieldChange {
  return { variableName: name, label, fate, formerName, properties };
}

/** What the contract calls properties of stored fields otherwise. */
const wireNames: Readonly<Record<string, string>> = {
  dataSetName: 'dynamicDataSet',
  productNames: 'productTemplates',
};

function propertiesThatDiffer(own: FormField, field: FormField): string[] {
  const [one, other] = [own, field] as Readonly<Record<string, unknown>>[];
  return Object.keys(field)
    .filter((property) => property !== 'id' && property !== 'name')
    .filter((property) => !isDeepStrictEqual(one?.[property], other?.[property]))
    .map((property) => wireNames[property] ?? property);
}
