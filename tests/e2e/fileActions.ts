import type { Page } from '@playwright/test';
import { type ConfiguredFile, result } from '@studio/api';
import type { ApiUser } from './apiUser.ts';
import { saveButton } from './editorActions.ts';
import { expect } from './fixtures.ts';

/** The screen of files and icons. */
export const filesPath = '/config/filesAndIcons/manager';
const saved = 'Successfully saved files and icons';

/** A picture of one colour, with the size that it says. */
export function picture(name: string, colour: string, width = 48, height = 48) {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${colour}"/></svg>`;
  return { name, mimeType: 'image/svg+xml', buffer: Buffer.from(svg) };
}

/** A file of the screen, by its label. */
export const fileOf = (page: Page, label: string) => page.getByRole('group', { name: label, exact: true });
export const ofMark = (page: Page) => fileOf(page, 'File of “Brand mark”');

/** Chooses a file in one of the files of the screen. */
export async function choose(page: Page, label: string, file: ReturnType<typeof picture>): Promise<void> {
  await fileOf(page, label).locator('input[type="file"]').setInputFiles(file);
}

export async function save(page: Page): Promise<void> {
  await saveButton(page).click();
  await expect(page.getByText(saved).last()).toBeVisible();
}

/** The files and icons as the server has them. */
export async function allFiles(api: ApiUser): Promise<readonly ConfiguredFile[]> {
  return (await result(api.client.GET('/rest/ConfiguredFile/List'))).data.records;
}

export async function findFile(api: ApiUser, name: string): Promise<ConfiguredFile> {
  const found = (await allFiles(api)).find((each) => each.name === name);
  if (found === undefined) throw new Error(`There is no file '${name}'.`);
  return found;
}
