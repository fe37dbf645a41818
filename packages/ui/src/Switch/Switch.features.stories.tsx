import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FormEvent, useState } from 'react';
import { expect, fn } from 'storybook/test';
import { NumberField } from '../NumberField/index.ts';
import { Switch, type SwitchProps } from './Switch.tsx';

const meta = {
  title: 'Components/Switch/Features',
  component: Switch,
  tags: ['!dev', '!autodocs'],
  args: { label: 'Live updates', onCheckedChange: fn() },
  parameters: { frame: { maxWidth: 360 } },
} satisfies Meta<typeof Switch>;

export default meta;
type Story = StoryObj<typeof meta>;

export const On: Story = { args: { defaultChecked: true } };

export const Hint: Story = {
  args: { hint: 'Others see your edits within a second' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
      'Others see your edits within a second',
    );
  },
};

export const Loading: Story = {
  args: { isPending: true, checked: true, hint: 'Others see your edits within a second' },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch');
    await userEvent.click(control);
    await userEvent.keyboard(' ');
    await expect(control).toHaveFocus();
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('status')).toHaveTextContent('Saving');
  },
};

export const LoadingOff: Story = { args: { isPending: true, checked: false } };

export const WithError: Story = {
  args: { error: 'The server did not answer. Try again.', hint: 'Others see your edits within a second' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch')).toBeInvalid();
    await expect(canvas.getByRole('switch')).toHaveAccessibleDescription(
      'The server did not answer. Try again.',
    );
  },
};

export const ReadOnly: Story = {
  args: { checked: true, readOnlyReason: 'You need the permission MANAGE_DATASETS' },
  play: async ({ args, canvas, userEvent }) => {
    const control = canvas.getByRole('switch');
    await userEvent.tab();
    await expect(control).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(control);
    await expect(control).toBeChecked();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    await expect(control).toHaveAccessibleDescription('You need the permission MANAGE_DATASETS');
  },
};

export const ReadOnlyOff: Story = {
  args: { checked: false, readOnlyReason: 'Published templates cannot be changed' },
};

function Submitted(props: SwitchProps) {
  const [count, setCount] = useState(0);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setCount(count + 1);
  };
  return (
    <form aria-label="Settings" onSubmit={submit}>
      <Switch {...props} />
      <button type="submit">Save</button>
      <output>{count}</output>
    </form>
  );
}

/** Enter submits the form that a switch is in, and switches nothing then. */
export const InAForm: Story = {
  render: (args) => <Submitted {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    canvas.getByRole('switch').focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByText('1')).toBeVisible();
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  render: (args) => (
    <div style={{ display: 'grid', gap: 8 }}>
      <Switch {...args} label="Off, disabled" />
      <Switch {...args} label="On, disabled" defaultChecked />
    </div>
  ),
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Off, disabled'));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
  },
};

export const HiddenLabel: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Live updates' })).toBeVisible();
  },
};

export const LongText: Story = {
  args: {
    label: 'Clear the value of a field when it is not among the data items after they were generated again',
    hint: 'Underwriters see the field marked as missing the next time they open the submission',
    defaultChecked: true,
  },
};

export const RightToLeft: Story = {
  args: { label: 'تحديثات مباشرة', hint: 'يرى الآخرون تعديلاتك خلال ثانية', defaultChecked: true },
  parameters: { rightToLeft: true },
};

function Search() {
  const [isOn, setOn] = useState(false);
  return (
    <div style={{ display: 'grid', gap: 12 }}>
      <Switch label="Server-side search" checked={isOn} onCheckedChange={setOn} />
      {isOn && (
        <NumberField
          label="Minimum characters required to search"
          min={1}
          max={9}
          defaultValue={3}
          hasSteppers
        />
      )}
    </div>
  );
}

export const ExampleWithNumber: Story = {
  render: () => <Search />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch'));
    await expect(canvas.getByRole('spinbutton')).toHaveValue('3');
  },
};
