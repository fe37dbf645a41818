import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@studio/ui';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { BusinessCard } from '../BusinessCard/BusinessCard.tsx';
import { BrowserGrid } from './BrowserGrid.tsx';
import { columns } from './fixtures/columns.tsx';
import { DataSetGrid } from './fixtures/DataSetGrid.tsx';

const meta = {
  title: 'Widgets/BrowserGrid/Keyboard',
  tags: ['!dev', '!autodocs'],
  component: DataSetGrid,
  subcomponents: { BrowserGrid },
  parameters: { frame: { display: 'flex', height: '100vh', padding: 24 }, layout: 'fullscreen' },
  args: { onNavigate: fn() },
} satisfies Meta<typeof DataSetGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneTabStop: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('row', { name: /^Account Status/ })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(canvas.getByRole('row', { name: /^Account Status/ })).toHaveFocus();
  },
};

export const ArrowKeys: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const getRow = (name: RegExp) => canvas.getByRole('row', { name });
    await userEvent.tab();

    await step('up and down move from row to row', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowDown}');
      await expect(getRow(/^All Products/)).toHaveFocus();
      await userEvent.keyboard('{ArrowUp}');
      await expect(getRow(/^Additional Interest Type/)).toHaveFocus();
    });

    await step('Enter opens the row', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(args.onNavigate).toHaveBeenLastCalledWith('#/dataSet/Additional%20Interest%20Type');
    });

    await step(
      'right and left go into the cells and out again; the name is reached as its link',
      async () => {
        await userEvent.keyboard('{ArrowRight}');
        await expect(canvas.getByRole('link', { name: 'Additional Interest Type' })).toHaveFocus();
        await userEvent.keyboard('{ArrowRight}');
        await expect(within(getRow(/^Additional Interest Type/)).getAllByRole('gridcell')[0]).toHaveFocus();
        await userEvent.keyboard('{ArrowDown}{End}');
        await expect(
          within(getRow(/^All Products/))
            .getAllByRole('gridcell')
            .at(-1),
        ).toHaveFocus();
        await userEvent.keyboard('{Home}{ArrowLeft}');
        await expect(getRow(/^All Products/)).toHaveFocus();
      },
    );

    await step('Home, End and the page keys reach the ends', async () => {
      await userEvent.keyboard('{End}');
      await expect(canvas.getAllByRole('row').at(-1)).toHaveFocus();
      await userEvent.keyboard('{PageUp}{PageUp}{PageUp}');
      await expect(getRow(/^Account Status/)).toHaveFocus();
      await userEvent.keyboard('{PageDown}');
      await expect(getRow(/^Account Status/)).not.toHaveFocus();
      await userEvent.keyboard('{Control>}{Home}{/Control}');
      await expect(getRow(/^Account Status/)).toHaveFocus();
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await expect(canvas.getAllByRole('row').at(-1)).toHaveFocus();
    });
  },
};

const peopleColumns: typeof columns = columns.map((column) =>
  column.key === 'lastEditedBy'
    ? {
        ...column,
        render: ({ lastEditedBy: name }, { tabIndex }) => (
          <BusinessCard
            trigger={
              <Button size="sm" variant="ghost" tabIndex={tabIndex}>
                {name}
              </Button>
            }
            card={{ kind: 'user', name, phoneNumber: '+1 (402) 555-0134' }}
          />
        ),
      }
    : column,
);

/** A control in a cell: the arrow keys reach it, its own keys are its own, and pressing it does not open the row. */
export const ControlInACell: Story = {
  args: { columns: peopleColumns },
  play: async ({ args, canvas, userEvent, step }) => {
    const row = () => within(canvas.getByRole('row', { name: /^Additional Interest Type/ }));

    await step('it is no tab stop of its own', async () => {
      await userEvent.tab();
      await userEvent.tab();
      await expect(canvas.getByRole('button', { name: 'Previous page' })).toHaveFocus();
      await userEvent.tab({ shift: true });
    });

    await step('the arrow keys go to the control of a cell', async () => {
      await userEvent.keyboard('{ArrowDown}{ArrowRight}{End}{ArrowLeft}');
      await expect(row().getAllByRole('button')[0]).toHaveFocus();
    });

    await step('Enter opens its card and not the row; Escape comes back to it', async () => {
      await userEvent.keyboard('{Enter}');
      const card = await screen.findByRole('dialog');
      await waitFor(() => expect(card).toHaveFocus());
      await userEvent.keyboard('{ArrowDown}');
      await expect(card).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await expect(row().getAllByRole('button')[0]).toHaveFocus();
      await userEvent.keyboard('{ArrowRight}');
      await expect(row().getAllByRole('gridcell').at(-1)).toHaveFocus();
      await expect(args.onNavigate).not.toHaveBeenCalled();
    });

    await step('a click on it does not open the row either', async () => {
      await userEvent.click(row().getAllByRole('button')[0] as HTMLElement);
      await screen.findByRole('dialog');
      await userEvent.click(screen.getByRole('link', { name: '+1 (402) 555-0134' }));
      await userEvent.keyboard('{Escape}');
      await expect(args.onNavigate).not.toHaveBeenCalled();
    });
  },
};

export const SortFromTheHead: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}');
    await expect(canvas.getByRole('button', { name: 'Name' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Type' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('columnheader', { name: 'Type' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    await expect(canvas.getByRole('button', { name: 'Type' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('columnheader', { name: 'Description' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(canvas.getAllByRole('row')[2]).toContainElement(document.activeElement as HTMLElement);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByRole('link', { name: 'Account Status' })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('row', { name: /^Account Status/ })).toHaveFocus();
  },
};

/** Rows come and go under the focus: the row at its place has it next. */
export const FocusSurvivesOtherRows: Story = {
  args: { pageSize: 15, total: 17 },
  play: async ({ canvas, userEvent, step }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('row', { name: /^Hired Auto Basis/ })).toHaveFocus();

    await step('the grid is left and entered again at its active row', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
      await userEvent.tab({ shift: true });
      await userEvent.tab({ shift: true });
      await userEvent.tab({ shift: true });
      await userEvent.tab({ shift: true });
      await expect(canvas.getByRole('row', { name: /^Line of Business/ })).toHaveFocus();
    });
  },
};

function ShrinkingGrid() {
  const [total, setTotal] = useState(5);
  return <DataSetGrid total={total} getRowHref={undefined} onOpenRow={() => setTotal(total - 1)} />;
}

/** The row that has the focus is removed: the focus is not lost to the page. */
export const FocusSurvivesRemoval: Story = {
  render: () => <ShrinkingGrid />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{End}{Enter}');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(4);
    await expect(canvas.getByRole('row', { name: /^Building Construction Class/ })).toHaveFocus();
  },
};
