import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@studio/ui';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { documentOf, modalOf } from './storyUpload.ts';
import { UploadModal } from './UploadModal.tsx';
import type { UploadModalProps } from './UploadModalProps.ts';

const onUpload = fn<UploadModalProps['onUpload']>();

const last = () => {
  const [upload, context] = onUpload.mock.lastCall ?? [];
  if (!upload || !context) throw new Error('Nothing was uploaded.');
  return { upload, context };
};

const findModal = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Upload Document' }, { timeout: 5000 });
  return { ...modalOf(dialog), parts: within(dialog) };
};

const meta = {
  title: 'Widgets/UploadModal/Features',
  tags: ['!dev', '!autodocs'],
  component: UploadModal,
  args: { defaultIsOpen: true, onUpload, onOpenChange: fn() },
  beforeEach: () => {
    onUpload.mockReset().mockResolvedValue(undefined);
  },
} satisfies Meta<typeof UploadModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const proposal = documentOf('Proposal.pdf', 10_240);

/** A server that answers when the test says so. */
function answerLater() {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  onUpload.mockReturnValueOnce(promise);
  return { resolve, reject };
}

/** A file can be dropped as well as chosen; Cancel leaves without uploading. */
export const Drop: Story = {
  play: async ({ args, userEvent }) => {
    const { parts, drop, cancel } = await findModal();
    drop(proposal);
    await expect(await parts.findByRole('textbox', { name: 'File Name' })).toHaveValue('Proposal.pdf');
    await userEvent.click(cancel);
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    await expect(onUpload).not.toHaveBeenCalled();
  },
};

/** Enter in the name uploads, as in any form. */
export const Keyboard: Story = {
  play: async ({ userEvent }) => {
    const { parts, drop } = await findModal();
    drop(proposal);
    await userEvent.type(await parts.findByRole('textbox'), '{Enter}');
    await expect(last().upload).toEqual({ file: proposal, name: 'Proposal.pdf' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** An alert names a file of another type; what was chosen before stays. */
export const UnsupportedType: Story = {
  play: async ({ userEvent }) => {
    const { parts, drop, upload } = await findModal();
    drop(proposal);
    await parts.findByRole('textbox');
    drop(documentOf('logo.png', 10, 'image/png'));
    const alert = await screen.findByRole('alertdialog', { name: 'Alert' });
    await expect(alert).toHaveTextContent('File logo.png is not a supported document type for upload.');
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(parts.getByRole('textbox')).toHaveValue('Proposal.pdf');
    await expect(upload).not.toHaveAttribute('aria-disabled');
  },
};

/** Another name may not make it a file of another type. */
export const UnsupportedName: Story = {
  play: async ({ userEvent }) => {
    const { parts, drop, upload } = await findModal();
    drop(proposal);
    const name = await parts.findByRole('textbox');
    await userEvent.clear(name);
    await userEvent.type(name, 'Proposal.exe{Enter}');
    const alert = await screen.findByRole('alertdialog', { name: 'Alert' });
    await expect(alert).toHaveTextContent('File Proposal.exe is not a supported document type for upload.');
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(onUpload).not.toHaveBeenCalled();
    await userEvent.clear(name);
    await userEvent.type(name, 'Second.doc');
    await userEvent.click(upload);
    await expect(last().upload.name).toBe('Second.doc');
  },
};

/** Neither Escape nor a press beside it drops a file that was chosen. */
export const ChosenFileStays: Story = {
  play: async ({ args, userEvent }) => {
    const { parts, drop } = await findModal();
    drop(proposal);
    await parts.findByRole('textbox');
    await userEvent.keyboard('{Escape}');
    const ground = document.querySelector('[data-part="backdrop"]');
    if (!ground) throw new Error('There is no backdrop.');
    await userEvent.click(ground);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await expect(parts.getByRole('textbox')).toHaveValue('Proposal.pdf');
  },
};

/** The text can be another one: here for files that are no documents. */
export const UnsupportedFileType: Story = {
  args: {
    accept: ['.png', '.svg'],
    labels: {
      file: 'File',
      unsupportedType: (name) => `File ${name} is not a supported file type for upload.`,
    },
  },
  play: async ({ userEvent }) => {
    const { drop } = await findModal();
    drop(documentOf('notes.pdf'));
    const alert = await screen.findByRole('alertdialog', { name: 'Alert' });
    await expect(alert).toHaveTextContent('File notes.pdf is not a supported file type for upload.');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(screen.getByRole('dialog')).toBeVisible();
  },
};

/** The limit itself is still taken, one byte more is not. */
export const TooLarge: Story = {
  args: { maxBytes: 2048 },
  play: async () => {
    const { parts, drop } = await findModal();
    drop(documentOf('huge.pdf', 2049));
    await expect(await parts.findByText('File huge.pdf is larger than the limit of 2 KiB.')).toBeVisible();
    await expect(parts.queryByRole('textbox')).toBeNull();
    drop(documentOf('just.pdf', 2048));
    await expect(await parts.findByRole('textbox')).toHaveValue('just.pdf');
  },
};

/** Progress in bytes; a second press uploads nothing more; Escape does not close it. */
export const Loading: Story = {
  play: async ({ args, userEvent, step }) => {
    const answer = answerLater();
    const { parts, drop, upload, dialog } = await findModal();
    drop(proposal);
    await parts.findByRole('textbox');

    await step('a double click uploads once', async () => {
      await userEvent.dblClick(upload);
      await expect(onUpload).toHaveBeenCalledTimes(1);
      await expect(parts.getByText('Uploading Proposal.pdf…')).toBeVisible();
    });

    await step('bytes are shown and announced', async () => {
      last().context.onProgress(5120);
      const bar = await parts.findByRole('progressbar', { name: 'Proposal.pdf' });
      await waitFor(() => expect(bar).toHaveAttribute('aria-valuetext', '5 KiB of 10 KiB'));
      await expect(parts.getByText('5 KiB of 10 KiB')).toBeVisible();
      await expect(parts.getByRole('textbox')).toHaveAttribute('readonly');
      await expect(parts.getByRole('button', { name: /Choose File/ })).toBeDisabled();
    });

    await step('Escape and the ground around it do nothing', async () => {
      await userEvent.keyboard('{Escape}');
      const ground = document.querySelector('[data-part~="backdrop"]');
      if (!ground) throw new Error('The dialog has no backdrop.');
      await userEvent.click(ground);
      await expect(args.onOpenChange).not.toHaveBeenCalled();
      await expect(last().context.signal.aborted).toBe(false);
    });

    await step('it closes when the upload went well', async () => {
      answer.resolve();
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
      await expect(args.onOpenChange).toHaveBeenCalledWith(false);
    });
  },
};

/** Cancel stops the upload and keeps the file; then it closes. */
export const Cancel: Story = {
  play: async ({ args, userEvent, step }) => {
    const answer = answerLater();
    const { parts, drop, upload, cancel } = await findModal();
    drop(proposal);
    await parts.findByRole('textbox');

    await step('the signal is aborted and the file is still chosen', async () => {
      await userEvent.click(upload);
      await userEvent.click(cancel);
      await expect(last().context.signal.aborted).toBe(true);
      await expect(parts.getByText('The upload was cancelled. The file is still chosen.')).toBeVisible();
      await expect(parts.getByRole('textbox')).toHaveValue('Proposal.pdf');
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });

    await step('an answer that comes too late changes nothing', async () => {
      last().context.onProgress(10_240);
      answer.resolve();
      await waitFor(() => expect(upload).not.toHaveAttribute('aria-busy'));
      await expect(parts.queryByRole('progressbar')).toBeNull();
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });

    await step('the close button of the heading stops it alike', async () => {
      answerLater();
      await userEvent.click(upload);
      await userEvent.click(parts.getByRole('button', { name: 'Close' }));
      await expect(last().context.signal.aborted).toBe(true);
      await expect(args.onOpenChange).not.toHaveBeenCalled();
    });

    await step('Escape does not drop the file, Cancel closes it now', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(args.onOpenChange).not.toHaveBeenCalled();
      await userEvent.click(cancel);
      await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
      await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    });
  },
};

/** The reason is shown, and file and name are kept for another try. */
export const Failure: Story = {
  play: async ({ args, userEvent }) => {
    onUpload.mockRejectedValueOnce(new Error('The disk is full.'));
    const { parts, drop, upload } = await findModal();
    drop(proposal);
    const name = await parts.findByRole('textbox');
    await userEvent.clear(name);
    await userEvent.type(name, 'Second.pdf');
    await userEvent.click(upload);
    await expect(await parts.findByRole('alert')).toHaveTextContent(
      'The file could not be uploaded and is still chosen. The disk is full.',
    );
    await expect(parts.getByRole('textbox')).toHaveValue('Second.pdf');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    await userEvent.click(upload);
    await expect(parts.queryByRole('alert')).toBeNull();
    await expect(last().upload).toEqual({ file: proposal, name: 'Second.pdf' });
    await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith(false));
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
  },
};

function ClosingHost(props: UploadModalProps) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
      <Button onClick={() => setOpen(false)}>Go on</Button>
      <UploadModal {...props} isOpen={isOpen} />
    </>
  );
}

/** A modal that its host closes stops what runs. */
export const ClosedByItsHost: Story = {
  render: (args) => <ClosingHost {...args} />,
  play: async ({ userEvent }) => {
    answerLater();
    const { parts, drop, upload } = await findModal();
    drop(proposal);
    await parts.findByRole('textbox');
    await userEvent.click(upload);
    screen.getByText('Go on').click();
    await waitFor(() => expect(last().context.signal.aborted).toBe(true));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const LongText: Story = {
  args: { labels: { file: 'Quote document template '.repeat(40) } },
  play: async () => {
    const { dialog, drop, parts } = await findModal();
    drop(documentOf(`${'Business '.repeat(1100)}proposal.pdf`));
    await parts.findByRole('textbox');
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

const hostile = '<img src=x onerror=alert(1)>.exe';

/** Markup in a name shows as text. */
export const HostileContent: Story = {
  play: async ({ userEvent }) => {
    const { drop } = await findModal();
    drop(documentOf(hostile));
    const alert = await screen.findByRole('alertdialog');
    await expect(alert).toHaveTextContent(`File ${hostile} is not a supported document type for upload.`);
    await expect(alert.querySelector('img')).toBeNull();
    await userEvent.click(within(alert).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    labels: {
      title: 'تحميل مستند',
      cancel: 'إلغاء',
      upload: 'تحميل الملف',
      file: 'المستند',
      fileName: 'اسم الملف',
      fileDrop: { drop: 'أفلت ملفًا هنا أو اختره', choose: 'اختر ملفًا' },
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'تحميل مستند' });
    await waitFor(() => expect(dialog).toBeVisible());
  },
};
