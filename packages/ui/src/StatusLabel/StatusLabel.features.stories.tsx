import type { Meta, StoryObj } from '@storybook/react-vite';
import CircleCheck from 'lucide-react/icons/circle-check';
import Clock from 'lucide-react/icons/clock';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { expect } from 'storybook/test';
import { Avatar } from '../Avatar/index.ts';
import { StatusLabel } from './StatusLabel.tsx';

const meta = {
  title: 'Components/StatusLabel/Features',
  component: StatusLabel,
  tags: ['!dev', '!autodocs'],
  args: { children: 'Active' },
} satisfies Meta<typeof StatusLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

const column = { display: 'grid', gap: 8, justifyItems: 'start' };

export const Tones: Story = {
  render: () => (
    <div style={column}>
      <StatusLabel>Inactive</StatusLabel>
      <StatusLabel tone="accent">In review</StatusLabel>
      <StatusLabel tone="good">Active</StatusLabel>
      <StatusLabel tone="warning">Draft</StatusLabel>
      <StatusLabel tone="bad">Invalid</StatusLabel>
    </div>
  ),
  play: async ({ canvas }) => {
    for (const word of ['Inactive', 'In review', 'Active', 'Draft', 'Invalid']) {
      await expect(canvas.getByText(word)).toBeVisible();
    }
  },
};

export const Icons: Story = {
  render: () => (
    <div style={column}>
      <StatusLabel icon={<Clock size={16} />}>Waiting</StatusLabel>
      <StatusLabel tone="good" icon={<CircleCheck size={16} />}>
        Deployed
      </StatusLabel>
      <StatusLabel tone="bad" icon={<TriangleAlert size={16} />}>
        Not deployed
      </StatusLabel>
    </div>
  ),
};

export const WithNote: Story = { args: { tone: 'good', note: 'since 11/18/26' } };

export const Small: Story = { args: { tone: 'warning', size: 'sm', children: 'Draft' } };

export const LongText: Story = {
  args: {
    tone: 'bad',
    children: 'Not deployed, because three rules refer to data sets that no longer exist',
  },
  render: (args) => (
    <div style={{ width: 220 }}>
      <StatusLabel {...args} />
    </div>
  ),
};

export const RightToLeft: Story = {
  render: () => (
    <div dir="rtl" lang="ar" style={column}>
      <StatusLabel tone="good">نشط</StatusLabel>
      <StatusLabel tone="warning" note="منذ أمس">
        مسودة
      </StatusLabel>
    </div>
  ),
};

export const ExamplePresence: Story = {
  render: () => (
    <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <Avatar name="Priya Nair" presence="online" aria-hidden="true" />
      <span style={{ fontWeight: 550 }}>Priya Nair</span>
      <StatusLabel tone="good" size="sm">
        online
      </StatusLabel>
    </div>
  ),
};
