import type { Meta, StoryObj } from '@storybook/react-vite';
import { Skeleton } from './Skeleton.tsx';

const meta = {
  title: 'Components/Skeleton/Features',
  component: Skeleton,
  tags: ['!dev', '!autodocs'],
} satisfies Meta<typeof Skeleton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Paragraph: Story = {
  render: () => (
    <div style={{ display: 'grid', gap: 10, maxWidth: 420 }} aria-busy="true">
      <Skeleton width="45%" height={18} />
      <Skeleton />
      <Skeleton />
      <Skeleton width="70%" />
    </div>
  ),
};

export const RelativeWidth: Story = { args: { width: '12rem', height: '1lh' } };

export const RightToLeft: Story = {
  args: { width: '60%' },
  parameters: { frame: { maxWidth: 420 }, rightToLeft: true },
};
