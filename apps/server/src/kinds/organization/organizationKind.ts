import { checkShape } from '../../store/checkShape.ts';
import type { Kind, Renaming } from '../../store/Kind.ts';
import type { Violation } from '../../store/Violation.ts';
import { kindNames } from '../kindNames.ts';
import { type OrganizationDoc, optionalTexts, organizationStatus, statusOf } from './OrganizationDoc.ts';

const shortTexts = new Set<string>(['code', 'state', 'postalCode', 'phoneNumber']);
const id = { type: 'string', format: 'name', maxLength: 1000 };

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
    },
  },
  ({ id: own, parentId }): Violation[] =>
    own === parentId ? [{ pointer: '/parentId', message: 'An organization cannot belong to itself.' }] : [],
);

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
  referencesOf: ({ parentId: toName }) =>
    toName === null
      ? []
      : [{ part: '', toKind: kindNames.organization, toName, toPart: '', pointer: '/parentId' }],
  hasPart: () => false,
  isRequired: () => false,
  followRenaming,
};

function followRenaming(doc: OrganizationDoc, { kind, from, to }: Renaming): OrganizationDoc {
  return kind === kindNames.organization && doc.parentId === from ? { ...doc, parentId: to } : doc;
}
