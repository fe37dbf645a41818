import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from './Checkbox.tsx';

const meta = {
  title: 'Components/Checkbox',
  component: Checkbox,
  args: { label: 'Product', onCheckedChange: fn() },
  parameters: {
    guide: {
      use: [
        'Several of a few things, or one thing that takes effect when the form is saved.',
        '`mixed` for the head of a list of which some rows are chosen; `aria-controls` names what it switches.',
        'Set `readOnlyReason` where it may be read but not switched, so that the reason is known.',
      ],
      avoid: [
        'A setting that takes effect at once: `Switch`.',
        'One of several: `RadioGroup`.',
        'Many choices: `MultiSelect`.',
      ],
      pattern: 'Checkbox',
      keys: { Space: 'switches it; a mixed one turns on' },
    },
  },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Product' });
    await userEvent.click(canvas.getByText('Product'));
    await expect(box).toBeChecked();
    await userEvent.keyboard(' ');
    await expect(box).not.toBeChecked();
    await expect(args.onCheckedChange).toHaveBeenCalledTimes(2);
  },
};

export const Playground: Story = {
  args: { defaultChecked: true, hint: 'Rates of every product, published or not' },
};
