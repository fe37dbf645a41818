import type { AuthorizationKey } from '@studio/api';
import { Tooltip } from '@studio/ui';
import { objectText } from './object.messages.ts';
import { permissionText } from './permissions.messages.ts';
import { Reason } from './ReadOnlyReason.styles.ts';

/** Why nothing can be changed, and the permission that changes need. */
export interface ReadOnlyReasonProps {
  readonly reason: string;
  readonly permission: AuthorizationKey;
}

/** Says why nothing can be changed. Where it is the permission, its key is in a tooltip, on hover and on keyboard focus. */
export function ReadOnlyReason({ reason, permission }: ReadOnlyReasonProps) {
  if (reason !== missingPermission(permission)) return reason;
  return (
    <Tooltip content={permission}>
      <Reason tabIndex={0}>{reason}</Reason>
    </Tooltip>
  );
}

/** Says which permission is missing. */
export function missingPermission(permission: AuthorizationKey): string {
  return objectText('readOnly', { permission: permissionText(permission) });
}
