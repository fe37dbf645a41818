import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, waitFor } from 'storybook/test';
import { SettingsPanel } from './SettingsPanel.tsx';
import type { SettingsPanelProps } from './SettingsPanelProps.ts';
import type { SettingDescriptor } from './types.ts';

const confirmChange = fn<SettingsPanelProps['confirmChange'] & {}>();
const loadValueSet = fn<SettingsPanelProps['loadValueSet'] & {}>();

const settings: readonly SettingDescriptor[] = [
  { settingName: 'variableName', label: 'Variable Name', inputType: 'text', group: 'core', value: 'state' },
  { settingName: 'width', label: 'Width', inputType: 'number', group: 'core', value: 200, inputLimit: 3 },
  { settingName: 'agency', label: 'Agency Editable', inputType: 'switch', group: 'core' },
];

const text = (settingName: string, label: string): SettingDescriptor => ({
  ...{ settingName, label, inputType: 'text', group: 'core' },
});

const meta = {
  title: 'Widgets/SettingsPanel/Host',
  component: SettingsPanel,
  tags: ['!dev', '!autodocs'],
  args: { settings, debounceMs: 0, onValueChange: fn() },
  beforeEach: () => {
    confirmChange.mockReset();
    loadValueSet.mockReset().mockResolvedValue([{ value: 'NY', label: 'New York' }]);
  },
} satisfies Meta<typeof SettingsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What the host finds wrong is shown at its setting, and counted on its group, whether it is entered here or elsewhere. */
export const FoundWrong: Story = {
  args: {
    settings: [
      { ...text('variableName', 'Variable Name'), value: 'state', problem: 'Another field has this name.' },
      { ...text('link', 'Link To'), inputType: 'button', problem: 'There is no such form.' },
      text('flags', 'Flags'),
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const name = canvas.getByRole('textbox', { name: 'Variable Name' });
    await expect(name).toBeInvalid();
    await expect(name).toHaveAccessibleDescription('Another field has this name.');
    await expect(canvas.getByRole('button', { name: /^Link To/ })).toHaveAccessibleDescription(
      'There is no such form.',
    );
    await expect(canvas.getByRole('textbox', { name: 'Flags' })).toBeValid();
    await userEvent.click(canvas.getByRole('button', { name: /^Core/ }));
    await expect(await canvas.findByText('2 errors')).toBeVisible();
  },
};

/** A change that the host asks about shows while it asks; declined it is taken back, confirmed it counts. */
export const ConfirmedChange: Story = {
  args: { confirmChange },
  play: async ({ args, canvas, userEvent }) => {
    const answers: ((isConfirmed: boolean) => void)[] = [];
    confirmChange.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    const name = canvas.getByRole('textbox', { name: 'Variable Name' });
    await userEvent.type(name, '2{Enter}');
    await waitFor(() => expect(answers).toHaveLength(1));
    await expect(confirmChange).toHaveBeenLastCalledWith(
      { settingName: 'variableName', before: 'state', after: 'state2' },
      { signal: expect.any(AbortSignal) },
    );
    await expect(name).toHaveValue('state2');
    await expect(args.onValueChange).not.toHaveBeenCalled();
    answers[0]?.(false);
    await waitFor(() => expect(name).toHaveValue('state'));
    await expect(args.onValueChange).not.toHaveBeenCalled();

    const toggle = canvas.getByRole('switch', { name: 'Agency Editable' });
    await userEvent.click(toggle);
    await waitFor(() => expect(answers).toHaveLength(2));
    await expect(toggle).toBeChecked();
    answers[1]?.(true);
    await waitFor(() => expect(args.onValueChange).toHaveBeenCalledTimes(1));
    await expect(args.onValueChange).toHaveBeenLastCalledWith(
      expect.objectContaining({ agency: 'true', variableName: 'state' }),
      { reason: 'set', settingName: 'agency', resetNames: [] },
    );
  },
};

/** Each setting has its own question. Taking an edit back gives its question up; a question that fails is no. */
export const QuestionGivenUp: Story = {
  args: { confirmChange },
  play: async ({ args, canvas, userEvent }) => {
    confirmChange.mockReturnValueOnce(new Promise(() => undefined)).mockRejectedValueOnce(new Error('gone'));
    const toggle = canvas.getByRole('switch', { name: 'Agency Editable' });
    await userEvent.click(toggle);
    const first = confirmChange.mock.lastCall?.[1].signal;
    await expect(first?.aborted).toBe(false);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Variable Name' }), '2{Enter}');
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Variable Name' })).toHaveValue('state'));
    await expect(toggle).toBeChecked();
    await expect(first?.aborted).toBe(false);
    await userEvent.click(toggle);
    await waitFor(() => expect(first?.aborted).toBe(true));
    await expect(toggle).not.toBeChecked();
    await expect(args.onValueChange).not.toHaveBeenCalled();
  },
};

/** A group that the panel does not know is shown under its own name, behind the others. */
export const GroupOfTheHost: Story = {
  args: {
    settings: [{ settingName: 'fee', label: 'Fee', inputType: 'text', group: 'Agency Fees' }, ...settings],
    defaultOpenGroups: ['core', 'Agency Fees'],
  },
  play: async ({ canvas }) => {
    const groups = canvas.getAllByRole('heading').map(({ textContent }) => textContent);
    await expect(groups).toEqual(['Core', 'Agency Fees']);
    await expect(canvas.getByRole('textbox', { name: 'Fee' })).toBeVisible();
  },
};

/** Choices that depend on the type of the form are loaded with it. */
export const ChoicesByFormType: Story = {
  args: {
    formType: '2',
    loadValueSet,
    settings: [
      { settingName: 'set', label: 'Data Set', inputType: 'text', group: 'core', value: 'States' },
      {
        settingName: 'default',
        label: 'Default Value',
        inputType: 'dropdown',
        group: 'core',
        dataSetNameFromSetting: 'set',
        dynamicValuesFormTypeDependent: true,
        value: 'NY',
      },
    ],
  },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('combobox', { name: 'Default Value' })).toHaveTextContent('New York'),
    );
    await expect(loadValueSet).toHaveBeenCalledTimes(1);
    await expect(loadValueSet).toHaveBeenCalledWith(
      { dataSetName: 'States', formType: '2' },
      { signal: expect.any(AbortSignal) },
    );
  },
};

/** What an input method composes is left alone until it is composed: neither cut nor made a zero, nor committed by its Enter. */
export const Composed: Story = {
  play: async ({ args, canvas }) => {
    const width = canvas.getByRole('textbox', { name: 'Width' });
    width.focus();
    fireEvent.compositionStart(width);
    fireEvent.input(width, { target: { value: '-1２３４' }, isComposing: true });
    await expect(width).toHaveValue('-1２３４');
    fireEvent.keyDown(width, { key: 'Enter', isComposing: true });
    await expect(args.onValueChange).not.toHaveBeenCalled();
    fireEvent.input(width, { target: { value: '1234' }, isComposing: true });
    fireEvent.compositionEnd(width, { data: '1234' });
    await waitFor(() => expect(width).toHaveValue('123'));
    await waitFor(() =>
      expect(args.onValueChange).toHaveBeenLastCalledWith(
        expect.objectContaining({ width: '123' }),
        expect.anything(),
      ),
    );
  },
};

/** Two fields, of which the panel shows one; what is reported is of the field that it was typed in. */
function TwoFields(props: SettingsPanelProps) {
  const [fields, setFields] = useState<Readonly<Record<string, SettingsPanelProps['value'] & {}>>>({
    roof: { variableName: 'roof', width: '200' },
    walls: { variableName: 'walls', width: '300' },
  });
  const [shown, setShown] = useState('roof');
  const other = shown === 'roof' ? 'walls' : 'roof';
  return (
    <div>
      <button type="button" onClick={() => setShown(other)}>
        Other
      </button>
      <output data-testid="fields">
        {Object.values(fields).map(({ variableName }) => `${variableName} `)}
      </output>
      <SettingsPanel
        {...props}
        subject={shown}
        value={fields[shown]}
        onValueChange={(value) => setFields((all) => ({ ...all, [shown]: value }))}
      />
    </div>
  );
}

/** A question goes on while another subject is shown; what it confirms is of the former one. */
export const AnsweredLater: Story = {
  args: { confirmChange, debounceMs: 5_000 },
  render: (args) => <TwoFields {...args} />,
  play: async ({ canvas, userEvent }) => {
    const answers: ((isConfirmed: boolean) => void)[] = [];
    confirmChange.mockImplementation(() => new Promise((resolve) => answers.push(resolve)));
    const name = () => canvas.getByRole('textbox', { name: 'Variable Name' });
    await userEvent.type(name(), 'Age{Enter}');
    await waitFor(() => expect(answers).toHaveLength(1));
    await userEvent.click(canvas.getByRole('button', { name: 'Other' }));
    await expect(name()).toHaveValue('walls');
    await expect(confirmChange.mock.lastCall?.[1].signal.aborted).toBe(false);
    answers[0]?.(true);
    await waitFor(() => expect(canvas.getByTestId('fields')).toHaveTextContent('roofAge walls'));
  },
};

/** Another subject is shown by the same controls; only those with the focus in them are drawn anew, and what was typed is of the former subject. */
export const AnotherSubject: Story = {
  args: { debounceMs: 5_000 },
  render: (args) => <TwoFields {...args} />,
  play: async ({ canvas, userEvent }) => {
    const name = () => canvas.getByRole('textbox', { name: 'Variable Name' });
    const other = canvas.getByRole('button', { name: 'Other' });
    const first = name();
    await userEvent.type(canvas.getByRole('searchbox'), 'name');
    await userEvent.type(first, 'Age');
    await userEvent.click(other);
    await expect(name()).toBe(first);
    await expect(name()).toHaveValue('walls');
    await expect(canvas.getByRole('searchbox')).toHaveValue('');
    await userEvent.type(name(), '2');
    // The focus stays in the field.
    fireEvent.click(other);
    await expect(name()).not.toBe(first);
    await expect(name()).toHaveValue('roofAge');
    await userEvent.click(other);
    await expect(name()).toHaveValue('walls2');
    await expect(canvas.getByTestId('fields')).toHaveTextContent('roofAge walls2');
  },
};
