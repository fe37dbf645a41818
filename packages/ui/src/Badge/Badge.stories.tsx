import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Components/Badge',
  component: Badge,
  args: { children: 'Product/Field Dependent' },
  parameters: {
    guide: {
      use: [
        'One or two words about the kind or the state of a thing, beside its name.',
        'A count in a tab or a navigation item.',
      ],
      avoid: [
        'A state with an icon or a note of its own: `StatusLabel`.',
        'Something that can be pressed or removed: a button, or the tags of a `TagField`.',
      ],
      pattern: 'none: text',
      keys: {},
    },
  },
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Product/Field Dependent')).toBeVisible();
  },
};

export const Playground: Story = { args: { tone: 'good', children: 'Active' } };
