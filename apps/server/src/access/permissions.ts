import type { AuthorizationKey } from '@studio/api';
import { type Authorization, productAuthorizations } from './productAuthorizations.ts';

interface Permission {
  /** An area of the configuration, the manage-operations menu, or who may do what. */
  area: 'configuration' | 'operations' | 'people';
  /** What people call it. */
  label: string;
}

/** What each permission is for. */
const permissions: Readonly<Record<AuthorizationKey, Permission>> = {
  AUTHORIZATION_CONFIGURATOR_MANAGE_PRODUCT_TEMPLATES: {
    area: 'configuration',
    label: 'Manage product templates',
  },
  AUTHORIZATION_GENERATE_DATA_DICTIONARY: { area: 'operations', label: 'Generate the data dictionary' },
  MANAGE_BA_STUDIO_PREFERENCES: { area: 'configuration', label: 'Manage preferences' },
  MANAGE_CONFIG_SECTION_TEMPLATES: { area: 'configuration', label: 'Manage section templates' },
  MANAGE_CUSTOM_FILES_AND_ICONS: { area: 'configuration', label: 'Manage files and icons' },
  MANAGE_DATASETS: { area: 'configuration', label: 'Manage data sets' },
  MANAGE_FORMS: { area: 'configuration', label: 'Manage forms' },
  MANAGE_FORM_RULES: { area: 'configuration', label: 'Manage form rules' },
  MANAGE_PERMISSIONS: { area: 'people', label: 'Manage permissions' },
  MANAGE_POPUP_NOTIFICATIONS: { area: 'configuration', label: 'Manage pop-up templates' },
  MANAGE_RULES: { area: 'configuration', label: 'Manage rules' },
  MODIFY_CONFIG_AGENCY_BROKERAGE: { area: 'configuration', label: 'Manage agencies and brokerages' },
  MODIFY_CONFIG_BACKUP_RESTORE: { area: 'operations', label: 'Back up and restore' },
  MODIFY_CONFIG_CARRIERS: { area: 'configuration', label: 'Manage carriers' },
  MODIFY_CONFIG_EMAIL: { area: 'configuration', label: 'Manage email templates' },
  MODIFY_CONFIG_IMPORT_DATA: { area: 'operations', label: 'Import data' },
  MODIFY_CONFIG_MGA_AGENCY_BROKERAGE: {
    area: 'configuration',
    label: 'Manage agencies and brokerages of MGAs',
  },
  MODIFY_CONFIG_MGA_CARRIERS: { area: 'configuration', label: 'Manage carriers of MGAs' },
  MODIFY_SCORING_CONFIGURATION: { area: 'configuration', label: 'Manage scoring rules' },
  MODIFY_STATE_RATES: { area: 'configuration', label: 'Manage rate status' },
  VIEW_CONFIG_DETAILED_HISTORY: { area: 'operations', label: 'View the detailed history' },
};

/** Every permission there is. */
export const allPermissions = Object.keys(permissions) as readonly AuthorizationKey[];

/** The permissions of the configuration areas, without those of the manage-operations menu and of who may do what. */
export const configurationPermissions: readonly AuthorizationKey[] = allPermissions.filter(
  (permission) => permissions[permission].area === 'configuration',
);

/** Every authorization that roles may allow: those of the console, which this server enforces, and those of the product. */
export const authorizations: readonly Authorization[] = [
  ...allPermissions.map(
    (key): Authorization => ({
      ...{ key, description: permissions[key].label, userTypes: [3, 4] },
    }),
  ),
  ...productAuthorizations,
].toSorted((left, right) => left.description.localeCompare(right.description, 'en'));

const consoleKeys: ReadonlySet<string> = new Set(allPermissions);

/** Whether an authorization is one of the console, which sessions carry and this server enforces. */
export function isConsoleKey(key: string): key is AuthorizationKey {
  return consoleKeys.has(key);
}

/** What a message says of a missing permission, as people call it. */
export function missingPermissionText(permission: AuthorizationKey): string {
  return `This needs the permission “${permissions[permission].label}”.`;
}

/** What permissions are called in a sentence: `“Manage rules” and “Import data”`. */
export function permissionNames(keys: readonly AuthorizationKey[]): string {
  return keys.map((key) => `“${permissions[key].label}”`).join(' and ');
}
