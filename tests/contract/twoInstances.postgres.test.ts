import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { staticSet } from '../support/contract/dataSetBodies.ts';

/** Instances are stateless: any number of them may use one PostgreSQL. */
const one = useServer();
const two = useServer({}, one);

async function names(server: typeof one, filterUri: string): Promise<string[]> {
  const page = (await server.viewer.call('listDataSets', { query: { filterUri, numberOfRows: 500 } })).body(
    200,
  );
  expect(page.totalRecords).toBe(page.records.length);
  return page.records.map(({ name }) => name);
}

test('both answer the same from the start', async () => {
  expect(one.origin).not.toBe(two.origin);
  expect(await names(two, '/DataSet?type=0')).toEqual(await names(one, '/DataSet?type=0'));
});

test('a write on one is in the very next list of the other', async () => {
  const filterUri = '/DataSet?name=Shuttle';
  for (let round = 0; round < 25; round += 1) {
    const [here, there] = round % 2 === 0 ? [one, two] : [two, one];
    const body = staticSet(`Shuttle ${round}`);
    const created = await here.admin.call('createDataSet', { body });
    expect(await names(there, filterUri)).toEqual([body.name]);
    const path = { dataSetName: body.name };
    const renamed = await there.admin.call('updateDataSet', {
      path,
      body: { ...body, name: `${body.name} renamed` },
      headers: { 'if-match': created.etag },
    });
    expect(await names(here, filterUri)).toEqual([`${body.name} renamed`]);
    const query = { dataSetName: `${body.name} renamed` };
    await here.admin.call('deleteDataSet', { query, headers: { 'if-match': renamed.etag } });
    expect(await names(there, filterUri)).toEqual([]);
  }
});

test('the order is right where a write on the other instance changed it', async () => {
  const filterUri = '/DataSet?name=Order';
  const sorted = (server: typeof one) =>
    server.viewer.call('listDataSets', {
      query: { filterUri, sortBy: 'description', sortDirection: 'desc' },
    });
  for (const description of ['b', 'd', 'a', 'c']) {
    await one.admin.call('createDataSet', { body: staticSet(`Order ${description}`, { description }) });
    const [here, there] = [(await sorted(one)).body(200), (await sorted(two)).body(200)];
    expect(there).toEqual(here);
  }
});

test('a session of one is a session of the other, and ends on both', async () => {
  const user = await one.anyone.signIn('viewer');
  const elsewhere = two.anyone.copy();
  Object.assign(elsewhere, { loginToken: user.loginToken, clientId: user.clientId });
  expect((await elsewhere.call('getCurrentUser')).status).toBe(200);
  await user.call('signOut');
  expect((await elsewhere.call('getCurrentUser')).status).toBe(401);
});

test('a single-use token is used once, whichever instance is asked', async () => {
  const { token } = (await one.admin.call('createTemporaryToken')).body(200);
  const query = { sectionName: 'Data Sets', t: token };
  const elsewhere = two.anyone.copy();
  elsewhere.loginToken = one.admin.loginToken;
  const answers = await Promise.all([
    one.admin.call('downloadSection', { query }),
    elsewhere.call('downloadSection', { query }),
  ]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 401]);
});

test('of changes to one version on both at once, one is made', async () => {
  const { etag } = await one.admin.call('createDataSet', { body: staticSet('Torn') });
  const path = { dataSetName: 'Torn' };
  const headers = { 'if-match': etag };
  const answers = await Promise.all(
    [one, two, one, two].map((server, index) =>
      server.admin.call('updateDataSet', {
        path,
        headers,
        body: staticSet('Torn', { description: `${index}` }),
      }),
    ),
  );
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412, 412]);
});

test('failed sign-ins are counted together', async () => {
  const attempt = (server: typeof one, password: string) =>
    server.anyone.copy().call('signIn', { body: { username: 'author', password } });
  for (let failure = 0; failure < 10; failure += 1) await attempt(failure % 2 === 0 ? one : two, 'wrong');
  expect((await attempt(one, 'studio-demo')).status).toBe(429);
  expect((await attempt(two, 'studio-demo')).status).toBe(429);
});
