import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { answerCalls, refusal } from '../../../kernel/object/testing/answerCalls.ts';
import { RoutePage } from '../../../kernel/object/testing/RoutePage.tsx';
import { announceConfigurationChange } from '../../../platform/changes/configurationChanges.ts';
import { activity, clearActivity } from '../../../platform/feedback/activity.ts';
import { notices } from '../../../platform/feedback/notices.ts';
import { progress, resetProgress } from '../../../platform/feedback/progress.ts';
import { Component, newPopup, type Popup } from './route.tsx';

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
  [`/rest/NotificationPopupTemplate/${popup.id}`]: popup,
  '/rest/Actions': actions.map((name) => ({ name, enabled: true, notes: '' })),
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

/** A template that does not say whether it is active, and to whom it is shown: nothing is chosen, and it cannot be saved until something is. */
export const WithoutChoices: Story = {
  args: { path: '/config/notification/popup/manage/9' },
  beforeEach: () => {
    const { enabled: _, excludeConsole: __, ...rest } = { ...doc, id: '9' };
    return answerCalls({ answers: answersWith(rest as Popup), permissions: ['MANAGE_POPUP_NOTIFICATIONS'] });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('textbox', { name: /^Title/ }), '!');
    for (const radio of canvas.getAllByRole('radio')) await expect(radio).not.toBeChecked();
    await expect(canvas.queryByText(/undefined/)).toBeNull();
    const save = canvas.getByRole('button', { name: /^Save/ });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('radio', { name: 'Active' }));
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('radio', { name: 'Everyone' }));
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled', 'true'));
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
    await waitFor(() => expect(title).toBeVisible());
    failing['/rest/NotificationPopupTemplate/7/references'] = [];
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retry' }));
    await expect(
      await within(dialog).findByText('Are you sure you want to delete this popup template?'),
    ).toBeVisible();
  },
};

/** Another template, of which no story leaves a draft. */
const other: Popup = { ...doc, id: '8' };
const diskFull = refusal(500, 'The disk is full.');

/** A deletion that fails is reported in the question, which stays, and can be retried from there. */
export const DeleteFails: Story = {
  args: { path: '/config/notification/popup/manage/8' },
  beforeEach: () => {
    const references = { '/rest/NotificationPopupTemplate/8/references': [] };
    Object.assign(failing, answersWith(other), references, {
      'DELETE /rest/NotificationPopupTemplate/8': diskFull,
    });
    notices.list = [];
    return answerCalls({ answers: failing, permissions: ['MANAGE_POPUP_NOTIFICATIONS'] });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Yes' }));
    await expect(await question.findByRole('alert')).toHaveTextContent('The disk is full.');
    await expect(notices.list).toEqual([]);
    failing['DELETE /rest/NotificationPopupTemplate/8'] = new Response(null, { status: 204 });
    await userEvent.click(question.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

/** The same where something refers to it: in the dialog that lists what. */
export const DeleteReferencedFails: Story = {
  args: { path: '/config/notification/popup/manage/8' },
  beforeEach: () => {
    const references = [{ name: 'Storm', type: 3, version: '1' }];
    return answerCalls({
      answers: {
        ...answersWith(other),
        '/rest/NotificationPopupTemplate/8/references': references,
        'DELETE /rest/NotificationPopupTemplate/8': diskFull,
      },
      permissions: ['MANAGE_POPUP_NOTIFICATIONS'],
    });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Delete' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'References of Binder Issued' }));
    await userEvent.click(await dialog.findByRole('button', { name: 'Yes' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('The disk is full.');
  },
};

/** A copy that fails says what it was and of which template; an export that fails is in the activity list alone. */
export const CopyFails: Story = {
  args: { path: '/config/notification/popup/manage/8' },
  beforeEach: () => {
    clearActivity();
    notices.list = [];
    return answerCalls({
      answers: {
        ...answersWith(other),
        '/rest/Actions': ['Save', 'Copy', 'Export'].map((name) => ({ name, enabled: true, notes: '' })),
        'POST /rest/NotificationPopupTemplate': diskFull,
        'POST /rest/NotificationPopupTemplate/export': diskFull,
      },
      permissions: ['MANAGE_POPUP_NOTIFICATIONS'],
    });
  },
  play: async ({ canvas, userEvent }) => {
    const messages = () => notices.list.map(({ message }) => message);
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy' }));
    const copy = "'Binder Issued' could not be copied. The disk is full.";
    await waitFor(() => expect(messages()).toEqual([copy]));
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    const failed = () => activity.entries.filter(({ reason }) => reason === 'The disk is full.');
    await waitFor(() => expect(failed()).toHaveLength(2));
    await expect(messages()).toEqual([copy]);
  },
};

/** Discard of a new template asks first, although nothing is entered, and says that it was done. */
export const NewDiscarded: Story = {
  args: { path: '/config/notification/popup/manage' },
  beforeEach: resetProgress,
  play: async ({ canvas, userEvent }) => {
    const discard = await canvas.findByRole('button', { name: 'Discard' });
    await userEvent.click(discard);
    const question = within(await screen.findByRole('alertdialog', { name: 'Discard changes' }));
    const asked = question.getByText('Are you sure you want to discard your changes?');
    await waitFor(() => expect(asked).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(progress.text).toBe('Your changes have been discarded.'));
  },
};

/** What is missing is named once a field is left, and the line moves nothing that is being pressed. */
export const LeftByAPress: Story = {
  args: { path: '/config/notification/popup/manage' },
  // What it leaves as a draft is offered to no other story.
  beforeEach: () =>
    answerCalls({
      answers: answersWith(doc),
      ...{ permissions: ['MANAGE_POPUP_NOTIFICATIONS'], userId: 'story left by a press' },
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('textbox', { name: /^Name/ }));
    const inactive = canvas.getByRole('radio', { name: 'Inactive' });
    await userEvent.pointer({ keys: '[MouseLeft>]', target: inactive });
    await expect(inactive).toHaveFocus();
    await expect(canvas.queryByText('Name is required.')).toBeNull();
    await userEvent.pointer({ keys: '[/MouseLeft]', target: inactive });
    await expect(await canvas.findByText('Name is required.')).toBeVisible();
    await expect(inactive).toBeChecked();
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

const goneId = '98a8d7c7bd5c43d18e9d1f2a3b4c5d6e';

/** An address of a template that does not exist names no id, on the page and in the window's title. */
export const Gone: Story = {
  args: { path: `/config/notification/popup/manage/${goneId}` },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByText('It may have been deleted.')).toBeVisible();
    await expect(canvasElement).not.toHaveTextContent(goneId);
    await waitFor(() => expect(document.title).toMatch(/^There is no such pop-up/));
  },
};

/** One that somebody deleted while it was open is called by the name that it had. */
export const GoneWhileOpen: Story = {
  args: { path: '/config/notification/popup/manage/8' },
  beforeEach: () => {
    Object.assign(failing, answersWith(other));
    return answerCalls({ answers: failing, permissions: ['MANAGE_POPUP_NOTIFICATIONS'] });
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: /^Title/ });
    delete failing['/rest/NotificationPopupTemplate/8'];
    announceConfigurationChange();
    await expect(
      await canvas.findByText("The pop-up 'Binder Issued' does not exist any more."),
    ).toBeVisible();
    await waitFor(() => expect(document.title).toMatch(/^Binder Issued/));
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
