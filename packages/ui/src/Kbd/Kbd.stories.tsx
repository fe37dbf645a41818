import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Kbd } from './Kbd.tsx';

const meta = {
  title: 'Components/Kbd',
  component: Kbd,
  args: { keys: ['Ctrl', 'K'] },
  parameters: {
    guide: {
      use: ['Shows the keys of a shortcut beside what they do.'],
      avoid: ['Code or a value: `CodeText`.', 'In a menu: the `shortcut` of its entry.'],
      pattern: 'none: text',
      keys: {},
    },
  },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ctrl K')).toBeVisible();
  },
};

export const Playground: Story = { args: { keys: ['Alt', '↑↓'] } };
