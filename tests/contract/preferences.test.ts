import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';

/** The preferences of the studio: one document, which several people write at once. */
const server = useServer();

type Sent = Record<string, unknown>[];

async function list() {
  const answer = await server.viewer.call('listStudioPreferences');
  return { etag: answer.etag, preferences: answer.body(200) };
}

async function save(sent: Sent) {
  const { etag } = await list();
  return server.admin.call('updateStudioPreferences', { body: sent, headers: { 'if-match': etag } });
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
  await save(value('quote.mostOptions', '5'));
  const version = (await server.viewer.call('getStudioPreferenceVersion', { path: { version: '1' } })).body(
    200,
  );
  expect(version.filter((each) => each.value !== each.defaultValue).map(({ name }) => name)).toEqual([
    'quote.validDays',
  ]);
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

test('consoles receive the preferences in force, and their changes', async () => {
  const effective = async () => (await server.viewer.call('getEffectivePreferences')).body(200);
  const before = await effective();
  expect(Object.keys(before).length).toBeGreaterThanOrEqual(20);
  expect(before).toMatchObject({ 'console.tooltipDelayMilliseconds': '500' });
  expect(before).not.toHaveProperty('session.lengthMinutes');
  await save(value('console.tooltipDelayMilliseconds', '800'));
  expect(await effective()).toEqual({ ...before, 'console.tooltipDelayMilliseconds': '800' });
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
