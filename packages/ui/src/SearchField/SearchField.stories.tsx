import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SearchField } from './SearchField.tsx';

const meta = {
  title: 'Components/SearchField',
  component: SearchField,
  args: { label: 'Search data sets', placeholder: 'Search data sets', onValueChange: fn() },
  parameters: {
    frame: { maxWidth: 300 },
    guide: {
      use: [
        'Narrows what is on the page, or looks something up, as it is typed.',
        'Search in `onSearch` and set `debounceMs`: Enter and the clear icon do not wait.',
      ],
      avoid: ['The choice is one of known values: `Combobox`.', 'A text that is kept: `TextField`.'],
      pattern: 'native: search field',
      keys: { Enter: 'searches at once', Escape: 'empties it; only an empty one lets Escape through' },
    },
  },
} satisfies Meta<typeof SearchField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search data sets' });
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await userEvent.type(input, 'class');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('class');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
};

export const Playground: Story = { args: { defaultValue: 'cl' } };
