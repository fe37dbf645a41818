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
  parameters: {
    guide: {
      use: [
        'A list, a tab or a page holds nothing yet, or nothing matches: say which, and what to do about it.',
        'Offer the one action that fills it.',
      ],
      avoid: ['It could not be loaded: `ErrorState`.', 'It is still loading: `Skeleton`.'],
      pattern: 'none: a heading, a text and perhaps a button',
      keys: {},
    },
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
