import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { parseSettings } from './model/settingTexts.ts';
import { SettingsPanel } from './SettingsPanel.tsx';
import type { SettingsPanelProps } from './SettingsPanelProps.ts';
import { allGroups, loadSampleSet, sampleSettings } from './testing/sampleSettings.ts';
import type { SettingDescriptor } from './types.ts';

const onRetry = fn();

const meta = {
  title: 'Widgets/SettingsPanel/Features',
  component: SettingsPanel,
  tags: ['!dev', '!autodocs'],
  args: {
    settings: sampleSettings,
    defaultOpenGroups: allGroups,
    loadValueSet: loadSampleSet,
    onValueChange: fn(),
    onSettingPress: fn(),
  },
  parameters: { frame: { width: 320 } },
} satisfies Meta<typeof SettingsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Loading: Story = {
  args: { settings: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Component Settings' })).toHaveAttribute(
      'aria-busy',
      'true',
    );
    await expect(canvas.getByText('Loading settings')).toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: {
    settings: undefined,
    error: { title: 'The settings could not be loaded', reason: 'There is no connection.', onRetry },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is no connection.');
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Empty: Story = {
  args: { settings: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This component has no settings')).toBeVisible();
  },
};

/** It names the missing permission; nothing can be edited, and what is edited elsewhere is opened to be read. */
export const ReadOnly: Story = {
  args: { readOnlyReason: 'Needs the permission MANAGE_FORMS' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Needs the permission MANAGE_FORMS')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Variable Name' }), 'x');
    await expect(canvas.getByRole('switch', { name: 'Conditional' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: /^Required Level/ }));
    await expect(args.onSettingPress).toHaveBeenLastCalledWith('requiredLevel', { isReadOnly: true });
    await expect(canvas.getByRole('combobox', { name: 'Validator' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** In production, settings that say so are locked, and say why. */
export const InProduction: Story = {
  args: { isInProduction: true },
  play: async ({ args, canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Variable Name' });
    await expect(name).toHaveAttribute('readonly');
    await expect(name).toHaveAccessibleDescription('Locked: the form is in production');
    const level = canvas.getByRole('button', { name: /^Required Level/ });
    await expect(level).toHaveAccessibleDescription('Locked: the form is in production');
    await userEvent.click(level);
    await expect(args.onSettingPress).toHaveBeenLastCalledWith('requiredLevel', { isReadOnly: true });
    await expect(canvas.getByRole('textbox', { name: 'Flags' })).not.toHaveAttribute('readonly');
  },
};

/** New fields are open in production, except for settings that are locked for them too. */
export const NewFieldInProduction: Story = {
  args: { isInProduction: true, isNew: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Variable Name' })).not.toHaveAttribute('readonly');
    await expect(canvas.getByRole('button', { name: /^Required Level/ })).toHaveAccessibleDescription(
      'Locked: the form is in production',
    );
  },
};

/** A dropdown whose stored value is not among its options marks itself, and its group counts it. */
export const InvalidDropdown: Story = {
  args: { defaultValue: { ...parseSettings(sampleSettings), validator: 'email' } },
  play: async ({ canvas, userEvent }) => {
    const validator = canvas.getByRole('combobox', { name: 'Validator' });
    await expect(validator).toHaveTextContent('email');
    await expect(validator).toHaveAttribute('aria-invalid', 'true');
    await expect(validator).toHaveAccessibleDescription('This value is no longer among the options');
    await expect(canvas.getByText('1 error')).toBeVisible();
    await userEvent.click(validator);
    await userEvent.click(await screen.findByRole('option', { name: 'None' }));
    await expect(validator).not.toHaveAttribute('aria-invalid');
    await expect(canvas.queryByText('1 error')).toBeNull();
  },
};

/** Choices that could not be loaded show the reason, and are retried. */
export const OptionsFailed: Story = {
  args: { defaultValue: { ...parseSettings(sampleSettings), dataSetName: 'Broken', defaultItem: 'NY' } },
  play: async ({ canvas, userEvent }) => {
    const alert = await canvas.findByRole('alert');
    await expect(alert).toHaveTextContent(
      'The values of data set Broken could not be loaded: no connection.',
    );
    await userEvent.click(canvas.getByRole('combobox', { name: 'Default Value' }));
    await userEvent.keyboard('zzz');
    const listed = await screen.findByText(/could not be loaded/, { selector: '[data-part="note"]' });
    await expect(listed).toBeVisible();
    await expect(screen.queryByText('Loading options')).toBeNull();
    await userEvent.keyboard('{Escape}');
    await userEvent.tab();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await canvas.findByRole('alert');
    await expect(canvas.getByRole('combobox', { name: 'Default Value' })).toHaveValue('NY');
    await expect(canvas.getByRole('combobox', { name: 'Default Value' })).not.toHaveAttribute('aria-invalid');
  },
};

/** A setting that a data set turns inactive on its arrival is reset, and the host receives the reason. */
export const ResetByADataSet: Story = {
  args: { defaultValue: { ...parseSettings(sampleSettings), dataSetName: 'Empty', refreshable: 'true' } },
  play: async ({ args, canvas }) => {
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenCalledWith(
        expect.objectContaining({ dataSetName: 'Empty', refreshable: 'false' }),
        { reason: 'reset', resetNames: ['refreshable'] },
      ),
    );
    await expect(args.onValueChange).toHaveBeenCalledTimes(1);
    await expect(canvas.getByText('Reset to its default: Refreshable')).toBeInTheDocument();
    await expect(canvas.queryByRole('checkbox', { name: 'Refreshable' })).toBeNull();
  },
};

/** Nothing is reset where nothing can be edited. */
export const NotResetWhileReadOnly: Story = {
  args: { ...ResetByADataSet.args, readOnlyReason: 'Needs the permission MANAGE_FORMS' },
  play: async ({ args, canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Text for No Items' })).toBeVisible());
    await waitFor(() => expect(canvas.queryByRole('checkbox', { name: 'Refreshable' })).toBeNull());
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** What separates values cannot be in one: it is refused, with the reason. */
export const DelimiterRefused: Story = {
  args: {
    debounceMs: 0,
    settings: [
      {
        settingName: 'tag',
        label: 'Tag',
        inputType: 'dropdown',
        group: 'core',
        valueDelimiter: '|',
        allowNewValues: true,
        values: [],
      },
      {
        settingName: 'cities',
        label: 'Cities',
        inputType: 'multiselect',
        group: 'core',
        values: [
          { value: 'Albany', label: 'Albany' },
          { value: 'New York, NY', label: 'New York' },
        ],
      },
    ],
  },
  play: async ({ args, canvas, userEvent }) => {
    const tag = canvas.getByRole('combobox', { name: 'Tag' });
    await userEvent.type(tag, 'a|b');
    await userEvent.click(await screen.findByRole('option', { name: 'Use “a|b”' }));
    await expect(tag).toHaveAccessibleDescription(
      '“a|b” cannot be used: “|” parts values and cannot be in one',
    );
    await expect(args.onValueChange).not.toHaveBeenCalled();
    const cities = canvas.getByRole('combobox', { name: /^Cities/ });
    await userEvent.click(cities);
    await userEvent.click(await screen.findByRole('option', { name: 'New York' }));
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await expect(
      canvas.getByText('“New York, NY” cannot be used: “,” parts values and cannot be in one'),
    ).toBeVisible();
    await userEvent.click(await screen.findByRole('option', { name: 'Albany' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      { tag: '', cities: 'Albany' },
      expect.objectContaining({ settingName: 'cities' }),
    );
  },
};

/** A text is committed 500 ms after the last key; leaving the field commits it at once. */
export const Debounced: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const flags = canvas.getByRole('textbox', { name: 'Flags' });
    await userEvent.type(flags, 'abc');
    await expect(flags).toHaveValue('abc');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledTimes(1));
    await userEvent.type(flags, 'd');
    await userEvent.tab();
    await expect(args.onValueChange).toHaveBeenCalledTimes(2);
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ flags: 'abcd' }),
      expect.anything(),
    );
  },
};

const circle: readonly SettingDescriptor[] = [
  {
    settingName: 'a',
    label: 'First',
    inputType: 'text',
    group: 'core',
    value: 'x',
    displayConditions: [{ componentSettingName: 'b', operator: 'notEmpty' }],
  },
  {
    settingName: 'b',
    label: 'Second',
    inputType: 'text',
    group: 'core',
    value: 'y',
    displayConditions: [{ componentSettingName: 'a', operator: 'notEmpty' }],
  },
  { settingName: 'c', label: 'Third', inputType: 'text', group: 'core' },
];

/** Settings that need each other turn inactive together. */
export const Circle: Story = {
  args: { settings: circle, debounceMs: 0 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.clear(canvas.getByRole('textbox', { name: 'First' }));
    await expect(args.onValueChange).toHaveBeenLastCalledWith({ a: '', b: '', c: '' }, expect.anything());
    await expect(canvas.getAllByRole('textbox')).toHaveLength(1);
  },
};

function Held(props: SettingsPanelProps) {
  const [value, setValue] = useState(() => parseSettings(sampleSettings));
  return (
    <>
      <SettingsPanel {...props} value={value} onValueChange={setValue} />
      <output>{value['labelText']}</output>
    </>
  );
}

export const ExampleHeldByTheHost: Story = {
  args: { debounceMs: 0, defaultOpenGroups: ['display'] },
  render: (args) => <Held {...args} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Label Text' }), ' of risk');
    await expect(canvas.getByText('State of risk')).toBeVisible();
  },
};

/** Three hundred settings that all depend on the one before. */
export const Large: Story = {
  args: {
    debounceMs: 0,
    settings: Array.from({ length: 300 }, (_, index) => ({
      settingName: `s${index}`,
      label: `Setting ${index}`,
      inputType: 'switch',
      group: 'core',
      value: true,
      ...(index > 0 && {
        displayConditions: [{ componentSettingName: `s${index - 1}`, operator: 'equals', value: true }],
      }),
    })),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByRole('switch')).toHaveLength(300);
    await userEvent.click(canvas.getByRole('switch', { name: 'Setting 0' }));
    await expect(canvas.getAllByRole('switch')).toHaveLength(1);
  },
};

/** What it is given shows as text and stays in its column. */
export const HostileContent: Story = {
  args: {
    settings: [
      {
        settingName: 'a',
        label: '<img src=x onerror=alert(1)>',
        inputType: 'text',
        group: 'core',
        value: '<b>x</b>',
      },
      {
        settingName: 'b',
        label: 'no-break-'.repeat(200),
        inputType: 'button',
        group: 'core',
        value: '🏚️'.repeat(5000),
      },
      {
        settingName: '__proto__',
        label: 'حقل',
        inputType: 'dropdown',
        group: 'core',
        value: 'x'.repeat(10_000),
        values: [],
      },
      {
        settingName: 'constructor',
        label: 'Constructor',
        inputType: 'multiselect',
        group: 'core',
        value: '<i>1</i>,<i>2</i>',
      },
    ],
  },
  play: async ({ canvas }) => {
    const root = canvas.getByRole('region', { name: 'Component Settings' });
    await expect(canvas.getByRole('textbox', { name: '<img src=x onerror=alert(1)>' })).toHaveValue(
      '<b>x</b>',
    );
    await expect(root.querySelector('img, b, i')).toBeNull();
    await expect(root.scrollWidth).toBeLessThanOrEqual(root.clientWidth);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    labels: { title: 'إعدادات المكوّن', search: 'بحث', searchPlaceholder: 'بحث' },
  },
};
