import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@studio/ui';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { documentOf, modalOf } from './storyUpload.ts';
import { UploadModal } from './UploadModal.tsx';
import type { UploadModalProps } from './UploadModalProps.ts';

const onUpload = fn<UploadModalProps['onUpload']>();

const findModal = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Upload Document' }, { timeout: 5000 });
  return { ...modalOf(dialog), parts: within(dialog) };
};

function Page(props: UploadModalProps) {
  const [isOpen, setOpen] = useState(false);
  const [name, setName] = useState('');
  return (
    <>
      <Button onClick={() => setOpen(true)}>Upload</Button>
      <p>{name || 'No document'}</p>
      <UploadModal
        {...props}
        isOpen={isOpen}
        onOpenChange={(open) => {
          setOpen(open);
          props.onOpenChange?.(open);
        }}
        onUpload={async (upload, context) => {
          await props.onUpload(upload, context);
          setName(upload.name);
        }}
      />
    </>
  );
}

const meta = {
  title: 'Widgets/UploadModal',
  component: UploadModal,
  args: { onUpload, onOpenChange: fn() },
  argTypes: { isOpen: { control: false } },
  parameters: {
    docs: { story: { inline: false, height: '420px' } },
    guide: {
      use: [
        'One document has to reach the server under a name of its own: a quote document template, an import.',
        'Say what may be uploaded with `accept` and `maxBytes`, and report progress so that it is shown.',
      ],
      avoid: ['Files that are sent with the rest of a form: `FileDrop` in it.'],
      pattern: 'Dialog (Modal)',
      keys: {
        Enter: 'in the file name uploads the file',
        Escape: 'closes it as long as no file is chosen',
        Tab: 'goes through its controls and stays inside',
      },
    },
  },
  beforeEach: () => {
    onUpload.mockReset().mockResolvedValue(undefined);
  },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof UploadModal>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => <UploadModal {...args} defaultIsOpen />,
  play: async () => {
    const layer = await screen.findByRole('dialog', { name: 'Upload Document' }, { timeout: 5000 });
    await waitFor(() => expect(layer).toBeVisible());
  },
};

export const OpensAndCloses: Story = {
  tags: ['!dev', '!autodocs'],
  play: async ({ canvas, userEvent, step }) => {
    const button = canvas.getByRole('button', { name: 'Upload' });

    await step('without a file and a name it cannot be confirmed', async () => {
      await userEvent.click(button);
      const { upload } = await findModal();
      await expect(upload).toHaveAttribute('aria-disabled', 'true');
      await expect(upload).toHaveAccessibleDescription('Choose a file first.');
      await userEvent.click(upload);
      await expect(onUpload).not.toHaveBeenCalled();
    });

    await step('a chosen file brings its name, which can be changed', async () => {
      const { choose, parts, upload } = await findModal();
      choose(documentOf('Quote Proposal.pdf'));
      const name = await parts.findByRole('textbox', { name: 'File Name' });
      await expect(name).toHaveValue('Quote Proposal.pdf');
      await userEvent.clear(name);
      await expect(upload).toHaveAccessibleDescription('Enter a file name.');
      await userEvent.type(name, '  ');
      await userEvent.keyboard('{Enter}');
      await userEvent.click(upload);
      await expect(onUpload).not.toHaveBeenCalled();
      await userEvent.type(name, 'Proposal.pdf ');
      await expect(upload).not.toHaveAttribute('aria-disabled');
    });

    await step('Upload File hands over file and name, and closes when that went well', async () => {
      const { upload } = await findModal();
      await userEvent.click(upload);
      const [handed] = onUpload.mock.lastCall ?? [];
      await expect(handed?.name).toBe('Proposal.pdf');
      await expect(handed?.file.name).toBe('Quote Proposal.pdf');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
      await expect(canvas.getByText('Proposal.pdf')).toBeVisible();
    });

    await step('the next time it starts afresh', async () => {
      await userEvent.click(button);
      const { parts } = await findModal();
      await expect(parts.queryByRole('textbox')).toBeNull();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    });
  },
};

export const Playground: Story = {};
