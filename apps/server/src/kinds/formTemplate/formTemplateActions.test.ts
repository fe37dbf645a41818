import { expect, test } from 'vitest';
import { allPermissions } from '../../access/permissions.ts';
import { designDefaults, type FormTemplateDoc } from './FormTemplateDoc.ts';
import { formTemplateActions } from './formTemplateActions.ts';

function form(status: number, errors: FormTemplateDoc['errors'] = []): FormTemplateDoc {
  const own = { uniqueName: 'A', name: 'A', version: 1, type: 1, status, repeatable: false };
  return { ...designDefaults, ...own, productNames: [], fields: [], errors };
}

/** The names of the actions that are enabled for a caller with all permissions. */
function enabledFor(doc: FormTemplateDoc | null | 'new'): string[] {
  return formTemplateActions(allPermissions, doc).flatMap(({ name, enabled }) => (enabled ? [name] : []));
}

test('the browser offers what is done to one form, to several, and to all', () => {
  expect(enabledFor(null)).toEqual([
    ...['New Form', 'Publish', 'Mark in Production', 'Import', 'Export', 'Compare'],
    ...['Test Draft Form Templates', 'Reload Form Rules', 'Reload Field Rules', 'Backup'],
  ]);
});

test('a draft that is valid can be published, and not marked in production', () => {
  expect(enabledFor(form(0))).toEqual([
    ...['Form Template Settings', 'Publish', 'Save As New Version', 'Show Form References'],
    ...['Show Form Graph', 'Compare', 'Export', 'Test Draft Form Templates'],
    ...['Reload Form Rules', 'Reload Field Rules', 'Save', 'Discard', 'Delete'],
  ]);
  expect(enabledFor(form(0, [{ pointer: '', message: 'Wrong' }]))).not.toContain('Publish');
});

test('what is published can be marked in production, where it is not deleted', () => {
  expect(enabledFor(form(2))).toContain('Mark In Production');
  expect(enabledFor(form(2, [{ pointer: '', message: 'Wrong' }]))).not.toContain('Mark In Production');
  expect(enabledFor(form(2))).not.toContain('Publish');
  const inProduction = enabledFor(form(1));
  for (const name of ['Mark In Production', 'Delete', 'Publish']) expect(inProduction).not.toContain(name);
  expect(inProduction).toContain('Save As New Version');
});

test('a version before the last published one is neither published nor marked, and says so', () => {
  const notesOf = (status: number, lastPublished: number) =>
    formTemplateActions(allPermissions, form(status), lastPublished).flatMap(({ name, enabled, notes }) =>
      ['Publish', 'Mark In Production'].includes(name) && !enabled ? [notes] : [],
    );
  expect(notesOf(2, 1)).toEqual(['Only drafts can be published.']);
  expect(notesOf(2, 3)).toEqual(['Only drafts can be published.', 'Version 3 of it is published already.']);
  expect(notesOf(0, 3)).toEqual([
    'Version 3 of it is published already.',
    'The form template is not published yet.',
  ]);
});

test('a caller who may only read a form can still see its settings and what refers to it, compare and export it', () => {
  const names = formTemplateActions([], form(0)).flatMap(({ name, enabled }) => (enabled ? [name] : []));
  expect(names).toEqual([
    ...['Form Template Settings', 'Show Form References', 'Show Form Graph', 'Compare', 'Export'],
  ]);
});

test('a form that is not saved yet can be saved and set alone', () => {
  expect(enabledFor('new')).toEqual(['Form Template Settings', 'Save', 'Discard']);
});

test('the actions of the life cycle come first, and the destructive one last', () => {
  const names = formTemplateActions(allPermissions, form(2)).map(({ name }) => name);
  expect(names.slice(0, 5)).toEqual([
    ...['Form Template Settings', 'Publish', 'Mark In Production', 'Save As New Version'],
    'Show Form References',
  ]);
  expect(names.at(-1)).toBe('Delete');
});

test('everything that is not offered says why', () => {
  for (const doc of [null, 'new', form(0), form(1), form(2)] as const) {
    for (const { enabled, notes } of [
      ...formTemplateActions([], doc),
      ...formTemplateActions(allPermissions, doc),
    ]) {
      expect(enabled || (notes ?? '') !== '').toBe(true);
    }
  }
});
