import { beforeAll, expect } from 'vitest';
import type { UserName, useServer } from './ContractServer.ts';

/** What users sign in with after `useOwnPasswords`. */
export const ownPassword = 'correct horse battery';

/** Gives the three users a password of their own: the demo password works on the machine of the server alone. */
export function useOwnPasswords(server: ReturnType<typeof useServer>): void {
  beforeAll(async () => {
    for (const name of ['admin', 'author', 'viewer'] satisfies UserName[]) {
      const body = { currentPassword: 'studio-demo', newPassword: ownPassword };
      expect((await server[name].call('changePassword', { body })).status).toBe(204);
    }
  });
}
