import type { Meta, StoryObj } from '@storybook/react-vite';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/EmptyState/Features',
  component: EmptyState,
  tags: ['!dev', '!autodocs'],
  args: { title: 'No matching items.' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnlyTitle: Story = {};

export const LongText: Story = {
  args: {
    title: 'Custom data sets are managed in the code',
    children:
      'Custom data sets are managed in the code, but you can still add dynamic criteria to a custom data set.',
  },
};

export const RightToLeft: Story = {
  args: { title: 'لا توجد مجموعات بيانات', children: 'غيّر البحث أو عوامل التصفية.' },
  parameters: { rightToLeft: true },
};
