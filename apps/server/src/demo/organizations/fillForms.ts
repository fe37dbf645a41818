import { formStatus } from '../../kinds/formTemplate/FormTemplateDoc.ts';
import { fieldTypes } from '../../kinds/formTemplate/settings/FieldSetting.ts';
import {
  formTypesByType,
  type OrganizationDoc,
  type OrganizationForm,
  organizationStatus,
} from '../../kinds/organization/OrganizationDoc.ts';
import type { FormValues } from '../../organizations/forms/FormValues.ts';
import type { DemoFormTemplateSeed } from '../types.ts';

/** The items of data sets, by their names. */
type Items = ReadonlyMap<string, readonly { value: string }[]>;

type Field = DemoFormTemplateSeed['fields'][number];

/** Fields that some organizations have left empty, the required ones among them. */
const emptyEach = 5;

/**
 * The forms of an organization as somebody has filled them in, by the forms that are in production: those of drafts are empty, every eleventh
 * organization lacks its last form, and every fifth field is empty.
 * @param serial the number of the organization, from 0
 */
export function fillForms(
  { id, organizationType, status }: OrganizationDoc,
  serial: number,
  { forms, items }: { forms: readonly DemoFormTemplateSeed[]; items: Items },
): OrganizationForm[] {
  const types = formTypesByType[organizationType];
  const own = forms
    .filter((form) => types.includes(form.type) && form.status === formStatus.inProduction)
    .toSorted((one, other) => one.type - other.type);
  const held = serial % 11 === 10 ? own.slice(0, -1) : own;
  return held.map(({ uniqueName, version, name, type, fields, sections = [] }) => {
    const repeated = new Set(sections.flatMap(({ repeating, rows }) => (repeating ? rows.flat() : [])));
    const once = fields.filter((field) => !repeated.has(field.id ?? ''));
    const values = status === organizationStatus.draft ? {} : filled(once, serial, items);
    return { id: `${id}-${uniqueName}`, uniqueName, templateVersion: version, name, type, values };
  });
}

function filled(fields: readonly Field[], serial: number, items: Items): FormValues {
  return Object.fromEntries(
    fields.flatMap((field, index) => {
      const value =
        (serial + index) % emptyEach === 0 ? undefined : madeUpValue(field, serial + index, items);
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
}

/** Undefined for a field that nothing is made up for. */
function madeUpValue({ type, validator, dataSetName, options }: Field, seed: number, items: Items) {
  const choices = (dataSetName === null ? undefined : items.get(dataSetName)) ?? [];
  const chosen = choices[seed % Math.max(1, choices.length)]?.value;
  if ((type === fieldTypes.dropDown || type === fieldTypes.radioGroup) && chosen !== undefined) {
    const next = choices[(seed + 1) % choices.length]?.value;
    return options?.includes('<multiple>true') ? [...new Set([chosen, next ?? chosen])] : chosen;
  }
  if (type === fieldTypes.calendar) return `20${20 + (seed % 6)}-0${1 + (seed % 9)}-01`;
  return type === fieldTypes.textInput && validator === 'currency'
    ? String(50_000 + (seed % 20) * 25_000)
    : undefined;
}
