import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor, within } from 'storybook/test';
import { BrowserGrid } from './BrowserGrid.tsx';
import { DataSetGrid } from './fixtures/DataSetGrid.tsx';
import { clearSelection } from './model/selection.ts';
import type { GridSelection } from './types.ts';

const meta = {
  title: 'Widgets/BrowserGrid/Selection',
  tags: ['!dev', '!autodocs'],
  component: DataSetGrid,
  subcomponents: { BrowserGrid },
  parameters: { frame: { display: 'flex', height: '100vh', padding: 24 }, layout: 'fullscreen' },
  args: { onNavigate: fn(), isSelecting: true },
} satisfies Meta<typeof DataSetGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Pointer: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const getRow = (name: RegExp) => canvas.getByRole('row', { name });
    const getBox = (name: string) => canvas.getByRole('checkbox', { name });

    await step('a checkbox, or a click beside the link, selects a row', async () => {
      await userEvent.click(getBox('Select Building Construction Class'));
      await expect(getRow(/Building Construction Class/)).toHaveAttribute('aria-selected', 'true');
      await userEvent.click(within(getRow(/Building Occupancy/)).getByText('Priya Nair'));
      await expect(getBox('Select Building Occupancy')).toBeChecked();
      await expect(canvas.getByRole('group', { name: 'Selection' })).toHaveTextContent('2 selected');
      await expect(args.onNavigate).not.toHaveBeenCalled();
    });

    await step('Shift draws a range from the row that was toggled last', async () => {
      await userEvent.keyboard('{Shift>}');
      await userEvent.click(getBox('Select Cancellation Reason'));
      await userEvent.click(canvas.getByRole('link', { name: 'Business Entity Type' }));
      await userEvent.keyboard('{/Shift}');
      await expect(getBox('Select Business Entity Type')).toBeChecked();
      await expect(getBox('Select Cancellation Reason')).not.toBeChecked();
      await expect(getBox('Select Building Construction Class')).toBeChecked();
    });

    await step('the name selects its row too, and opens it with Ctrl alone', async () => {
      const name = canvas.getByRole('link', { name: 'Account Status' });
      await userEvent.click(name);
      await expect(getBox('Select Account Status')).toBeChecked();
      await userEvent.keyboard('{Enter}');
      await expect(getBox('Select Account Status')).not.toBeChecked();
      await expect(args.onNavigate).not.toHaveBeenCalled();
      await userEvent.keyboard('{Control>}');
      name.addEventListener('click', (event) => event.preventDefault(), { once: true });
      await userEvent.click(name);
      await userEvent.keyboard('{/Control}');
      await expect(getBox('Select Account Status')).not.toBeChecked();
    });

    await step('the box in the head selects the page', async () => {
      const box = getBox('Select all rows on this page');
      await expect(box).toBePartiallyChecked();
      await userEvent.click(box);
      await expect(box).toBeChecked();
      await expect(canvas.getByRole('group', { name: 'Selection' })).toHaveTextContent('25 selected');
      await userEvent.click(box);
      await expect(box).not.toBeChecked();
      await expect(canvas.getByRole('group', { name: 'Selection' })).toHaveTextContent('0 selected');
    });
  },
};

/** The head of the selection is before the rows, and all of it can be reached. */
async function tabPast(bar: HTMLElement, tab: () => Promise<void>): Promise<void> {
  for (const name of ['Select all 318', 'Cancel', 'Export']) {
    await tab();
    await expect(within(bar).getByRole('button', { name })).toHaveFocus();
  }
  await tab();
}

export const Keys: Story = {
  play: async ({ canvas, userEvent, step }) => {
    const bar = canvas.getByRole('group', { name: 'Selection' });
    const getBox = (name: string) => canvas.getByRole('checkbox', { name });
    await tabPast(bar, userEvent.tab);

    await step('Space toggles, and Shift with the arrows extends and takes back', async () => {
      await userEvent.keyboard(' ');
      await expect(getBox('Select Account Status')).toBeChecked();
      await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
      await expect(bar).toHaveTextContent('3 selected');
      await userEvent.keyboard('{Shift>}{ArrowUp}{/Shift}');
      await expect(bar).toHaveTextContent('2 selected');
      await expect(canvas.getByRole('row', { name: /Additional Interest Type/ })).toHaveFocus();
    });

    await step('a range can begin at a row that is not selected', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}');
      await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
      await expect(getBox('Select Building Occupancy')).toBeChecked();
      await expect(getBox('Select Business Entity Type')).toBeChecked();
    });

    await step('the checkbox is the first cell', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await expect(getBox('Select Business Entity Type')).toHaveFocus();
      await userEvent.keyboard(' ');
      await expect(getBox('Select Business Entity Type')).not.toBeChecked();
    });

    await step('Ctrl+A selects the page, Escape ends the selection and keeps the focus', async () => {
      await userEvent.keyboard('{Control>}a{/Control}');
      await expect(bar).toHaveTextContent('25 selected');
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('checkbox')).toBeNull();
      await expect(canvas.queryByRole('group', { name: 'Selection' })).toBeNull();
      await expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
    });
  },
};

let finish: () => void;
const work = () => new Promise<void>((resolve) => (finish = resolve));

export const AllOnTheFilter: Story = {
  args: { work },
  play: async ({ canvas, userEvent, step }) => {
    const bar = canvas.getByRole('group', { name: 'Selection' });

    await step('everything is selected, other pages included', async () => {
      await userEvent.click(within(bar).getByRole('button', { name: 'Select all 318' }));
      await expect(bar).toHaveTextContent('318 selected');
      await expect(within(bar).queryByRole('button', { name: 'Select all 318' })).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
      await expect(canvas.getByRole('checkbox', { name: 'Select all rows on this page' })).toBeChecked();
    });

    await step('a row can be left out, and comes back', async () => {
      const box = canvas.getAllByRole('checkbox', { checked: true })[3];
      await expect(box).toBeDefined();
      if (!box) return;
      await userEvent.click(box);
      await expect(bar).toHaveTextContent('317 selected');
      await expect(
        canvas.getByRole('checkbox', { name: 'Select all rows on this page' }),
      ).toBePartiallyChecked();
      await userEvent.click(within(bar).getByRole('button', { name: 'Select all 318' }));
      await expect(bar).toHaveTextContent('318 selected');
    });

    await step(
      'while something is done with them they stay as they are; then the grid has the focus',
      async () => {
        const head = canvas.getByRole('checkbox', { name: 'Select all rows on this page' });
        await userEvent.click(head);
        await expect(bar).toHaveTextContent('293 selected');
        await userEvent.click(within(bar).getByRole('button', { name: 'Export' }));
        await userEvent.click(canvas.getAllByRole('checkbox')[2] ?? head);
        await userEvent.keyboard('{Control>}a{/Control}{Escape}');
        await expect(bar).toHaveTextContent('293 selected');
        within(bar).getByRole('button', { name: 'Export' }).focus();
        finish();
        await waitFor(() => expect(bar).not.toBeInTheDocument());
        await expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement);
      },
    );
  },
};

/** Without a controlled value the grid holds what is selected, and reports it. */
export const HeldByTheGrid: Story = {
  args: { selection: undefined, defaultSelection: clearSelection(), onSelectionChange: fn(), banner: null },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select All Products' }));
    await expect(canvas.getByRole('checkbox', { name: 'Select All Products' })).toBeChecked();
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({
      mode: 'ids',
      ids: new Set(['All Products']),
    });
  },
};

/** The box in the head and Ctrl+A can select the whole filter instead of the page. */
export const HeadSelectsTheWholeFilter: Story = {
  args: { selectAllScope: 'filter' },
  play: async ({ canvas, userEvent, step }) => {
    const bar = canvas.getByRole('group', { name: 'Selection' });
    const box = canvas.getByRole('checkbox', { name: 'Select all rows' });

    await step('by pointer', async () => {
      await userEvent.click(box);
      await expect(bar).toHaveTextContent('318 selected');
      await expect(box).toBeChecked();
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select All Products' }));
      await expect(bar).toHaveTextContent('317 selected');
      await expect(box).toBePartiallyChecked();
      await userEvent.click(box);
      await expect(bar).toHaveTextContent('318 selected');
      await userEvent.click(box);
      await expect(bar).toHaveTextContent('0 selected');
    });

    await step('by keys', async () => {
      canvas.getByRole('row', { name: /Account Status/ }).focus();
      await userEvent.keyboard('{Control>}a{/Control}');
      await expect(bar).toHaveTextContent('318 selected');
    });
  },
};

/** Shift and Space select from the row that was toggled last to the one in focus. */
export const ShiftSpace: Story = {
  play: async ({ canvas, userEvent }) => {
    const bar = canvas.getByRole('group', { name: 'Selection' });
    await tabPast(bar, userEvent.tab);
    await userEvent.keyboard(' {ArrowDown}{ArrowDown}{ArrowDown}{Shift>} {/Shift}');
    await expect(bar).toHaveTextContent('4 selected');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{Shift>} {/Shift}');
    await expect(bar).toHaveTextContent('2 selected');
  },
};

/** One row at a time: radio buttons, and no box in the head. */
export const Single: Story = {
  args: {
    selection: undefined,
    defaultSelection: clearSelection(),
    onSelectionChange: fn(),
    selectionMode: 'single',
    banner: null,
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const getRadio = (name: string) => canvas.getByRole('radio', { name: `Select ${name}` });
    const getRow = (name: RegExp) => canvas.getByRole('row', { name });

    await step('a press chooses a row, and lets the one before go', async () => {
      await expect(canvas.queryByRole('checkbox')).toBeNull();
      await expect(canvas.getByRole('grid')).toHaveAttribute('aria-multiselectable', 'false');
      await userEvent.click(getRadio('All Products'));
      await expect(getRow(/All Products/)).toHaveAttribute('aria-selected', 'true');
      await userEvent.click(within(getRow(/Building Occupancy/)).getByText('Priya Nair'));
      await expect(getRadio('Building Occupancy')).toBeChecked();
      await expect(getRadio('All Products')).not.toBeChecked();
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith({
        mode: 'ids',
        ids: new Set(['Building Occupancy']),
      });
    });

    await step('Space does it by keyboard; arrows only move', async () => {
      await userEvent.keyboard('{ArrowDown}');
      await expect(getRadio('Building Occupancy')).toBeChecked();
      await userEvent.keyboard(' ');
      await expect(getRadio('Business Entity Type')).toBeChecked();
      await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}{Control>}a{/Control}');
      await expect(canvas.getAllByRole('radio', { checked: true })).toHaveLength(1);
    });

    await step('a click with Shift chooses one as well', async () => {
      await userEvent.keyboard('{Shift>}');
      await userEvent.click(getRadio('Account Status'));
      await userEvent.keyboard('{/Shift}');
      await expect(canvas.getAllByRole('radio', { checked: true })).toEqual([getRadio('Account Status')]);
    });
  },
};

export const CancelGivesTheFocusBack: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select All Products' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await expect(canvas.getByRole('row', { name: /^All Products/ })).toHaveFocus();
  },
};

/** A click that ends the dragging of a text selection is no click on the row. */
export const SelectedText: Story = {
  args: { isSelecting: false },
  play: async ({ args, canvas }) => {
    const text = canvas.getByText('ISO construction classes 1 to 6');
    window.getSelection()?.selectAllChildren(text);
    await fireEvent.click(text);
    await expect(args.onNavigate).not.toHaveBeenCalled();
    window.getSelection()?.removeAllRanges();
    await fireEvent.click(text);
    await expect(args.onNavigate).toHaveBeenCalledTimes(1);
  },
};

function RestartedSelection() {
  const [selection, setSelection] = useState<GridSelection | null>(clearSelection());
  return (
    <>
      <DataSetGrid
        selection={selection}
        onSelectionChange={setSelection}
        onCancelSelection={() => setSelection(null)}
        banner={null}
      />
      <button type="button" onClick={() => setSelection({ mode: 'ids', ids: new Set(['Account Status']) })}>
        Select again
      </button>
    </>
  );
}

/** A range does not begin at a row of a selection that is gone. */
export const RangeAfterTheSelectionIsGone: Story = {
  render: () => <RestartedSelection />,
  play: async ({ canvas, userEvent, step }) => {
    const getBox = (name: string) => canvas.getByRole('checkbox', { name: `Select ${name}` });
    const getChecked = () => canvas.getAllByRole('row').filter((row) => row.ariaSelected === 'true');
    const extendTo = async (name: string) => {
      await userEvent.keyboard('{Shift>}');
      await userEvent.click(getBox(name));
      await userEvent.keyboard('{/Shift}');
    };

    await step('the last selected row was deselected', async () => {
      await userEvent.click(getBox('Account Status'));
      await userEvent.click(getBox('Account Status'));
      await extendTo('Building Occupancy');
      await expect(getChecked()).toEqual([getBox('Building Occupancy').closest('tr')]);
    });

    await step('the selection was ended, and another one begins', async () => {
      await userEvent.click(getBox('Building Occupancy'));
      await userEvent.click(getBox('Account Status'));
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('checkbox')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Select again' }));
      await extendTo('Building Occupancy');
      await expect(getChecked()).toHaveLength(2);
    });
  },
};
