import type { AuthorizationKey } from '@studio/api';
import { missingPermission } from '../ReadOnlyReason.tsx';
import type { AnyPlainControl } from './PlainField.ts';

/**
 * Why one field cannot be changed while others can; empty when it can.
 * @param doc the version that is edited
 * @param mayUse whether the user has a permission
 */
export function lockOf(
  { permission, lockedBecause }: Pick<AnyPlainControl, 'lockedBecause' | 'permission'>,
  doc: unknown,
  mayUse: (key: AuthorizationKey) => boolean,
): string {
  if (permission !== undefined && !mayUse(permission)) return missingPermission(permission);
  return lockedBecause?.(doc) ?? '';
}
