import type { components } from '@studio/api';
import { expect, test } from 'vitest';
import { allPermissions } from '../../apps/server/src/access/permissions.ts';
import type { ApiClient } from '../support/contract/ApiClient.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { fileBody } from '../support/contract/fileBody.ts';
import { initializationFile, section } from '../support/contract/hostileFiles.ts';

/** Files bring roles and users, too; a restore may not raise permissions. */
const server = useServer();

type Operation = components['schemas']['RestoreOperation'];
type Mode = 'plan' | 'unmarshal';

interface User {
  id: string;
  username?: string | null;
  ssoSubject?: string | null;
  userType?: number;
  roleNames?: string[];
}

function text(key: string, value: string | null): string {
  return value === null ? `<null key="${key}"/>` : `<string key="${key}">${value}</string>`;
}

function texts(key: string, values: readonly string[]): string {
  return `<array key="${key}">${values.map((value) => `<string>${value}</string>`).join('')}</array>`;
}

function role(name: string, authorizations: readonly string[]): string {
  return `<map>${text('name', name)}${text('description', '')}${texts('authorizations', authorizations)}</map>`;
}

/** Users of the type that the demo users have. */
function user({ id, username = null, ssoSubject = null, userType = 3, roleNames = [] }: User): string {
  const none = ['emailAddress', 'phoneNumber', 'cellPhoneNumber', 'faxNumber', 'organizationId'];
  const rest = none.map((key) => text(key, null)).join('');
  const names = [
    text('id', id),
    text('username', username),
    text('name', id),
    text('ssoSubject', ssoSubject),
    `<number key="userType">${userType}</number>`,
  ];
  return `<user><map>${names.join('')}${rest}${texts('roleNames', roleNames)}</map></user>`;
}

function matrix(userType: number, elements: readonly string[]): string {
  return `<permission><map><number key="userType">${userType}</number><array key="roles">${elements.join('')}</array></map></permission>`;
}

/** The roles of a user type as they are, which users have; others take their places by name. */
async function delivered(userType: number): Promise<Map<string, string>> {
  const found = await server.query(
    `select doc from document where kind = 'Permission' and name = '${userType}'`,
  );
  const docs = found.map(({ doc }) => doc as { roles: { name: string; authorizations: string[] }[] });
  return new Map(
    docs
      .flatMap(({ roles: all }) => all)
      .map(({ name, authorizations }) => [name, role(name, authorizations)]),
  );
}

/** The permissions of a user type, as they are but for some roles. Default: of the system. */
async function roles(changed: Readonly<Record<string, readonly string[]>>, userType = 3): Promise<string> {
  const all = await delivered(userType);
  for (const [name, authorizations] of Object.entries(changed)) all.set(name, role(name, authorizations));
  return section('Assigned Authorizations', matrix(userType, [...all.values()]));
}
const users = (...elements: string[]) => section('Users', ...elements);

function restore(by: ApiClient, content: string, operation: Operation = 'REFRESH', mode: Mode = 'unmarshal') {
  return callAsBrowser(by, 'restoreSections', {
    query: { operation, mode },
    ...fileBody('a.dbinit', content),
  });
}

function rows() {
  return server.query('select * from document order by id');
}

/** Everything but the permission to write rules, as a role of the store. */
const others = allPermissions.filter((key) => key !== 'MANAGE_RULES').toSorted();

async function signInAsDeputy(): Promise<ApiClient> {
  const file = initializationFile(
    [
      await roles({ Deputy: others }),
      users(user({ id: 'author', username: 'author', roleNames: ['Deputy'] })),
    ].join('\n'),
  );
  expect((await restore(server.admin, file)).status).toBe(200);
  return server.anyone.signIn('author');
}

test('a role of a file gives its permissions at once, to sessions that are open, and the log tells', async () => {
  const id = 'viewer';
  expect((await server.viewer.call('getCurrentUser')).body(200).authorizationKeys).toEqual([]);
  const file = initializationFile(
    [users(user({ id, username: id, roleNames: ['Rules'] })), await roles({ Rules: ['MANAGE_RULES'] })].join(
      '\n',
    ),
  );
  const report = (await restore(server.admin, file)).body(200);
  expect(report.sections.map(({ name, added, updated }) => [name, added, updated])).toEqual([
    ['Users', 0, 1],
    ['Assigned Authorizations', 0, 1],
  ]);
  const current = (await server.viewer.call('getCurrentUser')).body(200);
  expect(current.authorizationKeys).toEqual(['MANAGE_RULES']);
  const log = await server.query('select message from audit_entry order by id desc limit 5');
  expect(log.map(({ message }) => message)).toContain("The permission matrix 'System' (3) was updated.");
  await server.anyone.signIn(id);
});

test.each([
  ['a role of theirs', () => roles({ Deputy: allPermissions.toSorted() })],
  [
    'their role under another name, with more',
    async () =>
      [
        users(user({ id: 'author', username: 'author', roleNames: ['Deputy, renamed'] })),
        await roles({ Deputy: [], 'Deputy, renamed': allPermissions.toSorted() }),
      ].join('\n'),
  ],
  ['a new role', () => roles({ Another: ['MANAGE_RULES'] })],
  ['a role of another user type', () => roles({ Another: ['MANAGE_RULES'] }, 2)],
  [
    'a role for themselves',
    async () => users(user({ id: 'author', username: 'author', roleNames: ['Administrator'] })),
  ],
  ['a new user', async () => users(user({ id: 'new', username: 'new', roleNames: ['Administrator'] }))],
  [
    'another name for who may do more',
    async () =>
      users(user({ id: 'admin', username: 'admin', ssoSubject: 'author', roleNames: ['Administrator'] })),
  ],
])('no user brings in a permission that they lack: %s', async (_, make) => {
  const deputy = await signInAsDeputy();
  const content = await make();
  const before = await rows();
  const held = await server.query('select * from app_user order by id');
  for (const mode of ['plan', 'unmarshal'] as const) {
    for (const operation of ['REFRESH', 'CLEAN_INSERT'] as const) {
      const answer = await restore(deputy, initializationFile(content), operation, mode);
      expect(answer.problem(403).permission, `${mode} ${operation}`).toBe('MANAGE_RULES');
    }
  }
  expect(await rows()).toEqual(before);
  expect(await server.query('select * from app_user order by id')).toEqual(held);
});

test('they may bring in what they hold, take away what they lack, and leave things as they are', async () => {
  expect(
    (await restore(server.admin, initializationFile(await roles({ Spare: ['MANAGE_RULES'] })))).status,
  ).toBe(200);
  const deputy = await signInAsDeputy();
  for (const sectionName of ['Assigned Authorizations', 'Users']) {
    const file = (await callAsBrowser(deputy, 'downloadSection', { query: { sectionName } })).body(200);
    expect((await restore(deputy, file, 'CLEAN_INSERT')).status, sectionName).toBe(200);
  }
  expect((await restore(deputy, initializationFile(await roles({ Spare: [] })))).status).toBe(200);
  const content = initializationFile(
    [
      await roles({ Forms: ['MANAGE_FORMS'] }),
      users(user({ id: 'new', username: 'new', roleNames: ['Forms'] })),
    ].join('\n'),
  );
  expect((await restore(deputy, content)).status).toBe(200);
  const [added] = await server.query("select permissions, password_hash from app_user where id = 'new'");
  expect(added).toEqual({ permissions: ['MANAGE_FORMS'], password_hash: null });
});

test('a role of a file allows nothing that its user type cannot have, and no user brings in what the product would let them do', async () => {
  const file = initializationFile(await roles({ Another: ['MANAGE_RULES', 'POLICY_VIEW'] }, 1));
  const before = await rows();
  for (const mode of ['plan', 'unmarshal'] as const) {
    const answer = await restore(server.admin, file, 'REFRESH', mode);
    const report = mode === 'plan' ? answer.body(200) : answer.body(422).report;
    const message =
      "The role 'Another' would allow “Manage rules”, which users of the type Agency/Brokerage cannot have.";
    const refusal = { message, section: 'Assigned Authorizations', name: 'Another' };
    expect(report).toMatchObject({ isDone: false, refusals: [refusal] });
  }
  expect(await rows()).toEqual(before);
  const deputy = await signInAsDeputy();
  const impersonating = initializationFile(await roles({ Spare: ['USER_IMPERSONATE'] }));
  expect((await restore(deputy, impersonating)).problem(403).permission).toBe('USER_IMPERSONATE');
  expect((await restore(server.admin, impersonating)).status).toBe(200);
});

test.each(['plan', 'unmarshal'] as const)('a restore cannot lock every user out: %s', async (mode) => {
  const before = await rows();
  const answer = await restore(server.admin, initializationFile(users()), 'CLEAN_INSERT', mode);
  const message =
    'No user would be left who can sign in and holds “Manage permissions” and “Back up and restore”.';
  const report = mode === 'plan' ? answer.body(200) : answer.body(422).report;
  expect(report).toMatchObject({ isDone: false, refusals: [{ message, section: 'Users' }] });
  expect(await rows()).toEqual(before);
});

test.each(['plan', 'unmarshal'] as const)(
  'a restore does not take the permission to manage permissions from its user: %s',
  async (mode) => {
    const deputy = await signInAsDeputy();
    const before = await rows();
    const message =
      'You would lose the permission “Manage permissions”, and could not give it back to yourself. Another user who keeps it can restore this file.';
    const lesser = others.filter((key) => key !== 'MANAGE_PERMISSIONS');
    const ofAdmin = users(user({ id: 'admin', username: 'admin', roleNames: ['Administrator'] }));
    const files = [
      ['REFRESH', await roles({ Deputy: lesser })],
      ['REFRESH', users(user({ id: 'author', username: 'author' }))],
      ['CLEAN_INSERT', await roles({ Deputy: lesser })],
      ['CLEAN_INSERT', ofAdmin],
    ] as const;
    for (const [operation, content] of files) {
      const answer = await restore(deputy, initializationFile(content), operation, mode);
      const report = mode === 'plan' ? answer.body(200) : answer.body(422).report;
      expect(report, operation).toMatchObject({ isDone: false, refusals: [{ message, section: 'Users' }] });
    }
    expect(await rows()).toEqual(before);
    // A file that the same user would keep it by, and one restored by somebody else.
    expect((await restore(deputy, initializationFile(await roles({ Deputy: others })))).status).toBe(200);
    expect((await restore(server.admin, initializationFile(await roles({ Deputy: lesser })))).status).toBe(
      200,
    );
    expect((await deputy.call('getCurrentUser')).body(200).authorizationKeys).not.toContain(
      'MANAGE_PERMISSIONS',
    );
  },
);

test('a file cannot give a username to two users', async () => {
  const content = initializationFile(users(user({ id: 'second', username: 'viewer' })));
  const answer = await restore(server.admin, content);
  expect(answer.body(422).report).toMatchObject({
    refusals: [{ message: "The users 'viewer' and 'second' would have the same username, 'viewer'." }],
  });
});

test.each(['Assigned Authorizations', 'Users', 'All'])(
  'a backup of %s tells who may do what',
  async (sectionName) => {
    await server.query(
      `update app_user set permissions = '["MODIFY_CONFIG_BACKUP_RESTORE"]' where id = 'viewer'`,
    );
    const viewer = await server.anyone.signIn('viewer');
    const answer = await callAsBrowser(viewer, 'downloadSection', { query: { sectionName } });
    expect(answer.problem(403).permission).toBe('MANAGE_PERMISSIONS');
    const harmless = await callAsBrowser(viewer, 'downloadSection', { query: { sectionName: 'Rules' } });
    expect(harmless.status).toBe(200);
  },
);

test('no backup and no history holds a password', async () => {
  const file = await callAsBrowser(server.admin, 'downloadSection', { query: { sectionName: 'Users' } });
  expect(file.body(200)).toContain('Marta Oduya');
  const hashes = await server.query('select password_hash from app_user where password_hash is not null');
  expect(hashes.length).toBeGreaterThan(0);
  for (const { password_hash: hash } of hashes) expect(file.text).not.toContain(String(hash));
});

test('who is not in the users of a clean insert is signed out, and stays as an author', async () => {
  const viewer = await server.anyone.signIn('viewer');
  const content = initializationFile(
    users(user({ id: 'admin', username: 'admin', roleNames: ['Administrator'] })),
  );
  expect((await restore(server.admin, content, 'CLEAN_INSERT')).status).toBe(200);
  expect((await viewer.call('getCurrentUser')).status).toBe(401);
  expect((await server.admin.call('getCurrentUser')).body(200).user.name).toBe('admin');
  const [kept] = await server.query("select username, permissions from app_user where id = 'viewer'");
  expect(kept).toEqual({ username: null, permissions: [] });
});

test('a clean insert keeps the permissions that the file lacks', async () => {
  const content = initializationFile(await roles({ Spare: ['MANAGE_RULES'] }));
  expect((await restore(server.admin, content, 'CLEAN_INSERT')).status).toBe(200);
  const [row] = await server.query("select count(*)::int as count from document where kind = 'Permission'");
  expect(row).toEqual({ count: 4 });
});

test('users of a file from before there were user types are of the system; its roles, which were documents, are refused', async () => {
  const former = user({ id: 'former', username: 'former', roleNames: ['Administrator'] });
  const untyped = former.replace('<number key="userType">3</number>', '');
  expect((await restore(server.admin, initializationFile(users(untyped)))).status).toBe(200);
  const [added] = await server.query(
    "select json_array_length(permissions) as held from app_user where id = 'former'",
  );
  expect(added).toEqual({ held: allPermissions.length });
  const before = await rows();
  const old = section('Assigned Authorizations', `<role>${role('Old', ['MANAGE_RULES'])}</role>`);
  const { report } = (await restore(server.admin, initializationFile(old))).body(422);
  expect(report.refusals[0]?.message).toMatch(/^The file is from an earlier release.*make a new backup/);
  expect(await rows()).toEqual(before);
});
