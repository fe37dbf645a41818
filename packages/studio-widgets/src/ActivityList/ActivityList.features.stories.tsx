import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ActivityList, type ActivityListProps } from './ActivityList.tsx';

const hostile = `<img src=x onerror=alert(1)>\u202e👩‍👩‍👧‍👦${'unbroken'.repeat(1200)}`;

const meta = {
  title: 'Widgets/ActivityList/Features',
  component: ActivityList,
  tags: ['!dev', '!autodocs'],
  args: { entries: [], onClear: fn() },
} satisfies Meta<typeof ActivityList>;

export default meta;
type Story = StoryObj<typeof meta>;

const first = { id: '1', time: Date.UTC(2026, 10, 17), action: 'Save data set', reason: 'No answer.' };
const second = { id: '2', time: Date.UTC(2026, 10, 18), action: 'Export', reason: 'Too large.' };

function Failing({ entries, ...props }: ActivityListProps) {
  const [all, setAll] = useState(entries);
  return (
    <>
      <ActivityList {...props} entries={all} />
      <button type="button" onClick={() => setAll([second, ...all])}>
        Fail
      </button>
    </>
  );
}

/** The count goes when the list is looked at, the entries stay; the next failure is counted alone. */
export const CountOfWhatIsNew: Story = {
  args: { entries: [first], onSeenIdChange: fn() },
  render: (args) => <Failing {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Activity 1' }));
    await expect(await screen.findAllByRole('listitem')).toHaveLength(1);
    await expect(args.onSeenIdChange).toHaveBeenLastCalledWith('1');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listitem')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Activity' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Fail' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Activity 1' }));
    await expect(await screen.findAllByRole('listitem')).toHaveLength(2);
    await expect(args.onSeenIdChange).toHaveBeenLastCalledWith('2');
  },
};

/** The host has kept that the older entry was seen. */
export const SeenBefore: Story = {
  args: { entries: [second, first], seenId: '1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Activity 1' })).toBeVisible();
  },
};

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
