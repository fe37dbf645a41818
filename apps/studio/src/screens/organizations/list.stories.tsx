import type { Meta, StoryObj } from '@storybook/react-vite';
import type { OrganizationSummary } from '@studio/api';
import { expect, within } from 'storybook/test';
import { listStories } from '../../kernel/list/testing/listStories.ts';
import { RoutePage } from '../../kernel/object/testing/RoutePage.tsx';
import { organizationRow } from './fixtures.ts';
import { Component } from './list.tsx';

const list = listStories<OrganizationSummary>({
  route: Component,
  path: '/config/organization/browser/agency',
  call: '/rest/Organization/filter',
  actions: ['New Agency/Brokerage', 'New Carrier', 'Export', 'Backup'],
  search: 'Search Name or Number',
  rows: [
    organizationRow({ status: 1, isDraftStatus: false, parentName: null }),
    organizationRow({ id: 'org-10', name: '', parentName: '' }),
  ],
  rename: (row, name) => ({ ...row, name }),
});

const meta = {
  title: 'Screens/Organizations/Browser',
  component: RoutePage,
  ...list.meta,
} satisfies Meta<typeof RoutePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each name leads to its manager; a draft without a name is flagged. What makes organizations of other types is not offered. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Harborline Insurance Brokers' });
    await expect(link).toHaveAttribute('href', '/config/organization/manage/agency/org-9');
    const grid = within(canvas.getByRole('grid'));
    await expect(grid.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      ...['Name', 'City', 'State', 'Parent', 'Agency Number', 'Status', 'Last Updated'],
    ]);
    // In place of a name; one is what another belongs to.
    await expect(grid.getAllByText('Draft', { selector: 'em' })).toHaveLength(2);
    await expect(grid.getAllByText('Not there any more', { selector: 'em' })).toHaveLength(1);
    await expect(await canvas.findByRole('button', { name: 'New Agency/Brokerage' })).toBeEnabled();
    await expect(canvas.queryByRole('button', { name: 'New Carrier' })).toBeNull();
  },
};

export const Empty: Story = list.empty;
export const Failed: Story = list.failed;
export const Awkward: Story = list.awkward;
