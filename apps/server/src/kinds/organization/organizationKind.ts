import { isDeepStrictEqual } from 'node:util';
import { entriesOf, type FormValues, sectionPrefix } from '../../organizations/forms/FormValues.ts';
import { checkShape } from '../../store/checkShape.ts';
import type { Kind, Reference, Renaming } from '../../store/Kind.ts';
import type { Violation } from '../../store/Violation.ts';
import { checkUnique } from '../checkUnique.ts';
import { kindNames } from '../kindNames.ts';
import { type OrganizationDoc, optionalTexts, organizationStatus, statusOf } from './OrganizationDoc.ts';

const longTexts: ReadonlySet<string> = new Set(['addressLine1', 'addressLine2', 'addressLine3', 'city']);

const texts = Object.fromEntries(
  optionalTexts.map((property) => [
    property,
    { type: ['string', 'null'], maxLength: longTexts.has(property) ? 1000 : 100 },
  ]),
);
const id = { type: 'string', format: 'name', maxLength: 1000 };

/** A value of a form; entries may have entries, of a field that repeats in a section that does. */
function formValue(depth: number): object {
  const entry = depth === 0 ? [] : [{ type: 'object', additionalProperties: formValue(depth - 1) }];
  const items = { oneOf: [{ type: 'string' }, ...entry] };
  return { oneOf: [{ type: ['string', 'boolean', 'null'] }, { type: 'array', items }] };
}

const formsShape = {
  type: 'array',
  maxItems: 100,
  items: {
    type: 'object',
    required: ['id', 'uniqueName', 'templateVersion', 'name', 'type', 'values'],
    additionalProperties: false,
    properties: {
      id: { ...id, maxLength: 200 },
      uniqueName: id,
      templateVersion: { type: 'integer', minimum: 1 },
      name: { type: 'string' },
      type: { type: 'integer', minimum: 0 },
      values: { type: 'object', additionalProperties: formValue(2) },
    },
  },
};

const checkOrganizationShape = checkShape<OrganizationDoc>(
  {
    type: 'object',
    required: ['id', 'organizationType', 'name', 'parentId', ...optionalTexts],
    additionalProperties: false,
    properties: {
      ...texts,
      id,
      organizationType: { type: 'integer', enum: [1, 2, 3, 4] },
      name: { type: 'string', maxLength: 1000 },
      parentId: { ...id, type: ['string', 'null'] },
      status: { type: 'integer', enum: Object.values(organizationStatus) },
      forms: formsShape,
    },
  },
  organizationFaults,
);

function organizationFaults({ id: own, parentId, forms = [] }: OrganizationDoc): Violation[] {
  return [
    ...(own === parentId
      ? [{ pointer: '/parentId', message: 'An organization cannot belong to itself.' }]
      : []),
    ...checkUnique(
      forms.map((form) => form.id),
      'form',
      (index) => `/forms/${index}/id`,
    ),
  ];
}

/** Organizations, which may share a name and are identified by id. They refer to the one they belong to. */
export const organizationKind: Kind<OrganizationDoc> = {
  name: kindNames.organization,
  noun: 'organization',
  validate: checkOrganizationShape,
  nameOf: ({ id: name }) => name,
  summarise: (doc) => ({
    displayName: doc.name,
    organizationType: doc.organizationType,
    code: doc.code,
    city: doc.city,
    state: doc.state,
    parentId: doc.parentId,
    status: statusOf(doc),
  }),
  searchTextOf: ({ name, code }) => `${name}\n${code ?? ''}`,
  referencesOf,
  hasPart: () => false,
  isRequired: () => false,
  followRenaming,
};

/** What its forms were made of may be gone: their values stay. */
function referencesOf({ parentId, forms = [] }: OrganizationDoc): Reference[] {
  const parent = { part: '', toKind: kindNames.organization, toPart: '', pointer: '/parentId' };
  return [
    ...(parentId === null ? [] : [{ ...parent, toName: parentId }]),
    ...forms.map(({ uniqueName: toName }, index) => ({
      ...{ part: '', toKind: kindNames.formTemplate, toName, toPart: '' },
      ...{ pointer: `/forms/${index}/uniqueName`, mayBeMissing: true },
    })),
  ];
}

function followRenaming(doc: OrganizationDoc, renaming: Renaming): OrganizationDoc {
  const { kind, from, to } = renaming;
  if (kind === kindNames.organization) return doc.parentId === from ? { ...doc, parentId: to } : doc;
  const { forms = [] } = doc;
  if (kind !== kindNames.formTemplate || !forms.some(({ uniqueName }) => uniqueName === from)) return doc;
  const followed = forms.map((form) =>
    form.uniqueName === from
      ? { ...form, uniqueName: to, values: renameValues(form.values, renaming.parts) }
      : form,
  );
  return isDeepStrictEqual(followed, forms) ? doc : { ...doc, forms: followed };
}

/** The values under the names that their fields have now; in entries, too. */
function renameValues<Values extends FormValues>(values: Values, names: Renaming['parts']): FormValues {
  if (names.size === 0) return values;
  return Object.fromEntries(
    Object.entries(values).map(([key, value]) => [
      names.get(key) ?? key,
      key.startsWith(sectionPrefix) ? entriesOf(value).map((entry) => renameValues(entry, names)) : value,
    ]),
  );
}
