import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@studio/ui';
import { EditorHeader } from '@studio/widgets';
import { expect, fn, waitFor } from 'storybook/test';
import { EditorTools } from './EditorTools.tsx';

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
    canUndo: true,
    canRedo: true,
    lockedBecause: '',
    onUndo: fn(() => true),
    onRedo: fn(() => true),
    onHistory: fn(),
    people: [],
  },
} satisfies Meta<typeof EditorTools>;

export default meta;
type Story = StoryObj<typeof EditorTools>;

/** Each tool says what it has done to those who cannot see it, each time anew. */
export const Default: Story = {
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const said = () => canvasElement.querySelector('[role="status"] > span:only-child');
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onUndo).toHaveBeenCalledOnce();
    await expect(canvas.getByText('Undone')).toBeInTheDocument();
    const first = said();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(said()).not.toBe(first);
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }));
    await expect(canvas.getByText('Redone')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'History' }));
    await expect(args.onHistory).toHaveBeenCalledOnce();
  },
};

/** What has nothing to do can be reached and says why; it does nothing. */
export const NothingToUndo: Story = {
  args: { canUndo: false, canRedo: false },
  play: async ({ args, canvas, userEvent }) => {
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await userEvent.click(undo);
    await expect(args.onUndo).not.toHaveBeenCalled();
    await expect(undo).toHaveAccessibleDescription('Nothing to undo');
    await expect(canvas.getByRole('button', { name: 'Redo' })).toHaveAccessibleDescription('Nothing to redo');
  },
};

/** Where nothing can be changed the history can still be read. */
export const Locked: Story = {
  args: { lockedBecause: 'Read-only: changing data sets needs the permission MANAGE_DATASETS.' },
  play: async ({ args, canvas, userEvent }) => {
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await userEvent.click(undo);
    await expect(args.onUndo).not.toHaveBeenCalled();
    await expect(undo).toHaveAccessibleDescription(/MANAGE_DATASETS/);
    await userEvent.click(canvas.getByRole('button', { name: 'History' }));
    await expect(args.onHistory).toHaveBeenCalledOnce();
  },
};

/** Others on the same object stand before the tools. */
export const WithOthers: Story = {
  args: {
    people: [
      { id: 'priya', name: 'Priya Nair' },
      { id: 'jon', name: 'Jon Vega' },
    ],
  },
  play: async ({ canvas }) => {
    const people = canvas.getByRole('button', { name: '2 other people are here' });
    const undo = canvas.getByRole('button', { name: 'Undo' });
    await waitFor(() => expect(people).toBeVisible());
    await expect(people.compareDocumentPosition(undo)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  },
};

/** An object without versions has no history to open. */
export const WithoutHistory: Story = {
  args: { onHistory: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'History' })).toBeNull();
  },
};
