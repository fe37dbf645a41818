import type { Permissions } from '@studio/api';
import { beginLone } from '../../../../kernel/object/testing/beginLone.ts';
import { permissions } from '../../early.ts';

/** Of what has one in the console; others are their own keys. */
const keyOf = new Map([
  ['Manage permissions', 'MANAGE_PERMISSIONS'],
  ['Back up and restore', 'MODIFY_CONFIG_BACKUP_RESTORE'],
]);

/** Permissions of underwriters. @param allowed the names of the roles that allow each, by what it is called */
export function permissionsOf(
  roleNames: readonly string[],
  allowed: Readonly<Record<string, readonly string[]>>,
): Permissions {
  return {
    userType: 4,
    roleNames: [...roleNames],
    authorizationSummaries: Object.entries(allowed).map(([description, roles]) => ({
      authorization: keyOf.get(description) ?? description,
      description,
      assignedAuthorizationSummaries: roleNames.map((roleDescription) => ({
        roleDescription,
        authorizationAssigned: roles.includes(roleDescription),
      })),
    })),
    lastModifiedBy: { id: 'u', name: 'Marta Oduya' },
    timeLastModified: 1_795_208_400_000,
    version: 3,
  };
}

/** Of underwriters. */
export const roles = ['Assistant', 'Underwriter', 'Senior', 'Manager'];
/** Six authorizations. */
export const some = permissionsOf(roles, {
  'Approve quotes': ['Senior', 'Manager'],
  'Bind coverage': ['Underwriter', 'Senior', 'Manager'],
  'Delete submissions': ['Underwriter', 'Manager'],
  'Edit loss history': roles,
  'Manage permissions': ['Manager'],
  'View audit trail': [],
});

/** With what keeps users from being locked out. */
export const withKeeping = permissionsOf(roles, {
  'Back up and restore': ['Manager'],
  'Manage permissions': ['Manager'],
});

/** A user who can sign in. */
export const person = (id: string, name: string, ...roleNames: string[]) => ({
  id,
  name,
  username: null,
  roleNames,
  canSignIn: true,
});
const users = [
  person('bianca', 'Bianca Kerr', 'Underwriter'),
  person('story', 'Marta Oduya', 'Manager'),
  person('priya', 'Priya Nair', 'Senior'),
  person('jon', 'Jon Vega', 'Underwriter', 'Manager'),
];

/** Where users are read. */
export const usersPath = '/rest/Permission/users';
/** @param withheld the keys of what cannot be given */
export const peopleOf = (withheld: readonly string[], isKeptElsewhere = true) => ({
  ...{ records: users, totalRecords: users.length },
  ...{ withheld, isKeptElsewhere },
});

const answersWith = (given: unknown) => ({
  [permissions.rest]: given,
  [usersPath]: peopleOf([]),
});

/** What it takes to edit. */
export const permitted = ['MANAGE_PERMISSIONS'] as const;

/** Begins a story of the permissions of underwriters. @param given what reading them answers */
export const begin = (
  given: unknown,
  held: readonly (typeof permitted)[number][] = permitted,
  further: Readonly<Record<string, unknown>> = {},
) => beginLone(permissions, { answers: { ...answersWith(given), ...further }, permissions: held }, '4');
