import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { DataItemsEditor } from './DataItemsEditor.tsx';
import { parseDataItems } from './model/parseDataItems.ts';
import { EditorHost } from './testing/EditorHost.tsx';
import { manyItems } from './testing/sampleItems.ts';

const fiveThousand = parseDataItems(manyItems(5000));
const cellName = fn((column: string, row: number, group: string) => `${column}, row ${row}, ${group}`);
const labels = { cell: cellName };

const meta = {
  title: 'Widgets/DataItemsEditor/Large',
  tags: ['!dev', '!autodocs'],
  component: DataItemsEditor,
  args: { value: fiveThousand, onValueChange: fn(), hasDefaultPrecedence: true },
  render: (args) => (
    <div data-testid="scroller" style={{ height: 600, overflow: 'auto' }}>
      <EditorHost {...args} />
    </div>
  ),
  parameters: { layout: 'padded' },
} satisfies Meta<typeof DataItemsEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Of 5,000 items only those near the part on screen are drawn, wherever it is; the heads stay in sight. */
export const FiveThousandItems: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('5,000 items')).toBeVisible();
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '5002');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    const scroller = canvas.getByTestId('scroller');
    scroller.scrollTop = 2500 * 36;
    const label = await canvas.findByRole('textbox', { name: 'Label, row 2500, group 1' });
    await expect(label).toBeVisible();
    await expect(label.closest('[role=row]')).toHaveAttribute('aria-rowindex', '2501');
    await expect(canvas.getAllByRole('row').length).toBeLessThan(60);
    const bounds = scroller.getBoundingClientRect();
    await expect(
      canvas.getByRole('button', { name: 'Apply Sorting' }).getBoundingClientRect().top,
    ).toBeGreaterThanOrEqual(bounds.top);
    const head = canvas.getByRole('columnheader', { name: 'Label' }).getBoundingClientRect();
    await expect(head.top).toBeGreaterThan(bounds.top);
    await expect(head.bottom).toBeLessThan(bounds.top + 140);
    scroller.scrollTop = scroller.scrollHeight;
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Label, new row, group 1' })).toBeVisible(),
    );
  },
};

/** A keystroke draws the row it is typed in, and no other. */
export const OneRowPerKeystroke: Story = {
  args: { labels, onValueChange: fn() },
  play: async ({ args, canvas, userEvent }) => {
    const label = canvas.getByRole('textbox', { name: 'Label, row 5, group 1' });
    await userEvent.click(label);
    cellName.mockClear();
    await userEvent.keyboard('x');
    await expect(label).toHaveValue('Industry 1676x');
    const rows = cellName.mock.calls.map(([, row]) => row);
    await expect(rows.length).toBeGreaterThan(0);
    await expect(new Set(rows)).toEqual(new Set([5]));
    // The draft gets the text after that, and no other row is drawn by it either.
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalled());
    await expect(new Set(cellName.mock.calls.map(([, row]) => row))).toEqual(new Set([5]));
  },
};

/** A field keeps focus, and typing its place, also after its row was scrolled out of sight. */
export const FocusSurvivesScrolling: Story = {
  play: async ({ canvas, userEvent }) => {
    const scroller = canvas.getByTestId('scroller');
    const label = canvas.getByRole('textbox', { name: 'Label, row 3, group 1' });
    await userEvent.click(label);
    scroller.scrollTop = 3000 * 36;
    await canvas.findByRole('textbox', { name: 'Label, row 3000, group 1' });
    await expect(label).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    const below = await canvas.findByRole('textbox', { name: 'Label, row 4, group 1' });
    await waitFor(() => expect(below).toHaveFocus());
    const bounds = scroller.getBoundingClientRect();
    await waitFor(() => {
      const { top, bottom } = below.getBoundingClientRect();
      expect(top).toBeGreaterThan(bounds.top + 120);
      expect(bottom).toBeLessThan(bounds.bottom);
    });
  },
};

/** An error far away is one press away. */
export const FarError: Story = {
  args: {
    value: parseDataItems([
      ...manyItems(5000),
      { name: 'Last', value: '100000', grouping: '', ordering: 5000 },
    ]),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: '1 duplicate value' }));
    const value = await canvas.findByRole('textbox', { name: 'Value, row 5001, group 1' });
    await waitFor(() => expect(value).toHaveFocus());
    await expect(value).toHaveAccessibleDescription('Also the value of Industry 0');
    await expect(value).toBeVisible();
  },
};

/** Groups are drawn as needed, too; a new one at the end receives focus. */
export const ManyGroups: Story = {
  args: {
    value: parseDataItems(
      manyItems(4000).map((item, index) => ({ ...item, grouping: `Group ${index >> 2}` })),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('table').length).toBeLessThan(20);
    await userEvent.click(canvas.getByRole('button', { name: 'Add Group' }));
    const name = await canvas.findByRole('textbox', { name: 'Name of group 1001' });
    await waitFor(() => expect(name).toHaveFocus());
  },
};

/** Without a scrolling element around it the editor scrolls with the page. */
export const ScrollsWithThePage: Story = {
  render: (args) => <EditorHost {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
    window.scrollTo(0, 4000 * 36);
    await waitFor(() =>
      expect(canvas.getByRole('textbox', { name: 'Label, row 4000, group 1' })).toBeVisible(),
    );
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);
    window.scrollTo(0, 0);
    await canvas.findByRole('textbox', { name: 'Label, row 1, group 1' });
  },
};
