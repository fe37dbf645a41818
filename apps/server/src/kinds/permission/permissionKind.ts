import { authorizations } from '../../access/permissions.ts';
import { type UserType, userTypeNames, userTypes } from '../../access/userTypes.ts';
import { checkShape, whole } from '../../store/checkShape.ts';
import type { Kind } from '../../store/Kind.ts';
import type { Violation } from '../../store/Violation.ts';
import { checkUnique } from '../checkUnique.ts';
import { columnText } from '../columnText.ts';
import { kindNames } from '../kindNames.ts';
import { projectUsers } from '../user/projectUsers.ts';

/** What the users who have it may do. A type, so that it may be a value of a document. */
export type Role = {
  /** Unique within its user type. */
  name: string;
  description: string;
  /** Keys, in alphabetical order. */
  authorizations: string[];
};

/** The roles of a user type, of which there is one document each. */
export type PermissionDoc = { userType: UserType; roles: Role[] };

const keys = authorizations.map(({ key }) => key);

const roleShape = whole({
  name: { type: 'string', format: 'name', maxLength: 1000 },
  description: columnText,
  authorizations: { type: 'array', uniqueItems: true, items: { type: 'string', enum: keys } },
});

const permissionSchema = whole({
  userType: { type: 'integer', enum: userTypes },
  roles: { type: 'array', maxItems: 500, items: roleShape },
});

/** What documents are called: the number of the user type. */
export function matrixName(userType: UserType): string {
  return String(userType);
}

/** Permissions: a document for each user type, which people neither add nor remove. Users refer to its roles. */
export const permissionKind: Kind<PermissionDoc> = {
  name: kindNames.permission,
  noun: 'permission matrix',
  hasFixedDocuments: true,
  validate: checkShape(permissionSchema, roleFaults),
  nameOf: ({ userType }) => String(userType),
  summarise: ({ userType, roles }) => ({ displayName: userTypeNames[userType], roleCount: roles?.length }),
  referencesOf: () => [],
  hasPart: ({ roles }, part) => roles.some(({ name }) => name === part),
  partsOf: ({ roles }) => roles.map(({ name }) => ({ key: name, name })),
  isRequired: () => true,
  followRenaming: (doc) => doc,
  afterWrites: projectUsers,
};

function roleFaults({ roles }: PermissionDoc): Violation[] {
  const names = roles.map(({ name }) => name);
  return [
    ...checkUnique(names, 'role', (index) => `/roles/${index}/name`),
    ...roles.flatMap(({ authorizations: held }, at) => {
      const sorted = held.toSorted();
      const index = held.findIndex((key, place) => key !== sorted[place]);
      const pointer = `/roles/${at}/authorizations/${index}`;
      return index === -1 ? [] : [{ pointer, message: 'Authorizations are in alphabetical order.' }];
    }),
  ];
}
