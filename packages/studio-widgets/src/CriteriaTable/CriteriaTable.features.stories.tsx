import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { CriteriaTable } from './CriteriaTable.tsx';
import type { CriteriaTableProps } from './CriteriaTableProps.ts';
import { parseCriteria, serializeCriteria } from './model/savedCriteria.ts';
import { dataItems, fields, products, rows } from './testing/sampleCriteria.ts';

const meta = {
  title: 'Widgets/CriteriaTable/Features',
  component: CriteriaTable,
  tags: ['!dev', '!autodocs'],
  args: { dataItems, products, fields, isProductDependent: true, defaultValue: rows, onValueChange: fn() },
} satisfies Meta<typeof CriteriaTable>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It says which permission is missing, has no blank row, and can still be read, walked through and sorted. */
export const ReadOnly: Story = {
  args: { readOnlyReason: 'Needs the permission MANAGE_DATASETS' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Needs the permission MANAGE_DATASETS')).toBeVisible();
    await expect(canvas.getByRole('grid')).toHaveAttribute('aria-readonly', 'true');
    await expect(canvas.getAllByRole('row')).toHaveLength(4);
    await userEvent.click(canvas.getByRole('gridcell', { name: 'Frame' }));
    await userEvent.keyboard('{Enter}x{Delete}');
    await expect(screen.queryByRole('combobox')).toBeNull();
    await expect(canvas.getByRole('gridcell', { name: 'Frame' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Label' }));
    await expect(canvas.getAllByRole('gridcell')[0]).toHaveTextContent('Frame');
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

export const Empty: Story = {
  args: { defaultValue: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('row')).toHaveLength(2);
    await expect(canvas.getByText('Select a data item')).toBeVisible();
  },
};

export const EmptyReadOnly: Story = {
  args: { defaultValue: [], isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No criteria')).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

export const NoDependencies: Story = {
  args: { isProductDependent: false, fields: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Criteria need a product or a form field dependency.')).toBeVisible();
    await expect(canvas.queryByRole('grid')).toBeNull();
  },
};

/** While the items are loading nothing is marked as unknown, and the dropdown says so. */
export const Loading: Story = {
  args: { dataItems: undefined },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('gridcell', { name: 'JM' })).not.toHaveAttribute('aria-invalid');
    await userEvent.click(canvas.getByRole('gridcell', { name: 'JM' }));
    await expect(await screen.findAllByText('Loading options')).not.toHaveLength(0);
    await userEvent.keyboard('{Escape}{Escape}');
  },
};

/** What is missing is shown at its cell. */
export const Faults: Story = {
  args: {
    defaultValue: parseCriteria([
      { value: 'FR' },
      { productName: 'bop' },
      { value: 'GONE', fieldValue2: '3' },
      { value: 'FR', fieldValue1: 'gone too' },
    ]),
  },
  play: async ({ canvas }) => {
    const invalid = () => canvas.getAllByRole('gridcell').filter((each) => each.hasAttribute('aria-invalid'));
    await expect(invalid().map((each) => each.textContent)).toEqual([
      'Product or value missing',
      'Data item missing',
      'GONENo longer exists',
    ]);
    await expect(canvas.getByRole('gridcell', { name: 'gone too' })).toBeVisible();
  },
};

export const FieldsOnly: Story = {
  args: { isProductDependent: false, defaultValue: parseCriteria([{ value: 'FR' }]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('columnheader', { name: 'Product Dependency' })).toBeNull();
    await expect(canvas.getAllByRole('gridcell')[1]).toHaveTextContent('Product or value missing');
  },
};

const many = parseCriteria(
  Array.from({ length: 2_000 }, (_, index) => ({
    value: dataItems[index % 3]?.value ?? 'FR',
    fieldValue1: index % 2 === 0 ? 'NY' : 'TX',
    fieldValue2: String(2_000 - index),
    ordering: index,
  })),
);

/** Of 2,000 rows those in sight are drawn; the keys reach every one. */
export const Large: Story = {
  args: { defaultValue: many },
  play: async ({ args, canvas, userEvent }) => {
    const grid = canvas.getByRole('grid');
    await expect(grid).toHaveAttribute('aria-rowcount', '2002');
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeLessThan(60));
    await userEvent.tab();
    await userEvent.keyboard('{Control>}{End}{/Control}{ArrowUp}{ArrowLeft}');
    const last = await canvas.findByRole('gridcell', { name: '1' });
    await waitFor(() => expect(last).toHaveFocus());
    await userEvent.keyboard('5{Enter}');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.arrayContaining([expect.objectContaining({ id: 'r2000', field2: '5' })]),
      { reason: 'set-cell', rowId: 'r2000', column: 'field2', isTyped: true },
    );
    await userEvent.keyboard('{Control>}{Home}{/Control}');
    await waitFor(() => expect(canvas.getAllByRole('gridcell')[0]).toHaveFocus());
  },
};

/** A cell with the focus stays while the rows scroll. */
export const ScrolledAway: Story = {
  args: { defaultValue: many },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.click(canvas.getByRole('gridcell', { name: '2000' }));
    const input = within(canvas.getByRole('grid')).getByRole('textbox');
    await waitFor(() => expect(input).toHaveFocus());
    const scroller = canvasElement.querySelector('[data-part="scroller"]');
    if (scroller) scroller.scrollTop = 40_000;
    await canvas.findByRole('gridcell', { name: '889' });
    await expect(input).toHaveFocus();
    await userEvent.keyboard('7');
    await expect(input).toHaveValue('7');
  },
};

function Held(props: CriteriaTableProps) {
  const [value, setValue] = useState(rows);
  const context = { dataItems, products, fields, isProductDependent: true };
  return (
    <>
      <CriteriaTable {...props} value={value} onValueChange={setValue} />
      <output style={{ display: 'block', padding: 12, overflowWrap: 'anywhere' }}>
        {JSON.stringify(serializeCriteria(value, context, 'Construction').map((each) => each.value))}
      </output>
    </>
  );
}

/** The host holds the rows; invalid and blank ones are not saved. */
export const ExampleHeldByTheHost: Story = {
  render: (args) => <Held {...args} defaultValue={undefined} />,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('["JM","FR","NC"]')).toBeVisible();
    await userEvent.click(
      canvas.getAllByRole('gridcell', { name: 'Select a data item' })[0] ?? document.body,
    );
    await userEvent.click(await screen.findByRole('option', { name: 'Frame' }));
    await expect(canvas.getByText('["JM","FR","NC"]')).toBeVisible();
    await userEvent.keyboard('{ArrowRight}{Enter}');
    await userEvent.click(await screen.findByRole('option', { name: 'Businessowners' }));
    await expect(canvas.getByText('["JM","FR","NC","FR"]')).toBeVisible();
  },
};

/** What it is given shows as text, and is cut off in its cell. */
export const HostileContent: Story = {
  args: {
    dataItems: [{ value: 'x', label: '<img src=x onerror=alert(1)>' }],
    fields: [{ name: '<b>Field</b>'.repeat(40) }, { name: '🏚️' }, { name: 'no-break-'.repeat(50) }],
    defaultValue: parseCriteria([
      {
        value: 'x',
        fieldValue1: '<script>alert(1)</script>',
        fieldValue2: 'long '.repeat(2000),
        fieldValue3: 'حقل',
      },
    ]),
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('gridcell', { name: '<img src=x onerror=alert(1)>' })).toBeVisible();
    await expect(canvasElement.querySelector('img, script, b')).toBeNull();
    const [head, row] = canvas.getAllByRole('row');
    await expect(row?.scrollWidth).toBeLessThanOrEqual(head?.clientWidth ?? 0);
  },
};

/** The buttons stay in sight, and no cell with the focus is left under them. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 420 }}>
      <CriteriaTable {...args} />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    const scroller = canvas.getByRole('grid').parentElement;
    const edge = () => scroller?.getBoundingClientRect().right ?? 0;
    const remove = canvas.getByRole('button', { name: 'Remove row 1' });
    await expect(remove.getBoundingClientRect().right).toBeLessThanOrEqual(edge());
    await userEvent.tab();
    await userEvent.keyboard('{End}{ArrowLeft}');
    await waitFor(() => expect(scroller?.scrollLeft).toBeGreaterThan(0));
    const last = document.activeElement?.getBoundingClientRect().right;
    await expect(last).toBeLessThanOrEqual(remove.parentElement?.getBoundingClientRect().left ?? 0);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    dataItems: [{ value: 'JM', label: 'حجر' }],
    fields: [{ name: 'الولاية' }],
    defaultValue: parseCriteria([{ value: 'JM', fieldValue1: 'نيويورك' }]),
    labels: {
      columns: { dataItem: 'التسمية', product: 'المنتج', field1: 'الحقل 1', field2: '', field3: '' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getAllByRole('gridcell')[1]).toHaveFocus();
  },
};

/** What is wrong far down is one press away. */
export const GoToErrors: Story = {
  args: {
    defaultValue: Array.from({ length: 200 }, (_, index) => ({
      id: `r${index + 1}`,
      dataItem: index === 150 || index === 180 ? '' : (dataItems[0]?.value ?? ''),
      product: products[0]?.value ?? '',
      field1: '',
      field2: '',
      field3: '',
    })),
  },
  play: async ({ canvas, userEvent }) => {
    const summary = canvas.getByRole('button', { name: '2 errors' });
    for (const rowNumber of [151, 181, 151]) {
      await userEvent.click(summary);
      const cell = document.activeElement;
      await expect(cell).toHaveAttribute('aria-invalid', 'true');
      await expect(cell?.closest('[role=row]')).toHaveAttribute('aria-rowindex', String(rowNumber + 1));
    }
  },
};

/** What a server refused is shown in its cell, like a fault of the table's own. */
export const Refused: Story = {
  args: { refusals: new Map([[rows[0]?.id ?? '', { product: 'There is no such product.' }]]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There is no such product.')).toBeVisible();
  },
};

const classCodes = [
  { value: '44280', label: 'Plumbing' },
  { value: '91341', label: 'Carpentry' },
];
const searchCodes = fn(async (text: string) =>
  classCodes.filter(({ label }) => label.toLowerCase().includes(text.toLowerCase())),
);

/** Values that are too many to be loaded are looked for; what is in use and what was chosen is shown by its label. */
export const SearchedValues: Story = {
  args: {
    isProductDependent: false,
    fields: [
      {
        name: 'Class code',
        options: [{ value: '44280', label: 'Plumbing' }],
        search: { minSearchLength: 2, load: searchCodes },
      },
    ],
    defaultValue: parseCriteria([{ value: 'JM', fieldValue1: '44280', ordering: 0 }]),
  },
  play: async ({ args, canvas, userEvent }) => {
    searchCodes.mockClear();
    const cell = canvas.getByRole('gridcell', { name: 'Plumbing' });
    await userEvent.click(cell);
    const picker = await canvas.findByRole('combobox', { name: 'Field 1: Class code, row 1' });
    await expect(picker).toHaveValue('Plumbing');
    await userEvent.clear(picker);
    await expect(await screen.findByText('Type at least 2 characters')).toBeVisible();
    await expect(searchCodes).not.toHaveBeenCalled();
    await userEvent.type(picker, 'car');
    await userEvent.click(await screen.findByRole('option', { name: 'Carpentry' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.arrayContaining([expect.objectContaining({ field1: '91341' })]),
      expect.objectContaining({ reason: 'set-cell', column: 'field1', isTyped: false }),
    );
    await expect(await canvas.findByRole('gridcell', { name: 'Carpentry' })).toBeVisible();
  },
};
