import { result } from '@studio/api';
import { startStudio } from '../support/studioServer.ts';
import { ApiUser } from './apiUser.ts';
import { expect, openAs, refusedCalls, test } from './fixtures.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

async function rename({ client }: ApiUser, id: string, name: string): Promise<void> {
  const { data, etag } = await result(client.GET('/rest/Organization/{id}', { params: { path: { id } } }));
  const params = { path: { id }, header: { 'If-Match': etag ?? '' } };
  await result(client.POST('/rest/Organization/{id}', { params, body: { ...data, name } }));
}

test('a connection that was lost keeps its registration, two tabs share it, and what is saved afterwards is shown in both', async ({
  page,
  context,
}) => {
  await using studio = await startStudio();
  const api = await ApiUser.signIn(studio.url, 'admin');
  const query = { organizationType: 1 as const };
  const { data } = await result(api.client.POST('/rest/Organization/create', { params: { query } }));
  const { id } = data;
  await rename(api, id, 'Visited agency');
  const path = `${studio.url}/config/organization/manage/agency/${id}`;
  const registrations: string[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    const own = url.searchParams.get('registrationIdentifier');
    if (url.pathname === '/rest/Events' && own !== null) registrations.push(own);
  });
  const headingOf = (tab: typeof page, name: string) => tab.getByRole('heading', { name, level: 1 });
  await openAs(page, 'admin', path);
  await expect(headingOf(page, 'Visited agency')).toBeVisible();
  await expect.poll(() => registrations.length).toBeGreaterThan(0);
  const second = await context.newPage();
  await second.goto(path);
  await expect(headingOf(second, 'Visited agency')).toBeVisible();
  await rename(api, id, 'Renamed agency');
  await expect(headingOf(page, 'Renamed agency')).toBeVisible();
  await expect(headingOf(second, 'Renamed agency')).toBeVisible();
  const opened = [...registrations];
  const registration = opened.at(-1);

  await studio.restart();
  await expect.poll(() => registrations.length, { timeout: 60_000 }).toBeGreaterThan(opened.length);
  expect(registrations.slice(opened.length)).toEqual(
    registrations.slice(opened.length).map(() => registration),
  );
  const again = await ApiUser.signIn(studio.url, 'admin');
  await rename(again, id, 'Agency after the loss');
  await expect(headingOf(page, 'Agency after the loss')).toBeVisible();
  await expect(headingOf(second, 'Agency after the loss')).toBeVisible();

  await second.close();
  const closed = page.waitForRequest((request) => request.method() === 'DELETE');
  await page.getByRole('link', { name: 'Agencies/Brokerages' }).first().click();
  const { searchParams } = new URL((await closed).url());
  expect(searchParams.get('registrationIdentifier')).toBe(registration);
});
