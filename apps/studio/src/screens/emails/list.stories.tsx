import type { Meta, StoryObj } from '@storybook/react-vite';
import type { NotificationEmailTemplateSummary } from '@studio/api';
import { expect, within } from 'storybook/test';
import { listStories } from '../../kernel/list/testing/listStories.ts';
import { RoutePage } from '../../kernel/object/testing/RoutePage.tsx';
import { Component } from './list.tsx';

const origin = { lastModifiedBy: { id: '3', name: 'Marta Oduya' }, timeLastModified: 1_760_000_000_000 };
const list = listStories<NotificationEmailTemplateSummary>({
  route: Component,
  path: '/config/notification/email/browser',
  call: '/rest/NotificationEmailTemplate',
  actions: ['New Email', 'Backup'],
  search: 'Search name or message',
  rows: [
    { ...origin, id: '7', name: 'Quote Issued', enabled: true, version: 3 },
    { ...origin, id: '8', name: 'Renewal Reminder', enabled: false, version: 1 },
  ],
  rename: (row, name) => ({ ...row, name }),
});

const meta = {
  title: 'Screens/E-mail templates/Browser',
  component: RoutePage,
  ...list.meta,
} satisfies Meta<typeof RoutePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each name leads to its editor; a new one and a backup are offered. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Quote Issued' });
    await expect(link).toHaveAttribute('href', '/config/notification/email/manage/7');
    const grid = within(canvas.getByRole('grid'));
    await expect(grid.getByText('Active')).toBeVisible();
    await expect(grid.getByText('Inactive')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'New Email' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Backup' })).toBeEnabled();
  },
};

export const Empty: Story = list.empty;
export const Failed: Story = list.failed;
export const Awkward: Story = list.awkward;
