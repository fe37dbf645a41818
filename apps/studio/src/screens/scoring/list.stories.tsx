import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ScoringRuleSummary } from '@studio/api';
import { expect, within } from 'storybook/test';
import { listStories } from '../../kernel/list/testing/listStories.ts';
import { RoutePage } from '../../kernel/object/testing/RoutePage.tsx';
import { Component } from './list.tsx';

const origin = { lastModifiedBy: { id: '3', name: 'Marta Oduya' }, timeLastModified: 1_760_000_000_000 };
const property = { scoringFolderId: 11, scoringFolderName: 'Property quality' };
const driver = { scoringFolderId: 12, scoringFolderName: 'Driver quality' };
const list = listStories<ScoringRuleSummary>({
  route: Component,
  path: '/config/scoringRules/browser',
  call: '/rest/ScoringRule',
  actions: ['New Scoring Rule', 'Export', 'Backup'],
  search: 'Search Name',
  rows: [
    {
      ...{ ...origin, ...property, id: '7', name: 'Roof age', version: 3 },
      ...{ effectiveDateRangeBegin: Date.UTC(2027, 0, 1), effectiveDateRangeEnd: null },
    },
    {
      ...{ ...origin, ...driver, id: '8', name: 'Violations', version: 1 },
      ...{ effectiveDateRangeBegin: 0, effectiveDateRangeEnd: Date.UTC(2026, 5, 30) },
    },
  ],
  rename: (row, name) => ({ ...row, name }),
});

const meta = {
  title: 'Screens/Scoring rules/Browser',
  component: RoutePage,
  ...list.meta,
} satisfies Meta<typeof RoutePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each name leads to its editor; the days are those of UTC, and an end may be open. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Roof age' });
    await expect(link).toHaveAttribute('href', '/config/manageScoringRules/7');
    const grid = within(canvas.getByRole('grid'));
    await expect(grid.getByText('From 01/01/2027')).toBeVisible();
    await expect(grid.getByText('01/01/1970 to 06/30/2026')).toBeVisible();
    await expect(grid.getByText('Driver quality')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'New Scoring Rule' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Backup' })).toBeEnabled();
  },
};

export const Empty: Story = list.empty;
export const Failed: Story = list.failed;
export const Awkward: Story = list.awkward;
