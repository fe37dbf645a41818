import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent } from 'storybook/test';
import { Avatar } from './Avatar.tsx';

const picture =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"%3E%3Crect width="8" height="8" fill="%230c6478"/%3E%3Ccircle cx="4" cy="3" r="1.6" fill="%23fff"/%3E%3Ccircle cx="4" cy="8" r="3" fill="%23fff"/%3E%3C/svg%3E';

const meta = {
  title: 'Components/Avatar/Features',
  component: Avatar,
  tags: ['!dev', '!autodocs'],
  args: { name: 'Priya Nair' },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sizes: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <Avatar {...args} size="sm" />
      <Avatar {...args} />
      <Avatar {...args} size="lg" />
    </div>
  ),
};

export const Presence: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 12, alignItems: 'center' }}>
      <Avatar {...args} presence="online" />
      <Avatar {...args} presence="offline" />
      <Avatar {...args} presence="online" size="lg" />
      <Avatar {...args} presence="offline" size="lg" />
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('img', { name: 'Priya Nair, online' })).toHaveLength(2);
    await expect(canvas.getAllByRole('img', { name: 'Priya Nair, offline' })).toHaveLength(2);
  },
};

export const Picture: Story = { args: { imageUrl: picture, size: 'lg' } };

export const BrokenPicture: Story = {
  args: { imageUrl: picture },
  play: async ({ canvas }) => {
    const avatar = canvas.getByRole('img', { name: 'Priya Nair' });
    const image = avatar.querySelector('img');
    if (!image) throw new Error('The story has no image.');
    await fireEvent.error(image);
    await expect(avatar.querySelector('img')).toBeNull();
    await expect(avatar).toHaveTextContent('PN');
  },
};

export const Empty: Story = {
  args: { name: '', 'aria-label': 'Unknown' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img')).toHaveTextContent('?');
  },
};

export const LongText: Story = {
  args: { name: 'Wolfeschlegelsteinhausenbergerdorff von und zu Hohenlohe' },
  play: async ({ canvas }) => {
    const box = canvas.getByRole('img').getBoundingClientRect();
    await expect(box.width).toBe(box.height);
  },
};

export const RightToLeft: Story = {
  args: { name: 'ليلى حداد', presence: 'online', presenceLabels: { online: 'متصل', offline: 'غير متصل' } },
  parameters: { rightToLeft: true },
};

export const ExampleBesideTheName: Story = {
  render: (args) => (
    <div style={{ display: 'flex', gap: 8, alignItems: 'center' }}>
      <Avatar {...args} presence="online" aria-hidden="true" />
      <span>{args.name}</span>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
