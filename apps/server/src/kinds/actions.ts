import type { Action, AuthorizationKey } from '@studio/api';
import { missingPermissionText } from '../access/permissions.ts';

/** An action that everybody may run. */
export function action(name: string): Action {
  return { name, enabled: true, notes: '' };
}

/** An action that needs a permission; without it, it says so. */
export function permitted(
  name: string,
  permissions: readonly AuthorizationKey[],
  permission: AuthorizationKey,
): Action {
  if (permissions.includes(permission)) return action(name);
  return { name, enabled: false, notes: missingPermissionText(permission) };
}

/** An action that the object does not allow to any caller; one that is disabled anyway keeps its reason. */
export function unless(isRefused: boolean, notes: string, given: Action): Action {
  return isRefused && given.enabled ? { ...given, enabled: false, notes } : given;
}
