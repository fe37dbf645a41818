import type { AuthorizationKey, Permissions } from '@studio/api';
import { expect, test } from 'vitest';
import { allPermissions, authorizations } from '../../apps/server/src/access/permissions.ts';
import type { ApiClient } from '../support/contract/ApiClient.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { contract, type Operation } from '../support/contract/contract.ts';

/** What roles may do: who reads and who saves it, what is refused, and what follows from it at once. */
const server = useServer();

const system = 3;
const underwriting = 4;

async function read(userType: number, client: ApiClient = server.viewer) {
  const answer = await client.call('getPermissions', { query: { userType } });
  return { etag: answer.etag, doc: answer.body(200) };
}

/** The same with other values in some cells. */
function setting(
  doc: Permissions,
  cells: readonly (readonly [key: string, role: string, isAllowed: boolean])[],
): Permissions {
  return {
    ...doc,
    authorizationSummaries: doc.authorizationSummaries.map((row) => ({
      ...row,
      assignedAuthorizationSummaries: row.assignedAuthorizationSummaries.map((cell) => {
        const found = cells.find(([key, role]) => key === row.authorization && role === cell.roleDescription);
        return found ? { ...cell, authorizationAssigned: found[2] } : cell;
      }),
    })),
  };
}

function isAllowed(doc: Permissions, key: string, role: string): boolean | undefined {
  return doc.authorizationSummaries
    .find(({ authorization }) => authorization === key)
    ?.assignedAuthorizationSummaries.find(({ roleDescription }) => roleDescription === role)
    ?.authorizationAssigned;
}

interface SaveOptions {
  by?: ApiClient;
  etag?: string;
  confirmSelfRemoval?: boolean;
  headers?: Record<string, string>;
}

async function save(
  doc: object,
  { by = server.admin, etag = '*', confirmSelfRemoval, headers = {} }: SaveOptions = {},
) {
  const query = confirmSelfRemoval === undefined ? {} : { confirmSelfRemoval };
  return by.call('updatePermissions', { body: doc, query, headers: { 'if-match': etag, ...headers } });
}

async function set(userType: number, cells: Parameters<typeof setting>[1], options: SaveOptions = {}) {
  const { doc, etag } = await read(userType);
  return save(setting(doc, cells), { etag, ...options });
}

async function keysOf(client: ApiClient): Promise<readonly AuthorizationKey[]> {
  return (await client.call('getCurrentUser')).body(200).authorizationKeys;
}

test('there are 120 authorizations or more, and in the demo 5 to 9 roles for each user type and 40 people', async () => {
  const { length } = authorizations;
  expect(length).toBeGreaterThanOrEqual(120);
  expect(new Set(authorizations.map(({ key }) => key)).size).toBe(length);
  expect(new Set(authorizations.map(({ description }) => description)).size).toBe(length);
  let users = 0;
  for (const userType of [1, 2, 3, 4]) {
    const { doc } = await read(userType);
    expect(doc.roleNames.length).toBeGreaterThanOrEqual(5);
    expect(doc.roleNames.length).toBeLessThanOrEqual(9);
    for (const { assignedAuthorizationSummaries: cells } of doc.authorizationSummaries) {
      expect(cells.map(({ roleDescription }) => roleDescription)).toEqual(doc.roleNames);
    }
    const page = (await server.admin.call('listPermissionUsers', { query: { userType } })).body(200);
    users += page.totalRecords;
  }
  // The account of the product itself is none of the people.
  expect(users).toBe(41);
});

test('what was read can be sent back, and changes nothing', async () => {
  const { doc, etag } = await read(underwriting);
  const answer = await save(doc, { etag });
  expect(answer.body(200)).toEqual(doc);
  expect(answer.etag).toBe(etag);
});

test('what is saved is read by everybody, is a version, and is logged cell by cell', async () => {
  const { doc, etag } = await read(underwriting);
  expect(isAllowed(doc, 'BIND_COVERAGE', 'Auditor')).toBe(false);
  const saved = await save(setting(doc, [['BIND_COVERAGE', 'Auditor', true]]), { etag });
  expect(isAllowed(saved.body(200), 'BIND_COVERAGE', 'Auditor')).toBe(true);
  expect((await read(underwriting)).etag).toBe(saved.etag);
  const query = { userType: underwriting };
  const versions = (await server.viewer.call('listPermissionVersions', { query })).body(200);
  expect(versions.records.map(({ version, author }) => [version, author])[0]).toEqual([2, 'Marta Oduya']);
  const first = await server.viewer.call('getPermissionVersion', { path: { version: '1' }, query });
  expect(isAllowed(first.body(200), 'BIND_COVERAGE', 'Auditor')).toBe(false);
  const missing = await server.viewer.call('getPermissionVersion', { path: { version: '99' }, query });
  expect(missing.problem(404).detail).toBe("The permission matrix '4' has no version 99.");
  const [entry] = await server.query(
    "select message from audit_entry where message like '%permission matrix%' order by id desc",
  );
  expect(entry?.['message']).toBe("The permission matrix 'Underwriting' (4) was updated.");
});

test('a save of an older version is refused, with the current one', async () => {
  const { doc, etag } = await read(underwriting);
  const first = await save(setting(doc, [['POLICY_CANCEL', 'Auditor', true]]), { etag });
  const late = await save(setting(doc, [['POLICY_ISSUE', 'Auditor', true]]), { etag });
  const { status, current } = late.problem(412) as { status: number; current?: Permissions };
  expect(status).toBe(412);
  expect(current).toEqual(first.body(200));
  expect((await server.admin.call('updatePermissions', { body: doc })).status).toBe(428);
});

test('roles and authorizations that there are not are refused with the place', async () => {
  const { doc } = await read(underwriting);
  const [row] = doc.authorizationSummaries;
  const cells = [{ roleDescription: 'Nobody', authorizationAssigned: true }];
  const answer = await save({
    ...doc,
    roleNames: [...doc.roleNames, 'Nobody'],
    authorizationSummaries: [
      { ...row, assignedAuthorizationSummaries: cells },
      { authorization: 'NOTHING', description: '', assignedAuthorizationSummaries: [] },
    ],
  });
  expect(answer.problem(422).errors?.map(({ pointer }) => pointer)).toEqual([
    `/roleNames/${doc.roleNames.length}`,
    '/authorizationSummaries/0/assignedAuthorizationSummaries/0/roleDescription',
    '/authorizationSummaries/1/authorization',
  ]);
});

test('actions are offered to those who may save alone', async () => {
  const query = { uri: `/Permission:${underwriting}` };
  expect((await server.viewer.call('listActions', { query })).body(200)).toEqual([]);
  const offered = (await server.admin.call('listActions', { query })).body(200);
  expect(offered.map(({ name, enabled }) => [name, enabled])).toEqual([
    ['Discard', true],
    ['Save', true],
    ['Backup', true],
  ]);
});

test('users are found by name, and come in pages', async () => {
  const list = async (query: object) =>
    (await server.admin.call('listPermissionUsers', { query: { userType: underwriting, ...query } })).body(
      200,
    );
  const all = await list({ numberOfRows: 500 });
  expect(all.records).toHaveLength(all.totalRecords);
  const names = all.records.map(({ name }) => name);
  expect(names).toEqual(names.toSorted((left, right) => left.localeCompare(right, 'en')));
  expect((await list({ startIndex: 2, numberOfRows: 3 })).records).toEqual(all.records.slice(2, 5));
  expect((await list({ search: 'pRIYA' })).records).toEqual([
    { id: 'priya.nair', name: 'Priya Nair', username: null, roleNames: ['Senior'], canSignIn: false },
  ]);
  const forbidden = await server.viewer.call('listPermissionUsers', { query: { userType: 4 } });
  expect(forbidden.problem(403).permission).toBe('MANAGE_PERMISSIONS');
});

/** A call that is wrong in all it can be wrong in, so that it does nothing. */
async function attempt(user: ApiClient, { id, path, security }: Operation): Promise<number> {
  const nowhere = path.replaceAll(/\{\w+\}/g, 'no-such-thing');
  if (!security.includes('temporaryToken')) return (await user.callPath(id, nowhere)).status;
  const { token } = (await user.call('createTemporaryToken')).body(200);
  return (await user.callPath(id, `${nowhere}?t=${token}`)).status;
}

test.each(allPermissions)(
  '%s, and every call that needs it, are allowed with the next call of an open session, and refused with it once it is taken away',
  async (key) => {
    await server.query(
      `update document set doc = jsonb_set(doc::jsonb, '{roleNames}', '["Auditor"]')::json where kind = 'User' and name = 'viewer'`,
    );
    const calls = [...contract.values()].filter(({ permission }) => permission === key);
    for (const isGiven of [true, false]) {
      expect((await set(system, [[key, 'Auditor', isGiven]])).status).toBe(200);
      expect((await keysOf(server.viewer)).includes(key)).toBe(isGiven);
      for (const call of calls) {
        expect((await attempt(server.viewer, call)) !== 403, `${call.id} ${isGiven}`).toBe(isGiven);
      }
    }
  },
);

test('no lockout from permissions: neither of all, nor of oneself unconfirmed', async () => {
  // A second one who can sign in and holds both.
  const { doc } = await read(system);
  const cells = [
    ['MANAGE_PERMISSIONS', 'Configuration author', true],
    ['MODIFY_CONFIG_BACKUP_RESTORE', 'Configuration author', true],
  ] as const;
  const lost = setting(doc, [['MANAGE_PERMISSIONS', 'Administrator', false]]);
  const locked = await save(lost, { confirmSelfRemoval: true });
  expect(locked.problem(409)).toMatchObject({
    type: '/problems/nobody-left',
    detail: 'No user would be left who can sign in and holds “Manage permissions” and “Back up and restore”.',
  });
  const shared = (await save(setting(doc, cells))).body(200);
  const self = setting(shared, [['MANAGE_PERMISSIONS', 'Administrator', false]]);
  expect((await save(self)).problem(409).type).toBe('/problems/self-removal');
  expect(await keysOf(server.admin)).toContain('MANAGE_PERMISSIONS');
  expect((await save(self, { confirmSelfRemoval: true })).status).toBe(200);
  expect(await keysOf(server.admin)).not.toContain('MANAGE_PERMISSIONS');
  expect((await save(shared)).problem(403).permission).toBe('MANAGE_PERMISSIONS');
  // Its holders can give it back.
  const back = await save(doc, { by: server.author, confirmSelfRemoval: true });
  expect(back.body(200).authorizationSummaries).toEqual(doc.authorizationSummaries);
  expect(await keysOf(server.admin)).toContain('MANAGE_PERMISSIONS');
});

test('no user grants what they do not hold, to themselves or to others; what they take away they may', async () => {
  const some = ['MANAGE_PERMISSIONS', 'MANAGE_FORMS'] as const;
  const { doc } = await read(system);
  const others = allPermissions.filter((key) => !some.some((each) => each === key));
  await save(
    setting(doc, [
      ...some.map((key) => [key, 'Configuration author', true] as const),
      ...others.map((key) => [key, 'Configuration author', false] as const),
    ]),
  );
  const by = server.author;
  for (const [userType, role] of [
    [system, 'Configuration author'],
    [system, 'Auditor'],
    [underwriting, 'Assistant'],
  ] as const) {
    const refused = await set(userType, [['MANAGE_RULES', role, true]], { by });
    expect(refused.problem(403).permission, role).toBe('MANAGE_RULES');
  }
  expect(
    (
      await set(
        underwriting,
        [
          ['MANAGE_FORMS', 'Assistant', true],
          ['BIND_COVERAGE', 'Assistant', true],
        ],
        { by },
      )
    ).status,
  ).toBe(200);
  expect((await set(underwriting, [['MANAGE_RULES', 'Manager', false]], { by })).status).toBe(200);
  expect((await save(doc)).status).toBe(200);
});

test('a save that is sent again is made once, and brings back nothing that was taken away since', async () => {
  const { doc, etag } = await read(system);
  const headers = { 'idempotency-key': 'permissions 1' };
  const granting = setting(doc, [['MANAGE_RULES', 'Auditor', true]]);
  expect((await save(granting, { etag, headers })).status).toBe(200);
  expect((await set(system, [['MANAGE_RULES', 'Auditor', false]])).status).toBe(200);
  await save(granting, { etag, headers });
  expect(isAllowed((await read(system)).doc, 'MANAGE_RULES', 'Auditor')).toBe(false);
});

test('a second tab of somebody who lost the permission meanwhile saves nothing', async () => {
  const { doc } = await read(system);
  const shared = (
    await save(
      setting(doc, [
        ['MANAGE_PERMISSIONS', 'Configuration author', true],
        ['MODIFY_CONFIG_BACKUP_RESTORE', 'Configuration author', true],
      ]),
    )
  ).body(200);
  const second = await server.anyone.signIn('author');
  const [own, mine] = [await read(system, second), await read(underwriting, second)];
  expect((await save(setting(shared, [['MANAGE_PERMISSIONS', 'Configuration author', false]]))).status).toBe(
    200,
  );
  for (const { doc: stale, etag } of [own, mine]) {
    const [key, role] = ['MANAGE_PERMISSIONS', stale.roleNames[0] ?? ''];
    const refused = await save(setting(stale, [[key, role, true]]), { by: second, etag });
    expect(refused.problem(403).permission).toBe('MANAGE_PERMISSIONS');
  }
  expect((await save(doc)).status).toBe(200);
});

/** Lets the author manage permissions, with what a configuration author has, and puts everything back. */
async function withAuthor(work: (by: ApiClient) => Promise<void>): Promise<void> {
  const { doc } = await read(system);
  expect((await set(system, [['MANAGE_PERMISSIONS', 'Configuration author', true]])).status).toBe(200);
  await work(server.author);
  expect((await save(doc)).status).toBe(200);
}

test('what users of the type of the one who saves may have is given by who has it; what only others may have, by everybody', () =>
  withAuthor(async (by) => {
    for (const [userType, role] of [
      [system, 'Auditor'],
      [system, 'Configuration author'],
      [underwriting, 'Assistant'],
    ] as const) {
      for (const key of ['COMMISSION_EDIT', 'MODIFY_CONFIG_IMPORT_DATA']) {
        const before = await read(userType);
        await set(userType, [[key, role, false]]);
        const refused = await set(userType, [[key, role, true]], { by });
        expect(refused.problem(403).permission, `${role} ${key}`).toBe(key);
        await save(before.doc);
      }
    }
    expect((await set(underwriting, [['QUOTE_APPROVE', 'Assistant', true]], { by })).status).toBe(200);
    const query = { userType: underwriting };
    const { withheld } = (await by.call('listPermissionUsers', { query })).body(200);
    expect(withheld).toEqual(expect.arrayContaining(['COMMISSION_EDIT', 'MODIFY_CONFIG_IMPORT_DATA']));
    for (const key of ['QUOTE_APPROVE', 'MANAGE_RULES']) expect(withheld).not.toContain(key);
    expect((await server.admin.call('listPermissionUsers', { query })).body(200).withheld).toEqual([]);
  }));

test('whatever users would lose and could not give back to themselves is asked about, with its key', () =>
  withAuthor(async (by) => {
    const lost = [
      ['MODIFY_STATE_RATES', 'Configuration author', false],
      ['MANAGE_FORMS', 'Configuration author', false],
    ] as const;
    const asked = (await set(system, lost, { by })).problem(409);
    expect(asked).toMatchObject({
      type: '/problems/self-removal',
      permissions: ['MANAGE_FORMS', 'MODIFY_STATE_RATES'],
      detail: expect.stringContaining('“Manage forms” and “Manage rate status”'),
    });
    expect(await keysOf(by)).toContain('MODIFY_STATE_RATES');
    expect((await set(system, lost, { by, confirmSelfRemoval: true })).status).toBe(200);
    const back = await set(system, [['MODIFY_STATE_RATES', 'Configuration author', true]], { by });
    expect(back.problem(403).permission).toBe('MODIFY_STATE_RATES');
  }));

test('an authorization that users of the type cannot have is refused with its row', async () => {
  const agency = 1;
  const { doc } = await read(agency);
  const cells = [{ roleDescription: 'Principal', authorizationAssigned: true }];
  const row = { authorization: 'MANAGE_RULES', description: '', assignedAuthorizationSummaries: cells };
  const { authorizationSummaries: rows } = doc;
  const refused = await save({ ...doc, authorizationSummaries: [...rows, row] });
  expect(refused.problem(422).errors).toEqual([
    {
      pointer: `/authorizationSummaries/${rows.length}/authorization`,
      message: 'Users of the type Agency/Brokerage cannot have “Manage rules”.',
    },
  ]);
});

test('where no user can restore and manage permissions, saves are not refused for that', async () => {
  const without = (column: string) => `replace(${column}::text, '"MODIFY_CONFIG_BACKUP_RESTORE",', '')::json`;
  await server.query(`update document set doc = ${without('doc')} where kind = 'Permission'`);
  await server.query(`update app_user set permissions = ${without('permissions')}`);
  expect((await set(underwriting, [['QUOTE_APPROVE', 'Assistant', true]])).status).toBe(200);
});
