import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { BrowserGrid } from './BrowserGrid.tsx';
import { FakeServer } from './fixtures/FakeServer.ts';
import { PagedGrid } from './fixtures/PagedGrid.tsx';

const meta = {
  title: 'Widgets/BrowserGrid/Server',
  tags: ['!dev', '!autodocs'],
  component: PagedGrid,
  subcomponents: { BrowserGrid },
  parameters: { frame: { display: 'flex', height: '100vh', padding: 24 }, layout: 'fullscreen' },
  args: { loadPage: new FakeServer(0).loadPage },
} satisfies Meta<typeof PagedGrid>;

export default meta;
type Story = StoryObj<typeof meta>;

const focused = () => document.activeElement as HTMLElement;

function getCount(root: HTMLElement): HTMLElement {
  const count = root.querySelector<HTMLElement>('[data-part="count"]');
  if (!count) throw new Error('There is no count text.');
  return count;
}

const browsed = new FakeServer(0);

/** Fed by `loadPage`: pages, order and filter are requested; the rest is the grid's. */
export const Pages: Story = {
  args: { loadPage: browsed.loadPage, onSortChange: fn(), onPageChange: fn() },
  play: async ({ args, canvas, canvasElement, userEvent, step }) => {
    browsed.total = 60;
    const grid = canvas.getByRole('grid', { name: 'Data sets' });
    const count = getCount(canvasElement);

    await step('it asks for the first 25 by name, and says that it loads', async () => {
      await expect(browsed.last.request).toEqual({
        filterUri: '/DataSet',
        sort: { key: 'name', direction: 'asc' },
        startIndex: 0,
        pageSize: 25,
      });
      await expect(grid).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.getByText('Loading')).toBeInTheDocument();
      browsed.last.answer();
      await waitFor(() => expect(count).toHaveTextContent('Showing 1 to 25 of 60 Data Sets'));
      await expect(grid).toHaveAttribute('aria-busy', 'false');
      await expect(canvas.queryByText('Loading')).toBeNull();
    });

    await step('another page keeps the rows, stale, until its own come', async () => {
      const scroller = canvasElement.querySelector('[data-part="scroller"]');
      scroller?.scrollTo(0, 100);
      await userEvent.click(canvas.getByRole('button', { name: 'Page 3' }));
      await expect(scroller?.scrollTop).toBe(100);
      await expect(browsed.last.request.startIndex).toBe(50);
      await expect(args.onPageChange).toHaveBeenLastCalledWith(3);
      await expect(grid).toHaveAttribute('aria-busy', 'true');
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(25);
      browsed.last.answer();
      await waitFor(() => expect(count).toHaveTextContent('Showing 51 to 60 of 60 Data Sets'));
      await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '52');
      await expect(scroller?.scrollTop).toBe(0);
    });

    await step('another order starts at the first page, wherever in the head it is asked for', async () => {
      const head = canvas.getByRole('columnheader', { name: 'Name' });
      const { right, bottom } = head.getBoundingClientRect();
      const corner = document.elementFromPoint(right - 12, bottom - 3);
      await expect(corner).toBe(within(head).getByRole('button'));
      await userEvent.click(within(head).getByRole('button'));
      await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'name', direction: 'desc' });
      await expect(browsed.last.request).toMatchObject({
        sort: { key: 'name', direction: 'desc' },
        startIndex: 0,
      });
      browsed.last.answer();
      await waitFor(() => expect(count).toHaveTextContent('Showing 1 to 25 of 60 Data Sets'));
      await expect(canvas.getByRole('columnheader', { name: 'Name' })).toHaveAttribute(
        'aria-sort',
        'descending',
      );
    });

    await step('a filter that matches nothing', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), '?');
      browsed.last.answer();
      await waitFor(() => expect(count).toHaveTextContent('Showing 0 to 0 of 0 Data Sets'));
      await expect(canvas.getByText('No matching data sets')).toBeVisible();
    });
  },
};

const overtaken = new FakeServer(0);

/** Of several questions the last one counts, in whatever order the answers come. */
export const OvertakenRequests: Story = {
  args: { loadPage: overtaken.loadPage },
  play: async ({ canvas, userEvent }) => {
    overtaken.total = 340;
    overtaken.last.answer();
    await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(25));
    await userEvent.type(canvas.getByRole('searchbox'), 'au');
    const [early, late] = overtaken.questions.slice(-2);
    await expect(early?.request.filterUri).toBe('/DataSet?name=a');
    await expect(early?.signal.aborted).toBe(true);
    await expect(late?.signal.aborted).toBe(false);
    late?.answer();
    await waitFor(() => expect(canvas.getByRole('grid')).toHaveAttribute('aria-busy', 'false'));
    const shown = canvas.getByRole('status').textContent;
    early?.answer();
    await expect(canvas.getByRole('status')).toHaveTextContent(shown);
    await expect(canvas.getAllByRole('rowheader').every((cell) => /au/i.test(cell.textContent))).toBe(true);
  },
};

const failing = new FakeServer(0);

/** A failure is shown in place, keeps the rows, and can be retried. */
export const Failure: Story = {
  args: { loadPage: failing.loadPage },
  play: async ({ canvas, userEvent, step }) => {
    failing.total = 60;

    await step('the first page', async () => {
      failing.last.fail('The server did not answer within 30 seconds.');
      const alert = await canvas.findByRole('alert');
      await expect(alert).toHaveTextContent('Data Sets could not be loaded.');
      await expect(alert).toHaveTextContent('The server did not answer within 30 seconds.');
      await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
      await expect(canvas.queryByRole('alert')).toBeNull();
      failing.last.answer();
      await waitFor(() => expect(canvas.getAllByRole('rowheader')).toHaveLength(25));
      await expect(canvas.getByRole('grid')).toContainElement(focused());
    });

    await step('the next one, by keyboard', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
      failing.last.fail('There is no connection.');
      const retry = await canvas.findByRole('button', { name: 'Retry' });
      await expect(canvas.getAllByRole('rowheader')).toHaveLength(25);
      await expect(canvas.getByRole('status')).toHaveTextContent('Showing 1 to 25 of 60 Data Sets');
      retry.focus();
      await userEvent.keyboard('{Enter}');
      await expect(failing.last.request.startIndex).toBe(25);
      failing.last.answer();
      await waitFor(() =>
        expect(canvas.getByRole('status')).toHaveTextContent('Showing 26 to 50 of 60 Data Sets'),
      );
      await expect(canvas.queryByRole('alert')).toBeNull();
      await expect(canvas.getByRole('grid')).toContainElement(focused());
    });
  },
};

const shrinking = new FakeServer(0);

/** The requested page is gone: the last one that is there is shown instead. */
export const PageThatIsGone: Story = {
  args: { loadPage: shrinking.loadPage },
  play: async ({ canvas, userEvent }) => {
    shrinking.total = 60;
    shrinking.last.answer();
    await userEvent.click(await canvas.findByRole('button', { name: 'Page 3' }));
    shrinking.total = 40;
    shrinking.last.answer();
    await waitFor(() => expect(shrinking.last.request.startIndex).toBe(25));
    shrinking.last.answer();
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Showing 26 to 40 of 40 Data Sets'),
    );
  },
};

const refiltered = new FakeServer(0);

/** A filter that comes back begins at its first page, like every other. */
export const FilterThatComesBack: Story = {
  args: { loadPage: refiltered.loadPage },
  play: async ({ canvas, userEvent }) => {
    refiltered.total = 60;
    refiltered.last.answer();
    await userEvent.click(await canvas.findByRole('button', { name: 'Page 3' }));
    await expect(refiltered.last.request).toMatchObject({ filterUri: '/DataSet', startIndex: 50 });
    refiltered.last.answer();
    await userEvent.type(canvas.getByRole('searchbox'), 'a');
    await expect(refiltered.last.request).toMatchObject({ filterUri: '/DataSet?name=a', startIndex: 0 });
    refiltered.last.answer();
    await userEvent.keyboard('{Backspace}');
    await expect(refiltered.last.request).toMatchObject({ filterUri: '/DataSet', startIndex: 0 });
    refiltered.last.answer();
    await waitFor(() =>
      expect(canvas.getByRole('status')).toHaveTextContent('Showing 1 to 25 of 60 Data Sets'),
    );
  },
};
