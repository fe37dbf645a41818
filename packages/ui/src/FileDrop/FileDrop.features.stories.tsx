import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { TextField } from '../TextField/index.ts';
import { FileDrop } from './FileDrop.tsx';
import { dragFiles, offerFiles, textFile } from './offerFiles.ts';

const long = textFile(
  'Building construction classes and occupancies of every state, revised for the fourth quarter of 2026.txt',
  4_823_449,
);

const meta = {
  title: 'Components/FileDrop/Features',
  component: FileDrop,
  tags: ['!autodocs'],
  args: { label: 'Files', onValueChange: fn(), onRefuse: fn() },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 480 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const zoneOf = (root: HTMLElement) => {
  const zone = root.querySelector('[data-part="zone"]');
  if (!zone) throw new Error('There is no zone.');
  return zone;
};

export const Empty: Story = { args: { isMultiple: true, hint: 'Shown on the quote documents' } };

export const Chosen: Story = { args: { defaultValue: [textFile('Class Codes.txt', 91_233)] } };

export const MixedDrop: Story = {
  args: { isMultiple: true, accept: ['.txt'], maxBytes: 2048 },
  play: async ({ args, canvas, canvasElement }) => {
    const good = textFile('codes.txt', 2048);
    const zone = zoneOf(canvasElement);
    const dropped = [textFile('logo.png', 10, 'image/png'), good, textFile('huge.txt', 2049)];
    await expect(dragFiles(zone, 'dragover', dropped).defaultPrevented).toBe(true);
    await waitFor(() => expect(zone).toHaveAttribute('data-drag-over'));
    await expect(canvas.getByText('Drop to add')).toBeVisible();
    dragFiles(zone, 'drop', dropped);
    const status = canvas.getByRole('status');
    await waitFor(() => expect(zone).not.toHaveAttribute('data-drag-over'));
    await expect(status).toHaveTextContent('File logo.png is not a supported file type for upload.');
    await expect(status).toHaveTextContent('File huge.txt is larger than the limit of 2 KiB.');
    await expect(status).toHaveTextContent('codes.txt added');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([good]);
    await expect(args.onRefuse).toHaveBeenCalledTimes(1);
  },
};

export const OneReplacesAnother: Story = {
  args: { defaultValue: [textFile('old.txt')] },
  play: async ({ canvas, canvasElement }) => {
    dragFiles(zoneOf(canvasElement), 'drop', [textFile('new.txt'), textFile('further.txt')]);
    await waitFor(() => expect(canvas.getAllByRole('listitem')).toHaveLength(1));
    await expect(canvas.getByRole('listitem')).toHaveTextContent('new.txt');
    await expect(canvas.getByRole('status')).toHaveTextContent(
      'File further.txt was left out: only one file can be chosen.',
    );
  },
};

export const OnlyFilesLightIt: Story = {
  play: async ({ canvasElement }) => {
    const zone = zoneOf(canvasElement);
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/plain', 'a word');
    const text = new DragEvent('dragover', { bubbles: true, cancelable: true, dataTransfer });
    zone.dispatchEvent(text);
    await expect(text.defaultPrevented).toBe(false);
    await expect(zone).not.toHaveAttribute('data-drag-over');
    dragFiles(zone, 'dragenter', [textFile('a.txt')]);
    await waitFor(() => expect(zone).toHaveAttribute('data-drag-over'));
    dragFiles(zone, 'dragleave', [textFile('a.txt')], zone.firstElementChild);
    await expect(zone).toHaveAttribute('data-drag-over');
    dragFiles(zone, 'dragleave', [textFile('a.txt')], document.body);
    await waitFor(() => expect(zone).not.toHaveAttribute('data-drag-over'));
  },
};

export const DroppedBesideIt: Story = {
  play: async ({ args }) => {
    await expect(dragFiles(document.body, 'dragover', [textFile('a.txt')]).defaultPrevented).toBe(true);
    await expect(dragFiles(document.body, 'drop', [textFile('a.txt')]).defaultPrevented).toBe(true);
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const RemoveKeepsTheFocusNear: Story = {
  args: { isMultiple: true, defaultValue: ['a', 'b', 'c'].map((name) => textFile(`${name}.txt`)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove b.txt' }));
    await expect(canvas.getByRole('button', { name: 'Remove c.txt' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Remove a.txt' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('button', { name: 'Files Choose Files' })).toHaveFocus();
    await userEvent.tab();
  },
};

export const Loading: Story = {
  args: {
    isMultiple: true,
    defaultValue: [
      textFile('waiting.txt', 900_000),
      textFile('sending.txt', 800_000),
      textFile('sent.txt', 70_000),
    ],
    getProgress: ({ name }) => ({ 'sending.txt': 300_000, 'sent.txt': 70_000 })[name],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'sending.txt' })).toHaveAttribute(
      'aria-valuenow',
      '38',
    );
    await expect(canvas.getByText('293 KiB of 781.3 KiB')).toBeVisible();
    await expect(canvas.getByText('Uploaded')).toBeVisible();
  },
};

export const WithError: Story = { args: { error: 'Choose the file to restore', isRequired: true } };

export const ReadOnly: Story = {
  args: {
    readOnlyReason: 'You need the permission MANAGE_CONFIG_FILES',
    defaultValue: [textFile('Logo.txt', 9000)],
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await expect(canvas.getByRole('button')).toHaveAttribute('aria-disabled', 'true');
    dragFiles(zoneOf(canvasElement), 'drop', [textFile('a.txt')]);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

export const Disabled: Story = {
  args: { isDisabled: true, defaultValue: [textFile('Logo.txt', 9000)] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button')).toBeDisabled();
  },
};

export const LongText: Story = {
  args: { defaultValue: [long], accept: ['.txt', '.csv', '.tsv', '.json', '.xml', '.xlsx', '.docx', '.pdf'] },
  play: async ({ canvasElement, userEvent }) => {
    const name = canvasElement.querySelector('[data-part="file-name"]');
    if (!name) throw new Error('There is no name.');
    await userEvent.hover(name);
    await waitFor(() => expect(screen.getByRole('tooltip')).toHaveTextContent(long.name), { timeout: 3000 });
    await userEvent.unhover(name);
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

export const Narrow: Story = {
  args: { defaultValue: [long] },
  render: (args) => (
    <div style={{ width: 260 }}>
      <FileDrop {...args} />
    </div>
  ),
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="ar">
      <FileDrop
        {...args}
        label="رموز الفئات"
        defaultValue={[textFile('رموز.txt', 2048), textFile('Class Codes.txt')]}
        isMultiple
        labels={{ drop: 'أفلت الملفات هنا أو اخترها', choose: 'اختر ملفات', rules: () => 'حتى ٥٠ ميغابايت' }}
      />
    </div>
  ),
};

export const InAForm: Story = {
  args: { name: 'file', defaultValue: [textFile('a.txt')] },
  render: (args) => (
    <form aria-label="Restore">
      <FileDrop {...args} />
    </form>
  ),
  play: async ({ canvas, canvasElement }) => {
    const form = canvas.getByRole<HTMLFormElement>('form');
    await expect(new FormData(form).get('file')).toHaveProperty('name', 'a.txt');
    await offerFiles(canvasElement, [textFile('b.txt')]);
    await waitFor(() => expect(new FormData(form).get('file')).toHaveProperty('name', 'b.txt'));
  },
};

function UploadDocument() {
  const [name, setName] = useState('');
  const [files, setFiles] = useState<readonly File[]>([]);
  return (
    <div style={{ display: 'grid', gap: 16 }}>
      <FileDrop
        label="Document"
        isRequired
        maxBytes={52_428_800}
        accept={['.docx', '.pdf']}
        value={files}
        onValueChange={(next) => {
          setFiles(next);
          setName(next[0]?.name ?? '');
        }}
        renderDetails={() => <TextField label="File Name" isRequired value={name} onValueChange={setName} />}
      />
      <div style={{ display: 'flex', gap: 8, justifyContent: 'flex-end' }}>
        <Button>Cancel</Button>
        <Button variant="primary" disabledReason={name === '' ? 'Choose a document and name it' : undefined}>
          Upload File
        </Button>
      </div>
    </div>
  );
}

export const ExampleUploadDocument: Story = {
  render: () => <UploadDocument />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Upload File' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await offerFiles(canvasElement, [textFile('Quote Proposal.docx', 80_100, 'application/msword')]);
    const name = await canvas.findByRole('textbox', { name: 'File Name' });
    await expect(name).toHaveValue('Quote Proposal.docx');
    await userEvent.clear(name);
    await userEvent.type(name, 'Proposal.docx');
    await expect(name).toHaveValue('Proposal.docx');
    await expect(canvas.getByRole('button', { name: 'Upload File' })).not.toHaveAttribute('aria-disabled');
  },
};
