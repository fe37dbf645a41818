import type { Meta, StoryObj } from '@storybook/react-vite';
import { ProblemError } from '@studio/api';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { useSnapshot } from 'valtio';
import { staticSet } from '../../../screens/dataSets/fixtures/dataSetDocs.ts';
import { editedSet, editorOf, withPastedItems } from '../../../screens/dataSets/fixtures/editedSets.ts';
import { LeaveDialog, type LeaveDialogProps } from './LeaveDialog.tsx';

type Props = LeaveDialogProps<typeof staticSet, ReturnType<typeof editorOf>['state']['draft']>;

/** An editor whose save has just failed. */
const failedEditor =
  (edited = editedSet, error?: Error) =>
  async () => {
    const editor = editorOf(staticSet, edited, error);
    await editor.save();
    return { editor };
  };

const refusal = new ProblemError(
  422,
  { type: 'about:blank', title: 'The name is reserved.', status: 422 },
  new Headers(),
);

/** Drawn anew with each edit, as a screen is. */
function OverScreen(props: Props) {
  void useSnapshot(props.editor.state, { sync: true }).draft;
  return <LeaveDialog {...props} />;
}

const meta = {
  title: 'Screens/Editor safety/Leaving',
  component: LeaveDialog,
  loaders: [failedEditor()],
  render: (args, { loaded }) => <OverScreen {...args} editor={loaded['editor'] as Props['editor']} />,
  args: {
    editor: editorOf(staticSet, editedSet) as never,
    guard: { isStuck: true, failedAgain: 0, retry: fn(), stay: fn(), leave: fn(), isLeaving: () => true },
    areKept: true,
    name: 'Building Construction Class',
  },
  parameters: { docs: { story: { inline: false, height: '560px' } } },
} satisfies Meta<typeof LeaveDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const gone = new ProblemError(
  404,
  {
    type: 'about:blank',
    title: 'Not found',
    status: 404,
    detail: "There is no data set '98a8d7c7bd5c43d1'.",
  },
  new Headers(),
);

const openDialog = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Your changes could not be saved' });
  await waitFor(() => expect(dialog).toBeVisible());
  return { dialog, parts: within(dialog) };
};

/** Why, what is at stake, and that it is kept; saving again is the first thing to hand. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const { dialog, parts } = await openDialog();
    await expect(dialog).toHaveAccessibleDescription(
      /^The server cannot be reached\. .*\. If you leave now, your changes are kept in this browser/,
    );
    await expect(await parts.findByText('Item “Wood Frame”')).toBeVisible();
    await waitFor(() => expect(parts.getByRole('button', { name: 'Try again' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.guard.retry).toHaveBeenCalledOnce();
    await userEvent.click(parts.getByRole('button', { name: 'Stay' }));
    await expect(args.guard.stay).toHaveBeenCalledOnce();
    await userEvent.click(parts.getByRole('button', { name: 'Leave without saving' }));
    await expect(args.guard.leave).toHaveBeenCalledOnce();
  },
};

const revertAll = async (
  parts: ReturnType<typeof within>,
  userEvent: { click: (element: Element) => unknown },
) => {
  for (;;) {
    const [next] = parts.queryAllByRole('button', { name: /^Revert/ });
    if (next === undefined) return;
    await userEvent.click(next);
    await waitFor(() => expect(next).not.toBeInTheDocument());
  }
};

/** Each change can be taken back by itself. With none left leaving loses nothing, and is what is offered first. */
export const NothingLeft: Story = {
  loaders: [failedEditor(editedSet, refusal)],
  play: async ({ args, userEvent }) => {
    const { dialog, parts } = await openDialog();
    await userEvent.click(await parts.findByRole('button', { name: 'Revert Label of Item “Wood Frame”' }));
    await waitFor(() => expect(parts.queryByText('Item “Wood Frame”')).toBeNull());
    await expect(parts.getByRole('button', { name: 'Leave without saving' })).toBeVisible();
    await revertAll(parts, userEvent);
    await expect(parts.getByText('No unsaved changes')).toBeVisible();
    await expect(dialog).toHaveAccessibleDescription(
      'The name is reserved. No unsaved changes are left. Nothing is lost if you leave now.',
    );
    await expect(parts.queryByRole('button', { name: 'Try again' })).toBeNull();
    await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    const leave = parts.getByRole('button', { name: 'Leave' });
    await expect(leave).toHaveAttribute('data-variant', 'primary');
    await userEvent.click(leave);
    await expect(args.guard.leave).toHaveBeenCalledOnce();
  },
};

/** The answer was lost, so the server may have what was taken back since: it can be asked to save what is here now. */
export const NothingLeftButUnknown: Story = {
  play: async ({ args, userEvent }) => {
    const { dialog, parts } = await openDialog();
    await revertAll(parts, userEvent);
    await expect(dialog).toHaveAccessibleDescription(/the server may have saved them/);
    await userEvent.click(parts.getByRole('button', { name: 'Try again' }));
    await expect(args.guard.retry).toHaveBeenCalledOnce();
  },
};

/** Saving again has failed, too: announced to screen readers, as nothing changes on screen. */
export const FailedAgain: Story = {
  args: {
    guard: { isStuck: true, failedAgain: 1, retry: fn(), stay: fn(), leave: fn(), isLeaving: () => true },
  },
  play: async () => {
    const { parts } = await openDialog();
    await expect(
      parts.getByText(/^Your changes still could not be saved\. The server cannot/),
    ).toBeInTheDocument();
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

/** An object that somebody deleted is called by the name that it has on the screen, not by its id. */
export const Gone: Story = {
  loaders: [failedEditor(editedSet, gone)],
  play: async () => {
    const { dialog } = await openDialog();
    await expect(dialog).toHaveAccessibleDescription(
      /^'Building Construction Class' does not exist any more\. If you leave now/,
    );
  },
};
