import { expect, test } from 'vitest';
import { compoundFile } from '../../apps/server/src/uploads/testing/compoundFile.ts';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { staticSet } from '../support/contract/dataSetBodies.ts';
import { fileBody, filesBody } from '../support/contract/fileBody.ts';

/** What the server does otherwise as soon as a preference is another one. Each test sets its preferences back. */
const server = useServer();

const minute = 60_000;

async function set(values: Readonly<Record<string, string>>): Promise<Record<string, string>> {
  const answer = await server.admin.call('listStudioPreferences');
  const before = answer.body(200).filter(({ name }) => name in values);
  const body = Object.entries(values).map(([name, value]) => ({ name, value }));
  const saved = await server.admin.call('updateStudioPreferences', {
    body,
    headers: { 'if-match': answer.etag },
  });
  expect(saved.status, saved.text).toBe(200);
  return Object.fromEntries(before.map(({ name, value }) => [name, value]));
}

async function under(values: Readonly<Record<string, string>>, work: () => Promise<void>): Promise<void> {
  const before = await set(values);
  await work();
  await set(before);
}

const credentials = { username: 'author', password: 'studio-demo' };

test('how long a session lives', async () => {
  await under({ 'session.lengthMinutes': '5' }, async () => {
    const session = (await server.anyone.copy().call('signIn', { body: credentials })).body(200);
    expect(session.expiresAt - server.clock.now()).toBeLessThanOrEqual(5 * minute);
    const renewed = (await server.viewer.call('refreshSession')).body(200);
    expect(renewed.expiresAt - server.clock.now()).toBeLessThanOrEqual(5 * minute);
  });
  expect(
    (await server.viewer.call('refreshSession')).body(200).expiresAt - server.clock.now(),
  ).toBeGreaterThan(50 * minute);
});

test('when a session ends for good', async () => {
  await under({ 'session.lengthMinutes': '600', 'session.maxHours': '1' }, async () => {
    const session = (await server.anyone.copy().call('signIn', { body: credentials })).body(200);
    expect(session.expiresAt - server.clock.now()).toBeLessThanOrEqual(60 * minute);
  });
});

test('how many sessions a user has', async () => {
  await under({ 'session.mostPerUser': '2' }, async () => {
    const first = await server.anyone.signIn('author');
    await server.anyone.signIn('author');
    await server.anyone.signIn('author');
    await server.anyone.signIn('author');
    expect((await first.call('getCurrentUser')).status).toBe(401);
  });
  await server.signInAgain();
});

test('when a user counts as gone', async () => {
  const isHere = async () =>
    (await server.admin.call('getUserCard', { path: { id: 'viewer' } })).body(200).availableToChat;
  await server.viewer.call('getCurrentUser');
  server.clock.advance(2 * minute);
  expect(await isHere()).toBe(true);
  await under({ 'session.presentMinutes': '1' }, async () => {
    expect(await isHere()).toBe(false);
  });
});

test('how often a sign-in may fail, and how long the pauses are', async () => {
  const attempt = (password: string) =>
    server.anyone.copy().call('signIn', { body: { username: 'viewer', password } });
  const rules = {
    'security.signIn.allowedFailures': '3',
    'security.signIn.firstDelaySeconds': '7',
    'security.signIn.longestDelaySeconds': '9',
    'security.signIn.failureLifetimeMinutes': '2',
  };
  await under(rules, async () => {
    for (let failure = 0; failure < 3; failure += 1) expect((await attempt('wrong')).status).toBe(401);
    const first = await attempt('wrong');
    expect([first.status, first.headers['retry-after']]).toEqual([429, '7']);
    server.clock.advance(7000);
    expect((await attempt('wrong')).status).toBe(401);
    expect((await attempt('wrong')).headers['retry-after']).toBe('9');
    server.clock.advance(2 * minute);
    expect((await attempt('studio-demo')).status).toBe(200);
  });
});

test('how long a browser is known from which somebody has signed in', async () => {
  const signIn = async (device?: string) => {
    const headers = {
      origin: server.origin,
      cookie: device === undefined ? undefined : `studioDevice=${device}`,
    };
    const answer = await server.anyone.signedOut().call('signIn', { body: credentials, headers });
    const [, name, maxAge] =
      /studioDevice=([\w-]+); Max-Age=(\d+)/.exec(`${answer.headers['set-cookie']}`) ?? [];
    return { name, days: Number(maxAge) / 86_400 };
  };
  await under({ 'security.signIn.placeLifetimeDays': '2' }, async () => {
    const first = await signIn();
    expect(first.days).toBe(2);
    expect((await signIn(first.name)).name).toBe(first.name);
    server.clock.advance(3 * 24 * 60 * minute);
    expect((await signIn(first.name)).name).not.toBe(first.name);
    await server.signInAgain();
  });
});

test('what a new password must be', async () => {
  const change = async (newPassword: string) => {
    const body = { currentPassword: 'studio-demo', newPassword };
    const { errors = [] } = (await server.author.call('changePassword', { body })).problem(422);
    return errors.map(({ message }) => message);
  };
  const rules = {
    'security.password.minimumLength': '16',
    'security.password.requireDigit': 'true',
    'security.password.requireUppercase': 'true',
    'security.password.requireSymbol': 'true',
    'security.password.refuseUserName': 'true',
  };
  await under(rules, async () => {
    expect(await change('fifteen letters')).toEqual(['The new password needs at least 16 characters.']);
    expect(await change('seventeen letters')).toEqual(['The new password needs a digit.']);
    expect(await change('seventeen letters 1')).toEqual(['The new password needs a capital letter.']);
    expect(await change('Seventeen letters 1')).toEqual(['The new password needs a symbol.']);
    expect(await change('The Author, number 1')).toEqual(['The new password contains the user name.']);
  });
});

test('how many rows a page has', async () => {
  const rows = async (numberOfRows?: number) =>
    (await server.viewer.call('listDataSets', { query: { ...(numberOfRows && { numberOfRows }) } })).body(200)
      .records.length;
  expect(await rows()).toBe(25);
  await under({ 'lists.defaultPageSize': '7', 'lists.maximumPageSize': '30' }, async () => {
    expect([await rows(), await rows(500), await rows(10)]).toEqual([7, 30, 10]);
  });
});

const history = { query: { exportType: 'csv', currentState: 'administrator' } };

test('how many entries a page of the history has, and a file of it', async () => {
  await under({ 'history.defaultPageSize': '5', 'history.mostDownloadedEntries': '10' }, async () => {
    expect((await server.admin.call('listConfigurationLogs')).body(200).records).toHaveLength(5);
    const file = await callAsBrowser(server.admin, 'downloadHistoryCsv', history);
    expect(file.problem(400).detail).toContain('a file may have 10');
  });
  expect((await callAsBrowser(server.admin, 'downloadHistoryCsv', history)).status).toBe(200);
});

test('how many changes of an entry are returned', async () => {
  const items = Array.from({ length: 20 }, (_, index) => ({
    ...{ name: `Item ${index}`, value: `V${index}`, grouping: '', ordering: index },
  }));
  await server.admin.call('createDataSet', { body: staticSet('Obeyed changes', { items }) });
  const query = { filterText: 'Obeyed changes', numberOfRows: 1 };
  const [entry] = (await server.admin.call('listConfigurationLogs', { query })).body(200).records;
  await under({ 'history.shownChanges': '10' }, async () => {
    const path = { id: String(entry?.id) };
    const details = (await server.admin.call('getConfigurationLog', { path })).body(200);
    expect(details.changes).toHaveLength(10);
  });
});

test('how many objects the palette and an export have', async () => {
  const found = async () => {
    const groups = (await server.viewer.call('searchObjects', { query: { text: 'e' } })).body(200);
    return Math.max(...groups.map(({ records }) => records.length));
  };
  expect(await found()).toBe(5);
  await under({ 'search.paletteRows': '3', 'lists.mostExportedObjects': '1' }, async () => {
    expect(await found()).toBe(3);
    const one = await server.viewer.call('exportDataSets', { body: { ids: ['Roof Covering'] } });
    expect(one.status).toBe(200);
    const body = { ids: ['Roof Covering', 'US States'] };
    const { errors = [] } = (await server.viewer.call('exportDataSets', { body })).problem(422);
    expect(errors[0]?.message).toBe('An export may have 1 data sets, not 2.');
  });
});

test('how many filters a user keeps', async () => {
  const keep = (name: string) =>
    server.viewer.call('createSavedFilter', { body: { name, filterUri: '/DataSet?name=a' } });
  await under({ 'lists.mostSavedFilters': '1' }, async () => {
    expect((await keep('One')).status).toBe(201);
    expect((await keep('Two')).problem(409).type).toBe('/problems/too-many-saved-filters');
  });
  expect((await keep('Two')).status).toBe(201);
});

test('how long names are', async () => {
  const create = (name: string) => server.admin.call('createDataSet', { body: staticSet(name) });
  await under({ 'names.maximumLength': '50' }, async () => {
    expect((await create('x'.repeat(51))).problem(422).errors).toEqual([
      { pointer: '/name', message: 'The name has more than 50 characters.' },
    ]);
    expect((await create('x'.repeat(50))).status).toBe(201);
  });
  expect((await create('x'.repeat(51))).status).toBe(201);
});

test('how large documents are, and of which types', async () => {
  const given = { name: 'Obeyed', shortName: 'OBEYED', selectableOnQuote: false };
  const created = await server.admin.call('createProductTemplate', { body: given });
  const { id } = created.body(201);
  const upload = (name: string, content: Buffer) => {
    const { headers, body } = filesBody([{ part: 'quoteFile', name, content }]);
    return server.admin.call('uploadProductDocuments', {
      ...{ path: { id }, query: { quoteFileTemplateId: -1 }, body },
      headers: { ...headers, 'if-match': created.etag },
    });
  };
  const rtf = Buffer.from('{\\rtf1 Quote}');
  const rules = { 'uploads.largestDocumentMiB': '1', 'uploads.allowedDocumentTypes': 'pdf' };
  await under(rules, async () => {
    expect((await upload('quote.rtf', rtf)).status).toBe(415);
    const large = await upload('quote.pdf', Buffer.alloc(1_048_577, '%PDF-1.4\n'));
    expect(large.problem(413).detail).toContain('1 MiB');
  });
  expect((await upload('quote.rtf', rtf)).status).toBe(200);
});

test('whether workbooks are attachments of forms', async () => {
  const attach = () =>
    callAsBrowser(server.admin, 'uploadFormAttachment', {
      ...{ path: { id: 'org-1' }, ...fileBody('rates.xls', compoundFile('Workbook')) },
    });
  await under({ 'uploads.areWorkbooksAttached': 'false' }, async () => {
    expect((await attach()).status).toBe(415);
  });
  expect((await attach()).body(200).mediaType).toBe('application/vnd.ms-excel');
});

test('how large imports are', async () => {
  await under({ 'uploads.largestImportMiB': '1' }, async () => {
    const answer = await callAsBrowser(server.admin, 'restoreSections', {
      ...{ query: { operation: 'REFRESH', mode: 'plan' }, ...fileBody('a.dbinit', ' '.repeat(1_048_577)) },
    });
    expect(answer.problem(413).detail).toContain('1 MiB');
  });
});

test('how many streams a session holds', async () => {
  const uri = ['/DataSet:Roof Covering'];
  await under({ 'system.streamsPerSession': '5' }, async () => {
    const streams = await Promise.all(Array.from({ length: 5 }, () => server.viewer.watch(uri)));
    const target = `/rest/Events?uri=${encodeURIComponent(uri.join())}`;
    const refused = await server.viewer.callPath('watchObjects', target);
    expect(refused.problem(429).detail).toContain('5');
    await Promise.all(streams.map((stream) => stream.close()));
  });
});

test('how many streams all sessions of a user hold', async () => {
  const uri = ['/DataSet:Roof Covering'];
  await under({ 'system.streamsPerUser': '20', 'system.streamsPerSession': '15' }, async () => {
    const sessions = await Promise.all([server.anyone.signIn('viewer'), server.anyone.signIn('viewer')]);
    const streams = await Promise.all(
      sessions.flatMap((user) => Array.from({ length: 10 }, () => user.watch(uri))),
    );
    const target = `/rest/Events?uri=${encodeURIComponent(uri.join())}`;
    const refused = await server.viewer.callPath('watchObjects', target);
    expect(refused.problem(429).detail).toContain('20');
    await Promise.all(streams.map((stream) => stream.close()));
  });
});

test('how long a single-use token lives', async () => {
  await under({ 'system.temporaryTokenSeconds': '10' }, async () => {
    const { expiresAt } = (await server.viewer.call('createTemporaryToken')).body(200);
    expect(expiresAt - server.clock.now()).toBeLessThanOrEqual(10_000);
  });
});

test('how long a repeated write is known', async () => {
  const headers = { 'idempotency-key': 'obeyed' };
  const create = () => server.admin.call('createDataSet', { body: staticSet('Obeyed once'), headers });
  const before = await set({ 'system.idempotencyHours': '1' });
  expect((await create()).status).toBe(201);
  expect((await create()).status).toBe(201);
  server.clock.advance(61 * minute);
  await server.signInAgain();
  expect((await create()).problem(409).type).toBe('/problems/duplicate');
  await set(before);
});
