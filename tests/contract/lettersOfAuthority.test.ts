import type { AuthorizationKey } from '@studio/api';
import { expect, test, vi } from 'vitest';
import { allPermissions } from '../../apps/server/src/access/permissions.ts';
import type { ApiClient, CallInput } from '../support/contract/ApiClient.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { fileBody } from '../support/contract/fileBody.ts';
import { foreignFiles } from '../support/contract/hostileFiles.ts';

/** Letters of authority: there and back in files, with a plan first, and where they are shown. */
const server = useServer();

interface Given {
  number: string;
  issuer?: string;
  agency?: string;
  effective?: string;
  rest?: string;
}

function letter({ number, issuer = 'org-1', agency = 'org-5', effective = '2026-01-01', rest = '' }: Given) {
  return `<letter><number>${number}</number><issuer><id>${issuer}</id></issuer><agency><id>${agency}</id></agency>
<effective>${effective}</effective>${rest}</letter>`;
}

function fileOf(letters: readonly Given[], issuedBy = 'carriers') {
  const root = `<lettersOfAuthority xmlns="urn:studio:loa:1" issuedBy="${issuedBy}">`;
  return `${root}\n${letters.map(letter).join('\n')}\n</lettersOfAuthority>`;
}

interface SendOptions {
  user?: ApiClient;
  query?: CallInput['query'];
  name?: string;
}

const sendPlan = (
  content: string | Uint8Array,
  { user = server.admin, query = {}, name = 'a.xml' }: SendOptions = {},
) => callAsBrowser(user, 'planLettersOfAuthority', { query, ...fileBody(name, content) });
const sendImport = (
  content: string | Uint8Array,
  { user = server.admin, query = {}, name = 'a.xml' }: SendOptions = {},
) => callAsBrowser(user, 'importLettersOfAuthority', { query, ...fileBody(name, content) });
const plan = async (content: string | Uint8Array, options?: SendOptions) =>
  (await sendPlan(content, options)).body(200);
const importLines = async (content: string | Uint8Array, options?: SendOptions) =>
  (await sendImport(content, options)).body(200).split('\n');
const exported = async (isMga: boolean) =>
  callAsBrowser(server.admin, 'exportLettersOfAuthority', { query: { isMga } });
const lettersOf = async (id: string, query: CallInput['query'] = { numberOfRows: 500 }) =>
  (await server.viewer.call('listLettersOfAuthority', { path: { id }, query })).body(200);

async function counts() {
  const [row] = await server.query(
    'select (select count(*) from history)::int as history, (select count(*) from audit_entry)::int as entries',
  );
  return row;
}

async function userWithout(permission: AuthorizationKey): Promise<ApiClient> {
  const permissions = allPermissions.filter((key) => key !== permission);
  await server.query(
    `update app_user set permissions = '${JSON.stringify(permissions)}' where id = 'author'`,
  );
  return server.anyone.signIn('author');
}

test.each([
  [false, 200],
  [true, 50],
])('what is exported (MGAs: %s) is imported again without a change', async (isMga, count) => {
  const file = await exported(isMga);
  expect(file.headers['content-disposition']).toContain('filename="carrierLOAExport.xml"');
  const query = { isMga };
  const before = await counts();
  expect(await plan(file.text, { query })).toMatchObject({
    added: 0,
    updated: 0,
    unchanged: count,
    failed: 0,
  });
  expect(await importLines(file.text, { query })).toEqual([
    'Import LOAs',
    `Success - ${count}`,
    'Failure - 0',
  ]);
  expect(await counts()).toMatchObject({ history: before?.['history'] });
  expect((await exported(isMga)).text).toBe(file.text);
});

test('letters are added and replaced as the plan says, in one version of their issuer, and the others stay', async () => {
  const { totalRecords } = await lettersOf('org-1');
  const { version } = (await server.viewer.call('getOrganization', { path: { id: 'org-1' } })).body(200);
  const first = fileOf([
    { number: 'T-1' },
    { number: 'T-2', rest: '<state>IA</state><note>A &amp; B</note>' },
  ]);
  const before = await counts();
  const planned = await plan(first);
  expect(await counts()).toEqual(before);
  expect(planned).toMatchObject({ added: 2, updated: 0, unchanged: 0, failed: 0 });
  expect(planned.letters[0]).toMatchObject({
    line: 2,
    number: 'T-1',
    fate: 'added',
    agencyName: 'Halvorsen Insurance Group',
  });
  expect(
    await importLines(first, {
      query: { expectedPlan: planned.plan, fileName: 'b.xml', size: first.length },
    }),
  ).toEqual([...['Import LOAs', 'Success - 2', 'Failure - 0']]);
  const { records, totalRecords: after } = await lettersOf('org-1');
  expect(after).toBe(totalRecords + 2);
  const added = records.find(({ number }) => number === 'T-2');
  expect(added).toMatchObject({
    issuerId: 'org-1',
    agencyId: 'org-5',
    states: ['IA'],
    note: 'A & B',
    expires: null,
  });
  const saved = (await server.viewer.call('getOrganization', { path: { id: 'org-1' } })).body(200);
  expect(saved).toMatchObject({ version: version + 1, lastModifiedBy: { id: 'admin' } });
  const second = fileOf([
    { number: 'T-1', effective: '2026-02-01' },
    { number: 'T-3', agency: 'org-4' },
  ]);
  expect(await plan(second)).toMatchObject({ added: 1, updated: 1, unchanged: 0, failed: 0 });
  // The plan that was shown is another one by now.
  const stale = await sendImport(second, { query: { expectedPlan: planned.plan } });
  expect(stale.problem(409).type).toBe('/problems/plan-changed');
  await importLines(second);
  const again = (await lettersOf('org-1')).records.filter(({ number }) => number.startsWith('T-'));
  expect(again.map(({ number, effective }) => [number, effective])).toEqual([
    ['T-1', '2026-02-01'],
    ['T-2', '2026-01-01'],
    ['T-3', '2026-01-01'],
  ]);
});

test('a letter is shown with the agency that has it, and keeps the agency from being deleted unasked', async () => {
  const agency = (await server.admin.call('createOrganization', { query: { organizationType: 1 } })).body(
    201,
  );
  const path = { id: agency.id };
  expect(await lettersOf(agency.id)).toEqual({ records: [], totalRecords: 0 });
  await importLines(
    fileOf([
      { number: 'D-1', agency: agency.id },
      { number: 'D-2', agency: agency.id },
    ]),
  );
  const { records, totalRecords } = await lettersOf(agency.id, { startIndex: 1, numberOfRows: 1 });
  expect([records.map(({ number }) => number), totalRecords]).toEqual([['D-2'], 2]);
  const headers = { 'if-match': '*' };
  const refused = await server.admin.call('deleteOrganization', { path, headers });
  expect(refused.problem(409).references).toMatchObject([{ name: 'org-1' }]);
  expect((await server.viewer.call('listOrganizationReferences', { path })).body(200)).toHaveLength(1);
  const missing = await server.viewer.call('listLettersOfAuthority', { path: { id: 'none' } });
  expect(missing.status).toBe(404);
});

test('what is wrong with a letter keeps no other from being imported, and is answered with its line', async () => {
  const file = fileOf([
    { number: 'F-1' },
    { number: 'F-2', issuer: 'none' },
    { number: 'F-3', effective: '2026-13-01' },
    { number: 'F-1', effective: '2026-05-01' },
    { number: 'F-4', issuer: 'org-2' },
  ]);
  const lines = await importLines(file);
  expect(lines).toEqual([
    ...['Import LOAs', 'Success - 1', 'Failure - 4'],
    "Line 4, F-2: There is no carrier with the id 'none'.",
    "Line 7, F-3: '2026-13-01' is not a day such as 2026-01-31.",
    'Line 8, F-1: The number is there already, in line 2.',
    "Line 10, F-4: The organization 'Keystone Marine Underwriters' is no carrier.",
  ]);
  const { failed, letters } = await plan(file);
  expect([failed, letters.map(({ fate }) => fate)]).toEqual([
    4,
    ['refused', 'refused', 'refused', 'refused', 'left'],
  ]);
});

const harmless = fileOf([{ number: 'H-1' }]);
const declared = (doctype: string) => `${doctype}${harmless.replace('H-1', '&e;')}`;

test.each<[name: string, content: string | Uint8Array, message: RegExp]>([
  ...foreignFiles(harmless).map(
    ({ name, content, message }) => [name, content, message] as [string, Buffer, RegExp],
  ),
  ['an external entity', declared('<!DOCTYPE a [<!ENTITY e SYSTEM "file:///etc/passwd">]>'), /DOCTYPE/],
  ['a bomb of entities', declared('<!DOCTYPE a [<!ENTITY e "ha"><!ENTITY f "&e;&e;">]>'), /DOCTYPE/],
  ['another root', '<configuration xmlns="urn:studio:loa:1"/>', /<configuration>/],
  ['great depth', fileOf([]).replace('\n\n', `<letter>${'<a>'.repeat(600)}`), /nested deeper/],
  ['an end that is missing', fileOf([{ number: 'H-1' }]).slice(0, -5), /not complete/],
  ['letters of MGAs', fileOf([{ number: 'H-1', issuer: 'org-2' }], 'mgas'), /letters of MGAs/],
])('%s is one failure, and changes nothing', async (_name, content, message) => {
  const { history } = { history: 0, ...(await counts()) };
  const lines = await importLines(content);
  expect(lines.slice(0, 3)).toEqual(['Import LOAs', 'Success - 0', 'Failure - 1']);
  expect(lines[3]).toMatch(message);
  expect(await plan(content)).toMatchObject({ added: 0, updated: 0, unchanged: 0, failed: 1 });
  expect((await counts())?.['history']).toBe(history);
});

test('each type of issuer takes its own permission', async () => {
  for (const [permission, isMga] of [
    ['MODIFY_CONFIG_CARRIERS', false],
    ['MODIFY_CONFIG_MGA_CARRIERS', true],
  ] as const) {
    const user = await userWithout(permission);
    const query = { isMga };
    const file = fileOf([], isMga ? 'mgas' : 'carriers');
    const refused = [
      await sendPlan(file, { user, query }),
      await sendImport(file, { user, query }),
      await callAsBrowser(user, 'exportLettersOfAuthority', { query }),
    ];
    expect(refused.map((answer) => answer.problem(403).permission)).toEqual(refused.map(() => permission));
    expect(
      (
        await sendPlan(file.replaceAll(/carriers|mgas/g, isMga ? 'carriers' : 'mgas'), {
          user,
          query: { isMga: !isMga },
        })
      ).status,
    ).toBe(200);
  }
});

test('a file of another type, or whose size is not the one in the query, is not taken', async () => {
  for (const send of [sendPlan, sendImport]) {
    expect((await send(harmless, { name: 'a.txt' })).problem(415).detail).toContain('a.txt');
    expect((await send(harmless, { query: { size: 3 } })).problem(400)).toMatchObject({ parameter: 'size' });
  }
});

test('an import is written down, and what it changed of each issuer', async () => {
  await importLines(fileOf([{ number: 'A-1' }]), { query: { fileName: 'letters.xml' } });
  const rows = await server.query('select type, action, message from audit_entry order by id desc limit 2');
  expect(rows.map(({ type, action, message }) => `${type}, ${action}: ${message}`)).toEqual([
    "Letters of Authority, Imported: The file 'letters.xml' was imported: 1 added, 0 updated, 0 unchanged, 0 not imported.",
    expect.stringMatching(/^Organization, Updated: /),
  ]);
});

test('letters come back from a backup', async () => {
  await importLines(fileOf([{ number: 'B-1' }]));
  const query = { sectionName: 'Organizations' };
  const backup = (await callAsBrowser(server.admin, 'downloadSection', { query })).text;
  await importLines(fileOf([{ number: 'B-1', effective: '2027-01-01' }]));
  const restore = { query: { operation: 'REFRESH', mode: 'unmarshal' }, ...fileBody('a.dbinit', backup) };
  expect((await callAsBrowser(server.admin, 'restoreSections', restore)).status).toBe(200);
  const { records } = await lettersOf('org-1');
  expect(records.find(({ number }) => number === 'B-1')?.effective).toBe('2026-01-01');
});

test('an import whose caller goes away while the server works imports nothing; until then its progress is known', async () => {
  const letters = Array.from({ length: 8000 }, (_, index) => ({ number: `CUT-${index}` }));
  const { headers = {}, body } = fileBody('letters.xml', fileOf(letters));
  const importId = '5f6f2d0a-6a5c-4a0e-9a5d-0d6f4c1f9b11';
  const { token } = (await server.admin.call('createTemporaryToken')).body(200);
  const before = await counts();
  const progressFor = async (user: ApiClient) =>
    (await user.call('getLetterImportProgress', { query: { importId } })).body(200).progress;
  const leaving = new AbortController();
  const sending = fetch(
    `${server.origin}/importLOA/CarrierLOAImportServlet?t=${token}&importId=${importId}`,
    {
      method: 'POST',
      headers: {
        'content-type': String(headers['content-type']),
        cookie: `${server.admin.cookieName}=${server.admin.loginToken}`,
      },
      body: new Uint8Array(body as Buffer),
      signal: leaving.signal,
    },
  );
  const left = expect(sending).rejects.toHaveProperty('name', 'AbortError');
  const seen = await vi.waitUntil(() => progressFor(server.admin), { timeout: 30_000, interval: 5 });
  expect(seen.done).toBeLessThanOrEqual(8000);
  expect(await progressFor(server.viewer)).toBeNull();
  leaving.abort();
  await left;
  await vi.waitUntil(async () => (await progressFor(server.admin)) === null, { timeout: 30_000 });
  expect(await counts()).toEqual(before);
  expect((await plan(fileOf(letters.slice(0, 10)))).added).toBe(10);
});

test('who issued a letter does not belong to who has it, and stays active where that is deactivated with all below it', async () => {
  await importLines(fileOf([{ number: 'B-1' }]));
  const childrenOf = async (id: string) =>
    (await server.viewer.call('listOrganizationChildren', { path: { id } })).body(200);
  const { records } = await childrenOf('org-1');
  const { totalRecords } = await childrenOf('org-5');
  expect(records.find(({ id }) => id === 'org-5')?.childCount).toBe(totalRecords);
  const deactivated = await server.admin.call('deactivateOrganization', {
    ...{ path: { id: 'org-5' }, query: { propagateStatusToChildren: true } },
    headers: { 'if-match': '*' },
  });
  expect(deactivated.status).toBe(200);
  const statusOf = async (id: string) =>
    (await server.viewer.call('getOrganization', { path: { id } })).body(200).status;
  expect([await statusOf('org-5'), await statusOf('org-6'), await statusOf('org-1')]).toEqual([0, 0, 1]);
});
