import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { RichTextEditor } from './RichTextEditor.tsx';
import { caretAtEnd, pressKey, typeText } from './storyText.ts';

const meta = {
  title: 'Widgets/RichTextEditor/Placeholders',
  tags: ['!dev', '!autodocs'],
  component: RichTextEditor,
  args: {
    label: 'Message',
    placeholders: [
      { name: 'agentPhone', label: 'Agent phone', sample: '(402) 555-0142' },
      { name: 'insuredName', label: 'Insured name', sample: 'Prairie Freight LLC' },
      { name: 'quoteNumber', label: 'Quote number', sample: 'Q-77215-2' },
    ],
    defaultValue: '<p>Dear <strong>client</strong></p>',
    onValueChange: fn(),
  },
  parameters: { frame: { minHeight: 480 } },
} satisfies Meta<typeof RichTextEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const findText = () => screen.findByRole('textbox', { name: 'Message' }, { timeout: 10_000 });

/** What is typed after two braces is completed, with the styles that it is typed with. */
export const Completed: Story = {
  play: async ({ args }) => {
    const text = await findText();
    await caretAtEnd(text);
    await typeText(text, ' {{');
    await typeText(text, 'pra');
    const list = await screen.findByRole('listbox', { name: 'Placeholders' });
    const [option, ...others] = within(list).getAllByRole('option');
    await expect(others).toEqual([]);
    await expect(option).toHaveTextContent('Insured name');
    await waitFor(() => expect(text).toHaveAttribute('aria-activedescendant', option?.id));
    await expect(pressKey(text, 'Enter')).toBe(true);
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(
        '<p>Dear <strong>client {{insuredName}}</strong></p>',
        { reason: 'edit' },
      ),
    );
    await expect(screen.queryByRole('listbox')).toBeNull();
    await expect(text).not.toHaveAttribute('aria-activedescendant');
    await expect(pressKey(text, 'Enter')).toBe(true);
  },
};

/** The button at the toolbar puts one where the caret is. */
export const FromTheToolbar: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const text = await findText();
    await caretAtEnd(text);
    await userEvent.click(canvas.getByRole('button', { name: 'Insert placeholder' }));
    const search = await screen.findByRole('combobox', { name: 'Search placeholders' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('number{Enter}');
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(
        '<p>Dear <strong>client{{quoteNumber}}</strong></p>',
        {
          reason: 'edit',
        },
      ),
    );
    await waitFor(() => expect(text).toHaveFocus());
  },
};

/** What will not be filled in is marked and named, in the addresses of links, too. */
export const Faults: Story = {
  args: {
    defaultValue:
      '<p>{{insuredNam}} and <a href="{{quoteUlr}}">here</a></p><p>{{insuredName and {{quoteNumber}}</p>',
  },
  play: async ({ canvas }) => {
    const text = await findText();
    await expect(
      await canvas.findByText('Unknown placeholders, sent as they stand: {{insuredNam}}, {{quoteUlr}}'),
    ).toBeVisible();
    await expect(canvas.getByText(/Not closed with }}, sent as it stands: {{insuredName$/)).toBeVisible();
    const marks = [...text.querySelectorAll('[data-part="mark"]')];
    await expect(marks.map(({ textContent }) => textContent)).toEqual(['{{insuredNam}}', '{{insuredName']);
    await expect(marks[1]).toHaveAttribute('title', expect.stringMatching(/^Not closed with }}/));
  },
};

/** An address takes them in each of its parts. Keys of the list do nothing to the dialog. */
export const InAddresses: Story = {
  args: { defaultValue: '<p>Call</p>' },
  play: async ({ args, userEvent }) => {
    const text = await findText();
    text.focus();
    document.execCommand('selectAll');
    await typeText(text, 'Call us');
    document.execCommand('selectAll');
    await expect(pressKey(text, 'k', { ctrlKey: true })).toBe(true);
    const dialog = within(await screen.findByRole('dialog', { name: 'Link' }));
    const address = dialog.getByRole('textbox', { name: /Address/ });
    await userEvent.type(address, 'tel:{{{{phone');
    await screen.findByRole('option', { name: /Agent phone/ });
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(address).toHaveValue('tel:{{phone');
    await userEvent.click(dialog.getByRole('button', { name: 'Insert placeholder' }));
    const search = await screen.findByRole('combobox', { name: 'Search placeholders' });
    await waitFor(() => expect(search).toHaveFocus());
    await userEvent.keyboard('phone{Enter}');
    await waitFor(() => expect(address).toHaveValue('tel:{{agentPhone}}'));
    await waitFor(() => expect(address).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith('<p><a href="tel:{{agentPhone}}">Call us</a></p>', {
        reason: 'edit',
      }),
    );
  },
};
