import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../Button/index.ts';
import { FadingNotification } from '../FadingNotification/index.ts';
import { NotificationRegion, type NotificationRegionProps } from './NotificationRegion.tsx';

function Page(props: NotificationRegionProps) {
  const [ids, setIds] = useState<number[]>([]);
  return (
    <div style={{ minHeight: 200 }}>
      <Button onClick={() => setIds([...ids, ids.length + 1])}>Sort</Button>
      <NotificationRegion {...props}>
        {ids.map((id) => (
          <FadingNotification
            key={id}
            message={`${id} invalid items were removed.`}
            durationMs={60_000}
            onDismiss={() => setIds((before) => before.filter((other) => other !== id))}
          />
        ))}
      </NotificationRegion>
    </div>
  );
}

const meta = {
  title: 'Components/NotificationRegion',
  component: NotificationRegion,
  render: Page,
  parameters: {
    docs: { story: { inline: false, height: '240px' } },
    guide: {
      use: ['Render it once, near the root: notifications appear in it, the newest last, and are announced.'],
      avoid: ['A queue with a limit that any part of the application can add to: `ToastRegion`.'],
      pattern: 'none: a live region',
      keys: {},
    },
  },
} satisfies Meta<typeof NotificationRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const region = screen.getByRole('region', { name: 'Notifications' });
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Sort' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Sort' }));
    await expect(screen.getAllByRole('status')).toHaveLength(2);
    const [dismiss] = screen.getAllByRole('button', { name: 'Dismiss' });
    if (!dismiss) throw new Error('The story has no dismiss.');
    await userEvent.click(dismiss);
    await waitFor(() => expect(screen.getAllByRole('status')).toHaveLength(1));
  },
};

export const Playground: Story = {};
