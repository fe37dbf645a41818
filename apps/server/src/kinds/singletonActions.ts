import type { Action, AuthorizationKey } from '@studio/api';
import { byName } from '../lists/rowOrder.ts';
import { permitted } from './actions.ts';
import { defaultBodyLimit } from './defaultBodyLimit.ts';

/** What the module of every kind of one document has alike. @param permission what writing it takes */
export function singletonModule(permission: AuthorizationKey) {
  return {
    ...({ addressing: 'name', parameter: 'name' } as const),
    bodyLimit: defaultBodyLimit,
    ...{ permissions: [permission], backupPermissions: [] },
    columns: { name: byName },
    actions: (permissions: readonly AuthorizationKey[]) => singletonActions(permissions, permission),
  };
}

/** The actions on the one document of a kind, for a caller's permissions. */
export function singletonActions(
  permissions: readonly AuthorizationKey[],
  permission: AuthorizationKey,
): Action[] {
  return [
    permitted('Discard', permissions, permission),
    permitted('Save', permissions, permission),
    permitted('Backup', permissions, 'MODIFY_CONFIG_BACKUP_RESTORE'),
  ];
}
