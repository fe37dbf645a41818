import { isDeepStrictEqual } from 'node:util';
import { entriesOf, type FormValues, filesIn, sectionPrefix } from '../../organizations/forms/FormValues.ts';
import {
  type LetterOfAuthority,
  letterFaults,
  lettersShape,
} from '../../organizations/letters/LetterOfAuthority.ts';
import { mostAttachments } from '../../organizations/signature/readSignature.ts';
import { checkShape } from '../../store/checkShape.ts';
import type { Kind, Reference, Renaming } from '../../store/Kind.ts';
import type { Violation } from '../../store/Violation.ts';
import { checkUnique } from '../checkUnique.ts';
import { contentReferenceShape } from '../contentReferenceShape.ts';
import { kindNames } from '../kindNames.ts';
import {
  issuerTypes,
  type OrganizationDoc,
  optionalTexts,
  organizationStatus,
  statusOf,
} from './OrganizationDoc.ts';

const shortTexts = new Set<string>(['code', 'state', 'postalCode', 'phoneNumber']);
const id = { type: 'string', format: 'name', maxLength: 1000 };

/** A value of a form; entries may have entries, of a field that repeats in a section that does, and those may have files. */
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
      values: { type: 'object', additionalProperties: formValue(3) },
    },
  },
};

const signatureShape = {
  type: 'object',
  required: ['html', 'attachments'],
  additionalProperties: false,
  properties: {
    html: { type: 'string', minLength: 1, maxLength: 200_000 },
    attachments: { type: 'array', maxItems: mostAttachments, items: contentReferenceShape().oneOf[1] },
  },
};

function optionalText(property: string) {
  return { type: ['string', 'null'], maxLength: shortTexts.has(property) ? 100 : 1000 };
}

const checkOrganizationShape = checkShape<OrganizationDoc>(
  {
    type: 'object',
    required: ['id', 'organizationType', 'name', 'parentId', ...optionalTexts],
    additionalProperties: false,
    properties: {
      ...Object.fromEntries(optionalTexts.map((property) => [property, optionalText(property)])),
      id,
      organizationType: { type: 'integer', enum: [1, 2, 3, 4] },
      name: { type: 'string', maxLength: 1000 },
      parentId: { ...id, type: ['string', 'null'] },
      status: { type: 'integer', enum: Object.values(organizationStatus) },
      forms: formsShape,
      emailSignature: signatureShape,
      letters: lettersShape,
    },
  },
  organizationFaults,
);

function organizationFaults(doc: OrganizationDoc): Violation[] {
  const { id: own, parentId, organizationType, forms = [], letters } = doc;
  return [
    ...(own === parentId
      ? [{ pointer: '/parentId', message: 'An organization cannot belong to itself.' }]
      : []),
    ...checkUnique(
      forms.map((form) => form.id),
      'form',
      (index) => `/forms/${index}/id`,
    ),
    ...(letters && !issuerTypes.includes(organizationType)
      ? [{ pointer: '/letters', message: 'Only carriers and MGAs issue letters of authority.' }]
      : []),
    ...letterFaults(letters ?? []),
    ...checkUnique(
      (letters ?? []).map(({ number }) => number),
      'letter of authority',
      (index) => `/letters/${index}/number`,
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
  contentsOf: ({ emailSignature, forms = [] }) => [
    ...(emailSignature?.attachments ?? []).map((content, index) => ({
      ...{ content, pointer: `/emailSignature/attachments/${index}` },
    })),
    ...forms.flatMap(({ values }, index) => filesIn(values, `/forms/${index}/values`)),
  ],
  isRequired: () => false,
  followRenaming,
};

/** What its forms were made of may be gone: their values stay. */
function referencesOf({ parentId, forms = [], letters = [] }: OrganizationDoc): Reference[] {
  const parent = { part: '', toKind: kindNames.organization, toPart: '', pointer: '/parentId' };
  return [
    ...(parentId === null ? [] : [{ ...parent, toName: parentId }]),
    ...forms.map(({ uniqueName: toName }, index) => ({
      ...{ part: '', toKind: kindNames.formTemplate, toName, toPart: '' },
      ...{ pointer: `/forms/${index}/uniqueName`, mayBeMissing: true },
    })),
    ...firstOfEachAgency(letters).map(({ agencyId: toName, index }) => ({
      ...{ part: '', toKind: kindNames.organization, toName, toPart: '' },
      pointer: `/letters/${index}/agencyId`,
    })),
  ];
}

/** One reference an agency is enough, however many letters it has. */
function firstOfEachAgency(letters: readonly LetterOfAuthority[]) {
  const seen = new Set<string>();
  return letters.flatMap(({ agencyId }, index) => {
    if (seen.has(agencyId)) return [];
    seen.add(agencyId);
    return [{ agencyId, index }];
  });
}

function followRenaming(doc: OrganizationDoc, renaming: Renaming): OrganizationDoc {
  const { kind, from, to } = renaming;
  if (kind === kindNames.organization) return followOrganization(doc, from, to);
  const { forms = [] } = doc;
  if (kind !== kindNames.formTemplate || !forms.some(({ uniqueName }) => uniqueName === from)) return doc;
  const followed = forms.map((form) =>
    form.uniqueName === from
      ? { ...form, uniqueName: to, values: renameValues(form.values, renaming.parts) }
      : form,
  );
  return isDeepStrictEqual(followed, forms) ? doc : { ...doc, forms: followed };
}

function followOrganization(doc: OrganizationDoc, from: string, to: string): OrganizationDoc {
  const { parentId, letters = [] } = doc;
  const isIssued = letters.some(({ agencyId }) => agencyId === from);
  if (parentId !== from && !isIssued) return doc;
  return {
    ...doc,
    parentId: parentId === from ? to : parentId,
    ...(isIssued && {
      letters: letters.map((letter) => (letter.agencyId === from ? { ...letter, agencyId: to } : letter)),
    }),
  };
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
