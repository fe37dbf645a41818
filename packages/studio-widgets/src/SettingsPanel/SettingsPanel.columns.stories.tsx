import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { SettingsPanel } from './SettingsPanel.tsx';
import { columnSettings } from './testing/sampleSettings.ts';
import type { SettingDescriptor } from './types.ts';

const meta = {
  title: 'Widgets/SettingsPanel/Columns',
  component: SettingsPanel,
  tags: ['!dev', '!autodocs'],
  args: { settings: columnSettings, debounceMs: 0, onValueChange: fn() },
  parameters: { frame: { width: 320 } },
} satisfies Meta<typeof SettingsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const valuesWith = (part: object) => [expect.objectContaining(part), expect.anything()] as const;

/** An empty column of 150 pixels at first, which stores nothing until it is edited. */
export const EmptyAtFirst: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const totals = within(canvas.getByRole('group', { name: 'Totals' }));
    const name = totals.getByRole('textbox', { name: 'Column 1' });
    await expect(name).toHaveValue('');
    await expect(totals.getByRole('spinbutton', { name: 'Width of column 1' })).toHaveValue('150');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await userEvent.type(name, 'premium');
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(
        ...valuesWith({ totals: '[{"name":"premium","width":150}]' }),
      ),
    );
    await userEvent.clear(name);
    await waitFor(() => expect(args.onValueChange).toHaveBeenLastCalledWith(...valuesWith({ totals: '' })));
  },
};

/** What a column shows is chosen where the setting has choices; what is stored beside name and width stays. */
export const Edited: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const columns = within(canvas.getByRole('group', { name: 'Summary Columns' }));
    await userEvent.click(columns.getByRole('button', { name: 'Add Column' }));
    const width = await columns.findByRole('spinbutton', { name: 'Width of column 3' });
    await expect(width).toHaveValue('150');
    await userEvent.click(columns.getByRole('combobox', { name: 'Column 3' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Deductible' }));
    await userEvent.clear(width);
    await userEvent.type(width, '80{Enter}');
    await userEvent.click(columns.getByRole('button', { name: 'Move column 2 up' }));
    await expect(columns.getByRole('button', { name: 'Remove column 1' })).toHaveFocus();
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(
        ...valuesWith({
          summaryColumns: JSON.stringify([
            { name: 'limit', width: 90, format: 'money' },
            { name: 'peril', width: 220 },
            { name: 'deductible', width: 80 },
          ]),
        }),
      ),
    );
  },
};

/** The focus stays among the columns while they are taken away; the last one is empty again. */
export const Removed: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const columns = within(canvas.getByRole('group', { name: 'Summary Columns' }));
    columns.getByRole('button', { name: 'Remove column 2' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(columns.getByRole('button', { name: 'Remove column 1' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(columns.getByRole('spinbutton', { name: 'Width of column 1' })).toHaveValue('150');
    await expect(columns.getByRole('button', { name: 'Remove column 1' })).toHaveFocus();
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(...valuesWith({ summaryColumns: '' })),
    );
  },
};

/** In production the columns can be read, and nothing is offered. */
export const Locked: Story = {
  args: { isInProduction: true },
  play: async ({ canvas }) => {
    const totals = within(canvas.getByRole('group', { name: 'Totals' }));
    await expect(canvas.getByRole('group', { name: 'Totals' })).toHaveAccessibleDescription(
      'Locked: the form is in production',
    );
    await expect(totals.queryAllByRole('button')).toEqual([]);
    await expect(totals.getByRole('textbox', { name: 'Column 1' })).toHaveAttribute('readonly');
  },
};

const strange: SettingDescriptor = {
  settingName: 'summaryColumns',
  label: 'Summary Columns',
  inputType: 'columns',
  group: 'core',
  value: 'peril;limit',
};
// What a server that is ahead of this panel may send.
const unknown = { ...strange, settingName: 'later', label: 'Later', inputType: 'colour', value: 'red' };

/** What cannot be read as columns, and an input type that is not known, are edited as texts. */
export const AsText: Story = {
  args: { settings: [strange, unknown as unknown as SettingDescriptor] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Summary Columns' })).toHaveValue('peril;limit');
    await expect(canvas.getByRole('textbox', { name: 'Later' })).toHaveValue('red');
  },
};
