import type { AuthorizationKey } from '@studio/api';

/** An operation of the header's cog menu; its dialog has the same name. */
export type ManageOperation = 'history' | 'backup' | 'restore' | 'classCodes' | 'dataDictionary';

/** Every operation there is, in the order of the menu, and the permission that shows it. */
const permissions: Readonly<Record<ManageOperation, AuthorizationKey>> = {
  history: 'VIEW_CONFIG_DETAILED_HISTORY',
  backup: 'MODIFY_CONFIG_BACKUP_RESTORE',
  restore: 'MODIFY_CONFIG_BACKUP_RESTORE',
  classCodes: 'MODIFY_CONFIG_IMPORT_DATA',
  dataDictionary: 'AUTHORIZATION_GENERATE_DATA_DICTIONARY',
};

const operations = Object.keys(permissions) as ManageOperation[];

/** The operations that a user with these permissions is offered; none means that there is no menu. */
export function offeredOperations(held: readonly AuthorizationKey[]): ManageOperation[] {
  return operations.filter((operation) => held.includes(permissions[operation]));
}
