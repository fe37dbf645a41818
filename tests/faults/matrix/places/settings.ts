import { expect, type Page } from '@playwright/test';
import { type DataSetWrite, result } from '@studio/api';
import { runAction } from '../../../e2e/editorActions.ts';
import { editorPath } from '../../../e2e/fixtures.ts';
import { SettingsModal } from '../../../e2e/settingsModal.ts';
import { repeatingFormSet, staticSet } from '../../../support/contract/dataSetBodies.ts';
import { ofDataSets } from '../kinds/dataSets.ts';
import type { Place } from '../Place.ts';

type Title = 'Create New Data Set' | 'Data Set Settings';

const described = 'Typed first';

/** What both settings modals have in common. */
function modalPlace(title: Title) {
  const modal = (page: Page) => new SettingsModal(page, title);
  return {
    ...ofDataSets({
      isIn: ({ description, supportSearch }, edit) =>
        edit === 'first' ? description === described : supportSearch,
      elsewhere: {
        make: () => ({ supportSearch: true }),
        isIn: ({ supportSearch }) => supportSearch,
      },
      collision: {
        make: () => ({ description: 'Theirs' }),
        isIn: ({ description }) => description === 'Theirs',
      },
    }),
    layer: 'modal',
    typesOn: false,
    ready: (page) => expect(modal(page).description).toBeEditable(),
    expectShown: (page, edit) =>
      edit === 'first'
        ? expect(modal(page).description).toHaveValue(described)
        : expect(search(page).getByRole('radio', { name: 'True' })).toBeChecked(),
    expectUnsaved: (page) => expect(modal(page).confirm).not.toHaveAttribute('aria-disabled', 'true'),
    save: (page) => modal(page).confirm.click(),
    expectSaved: async (page) => {
      await expect(page.getByText('Data Set Saved').first()).toBeVisible();
      await expect(modal(page).dialog).toHaveCount(0);
    },
    expectFailure: (page) =>
      expect(modal(page).dialog.getByText(/^Your changes (still )?could not be saved\./)).toBeVisible(),
    expectReason: (page, reason) =>
      expect(
        modal(page)
          .dialog.getByText(/^Your changes (still )?could not be saved\./)
          .filter({ hasText: reason }),
      ).toBeVisible(),
    draftKey: (name) => ({ kind: '/DataSet/settings', id: title === 'Data Set Settings' ? name : '' }),
    keptText: described,
    rename: (page, name) => modal(page).name.fill(name),
  } satisfies Partial<Place>;
}

const search = (page: Page) => page.getByRole('radiogroup', { name: /^Server-side Search/ });
const searches = (page: Page) => search(page).getByRole('radio', { name: 'True' }).check();

interface SettingsPlace {
  readonly id: string;
  readonly title: string;
  readonly type: 0 | 3;
  readonly body: (name: string) => DataSetWrite;
}

function settingsPlace({ id, title, type, body }: SettingsPlace): Place {
  const shared = modalPlace('Data Set Settings');
  const path = (name: string) => editorPath(name, type);
  const reach = (page: Page) => runAction(page, 'Data Set Settings');
  return {
    ...shared,
    id,
    title,
    isNew: false,
    create: async (api, name) => {
      await result(api.client.POST('/rest/DataSet', { body: body(name) }));
    },
    path,
    reach,
    write: (page, edit) =>
      edit === 'first'
        ? new SettingsModal(page, 'Data Set Settings').description.fill(described)
        : searches(page),
    savedPath: path,
    reachSaved: reach,
    expectSavedShown: shared.expectShown,
  };
}

/** The settings of a set, over its editor. */
export const settings = settingsPlace({
  id: 'settings',
  title: 'Settings of a set',
  type: 0,
  body: (name) => staticSet(name),
});

/** The same of a Repeating Form set: all that can be edited of it. */
export const repeatingFormSettings = settingsPlace({
  id: 'settings of a Repeating Form set',
  title: 'Settings of a Repeating Form set',
  type: 3,
  body: (name) => repeatingFormSet(name),
});

/** The settings of a set that is made by them, over the browser. */
export const newSet: Place = {
  ...modalPlace('Create New Data Set'),
  id: 'new set',
  title: 'Settings of a new set',
  isNew: true,
  create: async () => undefined,
  path: () => '/config/dataSet/browser',
  reach: async (page) => {
    await page.locator('main').getByRole('button', { name: 'New Data Set' }).click();
  },
  write: async (page, edit, name) => {
    const modal = new SettingsModal(page, 'Create New Data Set');
    if (edit === 'second') return searches(page);
    await modal.name.fill(name);
    await modal.chooseType('Static');
    await modal.description.fill(described);
  },
  savedPath: editorPath,
  reachSaved: async () => undefined,
  expectSavedShown: async (page, edit) => {
    const modal = await SettingsModal.edit(page);
    if (edit === 'first') await expect(modal.description).toHaveValue(described);
    else await expect(search(page).getByRole('radio', { name: 'True' })).toBeChecked();
  },
  collision: null,
};
