import { expect, type Locator, type Page } from '@playwright/test';
import {
  type FieldTemplate,
  type FormSection,
  result,
  type UiFormTemplate,
  type UiFormTemplateWrite,
} from '@studio/api';
import type { ApiUser } from './apiUser.ts';
import { runAction, saveButton } from './editorActions.ts';

let count = 0;

/** A unique name that no other form has. */
export function newFormName(prefix: string): string {
  count += 1;
  return `${prefix}${process.pid}x${count}x${Date.now().toString(36)}`;
}

export const formPath = (id: string) => `/config/template/${id}`;

/** A form to be made; what it leaves out has its default. */
export interface FormToMake {
  readonly template?: Partial<UiFormTemplateWrite['formTemplate']>;
  readonly rest?: Partial<Omit<UiFormTemplateWrite, 'formTemplate'>>;
}

/** A section with one row of fields, each by its variable name, label and other properties. */
export function section(
  label: string,
  ...fields: readonly (readonly [name: string, label: string, template?: Partial<FieldTemplate>])[]
): FormSection {
  const row = fields.map(([variableName, text, template]) => ({
    label: text,
    fieldTemplate: { variableName, type: 0, ...template },
  }));
  // What is left out has its default.
  return {
    label,
    repeating: false,
    rows: row.map((field) => ({ fields: [field] })),
  } as unknown as FormSection;
}

/** Makes a form of the type Application. */
export async function createForm(
  api: ApiUser,
  uniqueName: string,
  { template, rest }: FormToMake = {},
): Promise<UiFormTemplate> {
  const formTemplate = { uniqueName, displayName: `${uniqueName} form`, type: 1, ...template };
  const body = { ...rest, formTemplate } as UiFormTemplateWrite;
  return (await result(api.client.POST('/rest/UIFormTemplate', { body }))).data;
}

/** A form as the server has it. */
export async function loadForm(
  api: ApiUser,
  id: string,
): Promise<{ readonly doc: UiFormTemplate; readonly etag: string }> {
  const { data, etag } = await result(
    api.client.GET('/rest/UIFormTemplate/{id}', { params: { path: { id } } }),
  );
  return { doc: data, etag: etag ?? '' };
}

/** Saves a form otherwise. */
export async function changeForm(
  api: ApiUser,
  id: string,
  change: (doc: UiFormTemplate) => Partial<UiFormTemplateWrite>,
): Promise<void> {
  const { doc, etag } = await loadForm(api, id);
  const params = { path: { id }, header: { 'If-Match': etag } };
  await result(
    api.client.POST('/rest/UIFormTemplate/{id}', {
      params,
      body: { ...doc, ...change(doc) } as UiFormTemplateWrite,
    }),
  );
}

/** A field of the form on the builder's canvas, by its label. */
export function formPart(page: Page, label: string): Locator {
  return page.getByRole('grid', { name: 'Form' }).getByRole('gridcell', { name: new RegExp(`^${label},`) });
}

/** The settings modal, by what it is called. */
export class FormSettingsModal {
  readonly dialog: Locator;
  readonly page: Page;

  constructor(page: Page, title: 'Create Form Template' | 'Form Template Settings') {
    this.page = page;
    this.dialog = page.getByRole('dialog', { name: title });
  }

  /** Opens the settings of the form in the editor. */
  static async edit(page: Page): Promise<FormSettingsModal> {
    await saveButton(page).waitFor();
    await runAction(page, 'Form Template Settings');
    const modal = new FormSettingsModal(page, 'Form Template Settings');
    await expect(modal.displayName).toBeVisible();
    return modal;
  }

  text(label: string): Locator {
    return this.dialog.getByRole('textbox', { name: label });
  }

  get uniqueName(): Locator {
    return this.text('Unique Name');
  }

  get displayName(): Locator {
    return this.text('Display Name');
  }

  /** The button that creates or saves. */
  get confirm(): Locator {
    return this.dialog.getByRole('button', { name: /^(Create Form Template|Save)$/ });
  }

  async chooseType(type: string): Promise<void> {
    await this.dialog.getByRole('combobox', { name: /^Type/ }).click();
    await this.page.getByRole('option', { name: type, exact: true }).click();
  }

  async choose(option: string): Promise<void> {
    await this.dialog.getByRole('radio', { name: option, exact: true }).check();
  }
}
