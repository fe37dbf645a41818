import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { describeError } from '../../../platform/i18n/describeError.ts';
import { toDraft } from '../../../screens/dataSets/editor/model.ts';
import { staticSet } from '../../../screens/dataSets/fixtures/dataSetDocs.ts';
import { editedSet, editorOf } from '../../../screens/dataSets/fixtures/editedSets.ts';
import { useEditorState } from '../useEditorState.ts';
import { useHeldFailure } from '../useHeldFailure.ts';
import { SaveFailedBanner, type SaveFailedBannerProps } from './SaveFailedBanner.tsx';

const meta = {
  title: 'Screens/Editor safety/Failed save',
  component: SaveFailedBanner,
  args: {
    reason: 'The server cannot be reached. Check the connection and try again.',
    isAgain: false,
    isPending: false,
    blockedBecause: '',
    onRetry: fn(),
  },
} satisfies Meta<typeof SaveFailedBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The reason is where the user looks, and saving again is at hand. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Your changes could not be saved\. The server cannot be reached\./,
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

/** A draft that is not valid any more has to be corrected first. */
export const Blocked: Story = {
  args: { blockedBecause: 'Correct the marked cells first.' },
  play: async ({ args, canvas, userEvent }) => {
    const retry = canvas.getByRole('button', { name: 'Try again' });
    await userEvent.click(retry);
    await expect(args.onRetry).not.toHaveBeenCalled();
    await expect(retry).toHaveAccessibleDescription('Correct the marked cells first.');
  },
};

/** As long as nothing has failed there is nothing to say. */
export const NothingFailed: Story = {
  args: { reason: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

const editor = editorOf(staticSet, editedSet);

/** The banner over a real editor whose saves all fail. */
function OverEditor(props: SaveFailedBannerProps) {
  const { failure, isSaving } = useEditorState(editor);
  const held = useHeldFailure(failure, isSaving);
  return (
    <SaveFailedBanner
      {...props}
      reason={held === null ? null : describeError(held.failure.error)}
      isAgain={held?.isAgain ?? false}
      isPending={isSaving}
      onRetry={() => void editor.save()}
    />
  );
}

/** What fails again says so, and the focus stays on the button meanwhile. */
export const FailsAgain: Story = {
  render: (args) => <OverEditor {...args} />,
  play: async ({ canvas, userEvent }) => {
    editor.reset(editor.state.base);
    editor.replaceContent(toDraft(editedSet), editedSet);
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await editor.save();
    const retry = await canvas.findByRole('button', { name: 'Try again' });
    retry.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent(/^Your changes still could not be saved\./),
    );
    await expect(retry).toHaveFocus();
    editor.reset(editor.state.base);
    await waitFor(() => expect(canvas.getByRole('status')).toBeEmptyDOMElement());
  },
};
