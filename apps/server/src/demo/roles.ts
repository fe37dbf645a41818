import { allPermissions, configurationPermissions } from '../access/permissions.ts';
import type { RoleDoc } from '../kinds/role/roleKind.ts';

/** What the demo users are allowed through. */
export const roles: RoleDoc[] = [
  {
    name: 'Administrator',
    userType: 3,
    description: 'Everything that the console offers, who may do what included',
    authorizations: allPermissions.toSorted(),
  },
  {
    name: 'Configuration author',
    userType: 3,
    description: 'The content of the configuration, without backups, imports and the detailed history',
    authorizations: configurationPermissions.toSorted(),
  },
];
