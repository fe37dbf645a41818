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

test('a form is built with the keyboard alone, saved and opened again', { tag: '@core:forms' }, async ({
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

/** The labels and types of the fields of a form, row by row, by the labels of their sections. */
async function layoutOf(api: Parameters<typeof loadForm>[0], id: string) {
  const { doc } = await loadForm(api, id);
  return doc.sections.map(({ label, rows }) => ({
    label,
    rows: rows.map(({ fields }) =>
      fields.map(
        (field) => `${field.label}, ${field.fieldTemplate.variableName}, ${field.fieldTemplate.type}`,
      ),
    ),
  }));
}

/** Drags a component of the palette onto a point of the canvas, a share of its width and height from its corner. */
async function dragComponent(page: Page, name: string, to: Locator, [x, y]: readonly [number, number]) {
  await component(page, name).hover();
  await expect(component(page, name)).toHaveAttribute('draggable', 'true');
  const from = (await component(page, name).boundingBox()) ?? { x: 0, y: 0 };
  await page.mouse.down();
  // A drag begins with a short way.
  await page.mouse.move(from.x + 40, from.y + 20, { steps: 4 });
  const { x: left, y: top, width, height } = (await to.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(left + x * width, top + y * height, { steps: 4 });
  await page.mouse.up();
}

/** Saves the form, loads the page again, and finds the fields that were built, in their order. */
async function expectKept(page: Page, save: () => Promise<void>): Promise<void> {
  await save();
  await expect(page.getByText('Form Template Saved').first()).toBeVisible();
  await page.reload();
  await expect(page.getByRole('gridcell', { name: 'Section Questions, 40 fields' })).toBeVisible();
  await page.getByRole('treeitem', { name: 'Question 1', exact: true }).click();
  await expect(formPart(page, 'Question 1')).toBeFocused();
  for (const { label } of questions.slice(1)) {
    await page.keyboard.press('ArrowRight');
    await expect(formPart(page, label)).toBeFocused();
  }
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
  await page.keyboard.press('F2');
  await page.keyboard.type('Questions');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: 'Section Questions' })).toBeFocused();
  for (const [index, { component: name, label }] of questions.entries()) {
    await page.keyboard.press('Control+Enter');
    // Letters lead to a component.
    await page.keyboard.type(name.replaceAll(' ', '').slice(0, 6));
    await expect(component(page, name)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(formPart(page, name)).toBeFocused();
    await page.keyboard.press('F2');
    await page.keyboard.type(label);
    await page.keyboard.press('Enter');
    await expect(formPart(page, label)).toBeFocused();
    // Every tenth joins the row above.
    if (index % 10 === 9) await page.keyboard.press('Alt+ArrowUp');
  }
  await expectKept(page, () => page.keyboard.press('Control+s'));

  const pointer = await createForm(api, newFormName('Pointer'));
  await openAs(page, 'admin', formPath(pointer.id));
  await dragComponent(page, 'Section', page.getByRole('group', { name: 'Form', exact: true }), [0.5, 0.5]);
  const head = page.getByRole('gridcell', { name: 'Section Section' });
  await head.dblclick();
  await page.getByRole('textbox', { name: 'Label of Section' }).fill('Questions');
  for (const [index, { component: name, label }] of questions.entries()) {
    const before = questions[index - 1]?.label;
    if (index % 10 === 9 && before !== undefined)
      await dragComponent(page, name, formPart(page, before), [0.95, 0.5]);
    else await component(page, name).click();
    await expect(formPart(page, name)).toBeFocused();
    if (index % 2 === 0) {
      await page.getByRole('region', { name: `Settings of ${name}` }).waitFor();
      await page.getByRole('textbox', { name: 'Label Text' }).fill(label);
    } else {
      await formPart(page, name).dblclick();
      await page.getByRole('textbox', { name: `Label of ${name}` }).fill(label);
      await page.keyboard.press('Enter');
    }
    await expect(formPart(page, label)).toBeVisible();
  }
  await expectKept(page, () => saveButton(page).click());
  const built = await layoutOf(api, keyboard.id);
  expect(built.map(({ rows }) => rows.flat().length)).toEqual([40]);
  expect(built[0]?.rows.filter((row) => row.length === 2)).toHaveLength(4);
  expect(await layoutOf(api, pointer.id)).toEqual(built);
});

test('what is copied in one form is pasted in another, which is empty, and undone to the start', async ({
  page,
  api,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const source = await createForm(api, newFormName('Source'), {
    rest: { sections: [section('Roof', ['age', 'Age'], ['slope', 'Slope'])] },
  });
  const target = await createForm(api, newFormName('Target'));
  await openAs(page, 'admin', formPath(source.id));
  await page.getByRole('gridcell', { name: 'Section Roof' }).click();
  await page.keyboard.press('Control+c');
  await openAs(page, 'admin', formPath(target.id));
  const empty = page.getByRole('group', { name: 'Form', exact: true });
  await empty.focus();
  await page.keyboard.press('Control+v');
  await expect(page.getByRole('gridcell', { name: 'Section Roof' })).toBeFocused();
  await page.keyboard.press('Control+d');
  await page.getByRole('dialog', { name: 'Duplicate Roof' }).getByRole('button', { name: 'Insert' }).click();
  await expect(formPart(page, 'Age')).toHaveCount(2);
  await page.keyboard.press('Control+z');
  await expect(formPart(page, 'Age')).toHaveCount(1);
  await page.keyboard.press('Control+z');
  await expect(empty).toBeFocused();
  await expect(saveButton(page)).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Control+y');
  await expect(formPart(page, 'Slope')).toBeVisible();
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Form Template Saved').first()).toBeVisible();
  expect(await layoutOf(api, target.id)).toEqual([
    { label: 'Roof', rows: [['Age, age, 0'], ['Slope, slope, 0']] },
  ]);
});

test('a field becomes another component with the keyboard: what would be lost is shown, undo takes it back, and a save keeps it', async ({
  page,
  api,
}) => {
  const { id } = await createForm(api, newFormName('Converted'), {
    rest: { sections: [section('Roof', ['age', 'Age', { validator: 'number' }])] },
  });
  const saved = (await loadForm(api, id)).doc.sections[0]?.rows[0]?.fields[0];
  await openAs(page, 'admin', formPath(id));
  await formPart(page, 'Age').click();
  await page.keyboard.press('Shift+F2');
  await page.getByRole('menuitem', { name: 'Yes/No Question' }).waitFor();
  await pressTo(page, 'ArrowDown', page.getByRole('menuitem', { name: 'Yes/No Question' }));
  await page.keyboard.press('Enter');
  const question = page.getByRole('alertdialog', { name: 'Change Age to Yes/No Question' });
  await expect(question.getByRole('listitem')).toHaveText('Validator: Number');
  await pressTo(page, 'Tab', question.getByRole('button', { name: 'Change' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('gridcell', { name: /^Age, Yes\/No Question/ })).toBeFocused();
  await page.keyboard.press('Control+z');
  await expect(page.getByRole('gridcell', { name: /^Age, Text Input/ })).toBeVisible();
  await page.keyboard.press('Control+y');
  await expect(page.getByRole('gridcell', { name: /^Age, Yes\/No Question/ })).toBeFocused();
  // Whether it has a width is known with its settings.
  await expect(page.locator('[data-part=resize]')).toBeAttached();
  await page.keyboard.press('Alt+Shift+ArrowLeft');
  await page.keyboard.press('Control+s');
  await expect(page.getByText('Form Template Saved').first()).toBeVisible();
  const kept = (await loadForm(api, id)).doc.sections[0]?.rows[0]?.fields[0];
  expect(kept?.fieldTemplate).toMatchObject({
    ...{ id: saved?.fieldTemplate.id, variableName: 'age', type: 2, validator: null },
  });
  expect(kept?.fieldWidth).toBeGreaterThan(48);
});
