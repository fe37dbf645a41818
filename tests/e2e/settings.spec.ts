import { runAction, save } from './editorActions.ts';
import { editorPath, expect, openAs, refusedCalls, signIn, test } from './fixtures.ts';
import { newName, SettingsModal } from './settingsModal.ts';

const browserPath = '/config/dataSet/browser';

test.beforeEach(({ expectedComplaints }) => {
  expectedComplaints.push(refusedCalls);
});

test('an administrator creates a static set, by keyboard, and adds items at once', { tag: '@core' }, async ({
  page,
}) => {
  await openAs(page, 'admin', browserPath);
  const modal = await SettingsModal.create(page);
  const name = newName('Roof Shape');
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
  await page.keyboard.type('Shapes that a roof can have');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await modal.name.press('Enter');
  await modal.expectSaved();
  await expect(page).toHaveURL(editorPath(name));
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('textbox', { name: 'Label, new row, group 1' }).fill('Gable');
  await page
    .getByRole('textbox', { name: /^Value, .*row.*, group 1$/ })
    .first()
    .fill('GA');
  await save(page);
  await page.goto(`${browserPath}?q=${encodeURIComponent(name)}`);
  await expect(page.getByRole('row', { name: new RegExp(name) })).toContainText(
    'Shapes that a roof can have',
  );
});

test('an author creates a repeating form set: the template is required, the generator is there', async ({
  page,
  api,
}) => {
  await openAs(page, 'author', browserPath);
  const modal = await SettingsModal.create(page);
  const name = newName('Buildings');
  await modal.name.fill(name);
  await modal.chooseType('Repeating Form');
  await expect(modal.generator).toHaveValue('Repeating form rows');
  await modal.choose('Server-side Search', 'True');
  await modal.minimum.fill('');
  await expect(modal.minimum).toHaveValue('');
  await modal.minimum.pressSequentially('2');
  await expect(modal.minimum).toHaveValue('2');
  await modal.choose('Clear Invalid Value on Regenerate', 'True');
  await expect(modal.confirm).toHaveAttribute('aria-disabled', 'true');
  await modal.confirm.hover();
  await expect(page.getByRole('tooltip')).toHaveText('Still missing: Repeating Form Template');
  await modal.chooseTemplate('Buildings');
  await modal.confirm.click();
  await modal.expectSaved();
  await expect(page).toHaveURL(editorPath(name, 3));
  const { doc } = await api.load(name);
  expect(doc).toMatchObject({
    dynamicDefault: false,
    supportSearch: true,
    minSearchStringLength: 2,
    generatorBeanName: 'repeatingFormDataItemGenerator',
    repeatingFormTemplateUniqueName: 'BuildingSchedule',
    clearInvalidFieldValue: true,
  });
});

test('a dependent set starts with its generator, and choosing another type clears it', async ({
  page,
  api,
}) => {
  await openAs(page, 'admin', browserPath);
  const modal = await SettingsModal.create(page);
  const name = newName('Occupancy');
  await modal.name.fill(name);
  await modal.chooseType('Product/Field Dependent');
  await expect(modal.generator).toHaveValue('Enhanced dynamic data items');
  await modal.chooseType('Custom');
  await expect(modal.generator).toHaveValue('');
  await modal.chooseType('Product/Field Dependent');
  await modal.choose('Server-side Search', 'True');
  await modal.minimum.fill('12');
  await modal.choose('Server-side Search', 'False');
  await modal.choose('Clear Invalid Value on Regenerate', 'False');
  await modal.confirm.click();
  await modal.expectSaved();
  await expect(page).toHaveURL(editorPath(name, 2));
  expect((await api.load(name)).doc).toMatchObject({ type: 2, minSearchStringLength: 3 });
});

test('two clicks create one set', async ({ page }) => {
  await openAs(page, 'admin', browserPath);
  const modal = await SettingsModal.create(page);
  await modal.name.fill(newName('Twice'));
  await modal.chooseType('Static');
  let creations = 0;
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/rest/DataSet')) creations += 1;
  });
  await modal.confirm.dblclick();
  await modal.expectSaved();
  expect(creations).toBe(1);
});

test('a taken name is reported at the name; everything typed stays, and another name is saved', async ({
  page,
  api,
}) => {
  const taken = await api.createSet('Taken', [['One', '1']]);
  await openAs(page, 'admin', browserPath);
  const modal = await SettingsModal.create(page);
  await modal.name.fill(taken);
  await modal.description.fill('Mine');
  await modal.chooseType('Static');
  await modal.confirm.click();
  await expect(modal.name).toHaveAccessibleDescription(new RegExp(taken));
  await expect(modal.name).toBeFocused();
  await expect(modal.description).toHaveValue('Mine');
  await expect(page.getByText('Saving data set', { exact: true })).toHaveCount(0);
  await modal.name.fill('null');
  await modal.confirm.click();
  await expect(modal.name).toHaveAccessibleDescription(/reserved/);
  await modal.name.fill(newName('Free'));
  await expect(modal.name).not.toHaveAttribute('aria-invalid');
  await modal.confirm.click();
  await modal.expectSaved();
  await page.getByRole('button', { name: /Activity/ }).click();
  await expect(page.getByText(/There already is a data set/)).toBeVisible();
});

test('a server error and a lost answer keep every field; the set is made once', async ({ page, api }) => {
  await openAs(page, 'admin', browserPath);
  const modal = await SettingsModal.create(page);
  const name = newName('Lost');
  await modal.name.fill(name);
  await modal.chooseType('Static');
  await page.route('**/rest/DataSet', (route) => route.fulfill({ status: 500, json: { title: 'Broken' } }), {
    times: 1,
  });
  await modal.confirm.click();
  await expect(modal.dialog.getByText('Your changes could not be saved.')).toBeVisible();
  await page.route(
    '**/rest/DataSet',
    async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    },
    { times: 1 },
  );
  await modal.confirm.click();
  await expect(modal.dialog.getByText(/could not be saved/)).toContainText('The server cannot be reached');
  await expect(modal.name).toHaveValue(name);
  await modal.confirm.click();
  await modal.expectSaved();
  await expect(page).toHaveURL(editorPath(name));
  expect((await api.load(name)).doc.version).toBe(1);
});

test('Escape asks before it loses anything; without a change it just closes', async ({ page }) => {
  await openAs(page, 'admin', browserPath);
  const modal = await SettingsModal.create(page);
  await page.keyboard.press('Escape');
  await expect(modal.dialog).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'New Data Set' })).toBeFocused();
  await page.keyboard.press('Enter');
  await modal.name.fill('Half a name');
  await page.keyboard.press('Escape');
  const question = page.getByRole('alertdialog', { name: 'Discard changes' });
  await expect(question).toContainText('Are you sure you want to discard your changes?');
  await question.getByRole('button', { name: 'No' }).click();
  await expect(modal.name).toHaveValue('Half a name');
  await modal.dialog.getByRole('button', { name: 'Cancel' }).click();
  await question.getByRole('button', { name: 'Yes' }).click();
  await expect(modal.dialog).toHaveCount(0);
  await SettingsModal.create(page);
  await expect(modal.name).toHaveValue('');
});

test('the back button loses nothing, before and while it is saved', async ({ page }) => {
  await openAs(page, 'admin', `${browserPath}?q=roof`);
  await page.getByRole('button', { name: 'Clear All' }).click();
  await expect(page).toHaveURL(browserPath);
  const modal = await SettingsModal.create(page);
  await modal.name.fill(newName('Back'));
  await modal.chooseType('Static');
  await page.goBack();
  await expect(page.getByText('Save or cancel the settings before you leave this page.')).toBeVisible();
  await expect(modal.dialog).toBeVisible();
  const gate = Promise.withResolvers<void>();
  await page.route('**/rest/DataSet', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await modal.confirm.click();
  await page.goBack();
  await expect(modal.dialog).toBeVisible();
  gate.resolve();
  await modal.expectSaved();
});

test('an expired session gives the settings back after sign-in', async ({ page }) => {
  await openAs(page, 'admin', browserPath);
  const modal = await SettingsModal.create(page);
  const name = newName('Expired');
  await modal.name.fill(name);
  await modal.description.fill('Still here');
  await modal.chooseType('Static');
  await page.context().clearCookies();
  // A call in the background may find out first that the session has ended, and the button is gone.
  await Promise.all([
    page.waitForURL('**/login'),
    modal.confirm.click({ timeout: 15_000 }).catch(() => undefined),
  ]);
  await signIn(page, 'admin');
  const offer = page.getByRole('dialog', { name: 'You have unsaved changes' });
  await offer.getByRole('button', { name: 'Restore' }).click();
  await expect(modal.name).toHaveValue(name);
  await expect(modal.description).toHaveValue('Still here');
  await modal.confirm.click();
  await modal.expectSaved();
});

test('a text that is too long is kept and cannot be saved; long, marked-up and right-to-left names can', async ({
  page,
}) => {
  await openAs(page, 'admin', browserPath);
  const modal = await SettingsModal.create(page);
  await modal.chooseType('Static');
  await modal.name.fill('n'.repeat(1001));
  await expect(modal.name).toHaveValue('n'.repeat(1001));
  await expect(modal.name).toHaveAccessibleDescription(
    'At most 1,000 characters; this has 1,001. Shorten it to save.',
  );
  await expect(modal.confirm).toHaveAttribute('aria-disabled', 'true');
  const name = `${newName('<img src=x onerror=alert(1)> & أنواع')} ${'é/?#%'.repeat(190)}`
    .slice(0, 1000)
    .trim();
  await modal.name.fill(name);
  await modal.confirm.click();
  await modal.expectSaved();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
  await expect(page.locator('main img')).toHaveCount(0);
});

test('a set that the product needs keeps its name', async ({ page }) => {
  await openAs(page, 'admin', editorPath('All Products', 1));
  const modal = await SettingsModal.edit(page);
  await expect(modal.name).not.toBeEditable();
  await expect(modal.name).toHaveAccessibleDescription('The product needs this data set under this name.');
  await expect(modal.description).toBeEditable();
});

test('a viewer reads the settings, locked, and cannot make a set', async ({ page }) => {
  await openAs(page, 'viewer', browserPath);
  const button = page.locator('main').getByRole('button', { name: 'New Data Set' });
  await expect(button).toHaveAttribute('aria-disabled', 'true');
  await button.hover();
  await expect(page.getByRole('tooltip')).toContainText('“Manage data sets”');
  await page.goto(editorPath('Roof Covering'));
  const modal = await SettingsModal.edit(page);
  await expect(modal.dialog.getByText(/needs the permission “Manage data sets”/).first()).toBeVisible();
  for (const control of await modal.dialog.locator('input, textarea').all())
    await expect(control).not.toBeEditable();
  await expect(modal.confirm).toHaveAttribute('aria-disabled', 'true');
  await page.keyboard.press('Escape');
  await expect(modal.dialog).toHaveCount(0);
});

test('a referenced set is deleted after its references were shown, and the browser follows', async ({
  page,
}) => {
  const name = 'ASCE 7 Site Class';
  await openAs(page, 'admin', editorPath(name));
  await runAction(page, 'Delete');
  const references = page.getByRole('dialog', { name: `References of ${name}` });
  await expect(references).toHaveAccessibleDescription(
    `Found 1 reference(s) for fields on data set ${name}. Are you sure you want to delete this Data set?`,
  );
  await references.getByRole('button', { name: 'No' }).click();
  await expect(references).toHaveCount(0);
  await runAction(page, 'Delete');
  const deletion = page.waitForRequest((request) => request.method() === 'DELETE');
  await references.getByRole('button', { name: 'Yes' }).click();
  const sent = new URL((await deletion).url()).searchParams;
  expect([sent.has('expectedReferences'), sent.has('forceDelete')]).toEqual([true, false]);
  await expect(page).toHaveURL(browserPath);
  await expect(page.getByText('Successfully deleted data set')).toBeVisible();
});
