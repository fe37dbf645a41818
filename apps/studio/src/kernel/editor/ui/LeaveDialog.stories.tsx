import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { staticSet } from '../../../screens/dataSets/fixtures/dataSetDocs.ts';
import { editedSet, editorOf, withPastedItems } from '../../../screens/dataSets/fixtures/editedSets.ts';
import { LeaveDialog, type LeaveDialogProps } from './LeaveDialog.tsx';

type Props = LeaveDialogProps<typeof staticSet, ReturnType<typeof editorOf>['state']['draft']>;

/** An editor whose save has just failed. */
const failedEditor =
  (edited = editedSet) =>
  async () => {
    const editor = editorOf(staticSet, edited);
    await editor.save();
    return { editor };
  };

const meta = {
  title: 'Screens/Editor safety/Leaving',
  component: LeaveDialog,
  loaders: [failedEditor()],
  render: (args, { loaded }) => <LeaveDialog {...args} editor={loaded['editor'] as Props['editor']} />,
  args: {
    editor: editorOf(staticSet, editedSet) as never,
    guard: { isStuck: true, stay: fn(), leave: fn() },
    areKept: true,
  },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof LeaveDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const openDialog = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Your changes could not be saved' });
  await waitFor(() => expect(dialog).toBeVisible());
  return { dialog, parts: within(dialog) };
};

/** Why, what is at stake, and that it is kept; the safe way out is the first thing to hand. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const { dialog, parts } = await openDialog();
    await expect(dialog).toHaveAccessibleDescription(
      /^The server cannot be reached\. .*\. If you leave now, your changes are kept in this browser/,
    );
    await expect(parts.getByText('Item “Wood Frame”')).toBeVisible();
    await expect(parts.queryByRole('button', { name: /^Revert/ })).toBeNull();
    await waitFor(() => expect(parts.getByRole('button', { name: 'Stay' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.guard.stay).toHaveBeenCalledOnce();
    await userEvent.click(parts.getByRole('button', { name: 'Leave without saving' }));
    await expect(args.guard.leave).toHaveBeenCalledOnce();
  },
};

/** Escape stays. */
export const Escape: Story = {
  play: async ({ args, userEvent }) => {
    await openDialog();
    await userEvent.keyboard('{Escape}');
    await expect(args.guard.stay).toHaveBeenCalledOnce();
    await expect(args.guard.leave).not.toHaveBeenCalled();
  },
};

/** While drafts are off, leaving loses them: it says so. */
export const Lost: Story = {
  args: { areKept: false },
  play: async () => {
    const { dialog } = await openDialog();
    await expect(dialog).toHaveAccessibleDescription(/your changes are lost if you leave now/);
  },
};

/** Many changes scroll inside the dialog; what decides stays in sight. */
export const ManyChanges: Story = {
  loaders: [failedEditor(withPastedItems(300))],
  play: async () => {
    const { dialog, parts } = await openDialog();
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(parts.getByRole('button', { name: 'Stay' })).toBeVisible();
  },
};
