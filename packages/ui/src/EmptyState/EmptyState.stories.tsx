import type { Meta, StoryObj } from '@storybook/react-vite';
import Database from 'lucide-react/icons/database';
import { expect } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { EmptyState } from './EmptyState.tsx';

const meta = {
  title: 'Components/EmptyState',
  component: EmptyState,
  args: {
    title: 'No matching data sets',
    children: 'Change the search or the filters.',
    action: <Button>Clear All</Button>,
    icon: <Database size={20} />,
  },
  argTypes: { action: { control: false }, icon: { control: false } },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'No matching data sets' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Clear All' })).toBeVisible();
  },
};

export const Playground: Story = { args: { title: 'No references', children: undefined } };
