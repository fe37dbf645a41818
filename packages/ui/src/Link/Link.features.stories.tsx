import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentPropsWithRef } from 'react';
import { expect } from 'storybook/test';
import { Link } from './Link.tsx';

const meta = {
  title: 'Components/Link/Features',
  component: Link,
  tags: ['!dev', '!autodocs'],
  args: { href: '#data-sets', children: 'Data sets' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

function RouterLink({ to, ...rest }: ComponentPropsWithRef<'a'> & { to: string }) {
  return <a href={`#${to}`} data-router="yes" {...rest} />;
}

export const Inline: Story = {
  render: (args) => (
    <p>
      Found 3 references for fields on <Link {...args} variant="inline" />.
    </p>
  ),
};

export const Plain: Story = { args: { variant: 'plain', children: 'Building Construction Class' } };

export const RouterElement: Story = {
  render: () => (
    <Link className="given" render={<RouterLink to="/rules" className="own" />}>
      Rules
    </Link>
  ),
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Rules' });
    await expect(link).toHaveAttribute('href', '#/rules');
    await expect(link).toHaveAttribute('data-router', 'yes');
    await expect(link).toHaveAttribute('data-part', 'link');
    await expect(link).toHaveClass('own', 'given');
  },
};

export const LongText: Story = {
  args: {
    children: 'All other perils deductibles by total insured value band, with a minimum for each building',
  },
  parameters: { frame: { maxWidth: 220 } },
};

export const RightToLeft: Story = {
  args: { children: 'مجموعات البيانات' },
  parameters: { rightToLeft: true },
};
