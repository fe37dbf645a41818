import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@studio/ui';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, waitFor, within } from 'storybook/test';
import { BrowserGrid } from './BrowserGrid.tsx';
import { columns } from './fixtures/columns.tsx';
import { DataSetGrid } from './fixtures/DataSetGrid.tsx';
import { makeDataSets } from './fixtures/dataSets.ts';

const meta = {
  title: 'Widgets/BrowserGrid/Features',
  tags: ['!dev', '!autodocs'],
  component: DataSetGrid,
  subcomponents: { BrowserGrid },
  parameters: { frame: { display: 'flex', height: '100vh', padding: 24 }, layout: 'fullscreen' },
} satisfies Meta<typeof DataSetGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { rows: undefined, totalRecords: 0, countText: '' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    await expect(canvas.getByText('Loading')).toBeInTheDocument();
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
    const rows = [...canvasElement.querySelectorAll('[data-part="skeleton"] > tr')];
    await expect(rows).toHaveLength(25);
    await expect(rows.every((row) => row.getBoundingClientRect().height === 36)).toBe(true);
  },
};

function FirstLoadPage() {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <DataSetGrid
      onMouseDown={() => setLoaded(true)}
      {...(!isLoaded && { rows: undefined, totalRecords: 0, countText: '' })}
    />
  );
}

/** Rows come into the places that were kept for them. */
export const NothingMovesWhenRowsCome: Story = {
  render: () => <FirstLoadPage />,
  play: async ({ canvas, canvasElement, userEvent }) => {
    const measure = () =>
      ['thead', 'tbody > tr:first-child', 'tbody > tr:last-child', '[data-part="footer"]'].map((selector) => {
        const box = canvasElement.querySelector(selector)?.getBoundingClientRect();
        return [box?.top, box?.left, box?.width, box?.height];
      });
    const before = measure();
    await userEvent.click(canvas.getByRole('columnheader', { name: 'Description' }));
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(25);
    await expect(measure()).toEqual(before);
  },
};

/** Other rows were requested. These stay usable until they come. */
export const Stale: Story = {
  args: { isStale: true, onNavigate: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'true');
    const rows = canvas.getAllByRole('row');
    await expect(rows).toHaveLength(26);
    await expect(rows.every((row) => row.getBoundingClientRect().height === 36)).toBe(true);
    await userEvent.click(canvas.getByText('Status of an insured account'));
    await expect(args.onNavigate).toHaveBeenCalledTimes(1);
  },
};

export const Empty: Story = {
  args: {
    rows: [],
    totalRecords: 0,
    countText: 'Showing 0 to 0 of 0 Data Sets',
    emptyAction: <Button>Clear All</Button>,
    footer: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No matching data sets')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear All' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Showing 0 to 0 of 0 Data Sets');
    await expect(canvas.getAllByRole('row')).toHaveLength(1);
  },
};

const onRetry = fn();

export const FirstLoadFailed: Story = {
  args: {
    rows: undefined,
    totalRecords: 0,
    countText: '',
    footer: null,
    error: {
      title: 'Data sets could not be loaded',
      reason: 'The server did not answer within 30 seconds.',
      onRetry,
    },
  },
  play: async ({ canvas, userEvent }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('The server did not answer within 30 seconds.');
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'false');
  },
};

export const NextPageFailed: Story = {
  args: {
    error: {
      title: 'Data sets could not be loaded.',
      reason: 'There is no connection to the server.',
      onRetry,
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(26);
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('There is no connection to the server.');
    await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
};

const longRows = makeDataSets(8).map((row, index) => ({
  ...row,
  name:
    index % 2 === 0 ? `${row.name} – ${'Pneumonoultramicroscopicsilicovolcanoconiosis'.repeat(2)}` : row.name,
  description: `${row.description}. `.repeat(6),
}));

const tooltip = () => screen.queryByRole('tooltip');

/**
 * Text that does not fit is cut; a tooltip shows the whole of it, and only then: where the pointer rests, where a finger is held,
 * and where the keyboard has come to, also when that scrolls.
 */
export const LongText: Story = {
  args: { rows: longRows, totalRecords: 8, countText: 'Showing 1 to 8 of 8 Data Sets', footer: null },
  play: async ({ canvas, userEvent }) => {
    const cut = canvas.getAllByText(/^Status of an insured account/)[0];
    const whole = canvas.getAllByText('Marta Oduya')[0];
    if (!cut || !whole) throw new Error('The rows are not there');
    const link = canvas.getAllByRole('link')[2];
    if (!link) throw new Error('The third row is not there');
    await userEvent.tab();
    link.focus();
    await waitFor(() => expect(tooltip()).toHaveTextContent(link.textContent.trim()));
    await userEvent.keyboard('{Escape}');
    await expect(tooltip()).toBeNull();
    link.blur();

    await userEvent.hover(cut);
    await waitFor(() => expect(tooltip()).toHaveTextContent(cut.textContent.trim()));
    await userEvent.hover(whole);
    await waitFor(() => expect(tooltip()).toBeNull());

    await userEvent.pointer({ keys: '[TouchA>]', target: cut });
    await waitFor(() => expect(tooltip()).toHaveTextContent(cut.textContent.trim()));
    await userEvent.keyboard('{Escape}');
    await expect(tooltip()).toBeNull();
    await userEvent.pointer({ keys: '[/TouchA]', target: canvas.getByRole('status') });
    await expect(canvas.getAllByRole('row').every((row) => row.offsetHeight === 36)).toBe(true);
  },
};

const hostile = [
  '<img src=x onerror="window.wasRun = true"><script>window.wasRun = true</script>',
  'x'.repeat(10_000),
  'قائمة البيانات '.repeat(20),
  '👩‍👩‍👧‍👦🏳️‍🌈🇨🇭 \u202Etxet desrever\u202C',
  '   ',
  'a\nb\tc\u0000d',
];
const hostileRows = hostile.map((text, index) => ({
  ...(makeDataSets(1)[0] ?? { lastModified: 0 }),
  name: `${text}${index}`,
  type: text,
  description: text,
  lastEditedBy: text,
}));

/** Whatever a text holds, it shows as text, in its cell and its row. */
export const HostileContent: Story = {
  args: {
    rows: hostileRows,
    totalRecords: hostile.length,
    countText: 'Showing 1 to 6 of 6 Data Sets',
    footer: null,
    isSelecting: true,
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(window).not.toHaveProperty('wasRun');
    await expect(canvasElement.querySelector('td img, td script')).toBeNull();
    await expect(canvas.getAllByText(/onerror=/).length).toBeGreaterThan(0);
    await expect(canvas.getAllByRole('row').every((row) => row.offsetHeight === 36)).toBe(true);
    const cells = [...canvasElement.querySelectorAll<HTMLElement>('tbody td')];
    await expect(cells.every((cell) => cell.offsetWidth < 600)).toBe(true);
  },
};

/** Middle-click, and Ctrl with a click or Enter, open a row in a new tab, as its link would. */
export const OpensAside: Story = {
  args: { onNavigate: fn() },
  play: async ({ args, canvas, userEvent, step }) => {
    const seen = fn((event: Event) => event.preventDefault());
    const link = canvas.getByRole('link', { name: 'Building Occupancy' });
    link.addEventListener('click', seen);
    const row = canvas.getByRole('row', { name: /^Building Occupancy/ });

    await step('a middle-click beside the link', async () => {
      row.dispatchEvent(new MouseEvent('auxclick', { bubbles: true, cancelable: true, button: 1 }));
      await expect(seen.mock.lastCall?.[0]).toMatchObject({ ctrlKey: true });
    });

    await step('Ctrl with a click beside it, and with Enter', async () => {
      await userEvent.keyboard('{Control>}');
      await userEvent.click(within(row).getByText('Priya Nair'));
      await expect(seen).toHaveBeenCalledTimes(2);
      row.focus();
      await userEvent.keyboard('{Enter}{/Control}');
      await expect(seen).toHaveBeenCalledTimes(3);
      await expect(args.onNavigate).not.toHaveBeenCalled();
    });
  },
};

/** Columns leave by the grid's own width, and what is left scrolls only as a last resort. */
export const Narrow: Story = {
  parameters: { frame: { display: 'flex', padding: 0, width: 640 } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Type' })).toBeNull();
    const grid = canvas.getByRole('grid');
    const places = within(grid)
      .getAllByRole('columnheader')
      .map((head) => Number(head.getAttribute('aria-colindex')));
    await expect(Number(grid.getAttribute('aria-colcount'))).toBeGreaterThan(places.length);
    await expect(places).toEqual(places.toSorted((a, b) => a - b));
    const cell = canvas.getAllByRole('rowheader')[0];
    await expect(places).toContain(Number(cell?.getAttribute('aria-colindex')));
    await expect(canvas.getByRole('columnheader', { name: 'Description' })).toBeVisible();
    const table = canvasElement.querySelector('table');
    await expect(table?.scrollWidth).toBe(table?.clientWidth);
  },
};

export const NarrowerThanItsColumns: Story = {
  parameters: { frame: { display: 'flex', padding: 0, width: 400 } },
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual(['Name', 'Last Edited By', 'Last Modified Date']);
    const scroller = canvas.getByRole('grid').parentElement;
    await expect(scroller?.scrollWidth).toBeGreaterThan(scroller?.clientWidth ?? 0);
  },
};

const structureRules = ['aria-required-children', 'aria-required-parent', 'aria-allowed-attr', 'label'];

/** The largest page. Axe checks its structure; its rows look like those of every other story. */
export const FiveHundredRows: Story = {
  args: { total: 500, pageSize: 500, isSelecting: true, columns: columns.slice(0, 2) },
  parameters: { a11y: { options: { runOnly: { type: 'rule', values: structureRules } } } },
  play: async ({ canvas, canvasElement, userEvent }) => {
    const boxes = [...canvasElement.querySelectorAll<HTMLInputElement>('tbody input')];
    await expect(boxes.length).toBe(500);
    canvasElement.querySelector<HTMLElement>('tbody [tabindex="0"]')?.focus();
    await userEvent.keyboard('{Control>}a{/Control}');
    await expect(boxes.every((box) => box.checked)).toBe(true);
    await expect(canvas.getByText('500 selected')).toBeVisible();
  },
};

const renderName = fn((row: { name: string }) => row.name);
const countedColumns = columns.map((column) =>
  column.key === 'name' ? { ...column, render: renderName } : column,
);

/** Toggling a row draws none of its cells again, and moving draws those of the two rows it moves between. */
export const RendersWhatChanged: Story = {
  args: { columns: countedColumns, isSelecting: true, banner: null },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    renderName.mockClear();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Select Account Status' })).toBeChecked();
    await expect(renderName).not.toHaveBeenCalled();
    await userEvent.keyboard('{ArrowDown}');
    await expect(renderName).toHaveBeenCalledTimes(2);
    renderName.mockClear();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Additional Interest Type' }));
    await expect(renderName.mock.calls.map(([row]) => row.name)).not.toContain('All Products');
  },
};

const [name, type, ...others] = columns;
const typeFirst = name && type ? [type, { ...name, isRowName: true }, ...others] : columns;

/** The column that names the row, and carries its link, need not be the first. */
export const NamedByAnotherColumn: Story = {
  args: { columns: typeFirst },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('columnheader')[0]).toHaveAccessibleName('Type');
    const row = within(canvas.getByRole('row', { name: /Flood Zone/ }));
    await expect(row.getByRole('rowheader')).toHaveTextContent('Flood Zone');
    await expect(row.getAllByRole('link')).toEqual([row.getByRole('link', { name: 'Flood Zone' })]);
  },
};

const onOpenRow = fn();

/** Without addresses the host opens rows by itself. */
export const WithoutLinks: Story = {
  args: { getRowHref: undefined, onOpenRow },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('link')).toBeNull();
    await userEvent.click(canvas.getByText('Flood Zone'));
    await expect(onOpenRow.mock.lastCall?.[0]).toMatchObject({ name: 'Flood Zone' });
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onOpenRow.mock.lastCall?.[0]).toMatchObject({ name: 'Hired Auto Basis' });
    await expect(onOpenRow).toHaveBeenCalledTimes(2);
  },
};

/** A press on a control, or on the link of the row, that is released beside it is cancelled: the row does not open. */
export const PressTakenBack: Story = {
  args: {
    getRowHref: undefined,
    onOpenRow,
    columns: columns.map((column) =>
      column.key === 'type' ? { ...column, render: () => <Button size="sm">Card</Button> } : column,
    ),
  },
  play: async ({ canvas }) => {
    onOpenRow.mockClear();
    const row = canvas.getByRole('row', { name: /Flood Zone/ });
    const cell = within(row).getByText('Flood Zone');
    const slide = async (from: Element) => {
      await fireEvent.mouseDown(from);
      await fireEvent.mouseUp(cell);
      // Browsers then dispatch a click on what is around both.
      await fireEvent.click(row, { detail: 1 });
    };
    await slide(within(row).getByRole('button', { name: 'Card' }));
    await expect(onOpenRow).not.toHaveBeenCalled();
    await slide(cell);
    await expect(onOpenRow).toHaveBeenCalledTimes(1);
  },
};
