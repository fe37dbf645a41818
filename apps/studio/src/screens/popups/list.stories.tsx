import type { Meta, StoryObj } from '@storybook/react-vite';
import type { NotificationPopupTemplateSummary } from '@studio/api';
import { expect, within } from 'storybook/test';
import { listStories } from '../../kernel/list/testing/listStories.ts';
import { RoutePage } from '../../kernel/object/testing/RoutePage.tsx';
import { Component } from './list.tsx';

const origin = { lastModifiedBy: { id: '3', name: 'Marta Oduya' }, timeLastModified: 1_760_000_000_000 };
const list = listStories<NotificationPopupTemplateSummary>({
  route: Component,
  path: '/config/notification/popup/browser',
  call: '/rest/NotificationPopupTemplate',
  actions: ['New Pop Up', 'Backup'],
  search: 'Search name, title or message',
  rows: [
    {
      ...origin,
      id: '7',
      title: 'The system is away',
      name: 'Planned Maintenance',
      enabled: true,
      version: 3,
    },
    { ...origin, id: '8', title: 'The system is away', name: 'Storm Warning', enabled: false, version: 1 },
  ],
  rename: (row, name) => ({ ...row, name }),
});

const meta = {
  title: 'Screens/Pop-up templates/Browser',
  component: RoutePage,
  ...list.meta,
} satisfies Meta<typeof RoutePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each name leads to its editor; a new one and a backup are offered. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Planned Maintenance' });
    await expect(link).toHaveAttribute('href', '/config/notification/popup/manage/7');
    const grid = within(canvas.getByRole('grid'));
    await expect(grid.getAllByText('The system is away')).toHaveLength(2);
    await expect(grid.getByText('Active')).toBeVisible();
    await expect(grid.getByText('Inactive')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'New Pop Up' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Backup' })).toBeEnabled();
  },
};

export const Empty: Story = list.empty;
export const Failed: Story = list.failed;
export const Awkward: Story = list.awkward;
