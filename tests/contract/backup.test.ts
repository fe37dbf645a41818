import { expect, test } from 'vitest';
import { registry } from '../../apps/server/src/kinds/registry.ts';
import { useServer } from '../support/contract/ContractServer.ts';

const server = useServer();
const sectionName = 'Data Sets';

async function token(user = server.admin): Promise<string> {
  return (await user.call('createTemporaryToken')).body(200).token;
}

/** As a browser downloads: cookie and single-use token, no header of the console. */
function download(t: string, user = server.admin, section = sectionName) {
  const headers = { 'x-client-id': undefined, 'x-console-type': undefined };
  return user.call('downloadSection', { query: { sectionName: section, t }, headers });
}

test('a section downloads as a file named after it and the time', async () => {
  const answer = await download(await token());
  expect(answer.headers['content-disposition']).toMatch(
    /^attachment; filename="Data Sets_\d{8}_\d{6}\.dbinit"/,
  );
  expect(answer.body(200)).toContain('Roof Covering');
});

test('a token works once', async () => {
  const t = await token();
  expect((await download(t)).status).toBe(200);
  expect((await download(t)).status).toBe(401);
});

test('of two uses at once one is refused', async () => {
  const t = await token();
  const statuses = (await Promise.all([download(t), download(t), download(t)])).map(({ status }) => status);
  expect(statuses.toSorted()).toEqual([200, 401, 401]);
});

test('a token lives for 60 seconds', async () => {
  const { token: t, expiresAt } = (await server.admin.call('createTemporaryToken')).body(200);
  expect(expiresAt - server.clock.now()).toBeLessThanOrEqual(60_000);
  expect(expiresAt - server.clock.now()).toBeGreaterThan(50_000);
  const late = await token();
  server.clock.advance(50_000);
  expect((await download(t)).status).toBe(200);
  server.clock.advance(11_000);
  expect((await download(late)).status).toBe(401);
});

test('a token is bound to its user, and stays good for that one', async () => {
  const t = await token(server.admin);
  expect((await download(t, server.author)).status).toBe(401);
  expect((await download(t, server.viewer)).status).toBe(401);
  expect((await download(t, server.anyone)).status).toBe(401);
  expect((await download(t, server.admin)).status).toBe(200);
});

test('a token is no substitute for anything else', async () => {
  const t = await token();
  const headers = { 'x-client-id': undefined };
  const path = `/rest/User/current?t=${t}`;
  expect((await server.admin.callPath('getCurrentUser', path, { headers })).status).toBe(401);
  expect((await server.admin.callPath('getCurrentUser', path)).problem(400).parameter).toBe('t');
  expect((await server.admin.call('getCurrentUser', { headers: { 'x-client-id': t } })).status).toBe(401);
  expect((await download(server.admin.clientId ?? '')).status).toBe(401);
});

test('a download without a token, or with one that was never issued, is refused', async () => {
  const query = { sectionName };
  expect((await server.admin.call('downloadSection', { query })).status).toBe(401);
  expect((await download('')).status).toBe(401);
  expect((await download('x'.repeat(43))).status).toBe(401);
});

test.each(['author', 'viewer'] as const)('%s may not back up', async (name) => {
  const answer = await download(await token(server[name]), server[name]);
  expect(answer.problem(403).permission).toBe('MODIFY_CONFIG_BACKUP_RESTORE');
});

test('a section that does not exist is not found', async () => {
  expect((await download(await token(), server.admin, 'Nothing')).status).toBe(404);
});

test('a section is requested by name', async () => {
  const t = await token();
  const answer = await server.admin.call('downloadSection', { query: { t } });
  expect(answer.problem(400).parameter).toBe('sectionName');
});

test("every section that 'Database Section Names' lists can be downloaded, All first", async () => {
  const path = { dataSetName: 'Database Section Names' };
  const { records } = (await server.admin.call('listDataSetItems', { path })).body(200);
  const sections = records.map(({ value }) => value);
  expect(sections).toEqual([...['All', ...registry.sections.map(({ name }) => name)]]);
  for (const section of sections) {
    const answer = await download(await token(), server.admin, section);
    expect(answer.headers['content-disposition']).toContain(`filename="${section}_`);
    expect(answer.body(200)).toMatch(/^<\?xml/);
  }
});
