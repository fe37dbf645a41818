import type { Meta, StoryObj } from '@storybook/react-vite';
import { Badge } from './Badge.tsx';

const meta = {
  title: 'Components/Badge/Features',
  component: Badge,
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof Badge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8 }}>
      <Badge>Static</Badge>
      <Badge tone="accent">Commercial Auto</Badge>
      <Badge tone="good">Active</Badge>
      <Badge tone="warning">Draft</Badge>
      <Badge tone="bad">NOT</Badge>
    </div>
  ),
};

export const LongText: Story = {
  render: () => (
    <div style={{ width: 140 }}>
      <Badge>Enhanced dynamic data item generator</Badge>
    </div>
  ),
};

export const RightToLeft: Story = {
  args: { tone: 'good', children: 'نشط' },
  parameters: { rightToLeft: true },
};

export const ExampleInAHeading: Story = {
  render: () => (
    <h2 style={{ display: 'flex', gap: 8, alignItems: 'center', fontSize: 'var(--st-text-lg)' }}>
      Filing State <Badge tone="accent">Static</Badge>
    </h2>
  ),
};
