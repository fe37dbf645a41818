import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';

const server = useServer();

test('everyone who is signed in can list the placeholders of messages', async () => {
  const placeholders = (await server.viewer.call('listPlaceholders')).body(200);
  expect(placeholders).toContainEqual({
    name: 'insuredName',
    label: 'Insured name',
    sample: 'Prairie Freight LLC',
  });
  expect(placeholders.map(({ name }) => name)).toEqual(placeholders.map(({ name }) => name).toSorted());
  expect((await server.anyone.call('listPlaceholders')).status).toBe(401);
});

test('recipients are offered in two groups: roles as they are written, users with their addresses', async () => {
  const groups = (await server.viewer.call('listRecipients')).body(200);
  expect(groups.map(({ name }) => name)).toEqual(['Submission Roles', 'Carrier Users']);
  const [roles, users] = groups;
  expect(roles?.recipients).toContainEqual({
    address: 'Agent',
    role: 'Agent',
    name: 'Agent',
    description: '',
  });
  expect(users?.recipients.length).toBeGreaterThan(1);
  for (const { address, role } of users?.recipients ?? []) {
    expect(address).toContain('@');
    expect(role).toBeNull();
  }
});

test('a list that is searched says of each object in which field it was found, if not in its name', async () => {
  const create = async (texts: {
    readonly name: string;
    readonly subject: string;
    readonly body: string;
  }) => {
    const lists = { to: [], cc: [], bcc: [] };
    const body = { ...texts, ...lists, enabled: true, defaultSelectedOption: 'STANDARD' as const };
    await server.admin.call('createEmailTemplate', { body });
  };
  await create({ name: 'Quokka named', subject: 'Quokka', body: '<p>Quokka</p>' });
  await create({ name: 'By subject', subject: 'A quokka', body: '<p>Quokka</p>' });
  await create({ name: 'By message', subject: 'None', body: '<p>First</p><p>The quokka</p>' });
  const find = async (filterUri: string) => {
    const page = (await server.viewer.call('listEmailTemplates', { query: { filterUri } })).body(200);
    return page.records.map(({ name, foundIn }) => [name, foundIn]);
  };
  expect(await find('/NotificationEmailTemplate?search=QUOKKA')).toEqual([
    ['By message', 'body'],
    ['By subject', 'subject'],
    ['Quokka named', undefined],
  ]);
  expect(await find('/NotificationEmailTemplate?name=By+subject')).toEqual([['By subject', undefined]]);
});

test('a template that is saved can be exported by everyone, a new one by no one', async () => {
  const exportOf = async (uri: string) => {
    const actions = (await server.viewer.call('listActions', { query: { uri } })).body(200);
    return actions.find(({ name }) => name === 'Export');
  };
  const emails = (await server.viewer.call('listEmailTemplates')).body(200).records;
  const popups = (await server.viewer.call('listPopupTemplates')).body(200).records;
  for (const [kind, [first]] of [
    ['/NotificationEmailTemplate', emails],
    ['/NotificationPopupTemplate', popups],
  ] as const) {
    expect(await exportOf(`${kind}:${first?.id}`), kind).toEqual({
      name: 'Export',
      enabled: true,
      notes: '',
    });
    expect(await exportOf(`${kind}:-1`), kind).toMatchObject({
      enabled: false,
      notes: 'The template is not saved yet.',
    });
  }
});

test('a recipient that is sent more than once is kept once, at its first position', async () => {
  const to = ['Agent', 'a@x.example', 'Agent ', 'A@x.example', 'Claims'].map((address) => ({ address }));
  const made = (
    await server.admin.call('createEmailTemplate', { body: { name: 'Recipients once', to, cc: to } })
  ).body(201);
  const kept = ['Agent', 'a@x.example', 'Claims'];
  expect(made.to.map(({ address }) => address)).toEqual(kept);
  expect(made.cc.map(({ address }) => address)).toEqual(kept);
});
