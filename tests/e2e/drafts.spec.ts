import { draftOffer, expectKept, expectKeptNothing, expectKeptText, expectNoOffer } from './draftActions.ts';
import { cell, expectUnsaved, save, saveButton } from './editorActions.ts';
import { editorPath, expect, openAs, refusedCalls, test } from './fixtures.ts';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

test('after a reload the edits are offered, as they come to on what was saved since', {
  tag: '@core',
}, async ({ page, api }) => {
  const name = await api.createSet('Reloaded', [
    ['One', '1'],
    ['Two', '2'],
  ]);
  const offer = draftOffer(page);
  await openAs(page, 'author', editorPath(name));
  await cell(page, 'Label', 1).press('End');
  await page.keyboard.type(' or so');
  await expectKept(page);
  await page.reload();
  await expect(offer).toHaveAccessibleDescription(
    new RegExp(
      `^On \\d\\d/\\d\\d/\\d\\d \\d\\d:\\d\\d[AP]M you made 1 change to ${name} and did not save it\\.$`,
    ),
  );
  await expect(offer.getByRole('listitem')).toContainText(/Item “One or so”.*Label.*One.*One or so/);
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expect(cell(page, 'Label', 1)).toHaveValue('One');
  await expectNoOffer(page);

  await api.replaceItems(name, [
    ['One', '1'],
    ['Due', '2'],
  ]);
  await page.reload();
  await expect(offer).toContainText('Marta Oduya has saved this since');
  await expect(offer).toContainText('Restoring keeps that, too.');
  await offer.getByRole('button', { name: 'Restore' }).click();
  await expect(cell(page, 'Label', 1)).toHaveValue('One or so');
  await expect(cell(page, 'Label', 2)).toHaveValue('Due');
  await save(page);
  expect(await api.items(name)).toEqual(['One or so | 1', 'Due | 2']);

  await cell(page, 'Label', 1).fill('Eins');
  await expectKept(page);
  await page.goto('about:blank');
  await api.replaceItems(name, [
    ['Uno', '1'],
    ['Due', '2'],
  ]);
  await page.goto(editorPath(name));
  await expect(offer).toContainText('You both changed 1 thing');
  await offer.getByRole('button', { name: 'Restore' }).click();
  const dialog = page.getByRole('dialog', { name: 'You and Marta Oduya changed the same things' });
  await expect(dialog).toContainText('Uno');
  await dialog.getByRole('radio', { name: 'Mine' }).check();
  await dialog.getByRole('button', { name: 'Take in and save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => api.items(name)).toEqual(['Eins | 1', 'Due | 2']);
  await page.reload();
  await expectNoOffer(page);
});

test('a save that was written while its tab died is no conflict with what was typed after it', async ({
  page,
  api,
}) => {
  const name = await api.createSet('Written', [['One', '1']]);
  const offer = draftOffer(page);
  await page.route('**/rest/DataSet/*', async (route) => {
    if (route.request().method() !== 'POST') return route.fallback();
    // The answer never comes.
    await route.fetch();
  });
  await openAs(page, 'admin', editorPath(name));
  await cell(page, 'Label', 1).fill('Saved');
  await saveButton(page).click();
  await expect.poll(() => api.items(name)).toEqual(['Saved | 1']);
  await cell(page, 'Label', 1).fill('Saved and more');
  await expectKeptText(page, 'Saved and more');
  await page.goto('about:blank');
  await page.unrouteAll({ behavior: 'ignoreErrors' });

  await page.goto(editorPath(name));
  await expect(offer.getByRole('listitem')).toContainText(/Label.*Saved.*Saved and more/);
  await expect(offer).not.toContainText('since');
  await offer.getByRole('button', { name: 'Restore' }).click();
  await expect(cell(page, 'Label', 1)).toHaveValue('Saved and more');
  await save(page);
  expect(await api.items(name)).toEqual(['Saved and more | 1']);
});

test('what was chosen and written for a conflict is there again after a reload', async ({ page, api }) => {
  const name = await api.createSet('Chosen', [['One', '1']]);
  const dialog = page.getByRole('dialog', { name: 'You and Marta Oduya changed the same things' });
  const another = dialog.getByRole('textbox', { name: /^Another text for Label/ });
  await openAs(page, 'author', editorPath(name));
  await cell(page, 'Label', 1).fill('Eins');
  await expectKept(page);
  await api.replaceItems(name, [['Uno', '1']]);
  await saveButton(page).click();
  await another.fill('Un or uno');
  await expectKeptText(page, 'Un or uno');
  await page.reload();
  await draftOffer(page).getByRole('button', { name: 'Restore' }).click();
  await expect(another).toHaveValue('Un or uno');
  await dialog.getByRole('button', { name: 'Take in and save' }).click();
  await expect(dialog).toHaveCount(0);
  await expect.poll(() => api.items(name)).toEqual(['Un or uno | 1']);
});

test('edits of a set that was deleted since are offered at its address, and make it again', async ({
  page,
  api,
}) => {
  const name = await api.createSet('Deleted', [['One', '1']]);
  const offer = draftOffer(page);
  await openAs(page, 'admin', editorPath(name));
  await cell(page, 'Label', 1).fill('Mine');
  await expectKept(page);
  await page.goto('about:blank');
  await api.deleteSet(name);

  await page.goto(editorPath(name));
  await expect(page.getByText('There is no such data set')).toBeVisible();
  await expect(offer).toContainText('It has been deleted or renamed since.');
  await expect(offer.getByRole('listitem')).toContainText(/One.*Mine/);
  await offer.getByRole('button', { name: 'Not now' }).click();
  await page.reload();
  await offer.getByRole('button', { name: 'Restore' }).click();
  await expect(cell(page, 'Label', 1)).toHaveValue('Mine');
  await page.getByRole('button', { name: 'Create it again' }).click();
  await expect(page.getByText('Successfully saved data set')).toBeVisible();
  expect(await api.items(name)).toEqual(['Mine | 1']);
  await cell(page, 'Label', 1).fill('Mine again');
  await save(page);
  expect(await api.items(name)).toEqual(['Mine again | 1']);

  await cell(page, 'Label', 1).fill('Too much');
  await expectKept(page);
  await page.goto('about:blank');
  await api.deleteSet(name);
  await page.goto(editorPath(name));
  await offer.getByRole('button', { name: 'Discard' }).click();
  const question = page.getByRole('alertdialog', { name: 'Discard changes' });
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(offer).toHaveCount(0);
  await page.reload();
  await expect(page.getByText('There is no such data set')).toBeVisible();
  await expectKeptNothing(page);
  await expect(offer).toHaveCount(0);
});

test('edits of a set that was renamed since go along; those of a deleted one are kept apart from its successor', async ({
  page,
  api,
}) => {
  const name = await api.createSet('Renamed', [
    ['One', '1'],
    ['Two', '2'],
  ]);
  const offer = draftOffer(page);
  await openAs(page, 'author', editorPath(name));
  await cell(page, 'Label', 1).fill('Mine');
  await expectKept(page);
  await page.goto('about:blank');
  const next = `${name} next`;
  await api.rename(name, next, [
    ['One', '1'],
    ['Due', '2'],
  ]);
  await page.goto(editorPath(name));
  await expect(page.getByText('Your unsaved changes are offered there.')).toBeVisible();
  await page.getByRole('link', { name: `Open '${next}'` }).click();
  await expect(offer).toContainText('Restoring keeps that, too.');
  await offer.getByRole('button', { name: 'Restore' }).click();
  await save(page);
  expect(await api.items(next)).toEqual(['Mine | 1', 'Due | 2']);

  await cell(page, 'Label', 1).fill('Mine again');
  await expectKept(page);
  await page.goto('about:blank');
  await api.deleteSet(next);
  await api.createNamed(next, [['Another', '1']]);
  await page.goto(editorPath(next));
  await expect(offer).toContainText('this is another one of the same name');
  await expect(offer).not.toContainText('has saved this since');
  await offer.getByRole('button', { name: 'Not now' }).click();
  await expectNoOffer(page);
});

test('edits of a closed tab are offered to the same user only, until they are discarded', async ({
  page,
  api,
  context,
}) => {
  const name = await api.createSet('Closed', [['One', '1']]);
  await openAs(page, 'admin', editorPath(name));
  await cell(page, 'Label', 1).fill('Secret');
  await expectKept(page);
  await page.close();
  const other = await context.newPage();
  await openAs(other, 'author', editorPath(name));
  await expect(cell(other, 'Label', 1)).toHaveValue('One');
  await expectNoOffer(other);
  await cell(other, 'Label', 1).fill('Not a secret');
  await expectKept(other, 2);
  await other.close();
  const again = await context.newPage();
  await openAs(again, 'admin', editorPath(name));
  const offer = draftOffer(again);
  await expect(offer).toContainText('Secret');
  await expect(offer).not.toContainText('Not a secret');
  await offer.getByRole('button', { name: 'Discard' }).click();
  const question = again.getByRole('alertdialog', { name: 'Discard changes' });
  await expect(question).toContainText('It cannot be brought back.');
  await question.getByRole('button', { name: 'Keep' }).click();
  await offer.getByRole('button', { name: 'Discard' }).click();
  await question.getByRole('button', { name: 'Discard' }).click();
  await expect(offer).toHaveCount(0);
  await expect(cell(again, 'Label', 1)).toHaveValue('One');
  await again.reload();
  await expectNoOffer(again);
});

test('of several drafts each can be restored; the others stay', async ({ page, api, context }) => {
  const name = await api.createSet('Several', [
    ['One', '1'],
    ['Two', '2'],
  ]);
  await openAs(page, 'admin', editorPath(name));
  await cell(page, 'Label', 1).fill('Older');
  await expectKept(page);
  const second = await context.newPage();
  await second.goto(editorPath(name));
  await expect(second.getByText('You have unsaved changes to this in another tab.')).toBeVisible();
  await expectNoOffer(second);
  await cell(second, 'Label', 2).fill('Newer');
  await expectKept(second, 2);
  await page.close();
  await second.close();

  const third = await context.newPage();
  await third.goto(editorPath(name));
  const offer = draftOffer(third);
  await expect(offer.getByRole('listitem')).toContainText('Newer');
  await offer.getByRole('combobox', { name: 'Unsaved changes of' }).click();
  await third.getByRole('option').nth(1).click();
  await expect(offer.getByRole('listitem')).toContainText('Older');
  await offer.getByRole('button', { name: 'Restore' }).click();
  await expect(cell(third, 'Label', 1)).toHaveValue('Older');
  await save(third);
  await third.reload();
  await expect(offer.getByRole('listitem')).toContainText('Newer');
  await offer.getByRole('button', { name: 'Restore' }).click();
  await expect(cell(third, 'Label', 1)).toHaveValue('Older');
  await save(third);
  expect(await api.items(name)).toEqual(['Older | 1', 'Newer | 2']);
});

test('without a place to keep drafts the studio says so, and works', async ({ page, api }) => {
  await page.addInitScript(() => {
    IDBFactory.prototype.open = () => {
      throw new DOMException('The user denied permission to access the database.', 'SecurityError');
    };
  });
  const name = await api.createSet('Drafts off', [['One', '1']]);
  await openAs(page, 'admin', editorPath(name));
  await cell(page, 'Label', 1).fill('Uno');
  await expect(
    page.getByText(
      'Drafts are off, as this browser does not let the studio store anything. Unsaved changes are lost when this tab closes.',
    ),
  ).toBeVisible();
  await page.route('**/rest/DataSet/*', (route) => route.abort('connectionrefused'), { times: 1 });
  await page.getByRole('link', { name: 'Back to data sets' }).click();
  const question = page.getByRole('dialog', { name: 'Your changes could not be saved' });
  await expect(question).toContainText('Drafts are off, so your changes are lost if you leave now.');
  await question.getByRole('button', { name: 'Stay' }).click();
  await expectUnsaved(page);
  await save(page);
  await page.keyboard.press('Control+z');
  await expect(cell(page, 'Label', 1)).toHaveValue('One');
  await expect(saveButton(page)).toContainText('Unsaved changes');
  expect(await api.items(name)).toEqual(['Uno | 1']);
});
