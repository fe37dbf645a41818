import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentPropsWithRef } from 'react';
import { expect } from 'storybook/test';
import { TabBar } from './TabBar.tsx';

const meta = {
  title: 'Components/TabBar/Features',
  component: TabBar,
  tags: ['!dev', '!autodocs'],
  args: { label: 'Organizations', activeId: 'carriers', tabs: [] },
} satisfies Meta<typeof TabBar>;

export default meta;
type Story = StoryObj<typeof meta>;

function RouterLink({ to, ...rest }: ComponentPropsWithRef<'a'> & { to: string }) {
  return <a href={`#${to}`} data-router="yes" {...rest} />;
}

export const Badges: Story = {
  args: {
    tabs: [
      { id: 'agencies', label: 'Agencies/Brokerages', href: '#agencies', badge: 214 },
      { id: 'carriers', label: 'Carriers', href: '#carriers', badge: 9 },
    ],
  },
};

export const RouterElement: Story = {
  args: {
    tabs: [
      { id: 'agencies', label: 'Agencies/Brokerages', render: <RouterLink to="agencies" /> },
      { id: 'carriers', label: 'Carriers', render: <RouterLink to="carriers" /> },
    ],
  },
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Carriers' });
    await expect(link).toHaveAttribute('data-router', 'yes');
    await expect(link).toHaveAttribute('aria-current', 'page');
  },
};

export const ManyTabs: Story = {
  args: {
    tabs: Array.from({ length: 14 }, (_, index) => ({
      id: String(index),
      label: `Section template ${index + 1}`,
      href: `#${index}`,
    })),
  },
  parameters: { frame: { maxWidth: 480 } },
  play: async ({ canvas, userEvent }) => {
    const last = canvas.getByRole('link', { name: 'Section template 14' });
    const { right } = canvas.getByRole('navigation').getBoundingClientRect();
    for (let step = 0; step < 14; step += 1) await userEvent.tab();
    await expect(last).toHaveFocus();
    await expect(last.getBoundingClientRect().right).toBeLessThanOrEqual(right + 1);
  },
};

export const RightToLeft: Story = { ...Badges, globals: { direction: 'rtl' } };

export const LongText: Story = {
  args: {
    tabs: [
      {
        id: 'agencies',
        label: 'Agencies, brokerages and everyone who writes on their behalf',
        href: '#agencies',
      },
      { id: 'carriers', label: 'Carriers', href: '#carriers' },
    ],
  },
  parameters: { frame: { maxWidth: 320 } },
};
