import type { Action, AuthorizationKey } from '@studio/api';
import { action, permitted, unless } from '../actions.ts';
import type { DataSetDoc } from './DataSetDoc.ts';

type Permissions = readonly AuthorizationKey[];

/** What can be done with a data set, or in the browser of data sets. */
export function dataSetActions(permissions: Permissions, doc: DataSetDoc | null | 'new'): Action[] {
  return doc === null
    ? browserActions(permissions)
    : objectActions(permissions, doc !== 'new' && doc.required);
}

function browserActions(permissions: Permissions): Action[] {
  return [
    permitted('New Data Set', permissions, 'MANAGE_DATASETS'),
    action('Export'),
    permitted('Backup', permissions, 'MODIFY_CONFIG_BACKUP_RESTORE'),
  ];
}

function objectActions(permissions: Permissions, isRequired: boolean): Action[] {
  return [
    action('Data Set Settings'),
    unless(
      isRequired,
      'The product needs this data set.',
      permitted('Delete', permissions, 'MANAGE_DATASETS'),
    ),
    action('Export'),
    action('View References'),
    permitted('Discard', permissions, 'MANAGE_DATASETS'),
    permitted('Save', permissions, 'MANAGE_DATASETS'),
  ];
}
