import type { OperationPermission } from '@studio/api';
import { allPermissions } from '../access/permissions.ts';
import { fault } from '../fault.ts';

const known: ReadonlySet<string> = new Set<OperationPermission>([...allPermissions, 'session', 'public']);

/**
 * What the contract requires of a caller. `schemes` are the security schemes of the operation.
 * @throws when the contract does not say, requires a permission that does not exist, or calls public what needs a session
 */
export function readPermission(
  operation: { readonly operationId: string; readonly 'x-permission'?: string | undefined },
  schemes: readonly string[],
): OperationPermission {
  const { operationId, 'x-permission': permission } = operation;
  if (permission === undefined) return fault(`The operation ${operationId} has no x-permission.`);
  if (!isPermission(permission))
    return fault(`There is no permission ${permission}, as ${operationId} has it.`);
  if ((permission === 'public') !== (schemes.length === 0)) {
    return fault(`x-permission and security of the operation ${operationId} contradict each other.`);
  }
  return permission;
}

function isPermission(permission: string): permission is OperationPermission {
  return known.has(permission);
}
