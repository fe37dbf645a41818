import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { type Coverage, coverageColumns, coverages } from './storyRows.tsx';
import { Table, type TableProps } from './Table.tsx';

const meta = {
  title: 'Components/Table',
  component: Table,
  args: {
    label: 'Coverages',
    columns: coverageColumns,
    rows: coverages,
    getRowId: ({ id }) => id,
    onSortChange: fn(),
  },
  argTypes: { columns: { control: false }, rows: { control: false } },
  parameters: {
    frame: { maxWidth: 560 },
    guide: {
      use: [
        'A few rows of facts in a dialog or beside a form.',
        'Mark the column that names the row: `isRowHeader`.',
      ],
      avoid: [
        'Lists that are searched, filtered, paged or selected from: the browser grid of the widgets.',
        'Two columns of label and value: a list of facts.',
      ],
      pattern: 'Table',
      keys: {
        'Enter, Space': 'on a header: sorts by it, then the other way round',
        Arrows: 'scroll the table while it has the focus',
      },
    },
  },
} satisfies Meta<TableProps<Coverage>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('rowheader').map((cell) => cell.textContent);
    await expect(canvas.getByRole('table', { name: 'Coverages' })).toBeVisible();
    await expect(names()[0]).toBe('General Liability');
    await userEvent.click(canvas.getByRole('button', { name: 'Coverage' }));
    await expect(names()[0]).toBe('Commercial Auto');
    await expect(canvas.getByRole('columnheader', { name: 'Coverage' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await userEvent.tab();
    await userEvent.keyboard('{Enter}{Enter}');
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'limit', direction: 'desc' });
    await expect(names()[0]).toBe('General Liability');
    await expect(canvas.getByRole('columnheader', { name: 'Coverage' })).not.toHaveAttribute('aria-sort');
    await expect(canvas.getByRole('status')).toHaveTextContent('Sorted by Limit (USD), descending');
  },
};

export const Playground: Story = { args: { defaultSort: { key: 'limit', direction: 'asc' } } };
