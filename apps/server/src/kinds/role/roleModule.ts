import { jsonSection } from '../../exchange/jsonSection.ts';
import { defaultBodyLimit } from '../defaultBodyLimit.ts';
import type { KindModule } from '../KindModule.ts';
import { nameColumn } from '../nameColumn.ts';
import { type RoleDoc, roleKind } from './roleKind.ts';

/** Roles: they are backed up and restored. */
export const roleModule: KindModule<RoleDoc> = {
  kind: roleKind,
  ownerUri: '/Role',
  plural: 'roles',
  addressing: 'name',
  parameter: 'name',
  operations: {},
  bodyLimit: defaultBodyLimit,
  permissions: ['MANAGE_PERMISSIONS'],
  backupPermissions: ['MANAGE_PERMISSIONS'],
  view: ({ doc }) => doc,
  columns: nameColumn,
  section: jsonSection('Assigned Authorizations', 'role', roleKind),
};
