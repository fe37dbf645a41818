import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { BrowserGrid } from './BrowserGrid.tsx';
import { ClientGrid } from './fixtures/ClientGrid.tsx';
import { clearSelection, countSelectedRows } from './model/selection.ts';

const meta = {
  title: 'Widgets/BrowserGrid/Client',
  tags: ['!dev', '!autodocs'],
  component: ClientGrid,
  subcomponents: { BrowserGrid },
  parameters: { frame: { display: 'flex', height: '100vh', padding: 24 }, layout: 'fullscreen' },
} satisfies Meta<typeof ClientGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const namesIn = (root: HTMLElement) =>
  within(root)
    .getAllByRole('rowheader')
    .map((cell) => cell.textContent);

function scrollerOf(root: HTMLElement): HTMLElement {
  const scroller = root.querySelector<HTMLElement>('[data-part="scroller"]');
  if (!scroller) throw new Error('There is nothing that scrolls.');
  return scroller;
}

/** Whether the rows drawn fill what is in sight, from edge to edge. */
function isFilled(root: HTMLElement): boolean {
  const scroller = scrollerOf(root);
  const view = scroller.getBoundingClientRect();
  const head = scroller.querySelector('thead')?.getBoundingClientRect();
  const boxes = [...root.querySelectorAll('[data-part="row"]')].map((row) => row.getBoundingClientRect());
  const top = Math.min(...boxes.map((box) => box.top));
  const bottom = head?.bottom ?? 0;
  const inSight = boxes.filter((box) => box.bottom > bottom && box.top < view.bottom);
  return top <= bottom + 1 && inSight.length >= Math.floor((view.bottom - bottom) / 36);
}

/** Sorted here: stable, by the language, and by size where the column says so. */
export const Sorting: Story = {
  args: { count: 8 },
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const sortBy = (name: string) =>
      userEvent.click(within(canvas.getByRole('columnheader', { name })).getByRole('button'));
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 1 to 8 of 8 Codes');
    await expect(canvas.getByRole('columnheader', { name: 'Name' })).not.toHaveAttribute('aria-sort');

    await step('texts by the language, accents beside their letters', async () => {
      await sortBy('Name');
      await expect(namesIn(canvasElement)).toEqual([
        'Äpfel 5',
        'apple 6',
        'cedar 1',
        'Émile 7',
        'Łódź 2',
        'mango 3',
        'quartz 4',
        'zebra 0',
      ]);
    });

    await step('numbers by size, the missing one last both ways', async () => {
      await sortBy('Premium');
      await expect(canvas.getByRole('columnheader', { name: 'Premium' })).toHaveAttribute(
        'aria-sort',
        'ascending',
      );
      await expect(namesIn(canvasElement).at(-1)).toBe('mango 3');
      await expect(namesIn(canvasElement)[0]).toBe('zebra 0');
      await sortBy('Premium');
      await expect(namesIn(canvasElement).at(-1)).toBe('mango 3');
      await expect(namesIn(canvasElement).at(-2)).toBe('zebra 0');
    });
  },
};

/** Only rows in sight are in the document, and any place of the list is a key or a drag away. */
export const HundredThousandRows: Story = {
  args: { defaultSelection: clearSelection(), onSelectionChange: fn() },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const grid = canvas.getByRole('grid', { name: 'Codes' });
    const scroller = scrollerOf(canvasElement);
    const getRow = (index: number) => canvasElement.querySelector<HTMLElement>(`[data-row="${index}"]`);

    await step('few are drawn, and the whole count is exposed', async () => {
      await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
      await expect(grid).toHaveAttribute('aria-rowcount', '100001');
      await expect(isFilled(canvasElement)).toBe(true);
    });

    await step('wherever it is scrolled to, its rows are there', async () => {
      for (const top of [500, 40_000, 3_000_000, 0, 2_000_000]) {
        scroller.scrollTop = top;
        await waitFor(() => expect(getRow(Math.ceil(top / 36))).toBeInTheDocument());
        await waitFor(() => expect(isFilled(canvasElement)).toBe(true));
      }
    });

    await step('keys go to the ends and pages, and the row in focus is in sight', async () => {
      scroller.scrollTop = 0;
      await userEvent.tab();
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await expect(getRow(99_999)).toHaveFocus();
      await expect(getRow(99_999)).toHaveAttribute('aria-rowindex', '100001');
      await waitFor(() => expect(isFilled(canvasElement)).toBe(true));
      await userEvent.keyboard('{PageUp}{ArrowUp}');
      await expect(Number(document.activeElement?.getAttribute('aria-rowindex'))).toBeLessThan(99_999);
      await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowDown}{ArrowDown}');
      await expect(getRow(2)).toHaveFocus();
    });

    await step('the row in focus keeps it out of sight, and the keys go on from it', async () => {
      scroller.scrollTop = 1_800_000;
      await waitFor(() => expect(getRow(50_010)).toBeInTheDocument());
      await expect(getRow(2)).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(getRow(3)).toHaveFocus();
      await waitFor(() => expect(scroller.scrollTop).toBeLessThan(36 * 4));
    });

    await step('all are selected at once, some are left out', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ mode: 'all', excludedIds: new Set() });
      await userEvent.click(within(getRow(3) ?? grid).getByRole('checkbox'));
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith({
        mode: 'all',
        excludedIds: new Set(['3']),
      });
      await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBePartiallyChecked();
    });

    await step('a sort keeps what is selected', async () => {
      await userEvent.click(within(canvas.getByRole('columnheader', { name: 'Code' })).getByRole('button'));
      await userEvent.click(within(canvas.getByRole('columnheader', { name: 'Code' })).getByRole('button'));
      scroller.scrollTop = 0;
      await waitFor(() => expect(namesIn(canvasElement)).toContain('quartz 99996'));
      await expect(canvas.getAllByRole('checkbox', { checked: true }).length).toBeGreaterThan(10);
    });
  },
};

/** Higher than a browser can draw: shown through a part that moves on under the rows. */
export const MillionRows: Story = {
  args: { count: 1_000_000, isPlain: true, defaultSelection: clearSelection(), onSelectionChange: fn() },
  play: async ({ args, canvasElement, userEvent, step }) => {
    const scroller = scrollerOf(canvasElement);
    const getRow = (index: number) => canvasElement.querySelector<HTMLElement>(`[data-row="${index}"]`);

    await step('the scrollbar reaches the last row', async () => {
      scroller.scrollTop = scroller.scrollHeight;
      await waitFor(() => expect(getRow(999_999)).toBeVisible());
      await waitFor(() => expect(isFilled(canvasElement)).toBe(true));
      scroller.scrollTop = scroller.scrollHeight / 2;
      await waitFor(() => {
        const some = canvasElement.querySelector<HTMLElement>('[data-part="row"]:nth-child(9)');
        return expect(Math.abs(Number(some?.dataset['row']) - 500_000)).toBeLessThan(100);
      });
      await waitFor(() => expect(isFilled(canvasElement)).toBe(true));
    });

    await step('keys reach both ends', async () => {
      scroller.scrollTop = 0;
      await waitFor(() => expect(getRow(0)).toBeInTheDocument());
      await userEvent.tab();
      await userEvent.keyboard('{Control>}{End}{/Control}');
      await expect(getRow(999_999)).toHaveFocus();
      await waitFor(() => expect(isFilled(canvasElement)).toBe(true));
      await userEvent.keyboard('{ArrowUp}{ArrowUp} ');
      await expect(args.onSelectionChange).toHaveBeenLastCalledWith({
        mode: 'ids',
        ids: new Set(['999997']),
      });
      await userEvent.keyboard('{Control>}{Home}{/Control}');
      await expect(getRow(0)).toHaveFocus();
      await waitFor(() => expect(isFilled(canvasElement)).toBe(true));
    });

    await step('from a row far out of sight the keys go on where it is', async () => {
      scroller.scrollTop = scroller.scrollHeight * 0.7;
      await waitFor(() => expect(getRow(5)).toBeNull());
      await expect(getRow(0)).toHaveFocus();
      await userEvent.keyboard('{ArrowDown}');
      await expect(getRow(1)).toHaveFocus();
      await waitFor(() => expect(getRow(5)).toBeInTheDocument());
      await waitFor(() => expect(isFilled(canvasElement)).toBe(true));
      await userEvent.keyboard('{ArrowUp}');
    });

    await step('a range by keys takes rows out of sight along', async () => {
      await userEvent.keyboard(' {Shift>}{PageDown}{PageDown}{/Shift}');
      const selection = (args.onSelectionChange as ReturnType<typeof fn>).mock.lastCall?.[0];
      await expect(countSelectedRows(selection, 1_000_000)).toBeGreaterThan(20);
    });
  },
};

/** Without a height of its own it is as high as the window, not as its rows. */
export const UnboundedHeight: Story = {
  args: { count: 5000 },
  parameters: { frame: { display: 'block' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
    await expect(scrollerOf(canvasElement).clientHeight).toBeLessThanOrEqual(window.innerHeight);
  },
};

/** In a block of a given height it scrolls inside, though that is no flex container. */
export const HeightOfItsBlock: Story = {
  args: { count: 60 },
  parameters: { frame: { display: 'block', height: 300, padding: 0 } },
  play: async ({ canvasElement }) => {
    const scroller = scrollerOf(canvasElement);
    await waitFor(() => expect(scroller.scrollHeight).toBeGreaterThan(scroller.clientHeight));
    await expect(scroller.clientHeight).toBeLessThanOrEqual(300);
  },
};
