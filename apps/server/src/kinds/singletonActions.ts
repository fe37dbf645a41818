import type { Action, AuthorizationKey } from '@studio/api';
import { permitted } from './actions.ts';

/** What can be done with the one document of a kind, by whoever has some permissions. */
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
