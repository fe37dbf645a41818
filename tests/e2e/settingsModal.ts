import { expect, type Locator, type Page } from '@playwright/test';
import { runAction, saveButton } from './editorActions.ts';

/** The settings modal, by what it is called. */
export class SettingsModal {
  readonly page: Page;
  readonly dialog: Locator;

  constructor(page: Page, title: 'Create New Data Set' | 'Data Set Settings') {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: title });
  }

  /** Opens the modal of a new set over the browser. */
  static async create(page: Page): Promise<SettingsModal> {
    await page.locator('main').getByRole('button', { name: 'New Data Set' }).click();
    const modal = new SettingsModal(page, 'Create New Data Set');
    await expect(modal.name).toBeFocused();
    return modal;
  }

  /** Opens the settings of the set in the editor. */
  static async edit(page: Page): Promise<SettingsModal> {
    await saveButton(page).waitFor();
    await runAction(page, 'Data Set Settings');
    const modal = new SettingsModal(page, 'Data Set Settings');
    await expect(modal.dialog).toBeVisible();
    return modal;
  }

  get name(): Locator {
    return this.dialog.getByRole('textbox', { name: /^Name/ });
  }

  get description(): Locator {
    return this.dialog.getByRole('textbox', { name: 'Description' });
  }

  get minimum(): Locator {
    return this.dialog.getByRole('textbox', { name: 'Minimum Characters Required to Search' });
  }

  get generator(): Locator {
    return this.dialog.getByRole('combobox', { name: /^Generator Bean Name/ });
  }

  /** The button that creates or saves. */
  get confirm(): Locator {
    return this.dialog.getByRole('button', { name: /^(Create|Save)$/ });
  }

  async chooseType(type: 'Static' | 'Custom' | 'Repeating Form' | 'Product/Field Dependent'): Promise<void> {
    await this.dialog.getByRole('radio', { name: type }).check();
  }

  /** Chooses True or False of a setting. */
  async choose(setting: string, value: 'True' | 'False'): Promise<void> {
    const group = this.dialog.getByRole('radiogroup', { name: new RegExp(`^${setting}`) });
    await group.getByRole('radio', { name: value }).check();
  }

  async chooseTemplate(name: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: /^Repeating Form Template/ }).click();
    await this.page.getByRole('option', { name, exact: true }).click();
  }

  /** That the settings were saved and the modal is gone. */
  async expectSaved(): Promise<void> {
    await expect(this.page.getByText('Data Set Saved')).toBeVisible();
    await expect(this.dialog).toHaveCount(0);
  }
}

let count = 0;

/** A name that no other set has. */
export function newName(prefix: string): string {
  count += 1;
  return `${prefix} ${process.pid}-${count}-${Date.now().toString(36)}`;
}
