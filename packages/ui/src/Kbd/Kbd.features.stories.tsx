import type { Meta, StoryObj } from '@storybook/react-vite';
import { Kbd } from './Kbd.tsx';

const meta = {
  title: 'Components/Kbd/Features',
  component: Kbd,
  tags: ['!dev', '!autodocs'],
  args: { keys: ['Del'] },
} satisfies Meta<typeof Kbd>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InASentence: Story = {
  render: () => (
    <p style={{ color: 'var(--st-text-muted)', fontSize: 13 }}>
      2 of 6 selected · <Kbd keys={['Alt', '↑↓']} /> move · <Kbd keys={['Del']} /> remove
    </p>
  ),
};

export const RightToLeft: Story = {
  args: { keys: ['Ctrl', 'K'] },
  parameters: { rightToLeft: true },
};
