import { createMemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { redirectLegacyPath } from './redirectLegacyPath.ts';

test('an address from before leads to the same one under /config, with its query', async () => {
  const routes = [redirectLegacyPath('notification/popup'), { path: '*', Component: () => null }];
  const router = createMemoryRouter(routes, { initialEntries: ['/notification/popup/browser?search=a'] });
  router.initialize();
  await expect
    .poll(() => router.state.location)
    .toMatchObject({ pathname: '/config/notification/popup/browser', search: '?search=a' });
  router.dispose();
});
