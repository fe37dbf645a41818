import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Checkbox/Features',
  component: Checkbox,
  tags: ['!dev', '!autodocs'],
  args: { label: 'Select all rows', onCheckedChange: fn() },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Mixed: Story = {
  args: { defaultChecked: 'mixed' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await expect(box).toBePartiallyChecked();
    await userEvent.click(box);
    await expect(box).toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true, expect.anything());
  },
};

/** A press asks, and only the caller answers. */
export const MixedHeldByTheCaller: Story = {
  args: { checked: 'mixed' },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox');
    await userEvent.click(box);
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true, expect.anything());
    await expect(box).toBePartiallyChecked();
    await userEvent.keyboard(' ');
    await expect(box).toBePartiallyChecked();
  },
};

export const Hint: Story = {
  args: { hint: 'Those on further pages too' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select all rows' });
    await expect(box).toHaveAccessibleDescription('Those on further pages too');
  },
};

export const WithError: Story = {
  args: { error: 'Agree before you go on', hint: 'Those on further pages too' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select all rows' });
    await expect(box).toBeInvalid();
    await expect(box).toHaveAccessibleDescription('Agree before you go on');
  },
};

const permission = 'You need the permission MANAGE_RULES';

export const ReadOnly: Story = {
  args: { defaultChecked: true, hint: 'Those on further pages too', readOnlyReason: permission },
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Select all rows' });
    await userEvent.tab();
    await expect(box).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByText('Select all rows'));
    await expect(box).toBeChecked();
    await expect(box).toHaveAttribute('aria-readonly', 'true');
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    await expect(box).toHaveAccessibleDescription(`Those on further pages too ${permission}`);
    await expect(canvas.getByText(permission)).toBeVisible();
  },
};

export const ReadOnlyMixed: Story = {
  args: { defaultChecked: 'mixed', readOnlyReason: permission },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox'));
    await expect(canvas.getByRole('checkbox')).toBePartiallyChecked();
  },
};

export const HiddenLabel: Story = {
  args: { isLabelHidden: true },
  play: async ({ canvas }) => {
    const target = canvas.getByRole('checkbox', { name: 'Select all rows' }).closest('label');
    await expect(target?.getBoundingClientRect()).toMatchObject({ width: 24, height: 24 });
  },
};

export const States: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
      <Checkbox label="Off" checked={false} onCheckedChange={fn()} />
      <Checkbox label="On" checked onCheckedChange={fn()} />
      <Checkbox label="Mixed" checked="mixed" onCheckedChange={fn()} />
      <Checkbox label="Off, disabled" checked={false} isDisabled onCheckedChange={fn()} />
      <Checkbox label="On, disabled" checked isDisabled onCheckedChange={fn()} />
      <Checkbox label="Off, with an error" checked={false} error="Agree before you go on" />
      <Checkbox label="Off, read-only" checked={false} readOnlyReason={permission} />
      <Checkbox label="On, read-only" checked readOnlyReason={permission} />
    </div>
  ),
};

export const LongText: Story = {
  args: {
    label: 'Clear the value of a field when it is not among the data items after they were generated again',
  },
  parameters: { frame: { maxWidth: 260 } },
};

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Select all rows'));
    await expect(args.onCheckedChange).not.toHaveBeenCalled();
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

export const HeldByTheCaller: Story = {
  args: { checked: false },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(args.onCheckedChange).toHaveBeenCalledWith(true, expect.anything());
    await expect(canvas.getByRole('checkbox')).not.toBeChecked();
  },
};

export const RightToLeft: Story = {
  args: { label: 'تحديد كل الصفوف', defaultChecked: true },
  parameters: { rightToLeft: true },
};

function Perils() {
  const [chosen, setChosen] = useState<readonly string[]>(['Wind']);
  const all = ['Wind', 'Hail', 'Fire'];
  const state = chosen.length === all.length || (chosen.length > 0 && 'mixed');
  return (
    <fieldset style={{ display: 'grid', gap: 4, border: 0, margin: 0, padding: 0 }}>
      <legend style={{ fontWeight: 600 }}>Perils</legend>
      <Checkbox
        label="All perils"
        aria-controls={all.join(' ')}
        checked={state}
        onCheckedChange={(isOn) => setChosen(isOn ? all : [])}
      />
      {all.map((peril) => (
        <Checkbox
          key={peril}
          id={peril}
          label={peril}
          style={{ marginInlineStart: 24 }}
          checked={chosen.includes(peril)}
          onCheckedChange={(isOn) =>
            setChosen(isOn ? [...chosen, peril] : chosen.filter((other) => other !== peril))
          }
        />
      ))}
    </fieldset>
  );
}

export const ExampleAllOfAGroup: Story = {
  render: () => <Perils />,
  play: async ({ canvas, userEvent }) => {
    const all = canvas.getByRole('checkbox', { name: 'All perils' });
    await expect(all).toBePartiallyChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: 'Fire' })).toBeChecked();
    await userEvent.click(all);
    await expect(canvas.getByRole('checkbox', { name: 'Wind' })).not.toBeChecked();
  },
};
