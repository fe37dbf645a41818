import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import {
  contract,
  type DocumentedParameter,
  nodeAt,
  type Operation,
  operationOf,
} from '../support/contract/contract.ts';
import { fileBody, filesBody } from '../support/contract/fileBody.ts';
import { extent } from '../support/extent.ts';

/**
 * What holds for every call alike, whatever it does: who is let in, and what a request must look like to be read.
 */
const server = useServer();

const operations = [...contract.values()];
const guarded = operations.filter(({ security }) => security.includes('loginToken'));
const refusedToAnyone = guarded.filter(({ isAnonymousAllowed }) => !isAnonymousAllowed);
const byHeader = guarded.filter(({ security }) => security.includes('consoleType'));
const byClientId = guarded.filter(({ security }) => security.includes('clientId'));
const withBody = operations.filter(({ bodyTypes }) => bodyTypes.includes('application/json'));
const withFile = operations.filter(({ bodyTypes }) => bodyTypes.includes('multipart/form-data'));
const withToken = withFile.filter(({ security }) => security.includes('temporaryToken'));
const withoutBody = operations.filter(({ bodyTypes, method }) => bodyTypes.length === 0 && method !== 'GET');

/** The paths that need more than an id of nothing and a first version. */
const examples: Readonly<Record<string, string>> = {
  '/rest/User/{id}/card': '/rest/User/admin/card',
  '/rest/User/{id}/image': '/rest/User/admin/image',
  '/rest/Organization/create': '/rest/Organization/create?organizationType=1',
  '/rest/Organization/{id}/forms/{formId}': '/rest/Organization/none/forms/none',
  '/rest/Organization/{id}/List':
    '/rest/Organization/none/List?registrationIdentifier=0b9f0ad6-7c39-4b34-8e7e-2f5ed2a1c9d4',
  '/rest/DynamicData/{dataName}/filter/type/{filterType}': '/rest/DynamicData/producer/filter/type/101',
  '/rest/DynamicData/{dataName}/filter': '/rest/DynamicData/producer/filter',
  '/rest/DynamicData/{dataName}/action/{actionName}': '/rest/DynamicData/producer/action/select',
  '/rest/Organization/{id}/emailSignature/attachments/{digest}/{fileName}': `/rest/Organization/none/emailSignature/attachments/${'a'.repeat(43)}/a.png`,
  '/rest/FormSet/{id}/attachments/{digest}/{fileName}': `/rest/FormSet/none/attachments/${'a'.repeat(43)}/a.png`,
  '/rest/FormSet/{id}/saveChanges': '/rest/FormSet/none/saveChanges?revision=1',
  '/rest/FormSet/{id}/applyChanges': '/rest/FormSet/none/applyChanges?revision=1',
  '/rest/Organization/{id}/card': '/rest/Organization/org-1/card',
  '/rest/Translation': '/rest/Translation?locale=en-US',
  '/rest/Object/search': '/rest/Object/search?text=roof',
  '/rest/StateRate/search': '/rest/StateRate/search?text=bop',
  '/rest/Actions': '/rest/Actions?uri=%2FDataSet%3Anull',
  'GET /rest/SavedFilter': '/rest/SavedFilter?kind=%2FDataSet',
  '/rest/Events': '/rest/Events?uri=%2FDataSet%3ARoof+Covering',
  'GET /rest/Permission': '/rest/Permission?userType=4',
  '/rest/Permission/users': '/rest/Permission/users?userType=4',
  '/rest/Permission/versions': '/rest/Permission/versions?userType=4',
  '/rest/Permission/versions/{version}': '/rest/Permission/versions/1?userType=4',
  '/rest/DataSet/{dataSetName}/versions': '/rest/DataSet/Roof%20Covering/versions',
  '/rest/DataSet/{dataSetName}/versions/{version}': '/rest/DataSet/Roof%20Covering/versions/1',
  '/rest/DataSet/references': '/rest/DataSet/references?dataSetName=Roof+Covering',
  '/rest/DataSet/delete': '/rest/DataSet/delete?dataSetName=Roof+Covering',
  '/rest/DataSet/generators': '/rest/DataSet/generators?type=1',
  '/rest/UIFormTemplate/fields': '/rest/UIFormTemplate/fields?formTemplateUniqueName=LocationSchedule',
  '/rest/UIFormTemplate/findReferencesByFieldTemplateId':
    '/rest/UIFormTemplate/findReferencesByFieldTemplateId?fieldTemplateId=1',
  '/rest/FormTemplateSet/{id}': '/rest/FormTemplateSet/1',
  '/rest/FormTemplateSet/{id}/changesSince/{formerId}': '/rest/FormTemplateSet/2/changesSince/1',
  '/rest/FormTemplateSet/preview': '/rest/FormTemplateSet/preview?action=publish',
  '/rest/FormTemplateSet/{id}/formTemplates/{formTemplateId}': '/rest/FormTemplateSet/1/formTemplates/none',
  '/rest/Rule/searchableValues':
    '/rest/Rule/searchableValues?formTemplateUniqueName=LocationSchedule&fieldName=state',
  '/rest/Rule/evaluate/cases': '/rest/Rule/evaluate/cases?ruleSetIds=none',
  '/rest/Rule/redeploy': '/rest/Rule/redeploy?ruleSetIds=none',
  '/rest/RuleSet/{id}/deployments/{number}/takeBack': '/rest/RuleSet/none/deployments/1/takeBack',
  '/rest/RuleTag/getMatchingTags': '/rest/RuleTag/getMatchingTags?tagName=roof',
  '/rest/Object/{name}': '/rest/Object/none',
  '/rest/UIFormTemplate/reloadRules': '/rest/UIFormTemplate/reloadRules?ruleType=form',
  '/rest/fieldTemplateComponent/settings': '/rest/fieldTemplateComponent/settings?fieldType=3',
  '/rest/DataSet/{dataSetName}': '/rest/DataSet/Roof%20Covering',
  '/rest/DataSet/{dataSetName}/items': '/rest/DataSet/Roof%20Covering/items',
  '/databaseUpload/databaseUploadServlet':
    '/databaseUpload/databaseUploadServlet?operation=REFRESH&mode=plan',
  '/rest/Audit/configurationLogs/{id}': '/rest/Audit/configurationLogs/1',
  '/productTemplateDownload/{fileName}': '/productTemplateDownload/a.pdf?id=none',
  '/rest/SectionTemplate/order': '/rest/SectionTemplate/order?stage=proposal',
  '/sectionTemplateUpload': '/sectionTemplateUpload?sectionTemplateId=none&documentTemplateName=a.pdf',
  '/sectionTemplateDownload/{fileName}': '/sectionTemplateDownload/a.pdf?sectionTemplateId=none',
  '/configuredFileDownload/{fileName}': '/configuredFileDownload/a.pdf?id=none',
  '/files/{slot}': '/files/favicon',
  '/database/DatabaseDownloadServlet': '/database/DatabaseDownloadServlet?sectionName=Data+Sets',
};

/** A path that the contract allows, so that nothing but what a test changes can be the reason of a refusal. */
function target({ method, path }: Operation): string {
  const usual = path.replaceAll('{id}', 'none').replaceAll('{version}', '1');
  return examples[`${method} ${path}`] ?? examples[path] ?? usual;
}

/** The same, with a single-use token of its own where the call needs one. */
async function freshTarget(operation: Operation): Promise<string> {
  if (!operation.security.includes('temporaryToken')) return target(operation);
  const { token } = (await server.admin.call('createTemporaryToken')).body(200);
  return withParameter(target(operation), `t=${token}`);
}

function withParameter(path: string, parameter: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${parameter}`;
}

function body({ bodyTypes }: Operation) {
  return bodyTypes.length > 0 ? { body: {} } : {};
}

test('each path has a value for each of its names', () => {
  expect(operations.map(target).filter((path) => path.includes('{'))).toEqual([]);
});

test('only the automatic sign-in answers both with and without a session', () => {
  const both = guarded.filter(({ isAnonymousAllowed }) => isAnonymousAllowed);
  expect(both.map(({ id }) => id)).toEqual(['resumeSession']);
});

test.each(refusedToAnyone)('$id is refused without a session', async (operation) => {
  const answer = await server.anyone.callPath(operation.id, target(operation), body(operation));
  expect(answer.status).toBe(401);
});

test.each(guarded)('$id is refused with a login token that was never issued', async (operation) => {
  const stranger = server.admin.copy();
  stranger.loginToken = 'A'.repeat(43);
  const answer = await stranger.callPath(operation.id, target(operation), body(operation));
  expect(answer.status).toBe(401);
});

test.each(byHeader)('$id is refused without X-Console-Type: studio', async (operation) => {
  for (const consoleType of [undefined, '', 'portal']) {
    const headers = { 'x-console-type': consoleType };
    const answer = await server.admin.callPath(operation.id, target(operation), {
      ...body(operation),
      headers,
    });
    expect([400, 401]).toContain(answer.status);
  }
});

test.each(byClientId)('$id is refused with the client id of another session, or none', async (operation) => {
  for (const clientId of [undefined, '', 'made-up', server.viewer.clientId]) {
    const headers = { 'x-client-id': clientId };
    const answer = await server.admin.callPath(operation.id, target(operation), {
      ...body(operation),
      headers,
    });
    expect(answer.status).toBe(401);
  }
});

test.each(operations)('$id refuses a query parameter that it does not know', async (operation) => {
  const path = withParameter(await freshTarget(operation), 'colour=red');
  const answer = await server.admin.callPath(operation.id, path, body(operation));
  expect(answer.problem(400).parameter).toBe('colour');
});

const texts = operations.flatMap(({ parameters, ...operation }) =>
  parameters
    .filter(({ isText, in: place }) => isText && place !== 'header')
    .map((parameter) => ({ ...operation, parameters, parameter })),
);

/** The call with that percent-encoded text in one of its parameters. */
async function targetWith(operation: Operation, { name, in: place }: DocumentedParameter, text: string) {
  if (place === 'path')
    return (await freshTarget(operation)).replace(pathPattern(operation, name), `$1${text}$2`);
  const [path = '', query = ''] = (await freshTarget(operation)).split('?');
  const others = query.split('&').filter((pair) => pair !== '' && pair.split('=')[0] !== name);
  return `${path}?${[...others, `${name}=${text}`].join('&')}`;
}

/** Finds the value of a name in a path. */
function pathPattern({ path }: Operation, name: string): RegExp {
  const [before = '', after = ''] = path
    .split(`{${name}}`)
    .map((part) => part.replaceAll(/\{\w+\}/g, '[^/]+'));
  return new RegExp(`^(${before})[^/?]+(${after})`);
}

test.each(texts)('$id refuses what no text holds in $parameter.name', async (operation) => {
  const { id, parameter } = operation;
  for (const text of ['%00', 'a%00b', '%1F', '%7F', '%C2%85']) {
    const path = await targetWith(operation, parameter, text);
    expect((await server.admin.callPath(id, path, body(operation))).problem(400).parameter, path).toBe(
      parameter.name,
    );
  }
  for (const text of ['%ED%A0%80', '%FF', '%ZZ', '%']) {
    const path = await targetWith(operation, parameter, text);
    const problem = (await server.admin.callPath(id, path, body(operation))).problem(400);
    if (parameter.in === 'query') expect(problem.parameter, path).toBe(parameter.name);
  }
});

test.each(['listDataSets', 'listFormTemplates'] as const)('%s refuses it in a filter, too', async (id) => {
  const { path } = operationOf(id);
  const kind = path.split('/')[2];
  for (const text of ['%00', '%1F', '%C2%85', '%ED%A0%80']) {
    const filterUri = `/${kind}?name=${text}`;
    expect((await server.viewer.call(id, { query: { filterUri } })).problem(400).parameter, text).toBe(
      'filterUri',
    );
  }
});

test.each([...withBody, ...withFile])('$id takes no body that is encoded', async (operation) => {
  const input = withFile.includes(operation) ? fileBody('a.xml', 'x') : { body: '{}' };
  const zipped = gzipSync(String(input.body));
  for (const encoding of ['gzip', 'GZIP', 'deflate', 'br', 'zstd', 'gzip, identity', 'unheard-of']) {
    const headers = { ...input.headers, 'content-encoding': encoding };
    const call = { headers: { 'content-type': 'application/json', ...headers }, body: zipped };
    const answer = await server.admin.callPath(operation.id, await freshTarget(operation), call);
    expect(answer.problem(415).detail, encoding).toContain(encoding);
    expect(answer.headers['accept-encoding'], encoding).toBe('identity');
  }
  const headers = { ...input.headers, 'content-encoding': 'identity' };
  const plain = await server.admin.callPath(operation.id, await freshTarget(operation), {
    ...input,
    headers,
  });
  expect(plain.status).not.toBe(415);
});

test.each(withBody)('$id refuses a body that is not JSON', async (operation) => {
  for (const text of ['', '{', '{"name": "x"', 'null null', '\u0000']) {
    const answer = await server.admin.callPath(operation.id, target(operation), { body: text });
    expect(answer.status, text).toBe(400);
  }
});

test.each(withBody)('$id refuses another content type', async (operation) => {
  for (const type of ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', undefined]) {
    const headers = { 'content-type': type };
    const answer = await server.admin.callPath(operation.id, target(operation), { headers, body: '{}' });
    expect(answer.status, type).toBe(415);
  }
});

/** Whether its body is a list, of which an empty one is one. */
function takesList({ path, method }: Operation): boolean {
  const at = `/paths/${path.replaceAll('/', '~1')}/${method.toLowerCase()}`;
  return nodeAt(`${at}/requestBody/content/application~1json/schema`)['type'] === 'array';
}

test.each(withBody)('$id refuses JSON of another shape, and says where', async (operation) => {
  const list = takesList(operation) ? [[]] : [];
  for (const value of [list, 'text', 1, null, { colour: 'red' }]) {
    const answer = await server.admin.callPath(operation.id, target(operation), {
      body: JSON.stringify(value),
    });
    expect(answer.problem(422).errors?.length, answer.text).toBeGreaterThan(0);
  }
});

/** What a file of the call's first part is sent as. */
function sendFile({ fileParts: [part = ''] }: Operation, name: string, content: string | Uint8Array) {
  return filesBody([{ part, name, content }]);
}

function refusedParts(operation: Operation): [name: string, body: string][] {
  const one = String(sendFile(operation, 'a.xml', 'x').body);
  const open = one.replace('--studio-test-boundary--', '');
  return [
    ['no parts', ''],
    ['one part without an end', open],
    ['a part twice', `${open}${String(sendFile(operation, 'b.xml', 'y').body)}`],
    ['a part of another name', one.replace(/ name="\w+"/, ' name="other"')],
    ['a part without a file name', one.replace('; filename="a.xml"', '')],
  ];
}

test.each(withFile)('$id refuses a body of anything but its files', async (operation) => {
  const { headers = {} } = fileBody('a.xml', '');
  for (const [name, body] of refusedParts(operation)) {
    if (operation.isFormOptional && body === '') continue;
    const answer = await server.admin.callPath(operation.id, await freshTarget(operation), { headers, body });
    expect(answer.status, name).toBe(400);
  }
});

test.each(withFile)('$id refuses another content type', async (operation) => {
  for (const type of ['application/json', 'application/xml', 'text/plain', 'multipart/mixed', undefined]) {
    const headers = { 'content-type': type };
    const answer = await server.admin.callPath(operation.id, await freshTarget(operation), {
      headers,
      body: '{}',
    });
    expect(answer.status, type).toBe(415);
  }
});

/** MiB of a file at most, where that is not 50. */
const largestFiles: Readonly<Record<string, number>> = {
  createConfiguredFile: 25,
  updateConfiguredFile: 25,
  evaluateRuleCases: 256,
  uploadFormAttachment: 25,
  uploadSignatureAttachment: 5,
};

/** 50 MiB and more are sent for each: the gate does so once. */
const withLargeFile = extent === 'gate' ? withFile.slice(0, 1) : withFile;

test.each(withLargeFile)('$id refuses a file larger than it takes', async (operation) => {
  const largest = largestFiles[operation.id] ?? 50;
  const body = sendFile(operation, 'a.xml', Buffer.alloc(Math.max(largest, 50) * 1024 * 1024 + 1, '\n'));
  const answer = await server.admin.callPath(operation.id, await freshTarget(operation), body);
  expect(answer.problem(413).detail).toContain(`${largest} MiB`);
});

test.each(withToken)('$id takes a token once, and none that is made up', async (operation) => {
  const path = await freshTarget(operation);
  const call = (at: string) => server.admin.callPath(operation.id, at, fileBody('a.xml', 'x'));
  expect((await call(path)).status).not.toBe(401);
  expect((await call(path)).status).toBe(401);
  expect((await call(withParameter(target(operation), `t=${'x'.repeat(43)}`))).status).toBe(401);
});

test.each(withoutBody)('$id refuses a body, for it takes none', async (operation) => {
  for (const [type, text] of [
    ['text/plain', 'x'],
    ['application/json', '{}'],
    ['application/json', '{'],
    [undefined, 'x'],
  ] as const) {
    const input = { headers: { 'content-type': type }, body: text };
    const answer = await server.admin.callPath(operation.id, target(operation), input);
    expect(answer.status, `${type}: ${text}`).toBe(400);
  }
});

test('the content type of an empty body is ignored', async () => {
  for (const type of ['application/json', 'text/plain', 'nonsense']) {
    const headers = { 'content-type': type };
    const user = await server.anyone.signIn('viewer');
    expect((await user.call('createTemporaryToken', { headers })).status, type).toBe(200);
    expect((await user.call('refreshSession', { headers })).status, type).toBe(200);
    expect((await user.call('signOut', { headers })).status, type).toBe(204);
  }
});

test('a path that cannot be decoded is refused', async () => {
  for (const path of ['/rest/DataSet/%ZZ', '/rest/DataSet/%', '/rest/DataSet/%C3%28']) {
    const answer = await server.admin.callPath('getDataSet', path);
    expect([400, 404], path).toContain(answer.status);
  }
});

test('what the contract does not name is not found, as a problem document', async () => {
  for (const path of ['/rest', '/rest/Nothing', '/rest/DataSet/a/b/c', '/rest/Login/', '/database/']) {
    const { status, headers, body: text } = await server.admin.send('GET', path);
    expect(status, path).toBe(404);
    expect(headers['content-type'], path).toContain('application/problem+json');
    expect(JSON.parse(text.toString()), path).toMatchObject({ status: 404 });
  }
});

test('a method that a path does not have is refused', async () => {
  for (const [method, path] of [
    ['PUT', '/rest/DataSet/Roof%20Covering'],
    ['PATCH', '/rest/DataSet/Roof%20Covering'],
    ['DELETE', '/rest/DataSet/Roof%20Covering'],
    ['GET', '/rest/Login/refresh'],
    ['TRACE', '/health'],
  ] as const) {
    const { status } = await server.admin.send(method, path);
    expect([404, 405], `${method} ${path}`).toContain(status);
  }
});
