import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
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
  tags: ['!dev', '!autodocs'],
  args: { label: 'Files', onValueChange: fn(), onRefuse: fn() },
  parameters: { frame: { maxWidth: 480 } },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

const zoneOf = (root: HTMLElement) => {
  const zone = root.querySelector('[data-part="zone"]');
  if (!zone) throw new Error('There is no zone.');
  return zone;
};

export const Empty: Story = { args: { selectionMode: 'multiple', hint: 'Shown on the quote documents' } };

export const Chosen: Story = { args: { defaultValue: [textFile('Class Codes.txt', 91_233)] } };

export const MixedDrop: Story = {
  args: { selectionMode: 'multiple', accept: ['.txt'], maxBytes: 2048 },
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

/** Those beyond the most are left out by name; one that is chosen already takes no further place. */
export const BeyondTheMost: Story = {
  args: { selectionMode: 'multiple', maxFiles: 2, defaultValue: [textFile('a.txt')] },
  play: async ({ canvas, canvasElement }) => {
    await offerFiles(
      canvasElement,
      ['a.txt', 'b.txt', 'c.txt'].map((name) => textFile(name)),
    );
    await expect(
      await canvas.findByText('File c.txt was left out: at most 2 files can be chosen.'),
    ).toBeVisible();
    const items = canvas.getAllByRole('listitem');
    await expect(items).toHaveLength(2);
    await expect(items[1]).toHaveTextContent('b.txt');
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

/** Nothing was lost by a slip: the one that is refused does not take the place of the one that was chosen. */
export const RefusedLeavesTheChosen: Story = {
  args: { defaultValue: [textFile('old.txt')], accept: ['.txt'] },
  play: async ({ args, canvas, canvasElement }) => {
    dragFiles(zoneOf(canvasElement), 'drop', [textFile('logo.png', 10, 'image/png')]);
    await expect(
      await canvas.findByText('File logo.png is not a supported file type for upload.'),
    ).toBeVisible();
    await expect(canvas.getByRole('listitem')).toHaveTextContent('old.txt');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** Where the chosen file is sent at once, the one that was to be replaced must not be the one that goes. */
export const RefusedTakesItsPlace: Story = {
  args: { defaultValue: [textFile('old.txt')], accept: ['.txt'], isKeptOnRefusal: false },
  play: async ({ args, canvas, canvasElement }) => {
    dragFiles(zoneOf(canvasElement), 'drop', [textFile('logo.png', 10, 'image/png')]);
    await waitFor(() => expect(canvas.queryByRole('listitem')).toBeNull());
    await expect(canvas.getByRole('status')).toHaveTextContent('old.txt removed');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([]);
  },
};

/**
 * A browser does not report a file that the input holds already, though it was corrected on disk since: the input is empty
 * while the system's dialog is open, and holds what was chosen again when that is left.
 */
export const TheSameNameAgain: Story = {
  args: { defaultValue: [textFile('codes.txt', 10)], name: 'codes' },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const input = canvasElement.querySelector<HTMLInputElement>('input[type="file"]');
    if (!input) throw new Error('There is no file input here.');
    const heldWhileOpen: number[] = [];
    input.addEventListener('click', (event) => {
      event.preventDefault();
      globalThis.queueMicrotask(() => heldWhileOpen.push(input.files?.length ?? -1));
    });
    await expect(input.files).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: /Choose/ }));
    await waitFor(() => expect(heldWhileOpen).toEqual([0]));
    input.dispatchEvent(new Event('cancel', { bubbles: true }));
    await expect(input.files).toHaveLength(1);
    await expect(args.onValueChange).not.toHaveBeenCalled();
    const corrected = textFile('codes.txt', 10);
    await offerFiles(canvasElement, [corrected]);
    await expect(args.onValueChange).toHaveBeenLastCalledWith([corrected]);
    await expect(input.files).toHaveLength(1);
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
  args: { selectionMode: 'multiple', defaultValue: ['a', 'b', 'c'].map((name) => textFile(`${name}.txt`)) },
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
    selectionMode: 'multiple',
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
    await expect(canvas.queryByText(/drop/i)).not.toBeInTheDocument();
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
    await expect(canvas.getByText('This file cannot be replaced')).toBeVisible();
    await expect(canvas.queryByText(/drop/i)).not.toBeInTheDocument();
  },
};

export const DisabledEmpty: Story = {
  args: { isDisabled: true, selectionMode: 'multiple' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText(/drop/i)).not.toBeInTheDocument();
    await expect(canvas.getByText('No files chosen')).toBeVisible();
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
        selectionMode="multiple"
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

interface NamedDocument {
  name: string;
  file: File;
}

function UploadDocument({ onUpload }: { onUpload: (document: NamedDocument) => void }) {
  const [isOpen, setOpen] = useState(false);
  const [files, setFiles] = useState<readonly File[]>([]);
  const [name, setName] = useState('');
  const [file] = files;

  const choose = (next: readonly File[]) => {
    setFiles(next);
    setName(next[0]?.name ?? '');
  };
  const changeOpen = (next: boolean) => {
    setOpen(next);
    if (next) choose([]);
  };
  const upload = () => {
    if (!file) return;
    onUpload({ name: name.trim(), file });
    setOpen(false);
  };

  return (
    <Dialog
      title="Upload Document"
      trigger={<Button>Add Document</Button>}
      isOpen={isOpen}
      onOpenChange={changeOpen}
      footer={
        <>
          <Button onClick={() => setOpen(false)}>Cancel</Button>
          <Button variant="primary" isDisabled={!file || name.trim() === ''} onClick={upload}>
            Upload File
          </Button>
        </>
      }
    >
      <FileDrop
        label="Document"
        isRequired
        accept={['.doc', '.docx', '.pdf', '.rtf', '.html']}
        maxBytes={52_428_800}
        value={files}
        onValueChange={choose}
        renderDetails={() => <TextField label="File Name" isRequired value={name} onValueChange={setName} />}
      />
    </Dialog>
  );
}

const onUpload = fn();

export const ExampleUploadDocument: Story = {
  render: () => <UploadDocument onUpload={onUpload} />,
  play: async ({ canvas, userEvent }) => {
    onUpload.mockClear();
    const trigger = canvas.getByRole('button', { name: 'Add Document' });
    await userEvent.click(trigger);
    const dialog = await screen.findByRole('dialog', { name: 'Upload Document' });
    await waitFor(() => expect(dialog).toBeVisible());
    const inDialog = within(dialog);
    const upload = inDialog.getByRole('button', { name: 'Upload File' });
    await expect(upload).toBeDisabled();
    await offerFiles(dialog, [textFile('logo.png', 10, 'image/png')]);
    await waitFor(() =>
      expect(inDialog.getByRole('status')).toHaveTextContent(
        'File logo.png is not a supported file type for upload.',
      ),
    );
    await expect(upload).toBeDisabled();
    const file = textFile('Quote Proposal.docx', 80_100, 'application/msword');
    await offerFiles(dialog, [file]);
    const name = await inDialog.findByRole('textbox', { name: 'File Name' });
    await expect(name).toHaveValue('Quote Proposal.docx');
    await expect(upload).toBeEnabled();
    await userEvent.clear(name);
    await userEvent.type(name, '   ');
    await expect(upload).toBeDisabled();
    await userEvent.type(name, 'Proposal.docx ');
    await userEvent.click(upload);
    await expect(onUpload.mock.calls).toEqual([[{ name: 'Proposal.docx', file }]]);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const ExampleUploadDocumentCancelled: Story = {
  render: () => <UploadDocument onUpload={onUpload} />,
  play: async ({ canvas, userEvent }) => {
    onUpload.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Document' }));
    const dialog = await screen.findByRole('dialog', { name: 'Upload Document' });
    await waitFor(() => expect(dialog).toBeVisible());
    await offerFiles(dialog, [textFile('Quote Proposal.pdf')]);
    await within(dialog).findByRole('textbox', { name: 'File Name' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(onUpload).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Add Document' }));
    const again = await screen.findByRole('dialog', { name: 'Upload Document' });
    await expect(within(again).queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(again).not.toBeInTheDocument());
  },
};
