import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { caretAtEnd, typeText } from '../RichTextEditor/storyText.ts';
import { SignatureModal } from './SignatureModal.tsx';
import type { SignatureModalProps } from './SignatureModalProps.ts';

const onSave = fn<SignatureModalProps['onSave']>();

const meta = {
  title: 'Widgets/SignatureModal/Features',
  tags: ['!dev', '!autodocs'],
  component: SignatureModal,
  args: { defaultIsOpen: true, value: '<p>Ana Fields</p>', onSave, onOpenChange: fn() },
  beforeEach: () => {
    onSave.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof SignatureModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const findDialog = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Email Signature' }, { timeout: 5000 });
  await waitFor(() => expect(dialog).toBeVisible());
  const parts = within(dialog);
  return {
    dialog,
    parts,
    save: parts.getByRole('button', { name: 'Save' }),
    cancel: parts.getByRole('button', { name: 'Cancel' }),
  };
};
const findText = () => screen.findByRole('textbox', { name: 'Email Signature' }, { timeout: 10_000 });
const edit = async (addition: string) => {
  const text = await findText();
  await caretAtEnd(text);
  await typeText(text, addition);
};

export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ args, userEvent }) => {
    const { parts, save, cancel } = await findDialog();
    await expect(await parts.findByText('Ana Fields')).toBeVisible();
    await expect(parts.queryByRole('textbox')).toBeNull();
    await expect(parts.queryByRole('toolbar')).toBeNull();
    await expect(save).toHaveAccessibleDescription('You may not edit this signature.');
    await userEvent.click(save);
    await expect(onSave).not.toHaveBeenCalled();
    await userEvent.click(cancel);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

/** The permission that is missing is named, at the text and at Save. */
export const ReadOnlyWithReason: Story = {
  args: { readOnlyReason: 'You need the permission MODIFY_SIGNATURES.' },
  play: async () => {
    const { parts, save } = await findDialog();
    await expect(await parts.findByText('Ana Fields')).toBeVisible();
    await expect(parts.queryByRole('textbox')).toBeNull();
    await expect(parts.getByRole('group', { name: 'Email Signature' })).toHaveAccessibleDescription(
      'You need the permission MODIFY_SIGNATURES.',
    );
    await expect(save).toHaveAccessibleDescription('You need the permission MODIFY_SIGNATURES.');
  },
};

/** Those who may not edit read that there is none. */
export const NotConfigured: Story = {
  args: { isReadOnly: true, value: '<p><br></p>' },
  play: async () => {
    const { parts } = await findDialog();
    await expect(parts.getByText('Email Signature Not Configured')).toBeVisible();
  },
};

/** Those who may edit get an empty editor. */
export const Empty: Story = {
  args: { value: '' },
  play: async () => {
    const { parts, save } = await findDialog();
    await edit('Ana');
    await expect(parts.queryByText('Email Signature Not Configured')).toBeNull();
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled'));
  },
};

export const Loading: Story = {
  args: { value: undefined },
  play: async () => {
    const { parts, save } = await findDialog();
    await expect(parts.getByText('Loading the signature…')).toBeInTheDocument();
    await expect(save).toHaveAttribute('aria-disabled', 'true');
  },
};

/** Why it could not be loaded, with another try; nothing can be saved over it meanwhile. */
export const LoadingFailed: Story = {
  args: { value: undefined, error: { reason: 'The server cannot be reached.', onRetry: fn() } },
  play: async ({ args, userEvent }) => {
    const { parts, save } = await findDialog();
    const failure = parts.getByRole('alert');
    await expect(failure).toHaveTextContent('The signature could not be loaded');
    await expect(failure).toHaveTextContent('The server cannot be reached.');
    await expect(parts.queryByRole('textbox')).toBeNull();
    await expect(save).toHaveAccessibleDescription('The signature could not be loaded');
    await userEvent.click(save);
    await expect(onSave).not.toHaveBeenCalled();
    await userEvent.click(parts.getByRole('button', { name: 'Retry' }));
    await expect(args.error?.onRetry).toHaveBeenCalledTimes(1);
  },
};

/** While it is saved it says so and cannot be edited; Cancel stops that and keeps the text. */
export const Saving: Story = {
  play: async ({ args, userEvent, step }) => {
    const { promise, resolve } = Promise.withResolvers<void>();
    onSave.mockReturnValueOnce(promise);
    const { dialog, parts, save, cancel } = await findDialog();
    await edit(' Ltd.');

    await step('saving', async () => {
      await userEvent.click(save);
      await expect(save).toHaveAttribute('aria-busy', 'true');
      await expect(parts.getByText('Updating Email Signature')).toBeVisible();
      await expect(dialog.querySelector('[inert] [contenteditable]')).not.toBeNull();
      await userEvent.click(save);
      await expect(onSave).toHaveBeenCalledTimes(1);
    });

    await step('stopped', async () => {
      await userEvent.click(cancel);
      await expect(onSave.mock.lastCall?.[1].signal.aborted).toBe(true);
      await expect(save).not.toHaveAttribute('aria-busy');
      await expect(await findText()).toHaveTextContent('Ana Fields Ltd.');
      resolve();
      await promise;
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });
  },
};

/** What fails is shown, and the text is kept. */
export const Failure: Story = {
  play: async ({ args, userEvent }) => {
    onSave.mockRejectedValueOnce(new Error('The server cannot be reached.'));
    const { parts, save } = await findDialog();
    await edit(' Ltd.');
    await userEvent.click(save);
    await expect(await parts.findByText(/^The signature could not be saved/)).toHaveTextContent(
      'The signature could not be saved. Your text is still here. The server cannot be reached.',
    );
    await expect(await findText()).toHaveTextContent('Ana Fields Ltd.');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(save);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(onSave.mock.lastCall?.[0]).toBe('<p>Ana Fields Ltd.</p>');
  },
};

/** Cancel, and the close button, ask before edits are dropped. */
export const CancelAsks: Story = {
  play: async ({ args, userEvent, step }) => {
    const { parts, cancel } = await findDialog();
    await edit(' Ltd.');
    for (const leave of [cancel, parts.getByRole('button', { name: 'Close' })]) {
      await step('No keeps them', async () => {
        await userEvent.click(leave);
        const question = await screen.findByRole('alertdialog');
        await expect(question).toHaveTextContent('Are you sure you want to discard your changes?');
        await userEvent.click(within(question).getByRole('button', { name: 'No' }));
        await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
        await expect(await findText()).toHaveTextContent('Ana Fields Ltd.');
      });
    }
    await step('Yes drops them', async () => {
      await userEvent.click(cancel);
      await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
      await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
      await expect(onSave).not.toHaveBeenCalled();
    });
  },
};

/** The host keeps what is edited; another opening goes on with what was kept. */
export const Kept: Story = {
  args: { onEdit: fn(), defaultDraft: '<p>Ana Fields, before</p>' },
  play: async ({ args, userEvent }) => {
    const { cancel, save } = await findDialog();
    await expect(await findText()).toHaveTextContent('Ana Fields, before');
    await expect(save).not.toHaveAttribute('aria-disabled', 'true');
    await edit(' noon');
    await waitFor(() => expect(args.onEdit).toHaveBeenLastCalledWith('<p>Ana Fields, before noon</p>'));
    await userEvent.click(cancel);
    await userEvent.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
  },
};

/** Edits of the source are edits too. */
export const Source: Story = {
  play: async ({ userEvent }) => {
    const { parts, save } = await findDialog();
    await findText();
    await userEvent.click(parts.getByRole('button', { name: 'Source' }));
    const source = await parts.findByRole('textbox', { name: 'HTML source' });
    await userEvent.clear(source);
    await userEvent.type(source, '<table><tr><td>Ana</td></tr></table><script>1</script>');
    await userEvent.click(save);
    await expect(onSave.mock.lastCall?.[0]).toBe('<table><tbody><tr><td>Ana</td></tr></tbody></table>');
  },
};

export const HostileContent: Story = {
  args: { isReadOnly: true, value: '<img src=x onerror=alert(1)><p onclick="x">Ana</p><script>1</script>' },
  play: async () => {
    const { dialog, parts } = await findDialog();
    await expect(await parts.findByText('Ana')).toBeVisible();
    await expect(dialog.querySelector('script, [onclick], [onerror], [src="x"]')).toBeNull();
  },
};

export const LongText: Story = {
  args: { value: `<p>${'Underwriting'.repeat(900)}</p>` },
  play: async () => {
    const { dialog } = await findDialog();
    const text = await findText();
    await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    value: '<p dir="rtl">سامية حداد</p>',
    labels: { title: 'توقيع البريد', save: 'حفظ', cancel: 'إلغاء', unchanged: 'لم يتغير شيء.' },
  },
  play: async () => {
    await expect(
      await screen.findByRole('textbox', { name: 'توقيع البريد' }, { timeout: 10_000 }),
    ).toBeVisible();
  },
};
