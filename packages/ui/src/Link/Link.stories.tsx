import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link } from './Link.tsx';

const meta = {
  title: 'Components/Link',
  component: Link,
  args: { href: '#data-sets', children: 'Data sets' },
  parameters: {
    guide: {
      use: [
        'It goes to another place: it can be copied, opened in a new tab and found in the history.',
        'Give a router its own element with `render`.',
      ],
      avoid: ['It runs an action: `Button`.', 'One of several places of the same level: `TabBar`.'],
      pattern: 'Link',
      keys: { Enter: 'follows it' },
    },
  },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { onClick: fn((event: { preventDefault: () => void }) => event.preventDefault()) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Data sets' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).toHaveBeenCalledTimes(1);
  },
};

export const Playground: Story = { args: { variant: 'inline' } };
