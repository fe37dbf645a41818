import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { PasteDialog } from './PasteDialog.tsx';

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
    room: 2,
    onTake: fn(),
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
