import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ProductTemplateSummary } from '@studio/api';
import { expect, waitFor, within } from 'storybook/test';
import { listStories } from '../../kernel/list/testing/listStories.ts';
import { RoutePage } from '../../kernel/object/testing/RoutePage.tsx';
import { Component } from './list.tsx';

const origin = { lastModifiedBy: { id: '3', name: 'Marta Oduya' }, timeLastModified: 1_760_000_000_000 };
const both = { type: 'both', selectableOnSubmission: true, selectableOnQuote: true } as const;
const submittable = { type: 'Submmitable', selectableOnSubmission: true, selectableOnQuote: false } as const;
const list = listStories<ProductTemplateSummary>({
  route: Component,
  path: '/config/productTemplate/browser',
  call: '/rest/ProductTemplate/filter',
  actions: ['New Product', 'Compare', 'Backup'],
  search: 'Search Products',
  rows: [
    { ...origin, ...both, id: '7', name: 'Commercial Auto', active: true, version: 3 },
    { ...origin, ...submittable, id: '8', name: 'Aviation', active: false, version: 1 },
  ],
  rename: (row, name) => ({ ...row, name }),
});

const meta = {
  title: 'Screens/Product templates/Browser',
  component: RoutePage,
  ...list.meta,
} satisfies Meta<typeof RoutePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each name leads to its editor, whose address says it; a new one and a backup are offered. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Commercial Auto' });
    await expect(link).toHaveAttribute('href', '/config/productTemplate/Commercial%20Auto/7');
    const grid = within(canvas.getByRole('grid'));
    await expect(grid.getByText('Both')).toBeVisible();
    await expect(grid.getByText('Submittable')).toBeVisible();
    await expect(grid.getByText('Active')).toBeVisible();
    await expect(grid.getByText('Inactive')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'New Product' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Backup' })).toBeEnabled();
  },
};

/** Two are chosen to be compared: with one, or three, the button says how many it takes. */
export const Compare: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare' }));
    const confirm = () => canvas.getByRole('button', { name: 'Compare' });
    await userEvent.click(await canvas.findByRole('checkbox', { name: /Aviation/ }));
    await waitFor(() => expect(confirm()).toHaveAccessibleDescription('Select 2 product templates.'));
    await expect(canvas.queryByRole('button', { name: /^Select all/ })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: /Commercial Auto/ }));
    await waitFor(() => expect(confirm()).not.toHaveAttribute('aria-disabled', 'true'));
  },
};

export const Empty: Story = list.empty;
export const Failed: Story = list.failed;
export const Awkward: Story = list.awkward;
