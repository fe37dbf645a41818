import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@studio/ui';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { ListDefinition, ListPageAnswer, ListRequest } from '../ListDefinition.ts';
import { ListPicker, type ListPickerProps } from './ListPicker.tsx';

interface Peril {
  readonly id: string;
  readonly name: string;
}

const perils: readonly Peril[] = Array.from({ length: 60 }, (_, index) => ({
  id: String(index + 1),
  name: `Peril ${String(index + 1).padStart(2, '0')}`,
}));

const load = fn(async ({ search, startIndex, numberOfRows }: ListRequest): Promise<ListPageAnswer<Peril>> => {
  const found = perils.filter(({ name }) => name.includes(search));
  return { records: found.slice(startIndex, startIndex + numberOfRows), totalRecords: found.length };
});

const onPick = fn<ListPickerProps<Peril>['onPick']>();

const definition: ListDefinition<Peril> = {
  kind: '/StoryPeril',
  title: 'Perils',
  nouns: { one: 'peril', many: 'perils', heading: 'Perils' },
  columns: [{ key: 'name', header: 'Name', isSortable: true, render: ({ name }) => name }],
  defaultSort: { key: 'name', direction: 'asc' },
  searchDelay: 0,
  getId: ({ id }) => id,
  getName: ({ name }) => name,
  getHref: ({ id }) => `/perils/${id}`,
  load,
};

function PickerHost({ onClose, ...props }: ListPickerProps<Peril>) {
  const [isOpen, setOpen] = useState(props.isOpen);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Choose perils</Button>
      <ListPicker
        {...props}
        isOpen={isOpen}
        onClose={() => {
          setOpen(false);
          onClose();
        }}
      />
    </>
  );
}

const meta = {
  title: 'Screens/Kernel/List picker',
  tags: ['!dev', '!autodocs'],
  component: ListPicker<Peril>,
  render: (args) => <PickerHost {...args} />,
  args: { definition, isOpen: true, title: 'Exclude perils', onPick, onClose: fn() },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof ListPicker<Peril>>;

export default meta;
type Story = StoryObj<typeof meta>;

async function findPicker() {
  const dialog = await screen.findByRole('dialog');
  const picker = within(dialog);
  await picker.findAllByRole('row', { name: /Peril/ });
  return picker;
}

/** Rows of two pages are picked, and given back by id and name; Escape leaves the picker open. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const picker = await findPicker();
    await expect(picker.queryByRole('link')).toBeNull();
    await expect(picker.getByRole('button', { name: 'Select' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(picker.getByRole('checkbox', { name: 'Select Peril 02' }));
    await userEvent.click(picker.getByRole('button', { name: 'Page 2' }));
    await userEvent.click(await picker.findByRole('checkbox', { name: 'Select Peril 30' }));
    await expect(picker.getByText('2 selected')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(picker.getByRole('button', { name: 'Select' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onClose).toHaveBeenCalledOnce();
    await expect(args.onPick).toHaveBeenCalledWith(
      {
        selection: { ids: ['2', '30'] },
        count: 2,
        rows: [
          expect.objectContaining({ id: '2', name: 'Peril 02' }),
          expect.objectContaining({ id: '30', name: 'Peril 30' }),
        ],
      },
      expect.any(AbortSignal),
    );
  },
};

/** All on the filter but one: the number is the filter's. */
export const AllButOne: Story = {
  play: async ({ args, userEvent }) => {
    const picker = await findPicker();
    await userEvent.type(picker.getByRole('searchbox', { name: 'Search perils' }), '1');
    await picker.findByText('Showing 1 to 15 of 15 Perils');
    await userEvent.click(picker.getByRole('button', { name: 'Select all 15' }));
    await userEvent.click(picker.getByRole('checkbox', { name: 'Select Peril 10' }));
    await expect(picker.getByText('14 selected')).toBeVisible();
    await userEvent.click(picker.getByRole('button', { name: 'Select' }));
    await waitFor(() =>
      expect(args.onPick).toHaveBeenCalledWith(
        expect.objectContaining({
          selection: { filterUri: '/StoryPeril?search=1', excludedIds: ['10'], expectedCount: 14 },
          count: 14,
        }),
        expect.any(AbortSignal),
      ),
    );
  },
};

/** One row, which another one takes the place of. */
export const Single: Story = {
  args: { mode: 'single', title: 'Compare with', confirmLabel: 'Compare' },
  play: async ({ args, userEvent }) => {
    const picker = await findPicker();
    await userEvent.click(picker.getByRole('row', { name: /Peril 03/ }));
    await userEvent.click(picker.getByRole('row', { name: /Peril 04/ }));
    await userEvent.click(picker.getByRole('button', { name: 'Compare' }));
    await waitFor(() =>
      expect(args.onPick).toHaveBeenCalledWith(
        expect.objectContaining({ selection: { ids: ['4'] }, count: 1 }),
        expect.any(AbortSignal),
      ),
    );
  },
};

/** What is refused is shown in the picker; the choice stays, and can be retried. */
export const Refused: Story = {
  beforeEach: () => {
    onPick.mockRejectedValueOnce(new Error('Peril 02 is in use.'));
  },
  play: async ({ userEvent }) => {
    const picker = await findPicker();
    await userEvent.click(picker.getByRole('checkbox', { name: 'Select Peril 02' }));
    await userEvent.click(picker.getByRole('button', { name: 'Select' }));
    await expect(await picker.findByRole('alert')).toHaveTextContent('Peril 02 is in use.');
    await expect(picker.getByText('1 selected')).toBeVisible();
    await userEvent.click(picker.getByRole('button', { name: 'Select' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** Cancel aborts what is pending, and gives the focus back; the next opening starts anew. */
export const Cancelled: Story = {
  args: { isOpen: false },
  beforeEach: () => {
    onPick.mockReturnValueOnce(new Promise<never>(() => undefined));
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Choose perils' });
    await userEvent.click(opener);
    const picker = await findPicker();
    await userEvent.click(picker.getByRole('checkbox', { name: 'Select Peril 05' }));
    await userEvent.click(picker.getByRole('button', { name: 'Select' }));
    await userEvent.click(picker.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(opener).toHaveFocus());
    const [, signal] = onPick.mock.calls[0] ?? [];
    await expect(signal).toHaveProperty('aborted', true);
    await userEvent.click(opener);
    const again = await findPicker();
    await expect(again.getByText('0 selected')).toBeVisible();
  },
};
