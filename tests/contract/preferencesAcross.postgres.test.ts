import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { waitUntil } from '../support/waitUntil.ts';

/** A preference that is saved through one instance is obeyed by every other. */
const one = useServer();
const two = useServer({}, one);

test('a preference saved on one instance is obeyed by the other', async () => {
  const rows = async () => (await two.viewer.call('listDataSets')).body(200).records.length;
  expect(await rows()).toBe(25);
  const { etag } = await one.admin.call('listStudioPreferences');
  const saved = await one.admin.call('updateStudioPreferences', {
    body: [{ name: 'lists.defaultPageSize', value: '9' }],
    headers: { 'if-match': etag },
  });
  expect(saved.status).toBe(200);
  await waitUntil(async () => expect(await rows()).toBe(9), {
    what: 'the other instance',
    deadlineMs: 10_000,
  });
  const effective = (await two.viewer.call('getEffectivePreferences')).body(200);
  expect(effective['lists.defaultPageSize']).toBe('9');
});
