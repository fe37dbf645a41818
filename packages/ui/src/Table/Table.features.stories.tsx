import type { Meta, StoryObj } from '@storybook/react-vite';
import Trash2 from 'lucide-react/icons/trash-2';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { Dialog } from '../Dialog/index.ts';
import { IconButton } from '../IconButton/index.ts';
import type { Sort } from '../internal/sort.ts';
import { StatusLabel } from '../StatusLabel/index.ts';
import { type Coverage, coverageColumns, coverages } from './storyRows.tsx';
import { Table, type TableProps } from './Table.tsx';
import type { TableColumn } from './types.ts';

const meta = {
  title: 'Components/Table/Features',
  component: Table<Coverage>,
  tags: ['!dev', '!autodocs'],
  args: {
    label: 'Coverages',
    columns: coverageColumns,
    rows: coverages,
    getRowId: ({ id }) => id,
    onSortChange: fn(),
  },
  parameters: { frame: { maxWidth: 560 } },
} satisfies Meta<typeof Table<Coverage>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { rows: undefined, skeletonRowCount: 4 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Loading…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { rows: [], emptyText: 'No coverages. Add one to quote this product.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/No coverages/)).toBeVisible();
  },
};

export const WithError: Story = {
  args: {
    rows: undefined,
    error: { reason: 'The coverages could not be loaded. Check the connection and try again.' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('could not be loaded');
    await expect(canvas.getByRole('table')).not.toHaveAttribute('aria-busy');
  },
};

function ServerSorted(props: TableProps<Coverage>) {
  const [sort, setSort] = useState<Sort | null>({ key: 'state', direction: 'asc' });
  const columns = props.columns.map(
    (column): TableColumn<Coverage> => ({ ...column, compare: undefined, isSortable: true }),
  );
  return (
    <Table
      {...props}
      columns={columns}
      sort={sort}
      onSortChange={(next) => {
        setSort(next);
        props.onSortChange?.(next);
      }}
    />
  );
}

export const SortedByTheCaller: Story = {
  render: (args) => <ServerSorted {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const first = () => canvas.getAllByRole('rowheader')[0]?.textContent;
    await userEvent.click(canvas.getByRole('button', { name: 'State' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'state', direction: 'desc' });
    await expect(canvas.getByRole('columnheader', { name: 'State' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await expect(first()).toBe('General Liability');
  },
};

const many: readonly Coverage[] = Array.from({ length: 40 }, (_, index) => ({
  id: String(index),
  name: `Class code ${10_000 + index * 7}`,
  state: index % 3 === 0 ? 'Draft' : 'Active',
  limit: (index + 1) * 12_500,
}));

export const StickyHeader: Story = {
  args: { rows: many, style: { maxHeight: 220 } },
  play: async ({ canvas, userEvent }) => {
    const region = await canvas.findByRole('region', { name: 'Coverages' });
    await userEvent.tab();
    await expect(region).toHaveFocus();
    region.scrollTop = 300;
    const header = canvas.getByRole('columnheader', { name: 'State' });
    await waitFor(() => {
      const gap = header.getBoundingClientRect().top - region.getBoundingClientRect().top;
      expect(Math.round(gap)).toBeLessThanOrEqual(1);
    });
    region.scrollTop = 0;
  },
};

export const Overflow: Story = {
  render: (args) => (
    <div style={{ width: 260 }}>
      <Table {...args} isLabelHidden />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Coverages' })).toHaveAttribute('tabindex', '0');
  },
};

export const HiddenCaption: Story = { args: { isLabelHidden: true } };

export const LongText: Story = {
  args: {
    rows: [
      {
        id: 'a',
        name: 'All other perils deductibles by total insured value band, with a minimum for each building',
        state: 'Product/Field Dependent',
        limit: 1_250_000_000,
      },
    ],
  },
};

export const RightToLeft: Story = {
  render: (args) => (
    <div dir="rtl" lang="ar">
      <Table
        {...args}
        label="التغطيات"
        columns={[
          { key: 'name', header: 'التغطية', isRowHeader: true, render: ({ name }) => name, isSortable: true },
          { key: 'limit', header: 'الحد', isNumeric: true, render: ({ limit }) => limit, isSortable: true },
        ]}
        rows={[{ id: 'a', name: 'المسؤولية العامة', state: '', limit: 1_000_000 }]}
        defaultSort={{ key: 'limit', direction: 'desc' }}
      />
    </div>
  ),
};

const detailed: readonly TableColumn<Coverage>[] = [
  ...coverageColumns.map((column) =>
    column.key === 'state'
      ? {
          ...column,
          render: ({ state }: Coverage) => (
            <StatusLabel tone={state === 'Active' ? 'good' : 'neutral'}>{state}</StatusLabel>
          ),
        }
      : column,
  ),
  {
    key: 'actions',
    header: 'Actions',
    isHeaderHidden: true,
    width: '48px',
    align: 'end',
    render: ({ name }) => (
      <IconButton
        size="sm"
        label={`Remove ${name}`}
        icon={<Trash2 size={16} />}
        style={{ marginBlock: -2 }}
      />
    ),
  },
];

function InDialog(props: TableProps<Coverage>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Coverages</Button>
      <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Coverages" size="md">
        <Table {...props} columns={detailed} isLabelHidden />
      </Dialog>
    </>
  );
}

export const ExampleInADialog: Story = {
  render: (args) => <InDialog {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Coverages' }));
    const table = await screen.findByRole('table', { name: 'Coverages' });
    await waitFor(() => expect(table).toBeVisible());
    await expect(screen.getByRole('button', { name: 'Remove Commercial Auto' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};
