import type { Action, AuthorizationKey } from '@studio/api';
import { permitted } from './actions.ts';

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
