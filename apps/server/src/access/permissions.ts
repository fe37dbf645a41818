import type { AuthorizationKey } from '@studio/api';

/** Every permission there is. */
export const allPermissions: readonly AuthorizationKey[] = [
  'MANAGE_DATASETS',
  'VIEW_CONFIG_DETAILED_HISTORY',
  'MODIFY_CONFIG_BACKUP_RESTORE',
  'MODIFY_CONFIG_IMPORT_DATA',
  'AUTHORIZATION_GENERATE_DATA_DICTIONARY',
];

/** The permissions of the configuration areas, without those of the manage-operations menu. */
export const configurationPermissions: readonly AuthorizationKey[] = ['MANAGE_DATASETS'];

/** What a message says of a missing permission. */
export function missingPermissionText(permission: AuthorizationKey): string {
  return `This needs the permission ${permission}.`;
}
