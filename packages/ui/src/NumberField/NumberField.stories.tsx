import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NumberField } from './NumberField.tsx';

const meta = {
  title: 'Components/NumberField',
  component: NumberField,
  args: { label: 'Limit of insurance', defaultValue: 1_500_000, onValueChange: fn() },
  parameters: {
    frame: { maxWidth: 240 },
    guide: {
      use: [
        'Take it for amounts, counts and measures: whatever is calculated with or compared.',
        'Say the unit in `suffix` and the limits in `hint`: a number beyond them is set to the nearest on leaving.',
        'Turn on `hasSteppers` where numbers change by ones and twos, such as a priority.',
      ],
      avoid: [
        'For codes made of digits (postal codes, class codes, phone numbers): `TextField`, which keeps leading zeros.',
        'For one of a few known numbers: `Select`.',
      ],
      pattern: 'Spinbutton',
      keys: {
        ArrowUp: 'a step more',
        ArrowDown: 'a step less',
        'Page Up': 'ten steps more',
        'Page Down': 'ten steps less',
        Enter: 'brings the number within its limits',
        'Home, End': 'move the caret to the beginning or the end of what is typed, not to the limits',
      },
    },
  },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('spinbutton', { name: 'Limit of insurance' });
    await expect(input).toHaveValue('1,500,000');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(input).toHaveValue('1500000');
    await userEvent.keyboard('25x0,000');
    await expect(input).toHaveValue('250000');
    await expect(args.onValueChange).toHaveBeenLastCalledWith(250_000);
    await expect(input).toHaveAttribute('aria-valuenow', '250000');
    await userEvent.tab();
    await expect(input).toHaveValue('250,000');
    await expect(input).toHaveAttribute('aria-valuetext', '250,000');
  },
};

export const Playground: Story = {
  args: {
    label: 'Distance to coast',
    defaultValue: 1.5,
    decimals: 1,
    min: 0,
    max: 100,
    step: 0.5,
    suffix: 'mi',
    hasSteppers: true,
    hint: '0 to 100 miles',
  },
};
