import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RadioGroup } from './RadioGroup.tsx';

const meta = {
  title: 'Components/RadioGroup',
  component: RadioGroup<string>,
  args: {
    label: 'Apply scoring',
    options: [
      { value: 'always', label: 'Always' },
      { value: 'condition', label: 'When condition is met' },
    ],
    onValueChange: fn(),
  },
  parameters: {
    frame: { maxWidth: 360 },
    guide: {
      use: [
        'Take it for two to five choices that exclude each other and are worth comparing.',
        'Give a `hint` to a choice whose effect its name does not say.',
        'Start with a choice made wherever one is right for most people.',
      ],
      avoid: [
        'With more than five choices, or little room: `Select`.',
        'For on and off: `Switch` when it acts at once, `Checkbox` when it is saved with the rest.',
      ],
      pattern: 'Radio Group',
      keys: {
        Tab: 'to the chosen one, and past the group',
        'ArrowDown, ArrowRight': 'chooses the next, round at the end',
        'ArrowUp, ArrowLeft': 'chooses the one before',
        Space: 'chooses the one in focus',
      },
    },
  },
} satisfies Meta<typeof RadioGroup<string>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radiogroup', { name: 'Apply scoring' })).toBeVisible();
    const always = canvas.getByRole('radio', { name: 'Always' });
    const condition = canvas.getByRole('radio', { name: 'When condition is met' });
    await userEvent.click(canvas.getByText('Always'));
    await expect(always).toBeChecked();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('always');
    await userEvent.keyboard('{ArrowDown}');
    await expect(condition).toBeChecked();
    await expect(condition).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await expect(always).toBeChecked();
    await expect(args.onValueChange).toHaveBeenCalledTimes(3);
  },
};

export const Playground: Story = {
  args: {
    label: 'Restore mode',
    hint: 'Everything happens in one transaction',
    isRequired: true,
    defaultValue: 'refresh',
    options: [
      { value: 'refresh', label: 'Refresh', hint: 'Updates what exists and adds what does not' },
      { value: 'insert', label: 'Insert', hint: 'Adds what does not exist, and leaves the rest alone' },
      { value: 'clean', label: 'Clean Insert', hint: 'Removes everything first' },
    ],
  },
};
