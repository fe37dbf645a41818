import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';

const server = useServer();

const minute = 60_000;

async function isAvailable(id: string): Promise<boolean | null> {
  const card = (await server.admin.call('getUserCard', { path: { id } })).body(200);
  return card.availableToChat;
}

test('a card says how to reach a user, and whether they are there', async () => {
  const card = (await server.viewer.call('getUserCard', { path: { id: 'admin' } })).body(200);
  expect(card).toMatchObject({ id: 'admin', name: 'Marta Oduya', availableToChat: true });
  expect(card.emailAddress).toContain('@');
  expect(await isAvailable('priya.nair')).toBe(false);
});

test('a user who does not exist has no card and no image', async () => {
  for (const id of ['nobody', 'a/b', '..%2f', '<b>', 'ADMIN ']) {
    expect((await server.admin.call('getUserCard', { path: { id } })).status, id).toBe(404);
    expect((await server.admin.call('getUserImage', { path: { id } })).status, id).toBe(404);
  }
});

test('an id of more than 200 characters is refused', async () => {
  const path = { id: 'x'.repeat(201) };
  for (const call of ['getUserCard', 'getUserImage', 'getOrganizationCard'] as const) {
    expect((await server.viewer.call(call, { path })).problem(400).parameter, call).toBe('id');
  }
});

test('a user who signs out is no longer available', async () => {
  const author = await server.anyone.signIn('author');
  await author.call('signOut');
  expect(await isAvailable('author')).toBe(true);
  await server.author.call('signOut');
  expect(await isAvailable('author')).toBe(false);
  await server.signInAgain();
});

test('a user without a call for 5 minutes is gone, and with the next call back', async () => {
  expect(await isAvailable('viewer')).toBe(true);
  server.clock.advance(4 * minute);
  expect(await isAvailable('viewer')).toBe(true);
  server.clock.advance(minute);
  expect(await isAvailable('viewer')).toBe(false);
  await server.viewer.call('resumeSession');
  expect(await isAvailable('viewer')).toBe(true);
});

test('a call is noted every half minute at most', async () => {
  const seen = async () => {
    await server.author.call('resumeSession');
    const [row] = await server.query("SELECT max(last_seen) AS seen FROM session WHERE user_id = 'author'");
    return Number(row?.['seen']);
  };
  server.clock.advance(minute);
  const first = await seen();
  server.clock.advance(20_000);
  expect(await seen()).toBe(first);
  server.clock.advance(20_000);
  expect(await seen()).toBeGreaterThanOrEqual(first + 30_000);
});

test('a portrait is a square PNG, and a browser may keep it for a while', async () => {
  const image = await server.viewer.send('GET', '/rest/User/admin/image');
  expect(image.status).toBe(200);
  expect(image.headers['content-type']).toBe('image/png');
  expect(image.headers['cache-control']).toBe('private, max-age=300');
  const { width, height, pixels } = readPng(image.body);
  expect([width, height]).toEqual([96, 96]);
  expect(new Set(pixels).size).toBeGreaterThan(8);
  const again = await server.admin.send('GET', '/rest/User/admin/image');
  expect(again.body.equals(image.body)).toBe(true);
  expect((await server.viewer.call('getUserImage', { path: { id: 'author' } })).status).toBe(200);
});

test('an image needs the cookie, and no header that a browser would not send', async () => {
  const headers = { 'x-client-id': undefined, 'x-console-type': undefined };
  const path = { id: 'admin' };
  expect((await server.viewer.call('getUserImage', { path, headers })).status).toBe(200);
  expect((await server.anyone.call('getUserImage', { path })).status).toBe(401);
});

test('not everybody has a portrait', async () => {
  for (const id of ['viewer', 'system']) {
    const answer = await server.admin.call('getUserImage', { path: { id } });
    expect(answer.status, id).toBe(204);
    expect(answer.text, id).toBe('');
    expect(answer.headers['cache-control'], id).toBe('private, max-age=300');
  }
});

test('who is no person is neither here nor away', async () => {
  const card = (await server.viewer.call('getUserCard', { path: { id: 'system' } })).body(200);
  expect(card).toMatchObject({ name: 'System', availableToChat: null });
});

test('the signed-in user learns where they work', async () => {
  const of = async (name: 'admin' | 'viewer') =>
    (await server[name].call('getCurrentUser')).body(200).organization;
  expect(await of('admin')).toEqual({ id: 'org-1', name: 'Prairie Crest Mutual Insurance Company' });
  expect(await of('viewer')).toEqual({ id: 'org-7', name: 'Lakeshore Risk Partners' });
});

test('where somebody works is null when it is not known, or gone', async () => {
  for (const organizationId of ['NULL', "'org-0'"]) {
    await server.query(`UPDATE app_user SET organization_id = ${organizationId} WHERE id = 'viewer'`);
    expect((await server.viewer.call('getCurrentUser')).body(200).organization).toBeNull();
  }
  await server.query("UPDATE app_user SET organization_id = 'org-7' WHERE id = 'viewer'");
});

test('the card of an organization says where it is and what it belongs to', async () => {
  const card = (await server.viewer.call('getOrganizationCard', { path: { id: 'org-6' } })).body(200);
  expect(card).toEqual({
    id: 'org-6',
    organizationType: 1,
    name: 'Halvorsen Insurance Group, Iowa City',
    code: 'IA-0117-2',
    addressLine1: '118 East College Street',
    addressLine2: 'Second Floor',
    addressLine3: null,
    city: 'Iowa City',
    state: 'IA',
    postalCode: '52240',
    phoneNumber: '(319) 555-0121',
    parentName: 'Halvorsen Insurance Group',
    parentCode: 'IA-0117',
  });
});

test('an organization may belong to none, and lack what it lacks', async () => {
  const card = (await server.viewer.call('getOrganizationCard', { path: { id: 'org-8' } })).body(200);
  expect(card).toMatchObject({ code: null, phoneNumber: null, parentName: null, parentCode: null });
});

test('an organization that does not exist has no card', async () => {
  for (const id of ['org-0', 'ORG-1', 'admin', '<b>']) {
    expect((await server.admin.call('getOrganizationCard', { path: { id } })).status, id).toBe(404);
  }
});

/** Reads a PNG file of one data chunk, as far as a picture of whole pixels without a palette needs it. */
function readPng(file: Buffer): { width: number; height: number; pixels: string[] } {
  const width = file.readUInt32BE(16);
  const height = file.readUInt32BE(20);
  const start = file.indexOf('IDAT');
  const data = inflateSync(file.subarray(start + 4, start + 4 + file.readUInt32BE(start - 4)));
  const rows = Array.from({ length: height }, (_, row) =>
    data.subarray(row * (width * 3 + 1) + 1, (row + 1) * (width * 3 + 1)),
  );
  const pixels = rows.flatMap((row) => row.toString('hex').match(/.{6}/g) ?? []);
  return { width, height, pixels };
}

test('an id with a character that no id has is refused before anything is looked up', async () => {
  for (const operation of ['getUserCard', 'getUserImage', 'getOrganizationCard'] as const) {
    expect((await server.admin.call(operation, { path: { id: '\u0000' } })).status, operation).toBe(400);
  }
});
