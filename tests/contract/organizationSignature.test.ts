import { Buffer } from 'node:buffer';
import { expect, test } from 'vitest';
import { allPermissions } from '../../apps/server/src/access/permissions.ts';
import type { ApiClient } from '../support/contract/ApiClient.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { fileBody } from '../support/contract/fileBody.ts';

/** E-mail signatures of organizations, with the pictures and files that they name. */
const server = useServer();

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const create = async () =>
  (await server.admin.call('createOrganization', { query: { organizationType: 1 } })).body(201).id;
const read = (id: string) => server.viewer.call('getOrganization', { path: { id } });
const attach = (id: string, content: string | Uint8Array, name = 'logo 1.png', user = server.admin) =>
  callAsBrowser(user, 'uploadSignatureAttachment', { path: { id }, ...fileBody(name, content) });

interface SaveOptions {
  etag?: string | undefined;
  user?: ApiClient;
  headers?: Record<string, string>;
}

const save = (
  id: string,
  emailSignature: string,
  { etag = '*', user = server.admin, headers = {} }: SaveOptions = {},
) =>
  user.call('updateOrganizationSignature', {
    ...{ path: { id }, body: { emailSignature }, headers: { 'if-match': etag, ...headers } },
  });

async function userWithoutAgencies(): Promise<ApiClient> {
  const permissions = allPermissions.filter((key) => key !== 'MODIFY_CONFIG_AGENCY_BROKERAGE');
  await server.query(
    `update app_user set permissions = '${JSON.stringify(permissions)}' where id = 'author'`,
  );
  return server.anyone.signIn('author');
}

test('a signature is saved as a version, and an empty one is none', async () => {
  const id = await create();
  const { etag } = await read(id);
  const saved = await save(id, '<p>Ana</p>', { etag });
  expect(saved.body(200)).toMatchObject({ version: 2, defaultEmailSignature: '<p>Ana</p>' });
  expect((await read(id)).etag).toBe(saved.etag);
  expect((await save(id, '<p>Ana</p>')).body(200).version).toBe(2);
  expect((await save(id, '<p>Eve</p>', { etag })).problem(412).status).toBe(412);
  // The settings of the organization leave it as it is.
  const body = { ...(await read(id)).body(200), city: 'Ames', defaultEmailSignature: 'else' };
  const settings = await server.admin.call('updateOrganization', {
    ...{ path: { id }, body, headers: { 'if-match': '*' } },
  });
  expect(settings.body(200)).toMatchObject({ city: 'Ames', defaultEmailSignature: '<p>Ana</p>' });
  expect((await save(id, ' ')).body(200).defaultEmailSignature).toBe('');
});

test('a picture is there once it is attached, and belongs to the organization once a signature names it', async () => {
  const id = await create();
  const { url, ...attached } = (await attach(id, png)).body(200);
  expect(attached).toEqual({ fileName: 'logo 1.png', mediaType: 'image/png', size: png.length });
  const [, digest = ''] = /attachments\/([\w-]{43})\/logo%201\.png$/.exec(url) ?? [];
  const path = { id, digest, fileName: 'logo 1.png' };
  const shown = await server.viewer.call('getSignatureAttachment', { path });
  expect(shown.headers).toMatchObject({
    'content-type': 'image/png',
    'content-security-policy': expect.stringContaining('sandbox'),
    'x-content-type-options': 'nosniff',
  });
  const html = `<p><img src="${url}" alt="Logo"></p>`;
  expect((await save(id, html)).body(200).defaultEmailSignature).toBe(html);
  const [row] = await server.query(`select used from content where digest = '${digest}'`);
  expect(row).toEqual({ used: true });
  const missing = await server.viewer.call('getSignatureAttachment', {
    path: { ...path, digest: 'a'.repeat(43) },
  });
  expect(missing.status).toBe(404);
});

test('a signature that is pasted from another organization gets the address of its own', async () => {
  const [one, other] = [await create(), await create()];
  const { url } = (await attach(one, png)).body(200);
  const own = url.replace(one, other);
  for (const pasted of [url, `${server.admin.origin}${url}`]) {
    const saved = (await save(other, `<img src="${pasted}"><a href="${url}">Logo</a>`)).body(200);
    expect(saved.defaultEmailSignature).toBe(`<img src="${own}"><a href="${own}">Logo</a>`);
  }
});

test('an attachment that is not there is refused, and nothing is saved', async () => {
  const id = await create();
  const { url } = (await attach(id, png)).body(200);
  const foreign = url.replace(/attachments\/[\w-]{43}/, `attachments/${'b'.repeat(43)}`);
  const refused = (await save(id, `<img src="${foreign}">`)).problem(422);
  expect(refused.errors).toEqual([
    { pointer: '/emailSignature', message: "The attachment 'logo 1.png' is not there. Attach it again." },
  ]);
  const broken = url.replace('logo%201.png', '%E0%A4%A');
  expect((await save(id, `<img src="${broken}">`)).status).toBe(422);
  expect((await read(id)).body(200).defaultEmailSignature).toBe('');
});

test.each<[what: string, content: string | Uint8Array, name: string]>([
  ['an SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>', 'a.svg'],
  ['a page that is called a picture', '<html><script>alert(1)</script></html>', 'a.png'],
  ['text', 'Ana', 'a.pdf'],
])('%s cannot be attached', async (_what, content, name) => {
  expect((await attach('org-1', content, name)).status).toBe(415);
});

test('an attachment has 5 MiB at most, and a name that files can have', async () => {
  const large = Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(5 * 1024 * 1024)]);
  expect((await attach('org-1', large, 'a.pdf')).status).toBe(413);
  expect((await attach('org-1', '%PDF-1.7\n', 'a.pdf')).body(200).mediaType).toBe('application/pdf');
  expect((await attach('org-1', png, 'con')).status).toBe(400);
});

test('changing a signature takes the permission of the type; what is not there has none', async () => {
  const id = await create();
  const user = await userWithoutAgencies();
  const refused = [await save(id, 'a', { user }), await attach(id, png, 'a.png', user)];
  expect(refused.map((answer) => answer.problem(403).permission)).toEqual(
    refused.map(() => 'MODIFY_CONFIG_AGENCY_BROKERAGE'),
  );
  const missing = [await save('none', 'a'), await attach('none', png)];
  expect(missing.map(({ status }) => status)).toEqual([404, 404]);
});

test('a repeated save is made once, and one without a version or too long is refused', async () => {
  const id = await create();
  const headers = { 'idempotency-key': 'signed once' };
  for (const _ of [1, 2]) expect((await save(id, '<p>A</p>', { headers })).body(200).version).toBe(2);
  expect((await save(id, '<p>B</p>', { headers })).status).toBe(422);
  const unconditional = await server.admin.call('updateOrganizationSignature', {
    ...{ path: { id }, body: { emailSignature: 'a' } },
  });
  expect(unconditional.status).toBe(428);
  expect((await save(id, 'a'.repeat(200_001))).status).toBe(422);
});

test('a signature comes back from a backup with its pictures', async () => {
  const id = await create();
  const { url } = (await attach(id, png)).body(200);
  const html = `<img src="${url}">`;
  await save(id, html);
  const query = { sectionName: 'Organizations' };
  const backup = (await callAsBrowser(server.admin, 'downloadSection', { query })).text;
  expect(backup).toContain('<content digest=');
  const removal = { path: { id }, headers: { 'if-match': '*' } };
  expect((await server.admin.call('deleteOrganization', removal)).status).toBe(204);
  const restore = { query: { operation: 'INSERT', mode: 'unmarshal' }, ...fileBody('a.dbinit', backup) };
  expect((await callAsBrowser(server.admin, 'restoreSections', restore)).status).toBe(200);
  expect((await read(id)).body(200).defaultEmailSignature).toBe(html);
});
