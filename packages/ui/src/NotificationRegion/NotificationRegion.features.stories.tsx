import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';
import { FadingNotification } from '../FadingNotification/index.ts';
import { NotificationRegion } from './NotificationRegion.tsx';

const meta = {
  title: 'Components/NotificationRegion/Features',
  component: NotificationRegion,
  tags: ['!dev', '!autodocs'],
  parameters: { docs: { story: { inline: false, height: '240px' } } },
} satisfies Meta<typeof NotificationRegion>;

export default meta;
type Story = StoryObj<typeof meta>;

const stays = { durationMs: Number.POSITIVE_INFINITY, onDismiss: fn() };

export const Empty: Story = {
  play: async () => {
    await expect(screen.getByRole('region', { name: 'Notifications' })).toBeEmptyDOMElement();
  },
};

export const Several: Story = {
  render: (args) => (
    <NotificationRegion {...args}>
      <FadingNotification {...stays} tone="good" message="Filing State was saved." />
      <FadingNotification {...stays} tone="warning" message="2 invalid items were removed." />
      <FadingNotification {...stays} tone="bad" message="Backup failed: the server did not answer." />
    </NotificationRegion>
  ),
  play: async ({ userEvent }) => {
    await userEvent.tab();
    const [first] = screen.getAllByRole('button', { name: 'Dismiss' });
    await expect(first).toHaveFocus();
  },
};

export const LongText: Story = {
  render: (args) => (
    <NotificationRegion {...args}>
      <FadingNotification {...stays} message={'column-without-a-break-'.repeat(10)} />
    </NotificationRegion>
  ),
  play: async () => {
    const message = screen.getByText(/^column/);
    await expect(message.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { label: 'الإشعارات', lang: 'ar' },
  render: (args) => (
    <NotificationRegion {...args}>
      <FadingNotification {...stays} tone="good" message="تم الحفظ." dismissLabel="إخفاء" />
    </NotificationRegion>
  ),
};
