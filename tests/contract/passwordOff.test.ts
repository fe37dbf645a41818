import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';

const server = useServer({ passwordChange: false });

test('where the preference does not say false, passwords are not changed here', async () => {
  const preferences = (await server.anyone.call('getDefaultPreferences')).body(200);
  expect(preferences['system.disablePasswordAndProfileManagementConfigurator']).not.toBe('false');
  const body = { currentPassword: 'studio-demo', newPassword: 'correct horse battery' };
  for (const user of [server.admin, server.author, server.viewer]) {
    expect((await user.call('changePassword', { body })).status).toBe(403);
  }
  await server.anyone.signIn('admin');
});
