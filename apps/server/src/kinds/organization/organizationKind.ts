import type { OrganizationCard } from '@studio/api';
import type { Kind, Renaming } from '../../store/Kind.ts';
import { kindNames } from '../kindNames.ts';
import { checkOrganizationShape } from './organizationShape.ts';

/** An organization as far as its card needs it. */
export type OrganizationDoc = Omit<OrganizationCard, 'parentName' | 'parentCode'> & {
  /** The id of the organization that it belongs to. */
  parentId: string | null;
};

/** Organizations, which may share a name and are identified by id. They refer to the one they belong to. */
export const organizationKind: Kind<OrganizationDoc> = {
  name: kindNames.organization,
  noun: 'organization',
  validate: checkOrganizationShape,
  nameOf: ({ id }) => id,
  summarise: ({ name, organizationType, code }) => ({ displayName: name, organizationType, code }),
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
