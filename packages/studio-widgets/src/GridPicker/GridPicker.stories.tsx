import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { PickerPage } from './fixtures/PickerPage.tsx';
import {
  columns,
  getId,
  getName,
  loadProducers,
  type Producer,
  type Submission,
} from './fixtures/producers.tsx';
import { GridPicker } from './GridPicker.tsx';

/** A picker of producers for one submission. */
export const pickerArgs = {
  label: 'Producers',
  columns,
  getRowId: getId,
  getRowLabel: getName,
  loadPage: loadProducers,
  context: { submissionId: 4711 },
  onSelect: fn(),
  onCancel: fn(),
};

/** A modal needs a page of its own in the documentation. */
export const pickerParameters = { docs: { story: { inline: false, height: '640px' } } };

const meta = {
  title: 'Widgets/GridPicker',
  excludeStories: ['findPicker', 'pickerArgs', 'pickerParameters'],
  component: GridPicker<Producer, Submission>,
  args: pickerArgs,
  parameters: {
    ...pickerParameters,
    guide: {
      use: [
        'One or several things are to be picked from a list that a server filters, sorts and pages.',
        'Give `onSelect` a promise: the picker stays, with the choice, until it has been taken.',
      ],
      avoid: [
        'A few choices that are known: `Select` or `Combobox`.',
        'A list to work with: `BrowserGrid` on a page.',
      ],
      pattern: 'Dialog (Modal)',
      keys: {
        Tab: 'goes round inside: filter, actions, grid, paging, buttons',
        'Arrow keys': 'move between the cells of the grid',
        Space: 'selects the row',
        'Shift+ArrowDown': 'extends the selection',
        Escape: 'ends an action on several rows; never closes the picker',
      },
    },
  },
} satisfies Meta<typeof GridPicker<Producer, Submission>>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The open picker, with its first page. */
export async function findPicker() {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  const picker = within(dialog);
  await waitFor(() => expect(picker.getByRole('grid')).toHaveAttribute('aria-busy', 'false'));
  return { dialog, picker };
}

export const Default: Story = {
  args: { defaultIsOpen: true },
  play: async () => {
    const { dialog } = await findPicker();
    await expect(dialog).toHaveAccessibleName('Producers');
  },
};

/** Opens, picks two rows on two pages, and gives them back. */
export const PicksOnTwoPages: Story = {
  tags: ['!dev', '!autodocs'],
  render: (args) => <PickerPage {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Choose producers' });
    await userEvent.click(opener);
    const { dialog, picker } = await findPicker();
    await expect(dialog).toHaveAccessibleName('Producers');
    await userEvent.click(picker.getByRole('checkbox', { name: 'Select Producer 002' }));
    await userEvent.click(picker.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(picker.getByRole('row', { name: /Producer 030/ })).toBeVisible());
    await userEvent.click(picker.getByRole('checkbox', { name: 'Select Producer 030' }));
    await expect(picker.getByText('2 Selected')).toBeVisible();
    await userEvent.click(picker.getByRole('button', { name: 'Select' }));
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
    await expect(args.onSelect).toHaveBeenCalledWith(
      {
        mode: 'items',
        items: [expect.objectContaining({ id: 'p2' }), expect.objectContaining({ id: 'p30' })],
        action: 'select',
        context: { submissionId: 4711 },
        count: 2,
      },
      { signal: expect.any(AbortSignal) },
    );
    await expect(args.onCancel).not.toHaveBeenCalled();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const Playground: Story = {
  args: { defaultIsOpen: true, selectionMode: 'single', thirdButton: { action: 'noMatch' } },
};
