import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AdvancedFilter } from './AdvancedFilter.tsx';
import type { AdvancedFilterProps } from './AdvancedFilterProps.ts';
import { addCondition, emptyFilter } from './model/editFilter.ts';
import { parseFilterUri } from './model/parseFilterUri.ts';
import { serializeFilterUri } from './model/serializeFilterUri.ts';
import { sampleFields, sampleSavedFilters } from './testing/sampleFields.ts';
import type { FilterField } from './types.ts';

const onRetry = fn();
const twoConditions = parseFilterUri('/FormTemplate?name=fire&status.in=0,2', sampleFields).filter;

const meta = {
  title: 'Widgets/AdvancedFilter/Features',
  component: AdvancedFilter,
  tags: ['!dev', '!autodocs'],
  args: {
    kind: 'FormTemplate',
    fields: sampleFields,
    defaultValue: twoConditions,
    defaultIsOpen: true,
    debounceMs: 0,
    onFilterUriChange: fn(),
    onOpenChange: fn(),
  },
} satisfies Meta<typeof AdvancedFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Folded, it still says how many conditions count. */
export const Collapsed: Story = {
  args: { defaultIsOpen: false },
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('button', { name: 'Advanced Filter' });
    await expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await expect(canvas.queryByRole('group', { name: 'Condition 1' })).toBeNull();
    await expect(canvas.getByText('2 active')).toBeVisible();
    await userEvent.click(toggle);
    await expect(canvas.getByRole('group', { name: 'Condition 1' })).toBeVisible();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(true);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.queryByRole('group', { name: 'Condition 1' })).toBeNull();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** Below 768 pixels the value is in a line of its own, and nothing overflows. */
export const Narrow: Story = {
  render: (args) => (
    <div style={{ width: 560 }}>
      <AdvancedFilter {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const row = within(canvas.getByRole('group', { name: 'Condition 1' }));
    const top = (element: HTMLElement) => element.getBoundingClientRect().top;
    await expect(top(row.getByRole('textbox', { name: 'Value' }))).toBeGreaterThan(
      top(row.getByRole('combobox', { name: 'Operator' })),
    );
    const root = canvas.getByRole('region', { name: 'Advanced Filter' });
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};

export const Phone: Story = {
  args: { savedFilters: sampleSavedFilters, defaultSelectedFilterId: 's1' },
  render: (args) => (
    <div style={{ width: 320 }}>
      <AdvancedFilter {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const root = canvas.getByRole('region', { name: 'Advanced Filter' });
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};

export const Loading: Story = {
  args: { savedFilters: undefined, onSaveFilter: fn() },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Saved filter' })).toHaveTextContent(
      'Loading saved filters',
    );
  },
};

export const WithError: Story = {
  args: {
    savedFilters: [],
    savedFiltersError: { reason: 'The saved filters could not be loaded: no connection.', onRetry },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('no connection');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Empty: Story = {
  args: { defaultValue: emptyFilter('FormTemplate') },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No conditions: everything is shown.')).toBeVisible();
  },
};

/** It shows what it is, says why it cannot be changed, and offers nothing that would. */
export const ReadOnly: Story = {
  args: { readOnlyReason: 'Not while objects are being chosen' },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add Condition' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Remove condition 1' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Clear All' })).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Value' })).toHaveAccessibleDescription(
      'Not while objects are being chosen',
    );
  },
};

/** What is incomplete, or a duplicate, is marked and left out. */
export const Incomplete: Story = {
  args: {
    defaultValue: {
      kind: 'FormTemplate',
      conditions: [
        { id: 'a', field: 'valid', operator: 'eq', values: ['true'] },
        { id: 'b', field: 'valid', operator: 'eq', values: ['false'] },
        { id: 'c', field: 'gone', operator: 'eq', values: ['x'] },
        { id: 'd', field: 'status', operator: 'eq', values: ['9'] },
        { id: 'e', field: 'name', operator: 'contains', values: [] },
      ],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('1 active')).toBeVisible();
    const description = (ordinal: number) =>
      expect(canvas.getByRole('group', { name: `Condition ${ordinal}` }));
    await description(2).toHaveAccessibleDescription(
      'Not applied: a condition above has the same field and operator',
    );
    await description(3).toHaveAccessibleDescription('Not applied: this field can no longer be filtered by');
    await description(4).toHaveAccessibleDescription('Not applied: the field no longer has this value');
    const shown = (ordinal: number, name: string) =>
      expect(
        within(canvas.getByRole('group', { name: `Condition ${ordinal}` })).getByRole('combobox', { name }),
      );
    await shown(3, 'Field').toHaveTextContent('gone');
    await shown(4, 'Value').toHaveTextContent('9');
    await description(5).toHaveAccessibleDescription('Not applied: a value is missing');
  },
};

function Held(props: AdvancedFilterProps) {
  const [value, setValue] = useState(twoConditions);
  return (
    <>
      <AdvancedFilter {...props} value={value} onValueChange={setValue} />
      <output style={{ display: 'block', padding: 12 }}>{serializeFilterUri(value, sampleFields)}</output>
    </>
  );
}

/** The host holds the filter, and turns it into a URI. */
export const ExampleHeldByTheHost: Story = {
  render: (args) => <Held {...args} defaultValue={undefined} />,
  play: async ({ canvas, userEvent }) => {
    const uri = () => canvas.getByText(/^\/FormTemplate/);
    await expect(uri()).toHaveTextContent('/FormTemplate?name=fire&status.in=0%2C2');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Value' }), ' & flood');
    await expect(uri()).toHaveTextContent('/FormTemplate?name=fire%20%26%20flood&status.in=0%2C2');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove condition 2' }));
    await expect(uri()).toHaveTextContent('/FormTemplate?name=fire%20%26%20flood');
  },
};

const manyFields: readonly FilterField[] = Array.from({ length: 60 }, (_, index) => ({
  key: `f${index}`,
  label: `Field ${index}`,
  type: 'choice',
  options: Array.from({ length: 500 }, (__, option) => ({ value: `${option}`, label: `Option ${option}` })),
}));

/** Fifty conditions over sixty fields with five hundred choices each. */
export const Large: Story = {
  args: {
    fields: manyFields,
    defaultValue: {
      kind: 'FormTemplate',
      conditions: manyFields
        .slice(0, 50)
        .map(({ key }, index) => ({ id: key, field: key, operator: 'eq', values: [`${index}`] })),
    },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('50 active')).toBeVisible();
    const last = within(canvas.getByRole('group', { name: 'Condition 50' }));
    const value = last.getByRole('combobox', { name: 'Value' });
    await userEvent.clear(value);
    await userEvent.type(value, 'Option 499');
    await userEvent.click(await screen.findByRole('option', { name: 'Option 499' }));
    await waitFor(() =>
      expect(args.onFilterUriChange).toHaveBeenLastCalledWith(expect.stringMatching(/f49=499$/)),
    );
  },
};

/** What it is given shows as text. */
export const HostileContent: Story = {
  args: {
    fields: [
      { key: 'x', label: '<img src=x onerror=alert(1)>', type: 'text' },
      { key: 'y', label: 'no-break-'.repeat(1200), type: 'text' },
    ],
    defaultValue: {
      kind: 'FormTemplate',
      conditions: [
        { id: '1', field: 'x', operator: 'contains', values: ['<script>alert(1)</script>'] },
        { id: '2', field: 'y', operator: 'contains', values: ['🏚️'.repeat(2000)] },
      ],
    },
    savedFilters: [{ id: 's', name: '<b>bold</b>'.repeat(200), filterUri: '/FormTemplate?<i>=1' }],
    defaultSelectedFilterId: 's',
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByText('<img src=x onerror=alert(1)>')[0]).toBeVisible();
    await expect(canvasElement.querySelector('img, b, i')).toBeNull();
    const root = canvas.getByRole('region', { name: 'Advanced Filter' });
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    fields: [{ key: 'name', label: 'الاسم', type: 'text' }],
    defaultValue: addCondition(parseFilterUri('/F?name=حريق', sampleFields).filter),
    labels: { title: 'تصفية متقدمة', addCondition: 'إضافة شرط', clearAll: 'مسح الكل' },
  },
  play: async ({ canvas }) => {
    const [field] = canvas.getAllByRole('combobox', { name: 'Field' });
    const value = canvas.getByRole('textbox', { name: 'Value' });
    await expect(field?.getBoundingClientRect().left).toBeGreaterThan(value.getBoundingClientRect().left);
  },
};
