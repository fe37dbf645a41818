import { expect, type Locator, type Page } from '@playwright/test';
import { result } from '@studio/api';
import { ApiUser } from '../../../e2e/apiUser.ts';
import { cell, saveButton, unsavedTexts } from '../../../e2e/editorActions.ts';
import { toWrite } from '../../../support/contract/dataSetBodies.ts';
import { ofDataSets } from '../kinds/dataSets.ts';
import type { Place } from '../Place.ts';
import { words } from '../words.ts';
import { dataItems, labels, relabelled } from './dataItems.ts';
import { insteadInConflict } from './insteadInConflict.ts';

const own = 'In words of my own';

const dialog = (page: Page): Locator => page.getByRole('dialog', { name: words.mergeTitle });
const another = (page: Page): Locator =>
  dialog(page).getByRole('textbox', { name: /^Another text for Label/ });

const others = new Map<string, Promise<ApiUser>>();

/** Somebody else gives the first item another label. */
async function relabel(page: Page, label: string): Promise<void> {
  const { origin, pathname } = new URL(page.url());
  const dataSetName = decodeURIComponent(pathname.split('/')[3] ?? '');
  const signedIn = others.get(origin) ?? ApiUser.signIn(origin, 'author');
  others.set(origin, signedIn);
  const other = await signedIn;
  const { doc, etag } = await other.load(dataSetName);
  const items = doc.items.map((each, index) => (index === 0 ? { ...each, name: label } : each));
  const params = { path: { dataSetName }, header: { 'If-Match': etag } };
  await result(other.client.POST('/rest/DataSet/{dataSetName}', { params, body: toWrite(doc, { items }) }));
}

/** Written for a conflict: in its dialog, and in the editor once it is resolved. */
const expectShown: Place['expectShown'] = async (page, edit) => {
  if (edit === 'second') return dataItems.expectShown(page, edit);
  // The dialog may only be on its way; once it is open, the cell behind it is hidden.
  await expect(
    another(page)
      .or(cell(page, 'Label', 1))
      .first(),
  ).toHaveValue(own);
};

/** The dialog in which a conflict is resolved, with a text that neither side has. */
export const conflictDialog: Place = {
  ...dataItems,
  ...ofDataSets({
    ...labels,
    isIn: (doc, edit) => (edit === 'first' ? doc.items[0]?.name === own : labels.isIn(doc, edit)),
    collision: relabelled('Theirs again'),
  }),
  id: 'conflict dialog',
  title: 'Dialog of a conflict, over the Data Items tab',
  layer: 'modal',
  seen: dataItems.ready,
  ready: async (page) => {
    await dataItems.ready(page);
    await dataItems.write(page, 'first', '');
    await relabel(page, 'Theirs at first');
    await saveButton(page).click();
    await expect(another(page)).toBeVisible();
  },
  write: async (page, edit, name) => {
    if (edit === 'second') return dataItems.write(page, edit, name);
    await another(page).fill(own);
  },
  expectShown,
  expectUnsaved: (page) => expect(dialog(page).or(saveButton(page).getByText(unsavedTexts))).toBeVisible(),
  save: async (page) => {
    if (await dialog(page).isVisible())
      await dialog(page).getByRole('button', { name: words.mergeApply }).click();
    else await saveButton(page).click();
  },
  expectSavedShown: expectShown,
  keptText: own,
  instead: insteadInConflict,
};
