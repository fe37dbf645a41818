import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AdvancedFilter } from './AdvancedFilter.tsx';
import { parseFilterUri } from './model/parseFilterUri.ts';
import { sampleFields, sampleSavedFilters } from './testing/sampleFields.ts';

const meta = {
  title: 'Widgets/AdvancedFilter',
  component: AdvancedFilter,
  args: {
    kind: 'FormTemplate',
    fields: sampleFields,
    defaultIsOpen: true,
    debounceMs: 0,
    onValueChange: fn(),
    onFilterUriChange: fn(),
  },
  parameters: {
    guide: {
      use: [
        'A list that is filtered by several of its fields, and whose filters are worth keeping.',
        'Turn the filter into the URI of the list call with `serializeFilterUri`, and an address back with `parseFilterUri`.',
      ],
      avoid: ['One text to look for: `SearchField`.', 'One or two fixed filters: a `Select` each.'],
      pattern: 'Disclosure (Show/Hide)',
      keys: {
        Tab: 'field, operator, value and remove button of each condition in turn, then Add Condition',
        'Enter, Space': 'folds the conditions, opens a list, adds or removes a condition',
        'ArrowDown, ArrowUp': 'move through the options of a list',
        Escape: 'closes a list, a menu or a dialog',
      },
    },
  },
} satisfies Meta<typeof AdvancedFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

const choose = async (userEvent: Parameters<NonNullable<Story['play']>>[0]['userEvent'], name: string) =>
  userEvent.click(await screen.findByRole('option', { name }));

export const Default: Story = {
  play: async ({ args, canvas, userEvent, step }) => {
    const row = (ordinal: number) => within(canvas.getByRole('group', { name: `Condition ${ordinal}` }));
    const status = () => canvas.getByRole('status');
    const lastUri = () => expect(args.onFilterUriChange);

    await step('without conditions it says that everything is shown', async () => {
      await expect(canvas.getByText('No conditions: everything is shown.')).toBeVisible();
      await expect(canvas.queryByRole('button', { name: 'Clear All' })).toBeNull();
    });

    await step(
      'adding a condition focuses its field; it is marked and left out while incomplete',
      async () => {
        await userEvent.click(canvas.getByRole('button', { name: 'Add Condition' }));
        const field = row(1).getByRole('combobox', { name: 'Field' });
        await waitFor(() => expect(field).toHaveFocus());
        await expect(canvas.getByRole('group', { name: 'Condition 1' })).toHaveAccessibleDescription(
          'Not applied: select a field',
        );
        await expect(status()).toHaveTextContent('Condition added');
        await expect(args.onFilterUriChange).not.toHaveBeenCalled();
        await expect(canvas.queryByText('1 active')).toBeNull();
      },
    );

    await step('by pointer: field, operator and value', async () => {
      await userEvent.click(row(1).getByRole('combobox', { name: 'Field' }));
      await choose(userEvent, 'Name');
      await expect(row(1).getByRole('combobox', { name: 'Operator' })).toHaveTextContent('contains');
      await userEvent.type(row(1).getByRole('textbox', { name: 'Value' }), 'fire');
      await waitFor(() => lastUri().toHaveBeenLastCalledWith('/FormTemplate?name=fire'));
      await expect(canvas.getByText('1 active')).toBeVisible();
      await userEvent.click(row(1).getByRole('combobox', { name: 'Operator' }));
      await choose(userEvent, 'starts with');
      await waitFor(() => lastUri().toHaveBeenLastCalledWith('/FormTemplate?name.startsWith=fire'));
    });

    await step('by keyboard', async () => {
      canvas.getByRole('button', { name: 'Add Condition' }).focus();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(row(2).getByRole('combobox', { name: 'Field' })).toHaveFocus());
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('option', { name: 'Status' });
      await userEvent.keyboard('stat{Enter}');
      await expect(row(2).getByRole('combobox', { name: 'Field' })).toHaveTextContent('Status');
      await userEvent.tab();
      await expect(row(2).getByRole('combobox', { name: 'Operator' })).toHaveFocus();
      await userEvent.tab();
      await expect(row(2).getByRole('combobox', { name: 'Value' })).toHaveFocus();
      await userEvent.keyboard('{Enter}');
      await screen.findByRole('option', { name: 'Draft' });
      await userEvent.keyboard('dr{Enter}');
      await waitFor(() => lastUri().toHaveBeenLastCalledWith('/FormTemplate?name.startsWith=fire&status=0'));
      await expect(canvas.getByText('2 active')).toBeVisible();
    });

    await step('removing one hands the focus to its neighbour, the last to Add Condition', async () => {
      row(1).getByRole('button', { name: 'Remove condition 1' }).focus();
      await userEvent.keyboard('{Enter}');
      await expect(status()).toHaveTextContent('Condition removed, 1 left');
      await waitFor(() => expect(row(1).getByRole('button', { name: 'Remove condition 1' })).toHaveFocus());
      await waitFor(() => lastUri().toHaveBeenLastCalledWith('/FormTemplate?status=0'));
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Add Condition' })).toHaveFocus());
      await waitFor(() => lastUri().toHaveBeenLastCalledWith('/FormTemplate'));
    });
  },
};

export const Playground: Story = { args: { savedFilters: sampleSavedFilters, onSaveFilter: fn() } };

/** Each type has its operators and its field for the value. */
export const EveryType: Story = {
  args: {
    defaultValue: parseFilterUri(
      '/FormTemplate?name=fire&status.in=0,2&products.in=bop,gl%5C%2Cumb&version.gte=2&lastModified.lt=1767225600000&valid=true&products.notEmpty=true',
      sampleFields,
    ).filter,
  },
  play: async ({ args, canvas, userEvent, step }) => {
    const row = (ordinal: number) => within(canvas.getByRole('group', { name: `Condition ${ordinal}` }));
    await expect(canvas.getByText('7 active')).toBeVisible();
    await expect(row(3).getByText('General Liability, Umbrella')).toBeVisible();
    await expect(row(4).getByRole('spinbutton', { name: 'Value' })).toHaveValue('2');
    await expect(row(5).getByRole('textbox', { name: 'Value' })).toHaveValue('01/01/2026');
    await expect(row(5).getByRole('combobox', { name: 'Operator' })).toHaveTextContent('is before');
    await expect(row(6).getByRole('combobox', { name: 'Value' })).toHaveTextContent('Yes');
    await expect(row(7).queryByRole('combobox', { name: 'Value' })).toBeNull();

    await step('an operator keeps the values that it takes', async () => {
      await userEvent.click(row(2).getByRole('combobox', { name: 'Operator' }));
      await choose(userEvent, 'is not');
      await expect(row(2).getByRole('combobox', { name: 'Value' })).toHaveTextContent('Draft');
      await waitFor(() =>
        expect(args.onFilterUriChange).toHaveBeenLastCalledWith(expect.stringContaining('status.ne=0')),
      );
    });

    await step('a number, a day, yes or no are entered', async () => {
      const version = row(4).getByRole('spinbutton', { name: 'Value' });
      await userEvent.clear(version);
      await expect(row(4).getByText('Not applied: a value is missing')).toBeVisible();
      await userEvent.type(version, '12');
      const day = row(5).getByRole('textbox', { name: 'Value' });
      await userEvent.clear(day);
      await userEvent.type(day, '02/28/2026');
      await userEvent.click(row(6).getByRole('combobox', { name: 'Value' }));
      await choose(userEvent, 'No');
      await waitFor(() =>
        expect(args.onFilterUriChange).toHaveBeenLastCalledWith(
          expect.stringContaining('version.gte=12&lastModified.lt=1772236800000&valid=false'),
        ),
      );
    });

    await step('Clear All removes every condition', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Clear All' }));
      await expect(args.onFilterUriChange).toHaveBeenLastCalledWith('/FormTemplate');
      await expect(canvas.getByRole('status')).toHaveTextContent('All conditions removed');
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Add Condition' })).toHaveFocus());
      await expect(canvas.queryByText(/active$/)).toBeNull();
    });
  },
};
