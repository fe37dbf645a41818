import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import type { RateRow } from './model/RateRow.ts';
import { PasteDialog, type PasteDialogProps } from './PasteDialog.tsx';

const meta = {
  title: 'Screens/Rate status/Paste',
  component: PasteDialog,
  args: {
    given: '',
    choices: {
      state: [{ value: 'CA', label: 'California' }],
      productTemplateShortName: [{ value: 'BOP', label: 'Businessowners' }],
      status: [{ value: 2, label: 'Approved' }],
      isLoading: false,
    },
    rows: [],
    room: 2,
    onTake: fn<PasteDialogProps['onTake']>(),
    onClose: fn(),
  },
} satisfies Meta<typeof PasteDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const line = 'CA\tBOP\tApproved\t1/1/2030\t12/31/2030';
const dialog = async () => within(await screen.findByRole('dialog', { name: /^Paste rows/ }));

/** Nothing is pasted yet: there is nothing to add. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const add = (await dialog()).getByRole('button', { name: 'Add 0 entries' });
    await expect(add).toHaveAccessibleDescription('Nothing to add yet');
    await userEvent.click(add);
    await expect(args.onTake).not.toHaveBeenCalled();
  },
};

/** More entries than there is room for are not taken; once there is room, all are. */
export const NoRoom: Story = {
  args: { given: [line, line, line].join('\n') },
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    const add = shown.getByRole('button', { name: 'Add 3 entries' });
    await expect(add).toHaveAccessibleDescription('There is room for 2 entries');
    await userEvent.click(add);
    await expect(args.onTake).not.toHaveBeenCalled();
    await userEvent.clear(shown.getByRole('textbox', { name: 'Copied cells' }));
    await userEvent.click(shown.getByRole('textbox', { name: 'Copied cells' }));
    await userEvent.paste([line, line].join('\n'));
    await userEvent.click(shown.getByRole('button', { name: 'Add 2 entries' }));
    await expect(args.onTake).toHaveBeenCalledOnce();
  },
};

const entry: RateRow = {
  ...{ key: 'a', origin: { id: 7 }, state: 'CA', productTemplateShortName: 'BOP', status: 1 },
  ...{ effectiveDateRangeBegin: '2030-01-01', effectiveDateRangeEnd: '2030-06-30' },
};

const later = {
  ...{ key: 'b', origin: { id: 8 }, status: 2 },
  ...{ effectiveDateRangeBegin: '2031-01-01', effectiveDateRangeEnd: '2031-06-30' },
};

/** A row of an entry's location, product and first day changes the entry, unless all of them are to be added. */
export const Changes: Story = {
  args: {
    rows: [entry, { ...entry, ...later }],
    given: [line, 'CA\tBOP\t\t1/1/2032\t', 'CA\tBOP\t2\t1/1/2031\t6/30/2031'].join('\n'),
  },
  play: async ({ args, userEvent }) => {
    const shown = await dialog();
    const [first, second, third] = (await shown.findAllByRole('row')).slice(1);
    await expect(first).toHaveTextContent('Changed');
    await expect(first).toHaveTextContent('was 06/30/2030');
    await expect(second).toHaveTextContent('Added');
    await expect(third).toHaveTextContent('Unchanged');
    const changes = shown.getByRole('checkbox', { name: 'Change entries that are there' });
    await userEvent.click(changes);
    await expect(shown.getByRole('button', { name: 'Add 3 entries' })).toBeVisible();
    await userEvent.click(changes);
    await userEvent.click(shown.getByRole('button', { name: 'Add 1 entry, change 1 entry' }));
    const [rows, counts] = [args.onTake.mock.lastCall?.[0], args.onTake.mock.lastCall?.[1]];
    await expect(counts).toEqual({ added: 1, changed: 1 });
    await expect(rows?.[0]).toMatchObject({ key: 'a', status: 2, effectiveDateRangeEnd: '2030-12-31' });
    await expect(rows).toHaveLength(3);
  },
};
