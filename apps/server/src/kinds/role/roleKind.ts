import type { AuthorizationKey } from '@studio/api';
import { projectUsers } from '../../access/people/projectUsers.ts';
import { allPermissions } from '../../access/permissions.ts';
import { checkShape } from '../../store/checkShape.ts';
import type { Kind } from '../../store/Kind.ts';
import type { Violation } from '../../store/Violation.ts';
import { columnText } from '../columnText.ts';
import { kindNames } from '../kindNames.ts';

/** What the users who have the role may do. */
export type RoleDoc = {
  name: string;
  /** Of the users that it is for: 1 Agency/Brokerage, 2 Service Team, 3 System, 4 Underwriting. */
  userType: 1 | 2 | 3 | 4;
  description: string;
  /** In alphabetical order. */
  authorizations: AuthorizationKey[];
};

const roleSchema = {
  type: 'object',
  required: ['name', 'userType', 'description', 'authorizations'],
  additionalProperties: false,
  properties: {
    name: { type: 'string', format: 'name', maxLength: 1000 },
    userType: { type: 'integer', enum: [1, 2, 3, 4] },
    description: columnText,
    authorizations: { type: 'array', uniqueItems: true, items: { type: 'string', enum: allPermissions } },
  },
};

/** Roles, through which users hold their permissions. They refer to nothing. */
export const roleKind: Kind<RoleDoc> = {
  name: kindNames.role,
  noun: 'role',
  validate: checkShape(roleSchema, checkOrder),
  nameOf: ({ name }) => name,
  summarise: ({ userType, authorizations }) => ({ userType, authorizationCount: authorizations.length }),
  referencesOf: () => [],
  hasPart: () => false,
  isRequired: () => false,
  followRenaming: (doc) => doc,
  afterWrites: projectUsers,
};

function checkOrder({ authorizations }: RoleDoc): Violation[] {
  const sorted = authorizations.toSorted();
  const index = authorizations.findIndex((key, at) => key !== sorted[at]);
  if (index === -1) return [];
  return [{ pointer: `/authorizations/${index}`, message: 'Authorizations stand in alphabetical order.' }];
}
