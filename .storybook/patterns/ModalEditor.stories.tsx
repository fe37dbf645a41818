import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { ModalEditor } from './ModalEditor.tsx';
import code from './ModalEditor.tsx?raw';

const meta = {
  title: 'Patterns/A modal editor',
  component: ModalEditor,
  parameters: {
    layout: 'fullscreen',
    docs: { source: { code }, story: { inline: false, height: '560px' } },
    guide: {
      use: [
        'Few fields that belong to what is on the page, and that are saved or given up as one.',
        'Make it `isStatic`, and ask before changes are given up: `ConfirmDialog`.',
        'Save stays reachable and says why it cannot be pressed.',
      ],
      avoid: [
        'An object with an address of its own: an editor.',
        'Something to read only: `Popover`, or a place on the page.',
      ],
      pattern: 'Dialog (Modal)',
      keys: { Tab: 'goes round inside', Enter: 'presses the focused button' },
    },
  },
} satisfies Meta<typeof ModalEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Rule Settings' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};

const changed = { name: 'Coastal buildings', priority: 40 };

/** Save can be pressed as soon as something is changed. */
export const Changed: Story = {
  args: { defaultDraft: changed },
  play: async () => {
    const save = await screen.findByRole('button', { name: 'Save' });
    await waitFor(() => expect(save).toBeVisible());
    await expect(save).not.toHaveAttribute('aria-disabled', 'true');
  },
};

/** What was typed is not given up without a question. */
export const AsksBeforeItCloses: Story = {
  args: { defaultDraft: changed },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    const question = await screen.findByRole('alertdialog', { name: 'Discard changes' });
    await waitFor(() => expect(question).toBeVisible());
  },
};

export const Discards: Story = {
  args: { defaultDraft: changed },
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByText('Coastal frame buildings, priority 40')).toBeVisible();
  },
};
