import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { PlaceholderField } from './PlaceholderField.tsx';

const placeholders = [
  { name: 'agencyName', label: 'Agency name', sample: 'Harbor & Lane Insurance' },
  { name: 'agentPhone', label: 'Agent phone', sample: '(402) 555-0142' },
  { name: 'insuredName', label: 'Insured name', sample: 'Prairie Freight LLC' },
  { name: 'quoteNumber', label: 'Quote number', sample: 'Q-77215-2' },
  { name: 'quoteUrl', label: 'Quote URL', sample: 'https://portal.example.com/open/4817' },
];

const meta = {
  title: 'Widgets/PlaceholderField',
  component: PlaceholderField,
  args: { label: 'Subject', placeholders, onValueChange: fn() },
  argTypes: { value: { control: false } },
  parameters: {
    frame: { maxWidth: 520, minHeight: 420 },
    guide: {
      use: [
        'Plain text in which something is filled in when it is used: a subject, a title, a short message.',
        'Give the list of what can be filled in: names need not be known by heart.',
      ],
      avoid: [
        'Text with styles: `RichTextEditor` with `placeholders`.',
        'Text in which nothing is filled in: `TextField`.',
      ],
      pattern: 'Combobox',
      keys: {
        '{{': 'opens the list of what fits what is typed after it',
        'ArrowDown, ArrowUp, PageDown, PageUp': 'go through the list while it is open',
        'Enter, Tab': 'insert the one that is marked',
        Escape: 'closes the list, and leaves what was typed',
      },
    },
  },
} satisfies Meta<typeof PlaceholderField>;

export default meta;
type Story = StoryObj<typeof meta>;

const findList = () => screen.findByRole('listbox', { name: 'Placeholders' });

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const field = canvas.getByRole('textbox', { name: 'Subject' });
    await step('what is typed after two braces is completed by the keyboard', async () => {
      await userEvent.type(field, 'Quote {{{{quote');
      const list = within(await findList());
      const first = list.getByRole('option', { name: /Quote number/ });
      await expect(field).toHaveAttribute('aria-activedescendant', first.id);
      await expect(list.getAllByRole('option')).toHaveLength(2);
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
      await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith('Quote {{quoteNumber}}'));
      await expect(screen.queryByRole('listbox')).toBeNull();
      await expect(field).toHaveFocus();
    });
    await step('the button finds one by its sample', async () => {
      document.execCommand('insertText', false, ' for ');
      await userEvent.click(canvas.getByRole('button', { name: 'Insert placeholder' }));
      const search = await screen.findByRole('combobox', { name: 'Search placeholders' });
      await waitFor(() => expect(search).toHaveFocus());
      await userEvent.keyboard('prairie{Enter}');
      await waitFor(() => expect(field).toHaveValue('Quote {{quoteNumber}} for {{insuredName}}'));
      await waitFor(() => expect(field).toHaveFocus());
    });
  },
};

export const Playground: Story = {
  args: { isMultiline: true, label: 'Message', defaultValue: 'The binder for {{insuredName}} is issued.' },
};
