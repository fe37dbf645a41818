import type { Locator, Page } from '@playwright/test';
import { saveButton } from './editorActions.ts';
import { expect, openAs, refusedCalls, test } from './fixtures.ts';
import { createForm, formPart, formPath, loadForm, newFormName, section } from './formActions.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

const isFocused = (place: Locator) => place.evaluate((element) => element === document.activeElement);

/** Goes on with a key until the focus is at a place; at most 60 times. */
async function pressTo(page: Page, key: string, place: Locator): Promise<void> {
  await place.waitFor();
  for (let times = 0; times < 60 && !(await isFocused(place)); times += 1) await page.keyboard.press(key);
  await expect(place).toBeFocused();
}

const component = (page: Page, name: string) =>
  page.getByRole('toolbar', { name: 'Insert Component' }).getByRole('button', { name, exact: true });

/** Inserts a component behind the part that has the focus. */
async function insert(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Control+Enter');
  await page.keyboard.press('Home');
  await pressTo(page, 'ArrowRight', component(page, name));
  await page.keyboard.press('Enter');
  await expect(formPart(page, name)).toBeFocused();
}

/** Gives the part that has the focus another label, and comes back to it. */
async function relabel(page: Page, label: string): Promise<void> {
  await page.keyboard.press('Enter');
  await pressTo(page, 'Tab', page.getByRole('textbox', { name: 'Label Text' }));
  await page.keyboard.press('Control+a');
  await page.keyboard.type(label);
  await page.keyboard.press('Escape');
  await expect(formPart(page, label)).toBeFocused();
}

test('a form is built with the keyboard alone, saved and opened again', { tag: '@core' }, async ({
  page,
  api,
}) => {
  const { id } = await createForm(api, newFormName('Built'));
  await openAs(page, 'admin', formPath(id));
  await pressTo(page, 'Tab', component(page, 'Section'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: 'Section Section' })).toBeFocused();
  await insert(page, 'Text Input');
  await relabel(page, 'Named insured');
  await insert(page, 'Date Calendar');
  await relabel(page, 'Effective date');
  await page.keyboard.press('Alt+ArrowUp');
  await insert(page, 'Drop Down');
  await page.keyboard.press('Delete');
  await expect(formPart(page, 'Drop Down')).toHaveCount(0);
  await page.keyboard.press('Control+z');
  await expect(formPart(page, 'Drop Down')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Form Template Saved').first()).toBeVisible();
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true');
  const { doc } = await loadForm(api, id);
  const rows = doc.sections.map(({ rows: own }) =>
    own.map(({ fields }) =>
      fields.map(({ label, fieldTemplate }) => `${label} ${fieldTemplate.variableName}`),
    ),
  );
  expect(rows).toEqual([
    [['Named insured textInput', 'Effective date dateCalendar'], ['Drop Down dropDown']],
  ]);
  await page.reload();
  await expect(formPart(page, 'Effective date')).toBeVisible();
  await expect(formPart(page, 'Drop Down')).toBeVisible();
});

test('what is wrong with a form leads to its field, by key and from the outline', async ({ page, api }) => {
  const broken = { linkFormTemplateUniqueName: 'NoSuchForm', linkVariableName: 'x' };
  const fields = Array.from({ length: 300 }, (_, index) => [`f${index}`, `Field ${index}`] as const);
  const { id } = await createForm(api, newFormName('Faulty'), {
    rest: { sections: [section('Roof', ...fields, ['slope', 'Slope', broken])] },
  });
  await openAs(page, 'admin', formPath(id));
  await formPart(page, 'Field 1').click();
  await page.keyboard.press('F8');
  await expect(formPart(page, 'Slope')).toBeFocused();
  await page.getByRole('searchbox', { name: 'Find a field' }).fill('f7');
  await page.getByRole('treeitem', { name: 'Field 7', exact: true }).click();
  await expect(formPart(page, 'Field 7')).toBeFocused();
  await page.getByRole('button', { name: /^Next problem/ }).click();
  await expect(formPart(page, 'Slope')).toBeFocused();
});

const questions = Array.from({ length: 40 }, (_, index) => ({
  component: ['Text Input', 'Drop Down', 'Date Calendar', 'Yes/No Question'][index % 4] ?? '',
  label: `Question ${index + 1}`,
}));

/** The labels and types of the fields of a form, in its order. */
async function fieldsOf(api: Parameters<typeof loadForm>[0], id: string) {
  const { doc } = await loadForm(api, id);
  const fields = doc.sections.flatMap(({ rows }) => rows.flatMap((row) => row.fields));
  return fields.map(({ label, fieldTemplate }) => `${label} ${fieldTemplate.type}`);
}

test('a form of forty fields is built with the keyboard alone, and the same one by pointer', async ({
  page,
  api,
}) => {
  test.setTimeout(300_000);
  const keyboard = await createForm(api, newFormName('Keys'));
  await openAs(page, 'admin', formPath(keyboard.id));
  await pressTo(page, 'Tab', component(page, 'Section'));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: 'Section Section' })).toBeFocused();
  for (const { component: name, label } of questions) {
    await page.keyboard.press('Control+Enter');
    // Letters lead to a component.
    await page.keyboard.type(name.replaceAll(' ', '').slice(0, 6));
    await expect(component(page, name)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(formPart(page, name)).toBeFocused();
    await relabel(page, label);
  }
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Form Template Saved').first()).toBeVisible();

  const pointer = await createForm(api, newFormName('Pointer'));
  await openAs(page, 'admin', formPath(pointer.id));
  for (const { component: name, label } of questions) {
    await component(page, name).click();
    await expect(formPart(page, name)).toBeFocused();
    await page.getByRole('textbox', { name: 'Label Text' }).fill(label);
    await expect(formPart(page, label)).toBeVisible();
  }
  await saveButton(page).click();
  await expect(page.getByText('Form Template Saved').first()).toBeVisible();
  const built = await fieldsOf(api, keyboard.id);
  expect(built).toHaveLength(40);
  expect(await fieldsOf(api, pointer.id)).toEqual(built);
});
