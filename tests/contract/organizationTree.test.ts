import { expect, test } from 'vitest';
import { useServer } from '../support/contract/ContractServer.ts';
import { createForm, field, form, updateForm } from '../support/contract/formBodies.ts';

/** What organizations belong to, and what is missing in their forms. */
const server = useServer();

async function named(name: string, body: { parentId?: string } = {}, organizationType: 1 | 2 | 3 = 1) {
  const { id } = (await server.admin.call('createOrganization', { query: { organizationType } })).body(201);
  await update(id, { name, ...body });
  return id;
}

async function update(id: string, body: { name: string; parentId?: string }) {
  const headers = { 'if-match': '*' };
  expect((await server.admin.call('updateOrganization', { path: { id }, headers, body })).status).toBe(200);
}

async function childrenOf(id: string, query: { startIndex?: number; numberOfRows?: number } = {}) {
  return (await server.viewer.call('listOrganizationChildren', { path: { id }, query })).body(200);
}

type MissingQuery = {
  filterUri?: string;
  organizationType?: 1 | 2 | 3 | 4;
  sortBy?: 'name' | 'organizationType' | 'requiredFieldCount';
  sortDirection?: 'asc' | 'desc';
  startIndex?: number;
  numberOfRows?: number;
};

async function missing(query: MissingQuery = {}) {
  return (await server.viewer.call('listMissingFields', { query })).body(200);
}

async function listed(filterUri: string) {
  const query = { filterUri, numberOfRows: 500 };
  return (await server.viewer.call('filterOrganizations', { query })).body(200);
}

/** Fills in the authority form of an agency. */
async function fillIn(id: string, values: object) {
  const path = { id };
  await server.admin.call('startFormSetChanges', { path });
  const [menu] = (await server.viewer.call('listOrganizationForms', { path })).body(200);
  const body = { forms: [{ id: menu?.id ?? '', values: values as never }] };
  await server.admin.call('saveFormSetChanges', { path, query: { revision: 1 }, body });
  expect((await server.admin.call('applyFormSetChanges', { path, query: { revision: 2 } })).status).toBe(200);
}

test('a tree opens step by step: what belongs to an organization, and what it belongs to', async () => {
  const top = await named('Tree top', {}, 2);
  const middle = await named('Tree middle', { parentId: top }, 3);
  const [b, a] = [await named('B leaf', { parentId: middle }), await named('A leaf', { parentId: middle })];
  const first = await childrenOf(top);
  expect(first.ancestors).toEqual([]);
  expect(first).toMatchObject({
    records: [{ id: middle, name: 'Tree middle', childCount: 2 }],
    totalRecords: 1,
  });
  const second = await childrenOf(middle);
  expect(second.records.map(({ id, childCount }) => [id, childCount])).toEqual([
    [a, 0],
    [b, 0],
  ]);
  expect(second.ancestors).toMatchObject([{ id: top, organizationType: 2, status: 2 }]);
  const page = await childrenOf(middle, { startIndex: 1, numberOfRows: 1 });
  expect(page).toMatchObject({ records: [{ id: b }], totalRecords: 2 });
  expect((await childrenOf(a)).ancestors.map(({ id }) => id)).toEqual([top, middle]);
  await server.query(
    `update document set doc = replace(doc::text, '"parentId":null', '"parentId":"${a}"')::json,
      summary = replace(summary::text, '"parentId":null', '"parentId":"${a}"')::json where name = '${top}'`,
  );
  // A ring, as a restore may bring it, ends.
  expect((await childrenOf(a)).ancestors.map(({ id }) => id)).toEqual([top, middle]);
  const none = await server.viewer.call('listOrganizationChildren', { path: { id: 'none' } });
  expect(none.status).toBe(404);
});

test('the list of what is missing follows each save, and names the first field', async () => {
  const before = await missing({ numberOfRows: 1 });
  expect(before.totalRecords).toBeGreaterThan(1);
  const id = await named('Lacking agency');
  const filterUri = '/Organization?name.eq=Lacking%20agency';
  expect(await missing({ filterUri, organizationType: 2 })).toEqual({ records: [], totalRecords: 0 });
  const [record] = (await missing({ filterUri, organizationType: 1 })).records;
  expect(record).toMatchObject({
    ...{ id, name: 'Lacking agency', isDraftStatus: true, requiredFieldCount: 4, totalRequiredFieldCount: 4 },
    forms: [
      {
        ...{ formTemplateType: 13, requiredFieldCount: 3, totalRequiredFieldCount: 3 },
        first: { path: ['appointmentStatus'], label: 'Appointment' },
      },
      { formTemplateType: 43, requiredFieldCount: 1 },
    ],
  });
  expect((await missing()).totalRecords).toBe(before.totalRecords + 1);
  await fillIn(id, { appointmentStatus: 'APPOINTED' });
  const [next] = (await missing({ filterUri })).records;
  expect(next?.requiredFieldCount).toBe(3);
  expect(next?.forms[0]?.first.path).toEqual(['authorizedLines']);
  const path = { id };
  await server.admin.call('deleteOrganization', { path, headers: { 'if-match': '*' } });
  expect(await missing()).toMatchObject({ totalRecords: before.totalRecords });
});

test('drafts without a name come behind all others by name, page by page', async () => {
  const create = async () =>
    (await server.admin.call('createOrganization', { query: { organizationType: 1 } })).body(201).id;
  const nameless = [await create(), await create()];
  await named('Named draft');
  const filterUri = '/Organization?status=2';
  for (const sortDirection of ['asc', 'desc'] as const) {
    const whole = (await missing({ filterUri, sortDirection, numberOfRows: 500 })).records;
    const named = whole.findLastIndex(({ name }) => name !== '') + 1;
    expect(whole.slice(0, named).map(({ name }) => name)).not.toContain('');
    expect(whole.slice(named).map(({ id }) => id)).toEqual(expect.arrayContaining(nameless));
    const pages = await Promise.all(
      whole.map((_, startIndex) => missing({ filterUri, sortDirection, startIndex, numberOfRows: 1 })),
    );
    expect(pages.flatMap(({ records }) => records)).toEqual(whole);
    expect(new Set(pages.map(({ totalRecords }) => totalRecords))).toEqual(new Set([whole.length]));
  }
});

test.each(['organizationType', 'requiredFieldCount'] as const)(
  'what is missing is sorted by %s, then by name, page by page',
  async (sortBy) => {
    for (const [sortDirection, sign] of [
      ['asc', 1],
      ['desc', -1],
    ] as const) {
      const whole = (await missing({ sortBy, sortDirection, numberOfRows: 500 })).records;
      const numbers = whole.map((record) => sign * record[sortBy]);
      expect(numbers).toEqual(numbers.toSorted((one, other) => one - other));
      expect(new Set(numbers).size).toBeGreaterThan(1);
      const page = await missing({ sortBy, sortDirection, startIndex: 5, numberOfRows: 10 });
      expect(page.records).toEqual(whole.slice(5, 15));
    }
    const [first] = (await missing({ sortBy, numberOfRows: 1 })).records;
    const id = await named('0 first agency');
    const [now] = (await missing({ sortBy: 'organizationType', numberOfRows: 1 })).records;
    expect(now?.id).toBe(id);
    expect(first?.id).not.toBe(id);
    await server.admin.call('deleteOrganization', { path: { id }, headers: { 'if-match': '*' } });
  },
);

test('the list of organizations keeps those that lack something, or the others', async () => {
  const all = (await listed('/Organization')).totalRecords;
  const lacking = (await listed('/Organization?missingFields=true')).totalRecords;
  expect(lacking).toBe((await missing()).totalRecords);
  expect((await listed('/Organization?missingFields=false')).totalRecords).toBe(all - lacking);
  const query = { filterUri: '/Organization?missingFields=some' };
  const refused = (await server.viewer.call('filterOrganizations', { query })).problem(400);
  expect(refused.parameter).toBe('filterUri');
  expect((await server.viewer.call('listMissingFields', { query })).problem(400).parameter).toBe('filterUri');
});

test('a definition that is saved changes what is missing', async () => {
  const required = (level: number) =>
    form('OrgNeeds', [field('asked', {}, { requiredLevel: level })], {}, { type: 43 });
  const made = await createForm(server.admin, required(1));
  const id = made.formTemplate.id ?? '';
  await server.admin.call('publishFormTemplates', { query: { uiFormTemplateIds: id } });
  await server.admin.call('markCurrentFormTemplateSetInProduction');
  const agency = await named('Needing agency');
  const filterUri = '/Organization?name.eq=Needing%20agency';
  const count = async () => (await missing({ filterUri })).records[0]?.requiredFieldCount;
  const whole = await count();
  const path = { id };
  const next = (await server.admin.call('saveFormTemplateAsNewVersion', { path })).body(201);
  const nextId = next.formTemplate.id ?? '';
  const body = { ...required(0), formTemplate: next.formTemplate };
  expect((await updateForm(server.admin, nextId, body)).status).toBe(200);
  expect(await count()).toBe(whole);
  await server.admin.call('publishFormTemplates', { query: { uiFormTemplateIds: nextId } });
  await server.admin.call('markCurrentFormTemplateSetInProduction');
  await server.admin.call('upgradeOrganizationForms', { path: { id: agency } });
  expect(await count()).toBe((whole ?? 0) - 1);
});
