import type { Action, AuthorizationKey } from '@studio/api';
import { missingPermissionText } from '../../access/permissions.ts';
import type { DataSetDoc } from './DataSetDoc.ts';

type Permissions = readonly AuthorizationKey[];

/** What can be done in the browser of data sets. */
export function browserActions(permissions: Permissions): Action[] {
  return [
    permitted('New Data Set', permissions, 'MANAGE_DATASETS'),
    action('Export'),
    permitted('Backup', permissions, 'MODIFY_CONFIG_BACKUP_RESTORE'),
  ];
}

/** What can be done with one data set. */
export function objectActions(
  permissions: Permissions,
  { required }: Pick<DataSetDoc, 'required'>,
): Action[] {
  const remove = permitted('Delete', permissions, 'MANAGE_DATASETS');
  return [
    action('Data Set Settings'),
    required && remove.enabled
      ? { ...remove, enabled: false, notes: 'The product needs this data set.' }
      : remove,
    action('Export'),
    action('View References'),
    permitted('Discard', permissions, 'MANAGE_DATASETS'),
    permitted('Save', permissions, 'MANAGE_DATASETS'),
  ];
}

function action(name: string): Action {
  return { name, enabled: true };
}

function permitted(name: string, permissions: Permissions, permission: AuthorizationKey): Action {
  if (permissions.includes(permission)) return action(name);
  return { name, enabled: false, notes: missingPermissionText(permission) };
}
