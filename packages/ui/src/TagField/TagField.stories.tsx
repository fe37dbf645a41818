import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TagField } from './TagField.tsx';

const meta = {
  title: 'Components/TagField',
  component: TagField,
  args: {
    label: 'Tags',
    defaultValue: ['coastal'],
    options: ['coastal', 'frame', 'non-coastal', 'protected', 'wind'],
    placeholder: 'Add a tag',
    onValueChange: fn(),
  },
  parameters: {
    frame: { maxWidth: 360, minHeight: 260 },
    guide: {
      use: [
        'Take it for short texts that people make up themselves and use again: tags, key words.',
        'Offer the ones that are known, so that there are not two for the same thing.',
        'With thousands of known ones let the server search: `onSearch`.',
      ],
      avoid: [
        'When only known values are allowed: `MultiSelect`.',
        'For one value: `Combobox`. For sentences: `TextArea`.',
      ],
      pattern: 'Combobox',
      keys: {
        'ArrowDown, ArrowUp': 'along the tags that are offered',
        Enter: 'adds the tag in focus, or what was typed',
        ',': 'adds what was typed',
        Backspace: 'in the empty input to the last tag; on a tag takes it away',
        'ArrowLeft, ArrowRight': 'along the tags, and back to the input',
        Delete: 'takes the tag in focus away',
        Escape: 'closes the list, then clears what was typed; from a tag to the input',
      },
    },
  },
} satisfies Meta<typeof TagField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'Tags' });
    await userEvent.type(input, 'wi');
    await expect(canvas.getAllByRole('option').map((option) => option.textContent)).toEqual([
      'wind',
      'wi (Create New Tag)',
    ]);
    await userEvent.keyboard('{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['coastal', 'wind']);
    await expect(input).toHaveValue('');
    await expect(canvas.getByRole('status')).toHaveTextContent('Added wind');
    await userEvent.type(input, 'quake{ArrowUp}{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['coastal', 'wind', 'quake']);
    await expect(canvas.getAllByRole('listitem')).toHaveLength(3);
  },
};

export const Playground: Story = {
  args: { hint: 'At most 10 tags', maxTags: 10, defaultValue: ['coastal', 'wind'] },
};

/** E-mail addresses, pasted as mail programs write them. Wrong ones are marked, each with what is wrong with it. */
export const Addresses: Story = {
  args: {
    label: 'To',
    format: 'email',
    defaultValue: ['nobody'],
    options: [],
    error: 'There is nobody called nobody.',
    tagErrors: new Map([['nobody', 'There is nobody called nobody.']]),
  },
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('combobox', { name: 'To' });
    await userEvent.click(input);
    await userEvent.paste('Kent, Maria <maria@x.com>; "Ito, Sam" <sam@x.com>');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(['nobody', 'maria@x.com', 'sam@x.com']);
    await userEvent.type(input, '"Ruiz, Ana" <ana@x.com>;');
    await expect(args.onValueChange).toHaveBeenLastCalledWith([
      ...['nobody', 'maria@x.com', 'sam@x.com', 'ana@x.com'],
    ]);
    await expect(canvas.getByRole('button', { name: 'Remove nobody' })).toHaveAttribute(
      'aria-description',
      'There is nobody called nobody.',
    );
    const marked = canvas.getAllByRole('listitem').filter((tag) => tag.matches('[data-invalid]'));
    await expect(marked.map(({ textContent }) => textContent)).toEqual(['nobody']);
  },
};
