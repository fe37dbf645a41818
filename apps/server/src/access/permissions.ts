import type { AuthorizationKey } from '@studio/api';

/** What each permission is for: an area of the configuration, the manage-operations menu, or who may do what. */
const areas: Readonly<Record<AuthorizationKey, 'configuration' | 'operations' | 'people'>> = {
  AUTHORIZATION_CONFIGURATOR_MANAGE_PRODUCT_TEMPLATES: 'configuration',
  AUTHORIZATION_GENERATE_DATA_DICTIONARY: 'operations',
  MANAGE_DATASETS: 'configuration',
  MANAGE_FORMS: 'configuration',
  MANAGE_PERMISSIONS: 'people',
  MANAGE_POPUP_NOTIFICATIONS: 'configuration',
  MANAGE_RULES: 'configuration',
  MODIFY_CONFIG_AGENCY_BROKERAGE: 'configuration',
  MODIFY_CONFIG_BACKUP_RESTORE: 'operations',
  MODIFY_CONFIG_CARRIERS: 'configuration',
  MODIFY_CONFIG_EMAIL: 'configuration',
  MODIFY_CONFIG_IMPORT_DATA: 'operations',
  MODIFY_CONFIG_MGA_AGENCY_BROKERAGE: 'configuration',
  MODIFY_CONFIG_MGA_CARRIERS: 'configuration',
  VIEW_CONFIG_DETAILED_HISTORY: 'operations',
};

/** Every permission there is. */
export const allPermissions = Object.keys(areas) as readonly AuthorizationKey[];

/** The permissions of the configuration areas, without those of the manage-operations menu and of who may do what. */
export const configurationPermissions: readonly AuthorizationKey[] = allPermissions.filter(
  (permission) => areas[permission] === 'configuration',
);

/** What a message says of a missing permission. */
export function missingPermissionText(permission: AuthorizationKey): string {
  return `This needs the permission ${permission}.`;
}
