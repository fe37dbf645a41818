import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import type { Producer, Submission } from './fixtures/producers.tsx';
import { findPicker, pickerArgs, pickerParameters } from './GridPicker.stories.tsx';
import { GridPicker } from './GridPicker.tsx';

const meta = {
  title: 'Widgets/GridPicker/Selection',
  tags: ['!dev', '!autodocs'],
  component: GridPicker<Producer, Submission>,
  args: {
    ...pickerArgs,
    defaultIsOpen: true,
    onOpenChange: fn(),
  },
  parameters: pickerParameters,
} satisfies Meta<typeof GridPicker<Producer, Submission>>;

export default meta;
type Story = StoryObj<typeof meta>;

const select = (name: string) => `Select Producer ${name}`;
const signal = { signal: expect.any(AbortSignal) };

/** Select does nothing, and says why, while nothing is selected. */
export const NothingSelected: Story = {
  play: async ({ args, userEvent }) => {
    const { picker } = await findPicker();
    const button = picker.getByRole('button', { name: 'Select' });
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(button).toHaveAccessibleDescription('Select at least one row');
    await userEvent.click(button);
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).not.toHaveBeenCalled();
    await expect(picker.getByText('0 Selected')).toBeVisible();
    await userEvent.click(picker.getByRole('checkbox', { name: select('003') }));
    await expect(button).not.toHaveAttribute('aria-disabled');
    await userEvent.click(picker.getByRole('checkbox', { name: select('003') }));
    await expect(button).toHaveAttribute('aria-disabled', 'true');
  },
};

/** One row at a time; no count of what is selected, and nothing to select all with. */
export const Single: Story = {
  args: { selectionMode: 'single' },
  play: async ({ args, userEvent }) => {
    const { picker } = await findPicker();
    await expect(picker.queryByText(/Selected/)).toBeNull();
    await expect(picker.queryByRole('button', { name: /Select all/ })).toBeNull();
    await userEvent.click(picker.getByRole('row', { name: /Producer 002/ }));
    await userEvent.click(picker.getByRole('row', { name: /Producer 004/ }));
    await expect(picker.getByRole('row', { name: /Producer 002/ })).toHaveAttribute('aria-selected', 'false');
    await userEvent.click(picker.getByRole('button', { name: 'Select' }));
    await expect(args.onSelect).toHaveBeenCalledWith(
      expect.objectContaining({ items: [expect.objectContaining({ id: 'p4' })], count: 1 }),
      signal,
    );
  },
};

/** With Shift, from the row that was clicked last; by the keyboard too. */
export const ShiftRange: Story = {
  play: async ({ args, userEvent }) => {
    const { picker } = await findPicker();
    await userEvent.click(picker.getByRole('checkbox', { name: select('002') }));
    await userEvent.keyboard('{Shift>}');
    await userEvent.click(picker.getByRole('checkbox', { name: select('005') }));
    await userEvent.keyboard('{/Shift}');
    await expect(picker.getByText('4 Selected')).toBeVisible();
    await userEvent.click(picker.getByRole('button', { name: 'Clear' }));
    picker.getByRole('checkbox', { name: select('010') }).focus();
    await userEvent.keyboard(' {Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(picker.getByText('3 Selected')).toBeVisible();
    await userEvent.click(picker.getByRole('button', { name: 'Select' }));
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ count: 3 }), signal);
  },
};

/** Everything that the filter matches, on all pages, less the rows that are taken out. */
export const AllWithExclusions: Story = {
  play: async ({ args, userEvent }) => {
    const { picker } = await findPicker();
    await userEvent.click(picker.getByRole('button', { name: 'Select all 318' }));
    await expect(picker.getByText('318 Selected')).toBeVisible();
    await expect(picker.queryByRole('button', { name: 'Select all 318' })).toBeNull();
    await userEvent.click(picker.getByRole('checkbox', { name: select('002') }));
    await userEvent.click(picker.getByRole('button', { name: 'Page 2' }));
    await waitFor(() => expect(picker.getByRole('checkbox', { name: select('030') })).toBeChecked());
    await userEvent.click(picker.getByRole('checkbox', { name: select('030') }));
    await expect(picker.getByText('316 Selected')).toBeVisible();
    await userEvent.click(picker.getByRole('button', { name: 'Select' }));
    await expect(args.onSelect).toHaveBeenCalledWith(
      {
        mode: 'all',
        excludedIds: ['p2', 'p30'],
        filterUri: '',
        action: 'select',
        context: { submissionId: 4711 },
        count: 316,
      },
      signal,
    );
  },
};

export const Clear: Story = {
  play: async ({ userEvent }) => {
    const { picker } = await findPicker();
    await userEvent.click(picker.getByRole('checkbox', { name: 'Select all rows on this page' }));
    await expect(picker.getByText('25 Selected')).toBeVisible();
    await userEvent.click(picker.getByRole('button', { name: 'Clear' }));
    await expect(picker.getByText('0 Selected')).toBeVisible();
    await expect(picker.queryByRole('button', { name: 'Clear' })).toBeNull();
    await expect(picker.getByRole('checkbox', { name: select('001') })).not.toBeChecked();
  },
};

/** The whole way by the keyboard. */
export const Keyboard: Story = {
  play: async ({ args, userEvent }) => {
    const { dialog, picker } = await findPicker();
    const box = picker.getByRole('checkbox', { name: select('001') });
    box.focus();
    await userEvent.keyboard(' ');
    await expect(picker.getByText('1 Selected')).toBeVisible();
    picker.getByRole('button', { name: 'Select' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** The third button gives back an empty choice with the name of its action, whatever is selected. */
export const NoMatch: Story = {
  args: { thirdButton: { action: 'noProducer' } },
  play: async ({ args, userEvent }) => {
    const { dialog, picker } = await findPicker();
    await userEvent.click(picker.getByRole('checkbox', { name: select('001') }));
    await userEvent.click(picker.getByRole('button', { name: 'No Match' }));
    await expect(args.onSelect).toHaveBeenCalledWith(
      { mode: 'items', items: [], action: 'noProducer', context: { submissionId: 4711 }, count: 0 },
      signal,
    );
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

export const ThirdButtonNamed: Story = {
  args: { thirdButton: { action: 'new', label: 'New Producer' }, selectAction: 'assign' },
  play: async ({ args, userEvent }) => {
    const { picker } = await findPicker();
    await expect(picker.getByRole('button', { name: 'New Producer' })).toBeVisible();
    await userEvent.click(picker.getByRole('checkbox', { name: select('001') }));
    await userEvent.click(picker.getByRole('button', { name: 'Select' }));
    await expect(args.onSelect).toHaveBeenCalledWith(expect.objectContaining({ action: 'assign' }), signal);
  },
};

/** A double click gives the choice back once. */
export const DoubleClick: Story = {
  args: { isOpen: true },
  play: async ({ args, userEvent }) => {
    const { picker } = await findPicker();
    await userEvent.click(picker.getByRole('checkbox', { name: select('001') }));
    await userEvent.dblClick(picker.getByRole('button', { name: 'Select' }));
    await expect(args.onSelect).toHaveBeenCalledTimes(1);
  },
};

const calls: { settle: (error?: Error) => void; signal: AbortSignal }[] = [];

const onSlowSelect = (_choice: unknown, { signal: aborted }: { readonly signal: AbortSignal }) =>
  new Promise<void>((resolve, reject) => {
    calls.push({ settle: (error) => (error ? reject(error) : resolve()), signal: aborted });
  });

/** While the choice is taken nothing can be changed and nothing runs twice; a failure keeps the choice. */
export const PendingAndFailure: Story = {
  beforeEach: () => {
    calls.length = 0;
  },
  render: (args) => <GridPicker {...args} onSelect={onSlowSelect} />,
  args: { thirdButton: { action: 'noMatch' } },
  play: async ({ args, userEvent, step }) => {
    const { dialog, picker } = await findPicker();
    const button = picker.getByRole('button', { name: 'Select' });
    await userEvent.click(picker.getByRole('checkbox', { name: select('001') }));
    await userEvent.click(picker.getByRole('checkbox', { name: select('002') }));

    await step('it is being done', async () => {
      await userEvent.dblClick(button);
      await userEvent.keyboard('{Enter}');
      await expect(calls).toHaveLength(1);
      await expect(button).toHaveAttribute('aria-busy', 'true');
      await userEvent.click(picker.getByRole('button', { name: 'No Match' }));
      await expect(calls).toHaveLength(1);
      await expect(dialog.querySelector('[data-part="content"]')).toHaveAttribute('inert');
    });

    await step('it fails: the reason, and the choice as it was', async () => {
      calls[0]?.settle(new Error('Producer 002 is not licensed in TX.'));
      await waitFor(() =>
        expect(picker.getByRole('alert')).toHaveTextContent(
          'Select failed: Producer 002 is not licensed in TX.',
        ),
      );
      await expect(picker.getByText('2 Selected')).toBeVisible();
      await expect(picker.getByRole('checkbox', { name: select('002') })).toBeChecked();
    });

    await step('it is mended and goes well', async () => {
      await userEvent.click(picker.getByRole('checkbox', { name: select('002') }));
      await userEvent.click(button);
      calls[1]?.settle();
      await waitFor(() => expect(dialog).not.toBeInTheDocument());
      await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
    });
  },
};

/** Cancel aborts what is pending. */
export const CancelAborts: Story = {
  beforeEach: () => {
    calls.length = 0;
  },
  render: (args) => <GridPicker {...args} onSelect={onSlowSelect} />,
  play: async ({ args, userEvent }) => {
    const { dialog, picker } = await findPicker();
    await userEvent.click(picker.getByRole('checkbox', { name: select('001') }));
    await userEvent.click(picker.getByRole('button', { name: 'Select' }));
    await expect(calls[0]?.signal.aborted).toBe(false);
    await userEvent.click(picker.getByRole('button', { name: 'Cancel' }));
    await expect(calls[0]?.signal.aborted).toBe(true);
    calls[0]?.settle();
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await expect(args.onCancel).toHaveBeenCalledTimes(1);
    await expect(args.onOpenChange).toHaveBeenCalledTimes(1);
  },
};
