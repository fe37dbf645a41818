import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { DataItemsEditor } from './DataItemsEditor.tsx';
import { parseDataItems } from './model/parseDataItems.ts';
import { EditorHost } from './testing/EditorHost.tsx';
import {
  constructionClasses,
  constructionClassesWithErrors,
  longText,
  unusualItems,
} from './testing/sampleItems.ts';

const meta = {
  title: 'Widgets/DataItemsEditor/Features',
  tags: ['!dev', '!autodocs'],
  component: DataItemsEditor,
  args: { value: parseDataItems(constructionClasses), onValueChange: fn(), hasDefaultPrecedence: false },
  render: (args) => <EditorHost {...args} />,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof DataItemsEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A new set: one group, one row, and the words that say what to do. */
export const Empty: Story = {
  args: { value: parseDataItems([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('table')).toHaveLength(1);
    await expect(canvas.getByPlaceholderText('Enter a Group Name (optional)')).toHaveValue('');
    await expect(canvas.getByPlaceholderText('Add a label')).toHaveValue('');
    await expect(canvas.getByPlaceholderText('Add a value')).toHaveValue('');
    await expect(canvas.getByRole('button', { name: 'Add Group' })).toBeEnabled();
  },
};

/** Label and Value are always there, 'Set as Default Value' only where the set's type has it. */
export const WithDefaultValues: Story = {
  args: { hasDefaultPrecedence: true },
  play: async ({ canvas }) => {
    const [table] = canvas.getAllByRole('table');
    const heads = within(table ?? document.body).getAllByRole('columnheader');
    await expect(heads.map((head) => head.textContent)).toEqual([
      'Row',
      'Label',
      'Value',
      'Set as Default Value',
    ]);
    await expect(
      canvas.getByRole('textbox', { name: 'Set as Default Value, row 1, group Combustible and mixed' }),
    ).toHaveValue('1');
  },
};

export const WithoutDefaultValues: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Set as Default Value')).not.toBeInTheDocument();
  },
};

/** Every mistake in words at its cell, and how many in each group. */
export const Errors: Story = {
  args: { value: parseDataItems(constructionClassesWithErrors), hasDefaultPrecedence: true },
  play: async ({ canvas }) => {
    const errorOf = (name: string) => {
      const field = canvas.getByRole('textbox', { name });
      expect(field).toBeInvalid();
      return expect(field);
    };
    await errorOf('Value, row 3, group Combustible and mixed').toHaveAccessibleDescription('Enter a value');
    await errorOf('Label, row 4, group Combustible and mixed').toHaveAccessibleDescription(
      'Also the label of row 1',
    );
    await errorOf('Set as Default Value, row 2, group Combustible and mixed').toHaveAccessibleDescription(
      'Same as Frame',
    );
    await errorOf('Set as Default Value, row 4, group Combustible and mixed').toHaveAccessibleDescription(
      'Whole number, 1 to 2,147,483,647',
    );
    await errorOf('Name of group 3').toHaveAccessibleDescription('Another group has this name');
    const [, second] = canvas.getAllByRole('textbox', { name: 'Value, row 2, group Fire resistive' });
    await expect(second).toBeUndefined();
    await errorOf('Value, row 2, group Fire resistive').toHaveAccessibleDescription(
      'Also the value of Frame',
    );
    await expect(
      canvas.getByRole('textbox', { name: 'Value, row 1, group Combustible and mixed' }),
    ).toBeValid();
    await expect(canvas.getByRole('button', { name: '4 errors' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '1 duplicate value' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: '6 errors' })).toBeVisible();
  },
};

/** A count of errors leads from one to the next, and starts over at the end. */
export const NextError: Story = {
  args: { value: parseDataItems(constructionClassesWithErrors) },
  play: async ({ canvas, userEvent }) => {
    const next = canvas.getByRole('button', { name: '4 errors' });
    const visited = [
      'Value, row 3, group Combustible and mixed',
      'Label, row 4, group Combustible and mixed',
    ];
    for (const name of [...visited, 'Value, row 2, group Fire resistive', 'Name of group 3', ...visited]) {
      await userEvent.click(next);
      await expect(canvas.getByRole('textbox', { name })).toHaveFocus();
    }
  },
};

const refusedDraft = parseDataItems(constructionClasses);

/** What a server refused is shown in its cell, like an error of the editor's own. */
export const Refused: Story = {
  args: {
    value: refusedDraft,
    refusals: new Map([[refusedDraft.groups[0]?.items[0]?.id ?? '', { label: 'The label is not allowed.' }]]),
  },
  play: async ({ canvas }) => {
    const label = canvas.getByRole('textbox', { name: 'Label, row 1, group Combustible and mixed' });
    await expect(label).toHaveAttribute('aria-invalid', 'true');
    await expect(label).toHaveAccessibleDescription('The label is not allowed.');
  },
};

/** Without the permission: nothing to add, no blank rows, text to read, select and copy, and the reason. */
export const ReadOnly: Story = {
  args: {
    isReadOnly: true,
    readOnlyReason: 'Editing needs the permission “Manage data sets”.',
    hasDefaultPrecedence: true,
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Editing needs the permission “Manage data sets”.')).toBeVisible();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    await expect(canvas.queryByPlaceholderText('Add a label')).not.toBeInTheDocument();
    await expect(canvas.getAllByRole('row')).toHaveLength(constructionClasses.length + 2);
    const label = canvas.getByRole('textbox', { name: 'Label, row 1, group Combustible and mixed' });
    for (const field of canvas.getAllByRole('textbox')) {
      await expect(field).toHaveAttribute('readonly');
      await expect(field).toHaveAttribute('aria-readonly', 'true');
    }
    await userEvent.type(label, 'x{Enter}{Escape}');
    await expect(label).toHaveValue('Frame');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.click(label);
    await userEvent.keyboard('{ArrowDown}');
    await expect(
      canvas.getByRole('textbox', { name: 'Label, row 2, group Combustible and mixed' }),
    ).toHaveFocus();
  },
};

export const ReadOnlyEmpty: Story = {
  args: {
    value: parseDataItems([]),
    isReadOnly: true,
    readOnlyReason: 'Editing needs the permission “Manage data sets”.',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No data items')).toBeVisible();
    await expect(canvas.getByPlaceholderText('Unnamed group')).toHaveAttribute('readonly');
  },
};

/** Text of a thousand characters, markup and right-to-left text are text like any other. */
export const HostileContent: Story = {
  args: { value: parseDataItems(unusualItems) },
  play: async ({ canvas, canvasElement }) => {
    const values = canvas
      .getAllByRole('textbox', { name: /^Label, row/ })
      .map((field) => field.getAttribute('value'));
    await expect(values).toEqual(unusualItems.map(({ name }) => name));
    await expect(canvasElement.querySelector('b, script')).toBeNull();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
    await expect(canvas.getByRole('textbox', { name: 'Value, row 4, group 1' })).toHaveAccessibleDescription(
      /^Also the value of A label of a thousand characters.{0,30}…$/,
    );
  },
};

/** Text longer than 45 characters is shown whole after half a second of hovering; shorter text is not. */
export const TooltipOfLongText: Story = {
  args: {
    value: parseDataItems([
      { name: longText, value: 'x'.repeat(45), ordering: 0 },
      { name: 'Short', value: 'y'.repeat(46), ordering: 1 },
    ]),
  },
  play: async ({ canvas, userEvent }) => {
    const field = (name: string) => canvas.getByRole('textbox', { name });
    const hover = (name: string) => userEvent.hover(field(name));
    let started = 0;
    // The first time its code is loaded meanwhile, and events that a script sends are not repeated by a pointer that rests.
    const hoverUntilLoaded = async () => {
      if (screen.queryByRole('tooltip') === null) {
        await userEvent.unhover(field('Label, row 1, group 1'));
        started = performance.now();
        await hover('Label, row 1, group 1');
      }
      await expect(screen.getByRole('tooltip')).toHaveTextContent(longText);
    };
    await waitFor(hoverUntilLoaded, { interval: 1000, timeout: 8000 });
    await expect(performance.now() - started).toBeGreaterThanOrEqual(500);
    await hover('Value, row 1, group 1');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
    await hover('Value, row 2, group 1');
    await expect(await screen.findByRole('tooltip', {}, { timeout: 3000 })).toHaveTextContent('y'.repeat(46));
  },
};

/** The host's own words. */
export const Translated: Story = {
  args: {
    labels: {
      columns: { label: 'Bezeichnung', value: 'Wert', defaultPrecedence: 'Vorgabe' },
      addGroup: 'Gruppe hinzufügen',
      itemCount: (count) => `${count} Einträge`,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Gruppe hinzufügen' })).toBeVisible();
    await expect(canvas.getByText('4 Einträge')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Wert, row 1, group Fire resistive' })).toHaveValue(
      'MFR',
    );
  },
};
