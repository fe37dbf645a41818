import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@studio/ui';
import { EditorHeader } from '@studio/widgets';
import { expect, fn, screen } from 'storybook/test';
import { EditorTools } from './EditorTools.tsx';

const steps = {
  canUndo: true,
  canRedo: true,
  lockedBecause: '',
  onUndo: fn(),
  onRedo: fn(),
  turns: 0,
  announcement: { text: '', count: 0 },
};

const meta = {
  title: 'Screens/Editor safety/Tools',
  component: EditorTools,
  parameters: { frame: { maxWidth: 900 } },
  render: (args) => (
    <EditorHeader
      title="Building Construction Class"
      type="Static"
      tools={<EditorTools {...args} />}
      actions={<Button variant="primary">Save</Button>}
    />
  ),
  args: {
    steps,
    onHistory: fn(),
  },
} satisfies Meta<typeof EditorTools>;

export default meta;
type Story = StoryObj<typeof EditorTools>;

/** Undo and redo are buttons with keys, shown in the tooltip and exposed to assistive technology. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await expect(undo).toHaveAttribute('aria-keyshortcuts', 'Control+Z');
    await userEvent.click(undo);
    await expect(args.steps?.onUndo).toHaveBeenCalledOnce();
    await userEvent.tab();
    const redo = canvas.getByRole('button', { name: 'Redo' });
    await expect(redo).toHaveFocus();
    await expect(await screen.findByText('Redo (Ctrl+Shift+Z)')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect(args.steps?.onRedo).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'History' }));
    await expect(args.onHistory).toHaveBeenCalledOnce();
  },
};

/** What has nothing to do can be reached and says why; it does nothing. */
export const NothingToUndo: Story = {
  args: { steps: { ...steps, canUndo: false, canRedo: false, onUndo: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await userEvent.click(undo);
    await expect(args.steps?.onUndo).not.toHaveBeenCalled();
    await expect(undo).toHaveAccessibleDescription('Nothing to undo');
    await expect(canvas.getByRole('button', { name: 'Redo' })).toHaveAccessibleDescription('Nothing to redo');
  },
};

/** Where nothing can be changed the history can still be read. */
export const Locked: Story = {
  args: {
    steps: {
      ...steps,
      lockedBecause: 'Read-only: this needs the permission “Manage data sets”.',
      onUndo: fn(),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await userEvent.click(undo);
    await expect(args.steps?.onUndo).not.toHaveBeenCalled();
    await expect(undo).toHaveAccessibleDescription(/“Manage data sets”/);
    await userEvent.click(canvas.getByRole('button', { name: 'History' }));
    await expect(args.onHistory).toHaveBeenCalledOnce();
  },
};

/** An object without versions has no history to open. */
export const WithoutHistory: Story = {
  args: { onHistory: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'History' })).toBeNull();
  },
};
