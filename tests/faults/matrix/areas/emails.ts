import { expect, type Page } from '@playwright/test';
import { saveButton } from '../../../e2e/editorActions.ts';
import { emailKind } from '../kinds/emails.ts';
import type { Place } from '../Place.ts';
import { editorScreen } from '../places/editorScreen.ts';

const text = 'Typed first';
const recipient = 'second@north.example';

const message = (page: Page) => page.getByRole('textbox', { name: 'Message', exact: true });
const recipients = (page: Page) => page.getByRole('combobox', { name: 'To', exact: true });

const expectShown: Place['expectShown'] = async (page, edit) => {
  if (edit === 'first') await expect(message(page)).toHaveText(text);
  else await expect(page.getByRole('button', { name: `Remove ${recipient}` })).toBeVisible();
};

/** The editor of e-mail templates: its message, a text with styles, and one of its lists. */
const emails: Place = {
  ...editorScreen(
    emailKind.read({
      isIn: ({ body, to }, edit) =>
        edit === 'first' ? body === `<p>${text}</p>` : to.some(({ address }) => address === recipient),
      elsewhere: { make: () => ({ enabled: false }), isIn: ({ enabled }) => !enabled },
      collision: { make: () => ({ body: '<p>Theirs</p>' }), isIn: ({ body }) => body === '<p>Theirs</p>' },
    }),
  ),
  id: 'e-mails',
  title: 'Editor of e-mail templates',
  create: emailKind.create,
  path: emailKind.path,
  ready: async (page) => {
    await saveButton(page).waitFor();
    await expect(message(page)).toBeEditable();
  },
  write: async (page, edit) => {
    if (edit === 'first') return message(page).fill(text);
    await recipients(page).fill(recipient);
    await recipients(page).press('Enter');
  },
  expectShown,
  savedPath: emailKind.path,
  expectSavedShown: expectShown,
  draftKey: (name) => ({ kind: '/NotificationEmailTemplate', id: emailKind.idOf(name) }),
  keptText: text,
  rename: (page, name) => page.getByRole('textbox', { name: 'Name', exact: true }).fill(name),
};

export const places: readonly Place[] = [emails];
