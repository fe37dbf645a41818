import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { RichTextEditor } from './RichTextEditor.tsx';
import type { RichTextEditorProps } from './RichTextEditorProps.ts';
import { caretAtEnd, paste, pressKey, selectText, typeText } from './storyText.ts';

const onValueChange = fn();
const onAttach = fn<NonNullable<RichTextEditorProps['onAttach']>>();

const meta = {
  title: 'Widgets/RichTextEditor/Links and attachments',
  tags: ['!dev', '!autodocs'],
  component: RichTextEditor,
  args: { label: 'Message', defaultValue: '<p>Ana Fields</p>', onValueChange, onAttach },
  beforeEach: () => {
    onValueChange.mockClear();
    onAttach.mockReset();
  },
} satisfies Meta<typeof RichTextEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const findText = () => screen.findByRole('textbox', { name: 'Message' }, { timeout: 10_000 });
const button = (name: string) => within(screen.getByRole('toolbar')).getByRole('button', { name });
const becomes = (html: string) =>
  waitFor(() => expect(onValueChange).toHaveBeenLastCalledWith(html, { reason: 'edit' }));
const findDialog = async () => within(await screen.findByRole('dialog', { name: 'Link' }, { timeout: 5000 }));
const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
const outside = 'target="_blank" rel="noopener noreferrer"';

/** A link opens in a new window and its address is encoded; another than http, https, mailto or tel is refused. */
export const Link: Story = {
  play: async ({ userEvent, step }) => {
    const text = await findText();

    await step('a wrong address is shown at its place', async () => {
      await selectText(text, 'Fields');
      await userEvent.click(button('Link'));
      const dialog = await findDialog();
      const address = dialog.getByRole('textbox', { name: /^Address/ });
      await expect(dialog.queryByRole('textbox', { name: 'Text to show' })).toBeNull();
      await userEvent.type(address, 'javascript:alert(1)');
      await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
      await expect(address).toHaveAccessibleDescription(
        'Enter an address that starts with http, https, mailto or tel.',
      );
      await expect(onValueChange).not.toHaveBeenCalled();
    });

    await step('a right one makes the selection a link', async () => {
      const dialog = await findDialog();
      const address = dialog.getByRole('textbox', { name: /^Address/ });
      await userEvent.clear(address);
      await userEvent.type(address, 'north.example/a b?q=é{Enter}');
      await dialogGone();
      await becomes(`<p>Ana <a href="https://north.example/a%20b?q=%C3%A9" ${outside}>Fields</a></p>`);
    });

    await step('it can be changed, by its key too', async () => {
      await selectText(text, 'Fields');
      await expect(pressKey(text, 'k', { ctrlKey: true })).toBe(true);
      const dialog = await findDialog();
      const address = dialog.getByRole('textbox', { name: /^Address/ });
      await expect(address).toHaveValue('https://north.example/a%20b?q=%C3%A9');
      await userEvent.clear(address);
      await userEvent.type(address, 'ana@north.example');
      await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
      await dialogGone();
      await becomes('<p>Ana <a href="mailto:ana@north.example">Fields</a></p>');
    });

    await step('and removed', async () => {
      await selectText(text, 'Fields');
      await userEvent.click(button('Link'));
      await userEvent.click((await findDialog()).getByRole('button', { name: 'Remove Link' }));
      await dialogGone();
      await becomes('<p>Ana Fields</p>');
    });
  },
};

/** Links of the same site, and all that the document has already, can be applied as they are. */
export const LinkOfTheSameSite: Story = {
  args: {
    defaultValue:
      '<p>Read the <a href="/terms of use">Terms</a> first</p><p>or the <a href="tel:desk">Desk</a></p>',
  },
  play: async ({ userEvent }) => {
    const text = await findText();
    for (const [name, address] of [
      ['Terms', '/terms%20of%20use'],
      ['Desk', 'tel:desk'],
    ] as const) {
      await selectText(text, name);
      await userEvent.click(button('Link'));
      const dialog = await findDialog();
      await expect(dialog.getByRole('textbox', { name: /^Address/ })).toHaveValue(address);
      await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
      await dialogGone();
    }
    await selectText(text, 'Desk');
    await userEvent.click(button('Link'));
    const dialog = await findDialog();
    const address = dialog.getByRole('textbox', { name: /^Address/ });
    await userEvent.clear(address);
    await userEvent.type(address, '#the desk{Enter}');
    await dialogGone();
    await becomes(
      `<p>Read the <a href="/terms%20of%20use" ${outside}>Terms</a> first</p><p>or the <a href="#the%20desk">Desk</a></p>`,
    );
  },
};

/** Where nothing is selected, the dialog has a field for the text to show. */
export const LinkWithText: Story = {
  play: async ({ userEvent }) => {
    await caretAtEnd(await findText());
    await userEvent.click(button('Link'));
    const dialog = await findDialog();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Address/ }), 'tel:+14025550134');
    await userEvent.type(dialog.getByRole('textbox', { name: 'Text to show' }), ' call');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply' }));
    await dialogGone();
    await becomes('<p>Ana Fields<a href="tel:+14025550134">call</a></p>');
  },
};

export const LinkCancelled: Story = {
  play: async ({ userEvent }) => {
    await selectText(await findText(), 'Fields');
    await userEvent.click(button('Link'));
    const dialog = await findDialog();
    await userEvent.type(dialog.getByRole('textbox', { name: /^Address/ }), 'north.example');
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await dialogGone();
    await expect(onValueChange).not.toHaveBeenCalled();
  },
};

const fileOf = (name: string, type: string, bytes = 100) => new File([new Uint8Array(bytes)], name, { type });

function attach(file: File): void {
  const input = document.querySelector<HTMLInputElement>('input[type="file"]');
  if (!input) throw new Error('There is no file input.');
  const transfer = new DataTransfer();
  transfer.items.add(file);
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const onePixel = '/favicon.ico';

/** A picture becomes a picture, a PDF a link; what is pending and its outcome is announced. */
export const Attachment: Story = {
  play: async ({ canvas, step }) => {
    await caretAtEnd(await findText());

    await step('a PDF', async () => {
      const { promise, resolve } = Promise.withResolvers<{ url: string; name: string }>();
      onAttach.mockReturnValueOnce(promise);
      attach(fileOf('Terms.pdf', 'application/pdf'));
      await expect(await canvas.findByText('Attaching Terms.pdf…')).toBeVisible();
      await expect(onAttach.mock.lastCall?.[1].signal).toBeInstanceOf(AbortSignal);
      resolve({ url: 'https://files.example/Terms 1.pdf', name: 'Terms.pdf' });
      await becomes(
        `<p>Ana Fields<a href="https://files.example/Terms%201.pdf" ${outside}>Terms.pdf</a></p>`,
      );
      await expect(await canvas.findByText('Terms.pdf attached')).toBeVisible();
    });

    await step('a picture, whose address is made absolute', async () => {
      onAttach.mockResolvedValueOnce({ url: onePixel, name: 'Logo' });
      attach(fileOf('logo.png', 'image/png'));
      const picture = await screen.findByRole('img', { name: 'Logo' });
      await expect(picture).toHaveAttribute('src', new URL(onePixel, document.baseURI).href);
    });
  },
};

/** Pictures and PDF up to 5 MiB; what is refused or fails is announced, and nothing is put into the text. */
export const AttachmentRefused: Story = {
  play: async ({ canvas, step }) => {
    await caretAtEnd(await findText());

    await step('another type', async () => {
      attach(fileOf('run.svg', 'image/svg+xml'));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'File run.svg is not a picture or a PDF.',
      );
    });
    await step('one byte too many', async () => {
      attach(fileOf('big.pdf', 'application/pdf', 5_242_881));
      await expect(await canvas.findByText('File big.pdf is larger than the limit of 5 MiB.')).toBeVisible();
      await expect(onAttach).not.toHaveBeenCalled();
    });
    await step('a failure', async () => {
      onAttach.mockRejectedValueOnce(new Error('The disk is full.'));
      attach(fileOf('just.pdf', 'application/pdf', 5_242_880));
      await expect(
        await canvas.findByText('File just.pdf could not be attached. The disk is full.'),
      ).toBeVisible();
    });
    await step('an address that is no web address', async () => {
      onAttach.mockResolvedValueOnce({ url: 'javascript:alert(1)', name: 'x' });
      attach(fileOf('odd.png', 'image/png'));
      await expect(await canvas.findByText(/^File odd.png could not be attached/)).toBeVisible();
    });
    await expect(onValueChange).not.toHaveBeenCalled();
  },
};

const answerLater = () => {
  const answer = Promise.withResolvers<{ url: string; name: string }>();
  onAttach.mockReturnValueOnce(answer.promise);
  return answer;
};
const terms = { url: 'https://files.example/t', name: 'Terms' };
const termsLink = `<a href="https://files.example/t" ${outside}>Terms</a>`;

/** It goes where it was inserted, however the text is edited or selected meanwhile, and replaces nothing. */
export const AttachmentKeepsItsPlace: Story = {
  play: async ({ step }) => {
    const text = await findText();

    await step('the whole text is selected, and stays so without it', async () => {
      await caretAtEnd(text);
      const { resolve } = answerLater();
      attach(fileOf('Terms.pdf', 'application/pdf'));
      await selectText(text, 'Ana Fields');
      resolve(terms);
      await becomes(`<p>Ana Fields${termsLink}</p>`);
      await expect(document.getSelection()?.toString()).toBe('Ana Fields');
    });

    await step('text is typed before it', async () => {
      await caretAtEnd(text);
      const { resolve } = answerLater();
      attach(fileOf('logo.png', 'image/png'));
      await selectText(text, 'Ana');
      await typeText(text, 'Bettina');
      resolve({ url: onePixel, name: 'Logo' });
      const picture = await screen.findByRole('img', { name: 'Logo' });
      await expect(text).toHaveTextContent('Bettina FieldsTerms');
      await expect(picture.previousElementSibling ?? picture.parentElement).toHaveTextContent('Terms');
    });
  },
};

/** What is refused while a file is uploading is announced, and hides neither that nor its failure. */
export const AttachmentsOverlap: Story = {
  play: async ({ canvas, step }) => {
    const text = await findText();
    await caretAtEnd(text);
    const { reject } = answerLater();
    attach(fileOf('Terms.pdf', 'application/pdf'));

    await step('a second one', async () => {
      await canvas.findByText('Attaching Terms.pdf…');
      await paste(text, '', fileOf('shot.png', 'image/png'));
      await expect(await canvas.findByRole('alert')).toHaveTextContent(
        'File shot.png was not attached, because another one is being attached.',
      );
      await expect(canvas.getByText('Attaching Terms.pdf…')).toBeVisible();
      await expect(onAttach).toHaveBeenCalledTimes(1);
    });

    await step('one that cannot be attached, and the failure of the first', async () => {
      await paste(text, '', fileOf('run.svg', 'image/svg+xml'));
      await canvas.findByText('File run.svg is not a picture or a PDF.');
      reject(new Error('The disk is full.'));
      await waitFor(() =>
        expect(canvas.getByRole('alert')).toHaveTextContent(
          'File Terms.pdf could not be attached. The disk is full. File run.svg is not a picture or a PDF.',
        ),
      );
    });
  },
};

/** A picture on the clipboard is attached as well. */
export const AttachmentPasted: Story = {
  play: async () => {
    const text = await findText();
    onAttach.mockResolvedValueOnce({ url: onePixel, name: 'Shot' });
    await caretAtEnd(text);
    await paste(text, '', fileOf('shot.png', 'image/png'));
    await expect(await screen.findByRole('img', { name: 'Shot' })).toBeInTheDocument();
  },
};

/** Without a host that stores them there are no attachments. */
export const NoAttachments: Story = {
  render: ({ onAttach: _, ...args }) => <RichTextEditor {...args} />,
  play: async ({ canvas }) => {
    const text = await findText();
    await expect(canvas.queryByRole('button', { name: 'Attach a file' })).toBeNull();
    await caretAtEnd(text);
    await paste(text, '', fileOf('shot.png', 'image/png'));
    await expect(screen.queryByRole('img')).toBeNull();
    await paste(text, '', fileOf('cells.png', 'image/png'), ' Ltd.');
    await becomes('<p>Ana Fields Ltd.</p>');
    await expect(screen.queryByRole('img')).toBeNull();
  },
};

/** Nothing can be dropped into the text or dragged in it, and pictures have no handles. */
export const NoDraggingNoResizing: Story = {
  args: { defaultValue: `<p>Ana <img src="${onePixel}" alt="Logo"></p>` },
  play: async () => {
    const text = await findText();
    const dataTransfer = new DataTransfer();
    dataTransfer.setData('text/html', '<p>dropped</p>');
    const held = { bubbles: true, cancelable: true, dataTransfer };
    const picture = screen.getByRole('img', { name: 'Logo' });
    await expect(picture).not.toHaveAttribute('draggable', 'true');
    await expect(picture.dispatchEvent(new DragEvent('dragstart', held))).toBe(false);
    await expect(text.dispatchEvent(new DragEvent('dragover', held))).toBe(false);
    await expect(text.dispatchEvent(new DragEvent('drop', held))).toBe(false);
    await expect(text).toHaveTextContent('Ana');
    await expect(screen.queryByText('dropped')).toBeNull();
    await expect(onValueChange).not.toHaveBeenCalled();
    await expect(text.querySelector('[data-resize-handle], [data-resize-container]')).toBeNull();
    await expect(getComputedStyle(picture).resize).toBe('none');
  },
};
