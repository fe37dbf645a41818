import { expect, test } from 'vitest';
import { allPermissions, missingPermissionText } from '../../apps/server/src/access/permissions.ts';
import { permissionText } from '../../apps/studio/src/kernel/object/permissions.messages.ts';

test.each(allPermissions)('console and server call %s the same', (permission) => {
  expect(missingPermissionText(permission)).toBe(
    `This needs the permission “${permissionText(permission)}”.`,
  );
});
