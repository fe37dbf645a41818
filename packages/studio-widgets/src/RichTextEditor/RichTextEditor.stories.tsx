import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { RichTextEditor } from './RichTextEditor.tsx';
import { selectText } from './storyText.ts';

const meta = {
  title: 'Widgets/RichTextEditor',
  component: RichTextEditor,
  args: {
    label: 'Message',
    defaultValue: '<p>Kind regards,</p><p>Ana Fields</p>',
    onValueChange: fn(),
    onAttach: fn(async (file: File) => ({ url: `https://files.example/${file.name}`, name: file.name })),
  },
  argTypes: { value: { control: false }, onAttach: { control: false } },
  parameters: {
    guide: {
      use: [
        'Text that is sent to people as HTML: a signature, a message.',
        'Keep the HTML as it comes: what is only loaded is handed back letter by letter.',
      ],
      avoid: ['Plain text: `TextArea`.', 'Expressions and code: their own editor.'],
      pattern: 'Toolbar',
      keys: {
        'Ctrl+B, Ctrl+I, Ctrl+U': 'bold, italic, underlined',
        'Ctrl+Shift+8, Ctrl+Shift+7': 'a list with bullets, a list with numbers',
        'Ctrl+], Ctrl+[': 'more and less indent',
        'Ctrl+K': 'asks for a link',
        'Ctrl+Z, Ctrl+Shift+Z': 'undoes and does again',
        'Alt+F10': 'goes from the text to the toolbar',
        'ArrowLeft, ArrowRight, Home, End': 'move within the toolbar',
        Escape: 'goes from the toolbar back to the text',
      },
    },
  },
} satisfies Meta<typeof RichTextEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const text = await canvas.findByRole('textbox', { name: 'Message' }, { timeout: 10_000 });
    const toolbar = within(canvas.getByRole('toolbar', { name: 'Formatting' }));

    await step('loading is no change', async () => {
      await expect(text).toHaveTextContent('Kind regards,Ana Fields');
      await expect(args.onValueChange).not.toHaveBeenCalled();
    });

    await step('what is selected can be made bold, and the button says so', async () => {
      await selectText(text, 'Ana Fields');
      const bold = toolbar.getByRole('button', { name: 'Bold' });
      await expect(bold).toHaveAttribute('aria-pressed', 'false');
      await userEvent.click(bold);
      await waitFor(() => expect(bold).toHaveAttribute('aria-pressed', 'true'));
      await expect(args.onValueChange).toHaveBeenLastCalledWith(
        '<p>Kind regards,</p><p><strong>Ana Fields</strong></p>',
        { reason: 'edit' },
      );
    });

    await step('undoing it gives back the very text that was loaded', async () => {
      await userEvent.click(toolbar.getByRole('button', { name: 'Undo' }));
      await waitFor(() =>
        expect(args.onValueChange).toHaveBeenLastCalledWith('<p>Kind regards,</p><p>Ana Fields</p>', {
          reason: 'edit',
        }),
      );
    });
  },
};

export const Playground: Story = {};
