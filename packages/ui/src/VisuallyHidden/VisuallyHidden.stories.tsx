import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Components/VisuallyHidden',
  component: VisuallyHidden,
  args: { children: 'sorted ascending' },
  parameters: {
    guide: {
      use: [
        'Words that assistive technology needs and the eye gets from elsewhere: a colour, a place, an icon.',
      ],
      avoid: ['Words for everyone: show them.', 'Whole controls: what can be reached has to be seen.'],
      pattern: 'none: text',
      keys: {},
    },
  },
} satisfies Meta<typeof VisuallyHidden>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  render: (args) => (
    <p>
      Name <VisuallyHidden {...args} />
    </p>
  ),
  play: async ({ canvas }) => {
    const text = canvas.getByText('sorted ascending');
    await expect(text.getBoundingClientRect().width).toBeLessThanOrEqual(1);
  },
};

export const Playground: Story = {};
