import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { callAsBrowser } from '../support/contract/callAsBrowser.ts';
import { fileBody } from '../support/contract/fileBody.ts';

/** The preferences of the studio: one document, which several people write at once. */
const server = useServer();

type Sent = Record<string, unknown>[];

async function list() {
  const answer = await server.viewer.call('listStudioPreferences');
  return { etag: answer.etag, preferences: answer.body(200) };
}

async function save(sent: Sent, etag?: string, headers: Record<string, string> = {}) {
  const known = etag ?? (await list()).etag;
  return server.admin.call('updateStudioPreferences', {
    body: sent,
    headers: { 'if-match': known, ...headers },
  });
}

const value = (name: string, given: string) => [{ name, value: given }];

async function currentOf(name: string) {
  return (await list()).preferences.find((each) => each.name === name)?.value;
}

async function faultOf(name: string, given: string) {
  return (await save(value(name, given))).problem(422).errors;
}

test('all preferences are listed with their defaults, while nothing was saved', async () => {
  const { etag, preferences } = await list();
  expect(etag).toBe('"0.0"');
  expect(preferences.length).toBeGreaterThanOrEqual(80);
  expect(preferences.every((each) => each.value === each.defaultValue)).toBe(true);
  expect(new Set(preferences.map(({ dataType }) => dataType)).size).toBe(5);
  expect(preferences.map(({ category }) => category)).toContain('');
  expect(await currentOf('system.allowedFilesAndIconsTypes')).toBe('png::jpg::jpeg::gif::svg::ico::pdf');
  expect((await server.viewer.call('listStudioPreferenceVersions')).body(200).totalRecords).toBe(0);
});

test('every default of a select is in its data set', async () => {
  const { preferences } = await list();
  for (const { dataSetName, defaultValue } of preferences) {
    if (dataSetName === null) continue;
    const items = (await server.viewer.call('listDataSetItems', { path: { dataSetName } })).body(200);
    const choices = items.records.map((item) => item.value);
    for (const each of defaultValue.split('::')) expect(choices, dataSetName).toContain(each);
  }
});

test('what is saved is answered; what is left out stays; the default is no change', async () => {
  const first = await save(value('quote.validDays', '45'));
  expect(first.etag).not.toBe('"0.0"');
  const second = await save(value('quote.mostOptions', '7'));
  expect(second.body(200)).toEqual((await list()).preferences);
  expect([await currentOf('quote.validDays'), await currentOf('quote.mostOptions')]).toEqual(['45', '7']);
  const whole = await list();
  const same = await save(whole.preferences);
  expect([same.etag, same.body(200)]).toEqual([whole.etag, whole.preferences]);
  await save(value('quote.mostOptions', '5'));
  const version = (await server.viewer.call('getStudioPreferenceVersion', { path: { version: '1' } })).body(
    200,
  );
  expect(version.filter((each) => each.value !== each.defaultValue).map(({ name }) => name)).toEqual([
    'quote.validDays',
  ]);
  const missing = await server.viewer.call('getStudioPreferenceVersion', { path: { version: '99' } });
  expect(missing.problem(404).detail).toBe('The preference list has no version 99.');
});

test.each([
  ['quote.minimumPremium', 'x', 'This preference value must be numeric only.'],
  ['quote.minimumPremium', '1.2.3', 'This preference value must be numeric only.'],
  ['quote.minimumPremium', '-1', 'This preference value must be at least 0.'],
  ['quote.validDays', '1.5', 'This preference value must be a whole number.'],
  ['quote.validDays', '9999', 'This preference value must be at most 365.'],
  ['quote.roundPremium', 'yes', 'This preference value must be true or false.'],
  ['console.theme', 'pink', "This preference value has no choice 'pink'."],
  ['uploads.allowedDocumentTypes', 'pdf::exe', "This preference value has no choice 'exe'."],
])('%s cannot be %s', async (name, given, message) => {
  expect(await faultOf(name, given)).toEqual([{ pointer: '/0/value', message }]);
});

test('a text is saved as it is sent: markup, from right to left, and as long as one may be', async () => {
  for (const given of ['<b>&amp;</b> "quoted"', 'שלום، مرحبا', '::', 'x'.repeat(4000)]) {
    expect((await save(value('notification.senderName', given))).status).toBe(200);
    expect(await currentOf('notification.senderName')).toBe(given);
  }
  expect((await save(value('notification.senderName', 'x'.repeat(4001)))).status).toBe(422);
});

test('a number says whether it must be whole', async () => {
  const { preferences } = await list();
  const isWhole = (name: string) => preferences.find((each) => each.name === name)?.isWhole;
  expect([isWhole('quote.validDays'), isWhole('quote.minimumPremium')]).toEqual([true, false]);
});

test('a name that there is not, and one that is there twice, are refused', async () => {
  const sent = [...value('no.such', '1'), ...value('quote.validDays', '1'), ...value('quote.validDays', '2')];
  expect((await save(sent)).problem(422).errors).toEqual([
    { pointer: '/0/name', message: "There is no preference 'no.such'." },
    { pointer: '/2/name', message: "The preference 'quote.validDays' is there twice." },
  ]);
});

test('what two people changed is merged by name; the same one is for somebody to decide', async () => {
  const { etag } = await list();
  await save(value('policy.binderDays', '40'), etag);
  const merged = await save(value('policy.numberPrefix', 'POL'), etag);
  expect(merged.status).toBe(200);
  expect([await currentOf('policy.binderDays'), await currentOf('policy.numberPrefix')]).toEqual([
    '40',
    'POL',
  ]);
  const conflict = await save(value('policy.binderDays', '50'), etag);
  expect(conflict.problem(412)).toMatchObject({ etag: merged.etag, current: merged.body(200) });
  expect((await save(value('policy.binderDays', '40'), etag)).status).toBe(200);
  expect((await server.admin.call('updateStudioPreferences', { body: [] })).problem(428).status).toBe(428);
  expect((await save([], '"8.88"')).problem(412)).toMatchObject({ etag: merged.etag });
});

test('a save that is sent again is made once', async () => {
  const { etag } = await list();
  const again = () => save(value('policy.binderDays', '41'), etag, { 'idempotency-key': 'preferences once' });
  const first = await again();
  await save(value('policy.binderDays', '42'));
  const second = await again();
  expect([second.status, second.etag, second.text]).toEqual([200, first.etag, first.text]);
});

test('consoles receive the preferences in force, and their changes', async () => {
  const effective = async () => (await server.viewer.call('getEffectivePreferences')).body(200);
  const before = await effective();
  expect(Object.keys(before).length).toBeGreaterThanOrEqual(20);
  expect(before).toMatchObject({ 'console.tooltipDelayMilliseconds': '500' });
  expect(before).not.toHaveProperty('session.lengthMinutes');
  await save(value('console.tooltipDelayMilliseconds', '800'));
  expect(await effective()).toEqual({ ...before, 'console.tooltipDelayMilliseconds': '800' });
});

test('who may not change preferences may read them', async () => {
  const refused = await server.viewer.call('updateStudioPreferences', { body: [] });
  expect(refused.problem(403).permission).toBe('MANAGE_BA_STUDIO_PREFERENCES');
  const uri = '/DefaultPreference:null';
  const actions = (await server.viewer.call('listActions', { query: { uri } })).body(200);
  expect(actions.map(({ name, enabled }) => [name, enabled])).toEqual([
    ['Discard', false],
    ['Save', false],
    ['Backup', false],
  ]);
});

test('the log says what changed in the words of the screen', async () => {
  await save(value('policy.reinstatementDays', '21'));
  const query = { filterText: 'preference list', numberOfRows: 1 };
  const { records } = (await server.admin.call('listConfigurationLogs', { query })).body(200);
  expect(records[0]?.message).toBe('The preference list was updated.');
  const path = { id: String(records[0]?.id) };
  const details = (await server.admin.call('getConfigurationLog', { path })).body(200);
  expect(details.changes).toEqual([{ field: 'Days for a reinstatement', before: '30', after: '21' }]);
});

test('a backup of the preferences brings them back, and the server obeys them', async () => {
  await save(value('search.paletteRows', '2'));
  const query = { sectionName: 'Default Preferences' };
  const file = await callAsBrowser(server.admin, 'downloadSection', { query });
  await save(value('search.paletteRows', '5'));
  const restored = await callAsBrowser(server.admin, 'restoreSections', {
    ...{ query: { operation: 'REFRESH', mode: 'unmarshal' }, ...fileBody('preferences.dbinit', file.text) },
  });
  expect(restored.status).toBe(200);
  expect(await currentOf('search.paletteRows')).toBe('2');
});
