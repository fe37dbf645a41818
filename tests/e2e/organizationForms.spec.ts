import type { Page } from '@playwright/test';
import { result } from '@studio/api';
import { startStudio } from '../support/studioServer.ts';
import { ApiUser } from './apiUser.ts';
import { expect, openAs, refusedCalls, test } from './fixtures.ts';
import { changeForm, createForm, newFormName, section } from './formActions.ts';
import { makeAgency } from './organizationActions.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

async function formOfType({ client }: ApiUser, id: string, type: number): Promise<string> {
  const params = { path: { id } };
  const { data } = await result(client.GET('/rest/Organization/{id}/formSummaries', { params }));
  return data.find(({ formTemplateType }) => formTemplateType === type)?.id ?? '';
}

const limitOf = (page: Page) => page.getByRole('textbox', { name: /^Binding limit/ });
const edit = (page: Page) => page.getByRole('button', { name: 'Edit', exact: true });

test('two users have the forms of an agency open: each sees what the other starts, takes over and saves, and nothing that was typed is lost', async ({
  page,
  browser,
  api,
  studio,
}) => {
  const id = await makeAgency(api, `Two users ${Date.now().toString(36)}`);
  const path = `/config/organization/manage/agency/${id}/form/${await formOfType(api, id, 13)}`;
  const otherPage = await (await browser.newContext({ baseURL: studio.url })).newPage();
  await openAs(page, 'admin', path);
  await openAs(otherPage, 'author', path);
  await expect(edit(otherPage)).toBeVisible();

  await edit(page).click();
  await expect(otherPage.getByText(/has been changing the forms since/)).toBeVisible();
  const kept = page.waitForResponse('**/saveChanges*');
  await limitOf(page).fill('250000');
  await kept;

  await edit(otherPage).click();
  await otherPage.getByRole('alertdialog').getByRole('button', { name: 'Take Over' }).click();
  await expect(limitOf(otherPage)).toHaveValue(/250,?000/);
  await expect(page.getByText(/has been changing the forms since/)).toBeVisible();
  await expect(edit(page)).toBeVisible();

  // What the other user enters is found again after a reload.
  const keptOther = otherPage.waitForResponse('**/saveChanges*');
  await limitOf(otherPage).fill('300000');
  await keptOther;
  await otherPage.reload();
  await expect(limitOf(otherPage)).toHaveValue(/300,?000/);

  // The last edits cannot reach the server, and then somebody takes over: they stay where they were typed.
  await otherPage.route('**/saveChanges*', (route) => route.abort());
  await limitOf(otherPage).fill('350000');
  await expect(otherPage.getByText(/^Your last edits have not reached the server/)).toBeVisible();
  await edit(page).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take Over' }).click();
  await expect(limitOf(page)).toHaveValue(/300,?000/);
  await expect(otherPage.getByText(/has taken over your changes/)).toBeVisible();
  // What was typed is read-only until it is taken back.
  await expect(otherPage.getByRole('main').getByText(/350,?000/)).toBeVisible();
  await otherPage.unroute('**/saveChanges*');
  await otherPage.getByRole('button', { name: 'Take Back' }).click();
  await expect(otherPage.getByText(/^All changes kept/)).toBeVisible();
  await expect(limitOf(otherPage)).toHaveValue(/350,?000/);
  await expect(page.getByText(/has been changing the forms since/)).toBeVisible();

  await otherPage.keyboard.press('Control+s');
  await expect(edit(otherPage)).toBeVisible();
  await expect(page.getByText(/has been changing the forms since/)).toHaveCount(0);
  await expect(
    page.getByText(/350,?000/).or(limitOf(page).and(page.locator('[value*="350"]'))),
  ).toBeVisible();

  // Who leaves closes the connection of the visit.
  const closed = page.waitForResponse((response) => response.request().method() === 'DELETE');
  await page.getByRole('link', { name: 'Agencies/Brokerages' }).first().click();
  const answer = await closed;
  expect(new URL(answer.url()).pathname).toBe(`/rest/Organization/${id}/List`);
  expect(answer.status()).toBe(204);
  await otherPage.context().close();
});

test('forms are upgraded when their organization is opened, and what has no place in the new version is listed', async ({
  page,
}) => {
  await using studio = await startStudio();
  const api = await ApiUser.signIn(studio.url, 'admin');
  const uniqueName = newFormName('Contacts');
  const template = { type: 43, displayName: 'Contacts' };
  const made = await createForm(api, uniqueName, {
    template,
    rest: {
      sections: [
        section('Contacts', ['contact', 'Contact'], ['fax', 'Fax']),
        section('Branches', ['branches', 'Branches', { type: 10 }], ['city', 'City']),
      ],
    },
  });
  await putIntoProduction(api, made.id);
  const id = await makeAgency(api, 'Upgraded agency');
  await fillIn(api, id, 'Contacts', {
    ...{ contact: 'Ann Lee', fax: '843 555 0100' },
    branches: [{ city: 'Omaha' }, { city: 'Peoria' }],
  });

  const params = { path: { id: made.id } };
  const { data: next } = await result(
    api.client.POST('/rest/UIFormTemplate/{id}/saveAsNewVersion', { params }),
  );
  await changeForm(api, next.id, (doc) => ({
    sections: doc.sections.map((each) => ({
      ...each,
      rows: each.rows.filter(({ fields }) =>
        fields.every(({ fieldTemplate: { variableName } }) => !['branches', 'fax'].includes(variableName)),
      ),
    })),
  }));
  await putIntoProduction(api, next.id);

  await openAs(page, 'admin', `${studio.url}/config/organization/manage/agency/${id}`);
  const dialog = page.getByRole('dialog', { name: 'Forms upgraded' });
  await expect(
    dialog.getByText('1 form was upgraded to its latest version. The page will reload.'),
  ).toBeVisible();
  const lost = dialog.getByRole('table', { name: 'Values that have no place any more' });
  await expect(lost.getByRole('row', { name: /Fax/ })).toContainText('843 555 0100');
  // Of what was in rows, the first one has a place.
  await expect(lost.getByRole('row', { name: /Branches 2: City/ })).toContainText('Peoria');
  await expect(lost.getByRole('row')).toHaveCount(3);
  await dialog.getByRole('button', { name: 'OK' }).press('Enter');
  await expect(dialog).toHaveCount(0);
  const pane = page.getByRole('region', { name: /^(?!Completeness)/ });
  await expect(pane.getByRole('heading', { level: 2 })).toBeFocused();

  const form = await formNamed(api, id, 'Contacts');
  await page.goto(`${studio.url}/config/organization/manage/agency/${id}/form/${form}`);
  await expect(page.getByRole('heading', { name: 'Contacts', level: 2 })).toBeVisible();
  await expect(page.locator('main [data-part="form-view"]')).toContainText('Contact');
  await expect(page.locator('main [data-part="form-view"]')).toContainText('Omaha');
  await expect(page.locator('main [data-part="form-view"]')).not.toContainText('Fax');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  // Forms of one type are in a group that folds.
  const group = page.getByRole('button', { name: 'Organization Form', exact: true });
  const own = page.getByRole('navigation', { name: 'Forms of the organization' });
  await group.press('Enter');
  await expect(own.getByRole('link', { name: /^Contacts/ })).toHaveCount(0);
  await group.press('Enter');
  await expect(own.getByRole('link', { name: /^Contacts/ })).toBeVisible();

  // The history shows what was lost.
  await page.getByRole('button', { name: 'History', exact: true }).click();
  const history = page.getByRole('dialog', { name: 'History of Upgraded agency' });
  await expect(history.getByText('Fax')).toBeVisible();
  await expect(history.getByText('843 555 0100')).toBeVisible();
  await expect(history.getByText('Branches 2: City')).toBeVisible();
  await expect(history.getByText('Peoria')).toBeVisible();
});

async function putIntoProduction({ client }: ApiUser, id: string): Promise<void> {
  const query = { uiFormTemplateIds: id };
  await result(client.POST('/rest/FormTemplateSet/publishFormTemplates', { params: { query } }));
  await result(client.POST('/rest/FormTemplateSet/markCurrentFormTemplateSetInProduction'));
}

async function formNamed({ client }: ApiUser, id: string, name: string): Promise<string> {
  const params = { path: { id } };
  const { data } = await result(client.GET('/rest/Organization/{id}/formSummaries', { params }));
  const leaves = data.flatMap((each) => (each.children.length === 0 ? [each] : each.children));
  return leaves.find((each) => each.name === name)?.id ?? '';
}

async function fillIn(api: ApiUser, id: string, name: string, values: object): Promise<void> {
  const { client } = api;
  const path = { id };
  await result(client.POST('/rest/FormSet/{id}/startChanges', { params: { path } }));
  const body = { forms: [{ id: await formNamed(api, id, name), values: values as never }] };
  await result(
    client.POST('/rest/FormSet/{id}/saveChanges', { params: { path, query: { revision: 1 } }, body }),
  );
  await result(client.POST('/rest/FormSet/{id}/applyChanges', { params: { path, query: { revision: 2 } } }));
}

test('a form begins with its default values; a value is lost with its field and begins again, and the badge and the list count the same', async ({
  page,
}) => {
  await using studio = await startStudio();
  const api = await ApiUser.signIn(studio.url, 'admin');
  const uniqueName = newFormName('Terms');
  const lhs = {
    kind: 'FieldValue',
    formTemplateUniqueName: uniqueName,
    fieldName: 'kind',
    typeName: 'String',
  };
  const rhs = [{ kind: 'LiteralValue', typeName: 'String', valueString: 'broker' }];
  const condition = {
    kind: 'BinaryCondition',
    lhs: { ...lhs, variableName: 'kind' },
    operatorName: 'equals',
    rhs,
  };
  const [terms] = [
    section(
      'Terms',
      ['kind', 'Kind'],
      ['note', 'Note', { hidden: true, triggerRuleName: 'Broker', untriggerBehavior: 0 }],
      ['why', 'Why'],
    ),
  ];
  const settings: Readonly<Record<string, object>> = {
    kind: { defaultValue: 'broker' },
    note: { defaultValue: 'none' },
    why: { requiredLevel: 2, requiredLevelExpression: `fieldValue('${uniqueName}', 'note') === 'none'` },
  };
  const rows = terms.rows.map(({ fields }) => ({
    fields: fields.map((field) => ({ ...field, ...settings[field.fieldTemplate.variableName] })),
  }));
  const made = await createForm(api, uniqueName, {
    template: { type: 43, displayName: 'Terms' },
    rest: {
      sections: [{ ...terms, rows }],
      fieldRules: [
        {
          ...{ name: 'Broker', description: '' },
          condition: { kind: 'CompositeCondition', operator: 'and', subconditions: [condition] },
        },
      ] as never,
    },
  });
  await putIntoProduction(api, made.id);
  const id = await makeAgency(api, 'Terms agency');
  await openAs(
    page,
    'admin',
    `${studio.url}/config/organization/manage/agency/${id}/form/${await formNamed(api, id, 'Terms')}`,
  );
  const pane = page.getByRole('region', { name: 'Terms' });
  await expect(pane.getByText('1 of 1 required missing')).toBeVisible();
  await edit(page).click();
  await expect(page.getByText(/^All changes kept/)).toBeVisible();
  const textbox = (name: string) => pane.getByRole('textbox', { name: new RegExp(`^${name}`) });
  const [kind, note] = [textbox('Kind'), textbox('Note')] as const;
  await expect(kind).toHaveValue('broker');
  await expect(note).toHaveValue('none');
  await note.fill('typed');
  await expect(pane.getByText('1 of 1 required missing')).toHaveCount(0);
  // The value goes with its field at once, and the default value is there when it is shown again.
  await kind.fill('agent');
  await expect(note).toHaveCount(0);
  await kind.fill('broker');
  await expect(note).toHaveValue('none');
  await expect(pane.getByText('1 of 1 required missing')).toBeVisible();
  await kind.fill('agent');
  await page.keyboard.press('Control+s');
  await expect(edit(page)).toBeVisible();
  await edit(page).click();
  await expect(page.getByText(/^All changes kept/)).toBeVisible();
  await kind.fill('broker');
  await expect(note).toHaveValue('none');
  await page.keyboard.press('Control+s');
  await expect(edit(page)).toBeVisible();
  await page.goto(`${studio.url}/config/organization/missing?q=${encodeURIComponent('Terms agency')}`);
  await expect(
    page.getByRole('row', { name: /Terms agency/ }).getByRole('link', { name: /^Why in Terms/ }),
  ).toBeVisible();
});

test('what is missing in all organizations is worked off: a row leads to the field, which is filled in there', async ({
  page,
  api,
}) => {
  const name = `Missing ${Date.now().toString(36)}`;
  await makeAgency(api, name);
  await openAs(page, 'admin', '/config/organization/missing');
  await page.getByRole('searchbox', { name: 'Search Name, Number or Code' }).fill(name);
  const row = page.getByRole('row', { name: new RegExp(name) });
  await expect(row).toContainText('4 of 4');
  await page.getByRole('link', { name, exact: true }).press('Enter');
  await expect(page.getByRole('button', { name: 'Next missing' })).toBeVisible();
  await edit(page).press('Enter');
  const appointment = page.getByRole('combobox', { name: /^Appointment/ });
  await expect(appointment).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.getByRole('option', { name: 'Application received', exact: true }).click();
  await expect(page.getByText('3 missing')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(edit(page)).toBeVisible();
  await page.goto(`/config/organization/missing?q=${encodeURIComponent(name)}`);
  await expect(row).toContainText('3 of 4');
  await row.getByRole('link', { name: /^Type in Organization Profile/ }).click();
  await expect(page.getByRole('heading', { name: 'Organization Profile', level: 2 })).toBeVisible();
});
