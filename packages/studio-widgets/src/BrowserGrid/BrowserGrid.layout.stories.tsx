import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { BrowserGrid } from './BrowserGrid.tsx';
import { ArrangedGridPage } from './fixtures/ArrangedGridPage.tsx';
import { DataSetGrid } from './fixtures/DataSetGrid.tsx';
import { plainLayout } from './model/layout.ts';

const meta = {
  title: 'Widgets/BrowserGrid/Layout',
  tags: ['!dev', '!autodocs'],
  component: ArrangedGridPage,
  subcomponents: { BrowserGrid },
  parameters: { frame: { display: 'flex', height: '100vh', padding: 24 }, layout: 'fullscreen' },
  args: { onLayoutChange: fn() },
} satisfies Meta<typeof ArrangedGridPage>;

export default meta;
type Story = StoryObj<typeof meta>;

const headsIn = (root: HTMLElement) =>
  within(root)
    .getAllByRole('columnheader')
    .map((head) => head.textContent);

/** Presses, moves and releases the mouse, in the places given by pixels from the window's corner. */
function drag(element: Element, from: number, to: number, isKept = true): void {
  const { top, height } = element.getBoundingClientRect();
  const shared = {
    bubbles: true,
    cancelable: true,
    clientY: top + height / 2,
    pointerId: 7,
    isPrimary: true,
  };
  element.dispatchEvent(new PointerEvent('pointerdown', { ...shared, clientX: from, button: 0 }));
  document.dispatchEvent(new PointerEvent('pointermove', { ...shared, clientX: (from + to) / 2 }));
  document.dispatchEvent(new PointerEvent('pointermove', { ...shared, clientX: to }));
  if (isKept) document.dispatchEvent(new PointerEvent('pointerup', { ...shared, clientX: to }));
  else
    document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }));
}

/** The tools come with code of their own, after the grid. */
const untilTools = (root: HTMLElement) =>
  within(root).findByRole('button', { name: 'Columns' }, { timeout: 5000 });

export const ByPointer: Story = {
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await untilTools(canvasElement);
    const head = (name: string) => canvas.getByRole('columnheader', { name });

    await step('dragging the end of a head makes its column wider', async () => {
      const { right, width } = head('Name').getBoundingClientRect();
      drag(head('Name'), right - 3, right + 57);
      await expect(args.onLayoutChange).toHaveBeenCalledTimes(1);
      await expect(args.onLayoutChange).toHaveBeenLastCalledWith(
        { ...plainLayout, widths: { name: Math.round(width) + 60 } },
        { reason: 'resize' },
      );
      await expect(head('Name').offsetWidth).toBe(Math.round(width) + 60);
      await expect(head('Name')).toHaveAttribute('aria-sort', 'ascending');
    });

    await step('no narrower than it may be', async () => {
      const { right } = head('Name').getBoundingClientRect();
      drag(head('Name'), right - 3, 0);
      await expect(head('Name').offsetWidth).toBe(64);
    });

    await step('Escape takes a drag back', async () => {
      const { right } = head('Name').getBoundingClientRect();
      drag(head('Name'), right - 3, right + 200, false);
      await expect(head('Name').offsetWidth).toBe(64);
    });

    await step('dragging a head moves its column, and does not sort by it', async () => {
      const from = head('Last Edited By').getBoundingClientRect();
      const to = head('Type').getBoundingClientRect();
      drag(within(head('Last Edited By')).getByRole('button'), from.left + 20, to.left + 10);
      await waitFor(() =>
        expect(headsIn(canvasElement)).toEqual([
          'Name',
          'Last Edited By',
          'Type',
          'Description',
          'Last Modified Date',
        ]),
      );
      await expect(head('Last Edited By')).not.toHaveAttribute('aria-sort');
      const row = canvas.getAllByRole('row')[1];
      await expect(row?.children[1]).toHaveTextContent('Marta Oduya');
    });

    await step('a click still sorts', async () => {
      await userEvent.click(within(head('Type')).getByRole('button'));
      await expect(head('Type')).toHaveAttribute('aria-sort', 'ascending');
    });

    await step('the column that names the row stays its link wherever it goes', async () => {
      const from = head('Name').getBoundingClientRect();
      const to = head('Last Modified Date').getBoundingClientRect();
      drag(head('Name'), from.left + 8, to.left + 10);
      await waitFor(() => expect(headsIn(canvasElement).at(-1)).toBe('Name'));
      const cell = canvas.getAllByRole('rowheader')[0];
      await expect(cell && within(cell).getByRole('link')).toBeVisible();
    });
  },
};

export const ByKeyboard: Story = {
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    await untilTools(canvasElement);
    const announcement = canvasElement.querySelector('[data-part="layout-message"]');
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowRight}');
    await expect(canvas.getByRole('button', { name: 'Type' })).toHaveFocus();

    await step('Alt and an arrow make the column wider, and narrower', async () => {
      const width = canvas.getByRole('columnheader', { name: 'Type' }).offsetWidth;
      await userEvent.keyboard('{Alt>}{ArrowRight}{ArrowRight}{ArrowLeft}{/Alt}');
      await expect(args.onLayoutChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ widths: { type: width + 16 } }),
        { reason: 'resize' },
      );
      await expect(announcement).toHaveTextContent(`Type is ${width + 16} pixels wide`);
    });

    await step('with Shift they move it, and the focus goes along', async () => {
      await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
      await expect(headsIn(canvasElement).slice(0, 3)).toEqual(['Name', 'Description', 'Type']);
      await expect(announcement).toHaveTextContent('Type moved to place 3 of 5');
      await expect(canvas.getByRole('button', { name: 'Type' })).toHaveFocus();
      await userEvent.keyboard('{Alt>}{Shift>}{ArrowLeft}{ArrowLeft}{ArrowLeft}{/Shift}{/Alt}');
      await expect(headsIn(canvasElement).slice(0, 3)).toEqual(['Type', 'Name', 'Description']);
      await expect(canvas.getByRole('button', { name: 'Type' })).toHaveFocus();
    });
  },
};

export const ByList: Story = {
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    const button = await untilTools(canvasElement);
    button.focus();
    await userEvent.keyboard('{Enter}');
    const panel = await within(document.body).findByRole('dialog', { name: 'Columns' });
    const inPanel = within(panel);

    await step('a column is hidden and shown', async () => {
      await userEvent.click(inPanel.getByRole('checkbox', { name: 'Description' }));
      await expect(canvas.queryByRole('columnheader', { name: 'Description' })).toBeNull();
      await expect(args.onLayoutChange).toHaveBeenLastCalledWith(
        { ...plainLayout, hidden: ['description'] },
        { reason: 'hide' },
      );
      await userEvent.click(inPanel.getByRole('checkbox', { name: 'Description' }));
      await expect(canvas.getByRole('columnheader', { name: 'Description' })).toBeVisible();
      await expect(inPanel.getByRole('checkbox', { name: 'Name' })).toBeDisabled();
    });

    await step('it is moved and made wider by buttons', async () => {
      await userEvent.click(inPanel.getByRole('button', { name: 'Move Type back' }));
      await expect(headsIn(canvasElement)[0]).toBe('Type');
      await userEvent.click(inPanel.getByRole('button', { name: 'Make Type wider' }));
      await expect(args.onLayoutChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ order: ['type', 'name', 'description', 'lastEditedBy', 'lastModified'] }),
        { reason: 'resize' },
      );
    });

    await step('rows are closer', async () => {
      await userEvent.click(inPanel.getByRole('radio', { name: 'Compact' }));
      await expect(canvas.getAllByRole('row').every((row) => row.offsetHeight === 28)).toBe(true);
      await expect(args.onLayoutChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ density: 'compact' }),
        { reason: 'density' },
      );
    });

    await step('and all of it is undone', async () => {
      await userEvent.click(inPanel.getByRole('button', { name: 'Reset columns' }));
      await expect(headsIn(canvasElement)[0]).toBe('Name');
      await expect(args.onLayoutChange).toHaveBeenLastCalledWith(plainLayout, { reason: 'reset' });
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(button).toHaveFocus());
      await waitFor(() => expect(document.querySelector('[role="dialog"]')).toBeNull());
    });
  },
};

/** Held by the caller: nothing changes unless it says so. */
export const Controlled: Story = {
  args: {
    layout: {
      order: ['lastModified', 'name'],
      widths: { name: 300 },
      hidden: ['description'],
      density: 'compact',
    },
  },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    await untilTools(canvasElement);
    const arranged = ['Last Modified Date', 'Name', 'Type', 'Last Edited By'];
    await expect(headsIn(canvasElement)).toEqual(arranged);
    await expect(canvas.getByRole('columnheader', { name: 'Name' }).offsetWidth).toBe(300);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
    await expect(args.onLayoutChange).toHaveBeenCalledTimes(1);
    await expect(headsIn(canvasElement)).toEqual(arranged);
  },
};

/** Arrows and dragging follow the direction of reading. */
export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await untilTools(canvasElement);
    const head = canvas.getByRole('columnheader', { name: 'Type' });
    const { left, width } = head.getBoundingClientRect();
    drag(head, left + 3, left - 37);
    await expect(head.offsetWidth).toBe(Math.round(width) + 40);
    await userEvent.tab();
    await userEvent.keyboard('{ArrowUp}{ArrowLeft}{Alt>}{ArrowLeft}{/Alt}');
    await expect(head.offsetWidth).toBe(Math.round(width) + 56);
    await userEvent.keyboard('{Alt>}{Shift>}{ArrowRight}{/Shift}{/Alt}');
    await expect(headsIn(canvasElement)[0]).toBe('Type');
  },
};

/** Where columns are out of sight, the end of the grid is shaded until they are scrolled to. */
export const MoreColumns: Story = {
  render: () => (
    <div style={{ display: 'flex', inlineSize: 440 }}>
      <DataSetGrid />
    </div>
  ),
  play: async ({ canvasElement }) => {
    const scroller = canvasElement.querySelector<HTMLElement>('[data-part="scroller"]');
    const main = scroller?.parentElement;
    await waitFor(() => expect(main).toHaveAttribute('data-more'));
    scroller?.scrollTo({ left: scroller.scrollWidth });
    await waitFor(() => expect(main).not.toHaveAttribute('data-more'));
    scroller?.scrollTo({ left: 0 });
    await waitFor(() => expect(main).toHaveAttribute('data-more'));
  },
};
