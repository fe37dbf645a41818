import { expect } from '@playwright/test';
import { type DataSet, type DataSetWrite, result } from '@studio/api';
import { cell, saveButton } from '../../../e2e/editorActions.ts';
import { editorPath } from '../../../e2e/fixtures.ts';
import { item, staticSet } from '../../../support/contract/dataSetBodies.ts';
import type { EditName, Place } from '../Place.ts';
import { editorTab } from './editorTab.ts';

const row: Record<EditName, number> = { first: 1, second: 2 };
const label: Record<EditName, string> = { first: 'Typed first', second: 'Typed second' };

const expectShown: Place['expectShown'] = (page, edit) =>
  expect(cell(page, 'Label', row[edit])).toHaveValue(label[edit]);

/** Somebody else gives the first item another label. */
export function relabelled(to: string) {
  return {
    make: ({ items }: DataSet): Partial<DataSetWrite> => ({
      items: items.map((each, index) => (index === 0 ? { ...each, name: to } : each)),
    }),
    isIn: ({ items }: DataSet) => items[0]?.name === to,
  };
}

/** How the labels of the items are read and changed. */
export const labels = {
  isIn: ({ items }: DataSet, edit: EditName) => items[row[edit] - 1]?.name === label[edit],
  elsewhere: {
    make: ({ items }: DataSet) => ({ items: [...items, item('Three', '3', items.length)] }),
    isIn: ({ items }: DataSet) => items.some(({ name }) => name === 'Three'),
  },
  collision: relabelled('Theirs'),
};

/** The Data Items tab. */
export const dataItems: Place = {
  ...editorTab(labels),
  id: 'data items',
  title: 'Data Items tab',
  create: async (api, name) => {
    const items = [item('One', '1', 0), item('Two', '2', 1)];
    await result(api.client.POST('/rest/DataSet', { body: staticSet(name, { items }) }));
  },
  path: editorPath,
  ready: async (page) => {
    await saveButton(page).waitFor();
    await expect(cell(page, 'Label', 2)).toBeVisible();
  },
  write: (page, edit) => cell(page, 'Label', row[edit]).fill(label[edit]),
  expectShown,
  savedPath: editorPath,
  expectSavedShown: expectShown,
  keptText: label.first,
};
