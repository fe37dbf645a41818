import { formStatus } from '../../kinds/formTemplate/FormTemplateDoc.ts';
import { fieldTypes } from '../../kinds/formTemplate/settings/FieldSetting.ts';
import {
  formTypesByType,
  type OrganizationDoc,
  type OrganizationForm,
  organizationStatus,
  organizationTypes,
} from '../../kinds/organization/OrganizationDoc.ts';
import {
  type FormEntry,
  type FormValue,
  type FormValues,
  sectionKey,
} from '../../organizations/forms/FormValues.ts';
import { agreementDocument, type DemoDocument } from '../documents/productDocuments.ts';
import type { DemoFormTemplateSeed } from '../types.ts';

/** The items of data sets, by their names. */
type Items = ReadonlyMap<string, readonly { value: string }[]>;

type Field = DemoFormTemplateSeed['fields'][number];

/** Whose form it is: the organization, its number from 0, and what it chooses from. */
interface Filling {
  organization: OrganizationDoc;
  serial: number;
  items: Items;
}

/** Fields that some organizations have left empty, the required ones among them. */
const emptyEach = 5;

/** The agreement that some agencies in use have signed, and attached; null for others. @param serial of the organization, from 0 */
export function agreementOf(
  { organizationType, status, name }: OrganizationDoc,
  serial: number,
): DemoDocument | null {
  const isAgency = organizationType === organizationTypes.agency && status === organizationStatus.active;
  return isAgency && serial % 7 === 4 && !isBehind(serial) ? agreementDocument(name) : null;
}

/** Whether an organization was last filled in by the former versions of forms. */
function isBehind(serial: number): boolean {
  return serial > 100 && serial % 17 === 3;
}

/** The forms of the demo: those in production, and versions that came before them. */
interface DemoForms {
  forms: readonly DemoFormTemplateSeed[];
  former: readonly DemoFormTemplateSeed[];
}

/**
 * The forms of an organization as somebody has filled them in, by the forms that are in production: those of drafts are empty, every eleventh
 * organization lacks its last form, and every fifth field is empty. Some have former versions, which an upgrade replaces.
 * @param serial the number of the organization, from 0
 */
export function fillForms(
  organization: OrganizationDoc,
  serial: number,
  { forms, former, items }: DemoForms & { items: Items },
): OrganizationForm[] {
  const { id, organizationType, status } = organization;
  const types = formTypesByType[organizationType];
  const own = forms
    .filter((form) => types.includes(form.type) && form.status === formStatus.inProduction)
    .toSorted((one, other) => one.type - other.type || (one.ordering ?? 0) - (other.ordering ?? 0));
  const held = serial % 11 === 10 ? own.slice(0, -1) : own;
  return held.map((current) => {
    const earlier = former.find((form) => form.uniqueName === current.uniqueName);
    const form = (isBehind(serial) && earlier) || current;
    const { uniqueName, version, name, type } = form;
    const isDraft = status === organizationStatus.draft;
    const values = isDraft ? {} : filled(form, { organization, serial, items });
    return { id: `${id}-${uniqueName}`, uniqueName, templateVersion: version, name, type, values };
  });
}

function filled({ fields, sections = [] }: DemoFormTemplateSeed, filling: Filling): FormValues {
  const { serial } = filling;
  const repeating = sections.filter((section) => section.repeating);
  const repeated = new Set(repeating.flatMap(({ rows }) => rows.flat()));
  const once = fields.filter((field) => !repeated.has(field.id ?? ''));
  // Of two entries at most.
  const entries = repeating.map(({ rows }): [string, FormEntry[]] => {
    const own = fields.filter((field) => rows.flat().includes(field.id ?? ''));
    const some = Array.from({ length: (serial + 1) % 3 }, (_, index) => entryOf(own, filling, index));
    return [sectionKey(rows), some];
  });
  return {
    ...Object.fromEntries(
      once.flatMap((field, index) => {
        const isEmpty = field.type !== fieldTypes.upload && (serial + index) % emptyEach === 0;
        const value = isEmpty ? undefined : madeUpValue(field, serial + index, filling);
        return value === undefined ? [] : [[field.name, value]];
      }),
    ),
    ...Object.fromEntries(entries.filter(([, some]) => some.length > 0)),
  };
}

function entryOf(fields: readonly Field[], filling: Filling, index: number): FormEntry {
  return Object.fromEntries(
    fields.flatMap((field) => {
      // The first is where the organization is.
      const own = index === 0 ? whereItIs(field.name, filling.organization) : undefined;
      const value = own ?? madeUpValue(field, filling.serial + index, filling);
      return value === undefined ? [] : [[field.name, value]];
    }),
  );
}

function whereItIs(name: string, { addressLine1, city, state, postalCode }: OrganizationDoc) {
  const own = {
    officeStreet: addressLine1,
    officeCity: city,
    officeState: state,
    officePostalCode: postalCode,
  };
  return own[name as keyof typeof own] ?? undefined;
}

const wholesalers = [
  { wholesalerName: 'Lakeshore Risk Partners', wholesalerCode: 'IL-0042' },
  { wholesalerName: 'Halvorsen Insurance Group', wholesalerCode: 'IA-0117' },
  { wholesalerName: 'River Bluff Marine Agency', wholesalerCode: 'KMU-014' },
];
const offices = [
  {
    officeStreet: '410 Court Street',
    officeCity: 'Des Moines',
    officeState: 'IA',
    officePostalCode: '50309',
  },
  { officeStreet: '88 Harbor Road', officeCity: 'Duluth', officeState: 'MN', officePostalCode: '55802' },
];

/** Of a text that is known by the name of its field; undefined for others. */
function knownText(name: string, seed: number, serial: number): string | undefined {
  const texts: Readonly<Record<string, string>> = {
    taxId: `${20 + (seed % 70)}-${String(1_000_000 + ((seed * 7919) % 9_000_000))}`,
    ...wholesalers[serial % wholesalers.length],
    ...offices[serial % offices.length],
  };
  return texts[name];
}

/** Undefined for a field that nothing is made up for. */
function madeUpValue(
  { name, type, validator, dataSetName, options }: Field,
  seed: number,
  { serial, items, organization }: Filling,
): FormValue | undefined {
  if (type === fieldTypes.upload) {
    const agreement = agreementOf(organization, serial)?.reference;
    return agreement && [{ ...agreement, size: String(agreement.size) }];
  }
  const known = knownText(name, seed, serial);
  if (known !== undefined) return known;
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
