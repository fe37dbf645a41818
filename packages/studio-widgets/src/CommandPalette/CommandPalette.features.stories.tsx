import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { CommandPalette } from './CommandPalette.tsx';

const hostile = `<img src=x onerror=alert(1)>\u202e👩‍👩‍👧‍👦${'unbroken'.repeat(1200)}`;
const onRun = fn();

const meta = {
  title: 'Widgets/CommandPalette/Features',
  component: CommandPalette,
  tags: ['!dev', '!autodocs'],
  args: {
    isOpen: true,
    onOpenChange: fn(),
    query: '',
    onQueryChange: fn(),
    groups: [],
    emptyText: 'Nothing found',
  },
} satisfies Meta<typeof CommandPalette>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HostileContent: Story = {
  args: {
    query: hostile,
    groups: [
      {
        id: 'objects',
        label: hostile,
        items: [{ id: 'one', label: hostile, hint: hostile, keys: ['Ctrl', 'K'], onRun }],
      },
    ],
  },
  play: async ({ userEvent }) => {
    const option = await screen.findByRole('option');
    await waitFor(() => expect(option).toBeVisible());
    await expect(document.querySelector('img')).toBeNull();
    await expect(option.textContent).toContain(hostile);
    const dialog = screen.getByRole('dialog').getBoundingClientRect();
    await expect(option.getBoundingClientRect().right).toBeLessThanOrEqual(dialog.right);
    await userEvent.click(option);
    await expect(onRun).toHaveBeenCalled();
  },
};
