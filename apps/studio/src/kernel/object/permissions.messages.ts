import type { AuthorizationKey } from '@studio/api';
import { defineMessages } from '../../platform/i18n/defineMessages.ts';

/** What each permission is called, by its key; the server's messages call them the same. */
export const permissionText = defineMessages('permission', {
  AUTHORIZATION_CONFIGURATOR_MANAGE_PRODUCT_TEMPLATES: 'Manage product templates',
  AUTHORIZATION_GENERATE_DATA_DICTIONARY: 'Generate the data dictionary',
  MANAGE_CONFIG_SECTION_TEMPLATES: 'Manage section templates',
  MANAGE_CUSTOM_FILES_AND_ICONS: 'Manage files and icons',
  MANAGE_BA_STUDIO_PREFERENCES: 'Manage preferences',
  MANAGE_DATASETS: 'Manage data sets',
  MANAGE_FORM_RULES: 'Manage form rules',
  MANAGE_FORMS: 'Manage forms',
  MANAGE_PERMISSIONS: 'Manage permissions',
  MANAGE_POPUP_NOTIFICATIONS: 'Manage pop-up templates',
  MANAGE_RULES: 'Manage rules',
  MODIFY_CONFIG_AGENCY_BROKERAGE: 'Manage agencies and brokerages',
  MODIFY_CONFIG_BACKUP_RESTORE: 'Back up and restore',
  MODIFY_CONFIG_CARRIERS: 'Manage carriers',
  MODIFY_CONFIG_EMAIL: 'Manage email templates',
  MODIFY_CONFIG_IMPORT_DATA: 'Import data',
  MODIFY_CONFIG_MGA_AGENCY_BROKERAGE: 'Manage agencies and brokerages of MGAs',
  MODIFY_CONFIG_MGA_CARRIERS: 'Manage carriers of MGAs',
  MODIFY_SCORING_CONFIGURATION: 'Manage scoring rules',
  MODIFY_STATE_RATES: 'Manage rate status',
  VIEW_CONFIG_DETAILED_HISTORY: 'View the detailed history',
} satisfies Record<AuthorizationKey, string>);
