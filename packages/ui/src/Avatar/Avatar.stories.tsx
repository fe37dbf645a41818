import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from './Avatar.tsx';

const meta = {
  title: 'Components/Avatar',
  component: Avatar,
  args: { name: 'Marta Oduya' },
  parameters: {
    guide: {
      use: [
        'A person in a list, a comment or the header, as a picture or as initials.',
        'Beside the written name, give it `aria-hidden`: the name is read once.',
      ],
      avoid: [
        'A company, a product or a kind of thing: an icon.',
        'Whether a thing is active: `StatusLabel`.',
      ],
      pattern: 'none: an image with the name as its text',
      keys: {},
    },
  },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Marta Oduya' })).toHaveTextContent('MO');
  },
};

export const Playground: Story = { args: { presence: 'online', size: 'lg' } };
