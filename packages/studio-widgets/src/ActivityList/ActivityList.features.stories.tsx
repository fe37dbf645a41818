import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ActivityList } from './ActivityList.tsx';

const hostile = `<img src=x onerror=alert(1)>\u202e👩‍👩‍👧‍👦${'unbroken'.repeat(1200)}`;

const meta = {
  title: 'Widgets/ActivityList/Features',
  component: ActivityList,
  tags: ['!autodocs'],
  args: { entries: [], onClear: fn() },
} satisfies Meta<typeof ActivityList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const HostileContent: Story = {
  args: {
    isOpen: true,
    entries: [
      { id: '2', time: Date.UTC(2026, 10, 18), action: hostile, reason: hostile },
      {
        id: '1',
        time: Date.UTC(2026, 10, 17),
        action: 'Save data set',
        reason: 'No answer from the server.',
      },
    ],
  },
  play: async () => {
    const [item] = await screen.findAllByRole('listitem');
    await waitFor(() => expect(item).toBeVisible());
    await expect(document.querySelector('img')).toBeNull();
    await expect(item?.textContent).toContain(hostile);
    await expect(item?.scrollWidth).toBeLessThanOrEqual((item?.clientWidth ?? 0) + 1);
  },
};
