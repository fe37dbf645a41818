import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen as page, waitFor, within } from 'storybook/test';
import { RoutePage } from '../testing/RoutePage.tsx';
import { field, isOff } from './testing/noticeStories.ts';
import { NoticeRoute, noticeServer, startNotice } from './testing/noticeStory.tsx';

const meta = {
  title: 'Kernel/Object actions',
  tags: ['!dev', '!autodocs'],
  component: RoutePage,
  parameters: { frame: { blockSize: '100vh' }, layout: 'fullscreen' },
  args: { route: NoticeRoute, path: '/notice/7' },
  beforeEach: () => startNotice(),
} satisfies Meta<typeof RoutePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** An action asks first; its result is on the screen; the other one keeps unsaved edits. */
export const Actions: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = await field(canvas, 'Name');
    const action = (label: string) => canvas.findByRole('button', { name: label });
    await expect(await action('Activate')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.type(name, 's');
    await expect(await action('Deactivate')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(name);
    await userEvent.type(name, 'Storm');
    await userEvent.click(await action('Deactivate'));
    const question = within(await page.findByRole('alertdialog', { name: 'Deactivate' }));
    const asked = question.getByText('Nobody sees Storm any more. Deactivate it?');
    await waitFor(() => expect(asked).toBeVisible());
    await userEvent.click(question.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Inactive' })).toBeChecked());
    await expect(isOff(canvas)).toBe(true);
    await userEvent.type(name, 's');
    await userEvent.click(await action('Activate'));
    await waitFor(() => expect(canvas.getByRole('radio', { name: 'Active' })).toBeChecked());
    await expect(name).toHaveValue('Storms');
    await userEvent.click(await action('Send'));
    const dialog = within(await page.findByRole('dialog', { name: 'Send Storms' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};

/** What fails is shown in the question that is open, otherwise in a line that stays until it is retried or dismissed. */
export const ActionFailed: Story = {
  play: async ({ canvas, userEvent }) => {
    noticeServer.actionRefusal = 'It is still in use.';
    await userEvent.click(await canvas.findByRole('button', { name: 'Deactivate' }));
    const question = within(await page.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Yes' }));
    await expect(await question.findByText('It is still in use.')).toBeVisible();
    noticeServer.actionRefusal = null;
    await userEvent.click(question.getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(page.queryByRole('alertdialog')).toBeNull());
    noticeServer.actionRefusal = 'It has no recipient.';
    await userEvent.click(canvas.getByRole('button', { name: 'Activate' }));
    await expect(await canvas.findByText('It has no recipient.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(await canvas.findByText('It has no recipient.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(canvas.queryByText('It has no recipient.')).toBeNull();
  },
};
