import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answerCalls } from '../../../kernel/object/testing/answerCalls.ts';
import { RoutePage } from '../../../kernel/object/testing/RoutePage.tsx';
import { newPopup, type Popup } from '../popups.api.ts';
import { Component } from './route.tsx';

const doc: Popup = {
  ...newPopup,
  id: '7',
  version: 3,
  name: 'Binder Issued',
  title: 'Coverage is bound',
  body: 'The binder for {{insuredName}} is issued.\nPlease tell {{nobody}}.',
  excludeConsole: 'Producer',
};
const actions = ['Discard', 'Save', 'Delete', 'Copy', 'Export', 'View References'];

/** The calls of the screen, with a template as it is on the server. */
const answersWith = (popup: Popup) => ({
  '/rest/NotificationPopupTemplate/7': popup,
  '/rest/Actions': actions.map((name) => ({ name, enabled: true })),
  '/rest/NotificationPlaceholder': [
    { name: 'insuredName', label: 'Insured name', sample: 'Prairie Freight LLC' },
  ],
});

const meta = {
  title: 'Screens/Pop-up templates/Editor',
  component: RoutePage,
  parameters: { frame: { blockSize: '100vh' }, layout: 'fullscreen' },
  args: { route: Component, path: '/config/notification/popup/manage/7' },
  beforeEach: () => answerCalls({ answers: answersWith(doc), permissions: ['MANAGE_POPUP_NOTIFICATIONS'] }),
} satisfies Meta<typeof RoutePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A template with its preview; a change is in the preview at once, and can be saved. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const title = await canvas.findByRole('textbox', { name: /^Title/ });
    await expect(canvas.getByRole('radio', { name: 'Only Underwriter' })).toBeChecked();
    await expect(await canvas.findByText('Unknown placeholder, sent as it stands: {{nobody}}')).toBeVisible();
    await userEvent.type(title, ' today');
    await expect(await canvas.findByRole('heading', { name: 'Coverage is bound today' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Save/ })).toBeEnabled();
  },
};

const failing: Record<string, unknown> = {};

/** Without knowing what refers to it nothing is deleted: the dialog says why, and asks again from there. */
export const ReferencesFail: Story = {
  beforeEach: () => {
    delete failing['/rest/NotificationPopupTemplate/7/references'];
    Object.assign(failing, answersWith(doc));
    return answerCalls({ answers: failing, permissions: ['MANAGE_POPUP_NOTIFICATIONS'] });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    const dialog = await screen.findByRole('dialog', { name: 'References of Binder Issued' });
    const [title] = await within(dialog).findAllByText('References could not be loaded');
    await expect(title).toBeVisible();
    failing['/rest/NotificationPopupTemplate/7/references'] = [];
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retry' }));
    await expect(
      await within(dialog).findByText('Are you sure you want to delete this popup template?'),
    ).toBeVisible();
  },
};

/** One that the product needs keeps its name, and says so. */
export const Needed: Story = {
  beforeEach: () =>
    answerCalls({
      answers: answersWith({ ...doc, deletable: false }),
      permissions: ['MANAGE_POPUP_NOTIFICATIONS'],
    }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Name/ })).toHaveAttribute('readonly');
    await expect(canvas.getByText('The product needs this template under this name.')).toBeVisible();
  },
};

/** Without the permission everything is there to be read. */
export const ReadOnly: Story = {
  beforeEach: () => answerCalls({ answers: answersWith(doc) }),
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('textbox', { name: /^Title/ })).toHaveAttribute('readonly');
    await expect(canvas.getByRole('radiogroup', { name: /^Include/ })).toHaveAttribute(
      'aria-readonly',
      'true',
    );
    const text = 'Read-only: this needs the permission “Manage pop-up templates”.';
    const reason = canvas.getByText(text, { selector: 'p *' });
    await userEvent.hover(reason);
    const key = await screen.findByRole('tooltip');
    await expect(key).toHaveTextContent('MANAGE_POPUP_NOTIFICATIONS');
    await expect(reason).toHaveAccessibleDescription('MANAGE_POPUP_NOTIFICATIONS');
  },
};

const firstSave = { answer: (_: Popup) => undefined as unknown };

/** What is typed while a new template is saved for the first time is kept, as is the focus: the screen stays the same. */
export const TypedDuringTheFirstSave: Story = {
  args: { path: '/config/notification/popup/manage' },
  beforeEach: () => {
    const answered = new Promise<Popup>((resolve) => {
      firstSave.answer = resolve;
    });
    const answers = { ...answersWith(doc), '/rest/NotificationPopupTemplate': answered };
    return answerCalls({ answers, permissions: ['MANAGE_POPUP_NOTIFICATIONS'] });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Name/ }), 'Outage');
    await userEvent.type(canvas.getByRole('textbox', { name: /^Title/ }), 'Away');
    const message = canvas.getByRole('textbox', { name: /^Message/ });
    await userEvent.type(message, 'first');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Save/ })).not.toHaveAttribute('aria-disabled', 'true'),
    );
    await userEvent.keyboard('{Control>}s{/Control} second');
    firstSave.answer({ ...doc, name: 'Outage', title: 'Away', body: 'first', excludeConsole: null });
    await expect(await canvas.findByRole('heading', { name: 'Outage' })).toBeVisible();
    await userEvent.keyboard(' third');
    await expect(message).toHaveFocus();
    await expect(message).toHaveValue('first second third');
    await expect(canvas.getByRole('textbox', { name: /^Message/ })).toBe(message);
    const button = (name: RegExp) => canvas.getByRole('button', { name });
    await waitFor(() => expect(button(/^Delete/)).not.toHaveAttribute('aria-disabled', 'true'));
    await expect(button(/^Save/)).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(message);
    await userEvent.type(message, 'first');
    await expect(canvas.getByRole('textbox', { name: /^Message/ })).toBe(message);
    await expect(button(/^Save/)).toHaveAttribute('aria-disabled', 'true');
  },
};
