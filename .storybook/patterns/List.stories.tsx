import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { List } from './List.tsx';
import code from './List.tsx?raw';

const meta = {
  title: 'Patterns/A list',
  component: List,
  parameters: {
    layout: 'fullscreen',
    docs: { source: { code } },
    guide: {
      use: [
        'Many objects of one kind, that are looked for, opened and worked on.',
        'The row leads to its object: give `getRowHref`, so that it opens in a tab of its own too.',
        'The address holds search, order and page, so that reload, back and a pasted link give the same list.',
        'An empty list says why, and offers the way on.',
      ],
      avoid: [
        'A dozen rows without order or selection: `Table`.',
        'One of them is to be chosen for a form: `GridPicker`.',
        'Rows that are edited in their place: `DataItemsEditor` or `CriteriaTable`.',
      ],
      pattern: 'Grid',
      keys: {
        Tab: 'goes from the search to the actions, and into the grid',
        Arrows: 'go from cell to cell',
        Enter: 'opens the row, or sorts by the column',
      },
    },
  },
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search claims' }), 'harbor');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('15'));
    await expect(canvas.queryByText(/North Mill/)).toBeNull();
  },
};

/** A search that finds nothing offers to take it back. */
export const NothingFound: Story = {
  args: { defaultSearch: 'nothing has this name' },
  play: async ({ canvas, userEvent }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search claims' });
    await expect(canvas.getByText('No matching claims')).toBeVisible();
    await userEvent.click(await canvas.findByRole('button', { name: 'Clear Search' }));
    await expect(search).toHaveValue('');
    await expect(await canvas.findByText('Harbor Street Bakery 1')).toBeVisible();
  },
};
