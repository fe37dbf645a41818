import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { answerCalls } from '../../../kernel/object/testing/answerCalls.ts';
import { RoutePage } from '../../../kernel/object/testing/RoutePage.tsx';
import { type Email, newEmail } from '../emails.api.ts';
import { Component } from './route.tsx';

const doc: Email = {
  ...newEmail,
  id: '7',
  version: 3,
  name: 'Quote Issued',
  to: [{ address: 'Agent', role: 'Agent' }],
  cc: [{ address: 'marta.oduya@example.com', role: null }],
  subject: 'Quote for {{insuredName}}',
  body: '<p>Dear {{agentName}},</p><p>the quote for <strong>{{insuredName}}</strong> is ready. Yours, {{nobody}}</p>',
};
const actions = ['Discard', 'Save', 'Delete', 'Copy', 'Export', 'Send a Test', 'View References'];
const placeholders = [
  { name: 'insuredName', label: 'Insured name', sample: 'Prairie Freight LLC' },
  { name: 'agentName', label: 'Agent name', sample: 'Maria Kent' },
];

/** The calls of the screen, with a template as it is on the server. */
const answersWith = (email: Email) => ({
  '/rest/NotificationEmailTemplate/7': email,
  '/rest/Actions': actions.map((name) => ({ name, enabled: true, notes: '' })),
  '/rest/NotificationPlaceholder': placeholders,
  '/rest/User/recipients': [
    {
      name: 'Submission Roles',
      recipients: [{ address: 'Agent', role: 'Agent', name: 'Agent', description: '' }],
    },
  ],
});

const meta = {
  title: 'Screens/E-mail templates/Editor',
  component: RoutePage,
  parameters: { frame: { blockSize: '100vh' }, layout: 'fullscreen' },
  args: { route: Component, path: '/config/notification/email/manage/7' },
  beforeEach: () => answerCalls({ answers: answersWith(doc), permissions: ['MODIFY_CONFIG_EMAIL'] }),
} satisfies Meta<typeof RoutePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A template with its preview; an unknown placeholder is marked in place, and named. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Quote Issued' })).toBeVisible();
    const message = await canvas.findByRole('textbox', { name: 'Message' }, { timeout: 10_000 });
    await expect(
      await within(message).findByTitle('Unknown placeholder, sent as it stands'),
    ).toHaveTextContent('{{nobody}}');
    await expect(await canvas.findByText('Unknown placeholder, sent as it stands: {{nobody}}')).toBeVisible();
    await expect(await canvas.findByText('Quote for Prairie Freight LLC')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** One that is new; an empty required field shows its error once touched, and blocks saving. */
export const New: Story = {
  args: { path: '/config/notification/email/manage' },
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await userEvent.type(name, 'A');
    await userEvent.clear(name);
    await userEvent.tab();
    await expect(name).toBeInvalid();
    await expect(name).toHaveAccessibleDescription('Name is required.');
    await expect(canvas.getByRole('button', { name: 'Delete' })).toHaveAttribute('aria-disabled', 'true');
  },
};

/** An address that is left in the box becomes a recipient, with its fault when it has one. */
export const RecipientsLeftInTheBox: Story = {
  play: async ({ canvas, userEvent }) => {
    const save = () => canvas.getByRole('button', { name: /^Save/ });
    const cc = await canvas.findByRole('combobox', { name: 'Cc' });
    await userEvent.type(cc, 'claims@example.com');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove claims@example.com' })).toBeVisible();
    await expect(cc).toHaveValue('');
    await expect(save()).not.toHaveAttribute('aria-disabled', 'true');
    const bcc = canvas.getByRole('combobox', { name: 'Bcc' });
    await userEvent.type(bcc, 'nobody');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove nobody' })).toBeVisible();
    await expect(await canvas.findByText("There is no submission role 'nobody'.")).toBeVisible();
    await expect(save()).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove nobody' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Remove claims@example.com' }));
    await expect(canvas.getByRole('button', { name: 'Discard' })).toHaveAttribute('aria-disabled', 'true');
  },
};

const sent: unknown[] = [];

/** Ctrl+S also saves the pending text of the box, and the focus stays there. */
export const RecipientInTheBoxIsSaved: Story = {
  beforeEach: () => {
    sent.length = 0;
    const answerSave = async (request: Request) => {
      if (request.method === 'GET') return doc;
      const { to } = (await request.json()) as Email;
      sent.push(to.map(({ address }) => address));
      return { ...doc, to, version: 4 };
    };
    const answers = { ...answersWith(doc), '/rest/NotificationEmailTemplate/7': answerSave };
    return answerCalls({ answers, permissions: ['MODIFY_CONFIG_EMAIL'] });
  },
  play: async ({ canvas, userEvent }) => {
    const to = await canvas.findByRole('combobox', { name: 'To' });
    await canvas.findByRole('button', { name: 'Delete' });
    await userEvent.type(to, 'claims@example.com');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(sent).toEqual([['Agent', 'claims@example.com']]));
    await expect(to).toHaveFocus();
    await expect(to).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Remove claims@example.com' })).toBeVisible();
  },
};

/** While the roles cannot be loaded, one that is typed is taken as it is: the server knows it. */
export const RolesMissing: Story = {
  beforeEach: () => {
    const { '/rest/User/recipients': _, ...answers } = answersWith({ ...doc, to: [] });
    return answerCalls({ answers, permissions: ['MODIFY_CONFIG_EMAIL'] });
  },
  play: async ({ canvas, userEvent }) => {
    const to = await canvas.findByRole('combobox', { name: 'To' });
    await userEvent.type(to, 'Agent{Enter}');
    await expect(to).toBeValid();
    await expect(canvas.getByRole('button', { name: /^Save/ })).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/** Without the permission everything is there to be read, and says why it cannot be changed. */
export const ReadOnly: Story = {
  beforeEach: () => answerCalls({ answers: answersWith(doc) }),
  play: async ({ canvas }) => {
    const name = await canvas.findByRole('textbox', { name: /^Name/ });
    await expect(name).toHaveAttribute('readonly');
    await expect(canvas.getByRole('radiogroup', { name: /^Status/ })).toHaveAttribute(
      'aria-readonly',
      'true',
    );
  },
};

/** In a window that is lower than the form only the form scrolls: the actions stay in sight. */
export const ActionsStay: Story = {
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Message' }, { timeout: 10_000 });
    const save = await canvas.findByRole('button', { name: 'Save' });
    const before = save.getBoundingClientRect().top;
    for (const element of document.querySelectorAll('*')) {
      element.scrollTop = element.scrollHeight;
    }
    await expect(save.getBoundingClientRect().top).toBe(before);
    await expect(canvas.getByRole('textbox', { name: /^Name/ }).getBoundingClientRect().top).toBeLessThan(0);
  },
};

/** A thousand letters, another direction, and markup in every text. */
export const Awkward: Story = {
  beforeEach: () =>
    answerCalls({
      answers: answersWith({
        ...doc,
        name: `${'Long name '.repeat(99)}<b>end</b>`,
        subject: 'تأكيد عرض السعر <script>alert(1)</script> {{insuredName}}',
        body: '<p dir="rtl">مرحبا {{agentName}}</p><p>&lt;script&gt;alert(1)&lt;/script&gt;</p>',
      }),
      permissions: ['MODIFY_CONFIG_EMAIL'],
    }),
  play: async ({ canvas, canvasElement }) => {
    await canvas.findByRole('textbox', { name: 'Message' }, { timeout: 10_000 });
    await expect(await canvas.findByText(/^تأكيد.*<script>alert\(1\)<\/script> Prairie/)).toBeVisible();
    await expect(canvasElement.querySelector('main script, p script')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};
