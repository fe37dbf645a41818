import type { Meta, StoryObj } from '@storybook/react-vite';
import type { SectionTemplateSummary } from '@studio/api';
import { expect, screen, within } from 'storybook/test';
import { listStories } from '../../kernel/list/testing/listStories.ts';
import { answerCalls } from '../../kernel/object/testing/answerCalls.ts';
import { RoutePage } from '../../kernel/object/testing/RoutePage.tsx';
import { Component } from './list.tsx';

const origin = { lastModifiedBy: { id: '3', name: 'Marta Oduya' }, timeLastModified: 1_760_000_000_000 };
const actions = ['New Section Template', 'Reload Rules', 'Document Order', 'Export', 'Backup'];
const rows: readonly [SectionTemplateSummary, SectionTemplateSummary] = [
  {
    ...origin,
    id: '7',
    name: 'Cover letter',
    active: true,
    ordinalNumber: 10,
    applicability: 2,
    status: 1,
    version: 3,
  },
  {
    ...origin,
    id: '8',
    name: 'Flood notice',
    active: false,
    ordinalNumber: 1200,
    applicability: 11,
    status: 0,
    version: 1,
  },
];
const list = listStories<SectionTemplateSummary>({
  route: Component,
  path: '/config/sectionTemplate/browser',
  call: '/rest/SectionTemplate',
  actions,
  search: 'Search Name',
  rows,
  rename: (row, name) => ({ ...row, name }),
});

const meta = {
  title: 'Screens/Section templates/Browser',
  component: RoutePage,
  ...list.meta,
} satisfies Meta<typeof RoutePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each name leads to its editor; a new one, the order of a document, and what reloads rules are offered. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Cover letter' });
    await expect(link).toHaveAttribute('href', '/config/sectionTemplate/7');
    const grid = within(canvas.getByRole('grid'));
    await expect(grid.getByText('1,200')).toBeVisible();
    await expect(grid.getByText('Inactive')).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'New Section Template' })).toBeEnabled();
    await expect(canvas.getByText('Showing 1 to 2 of 2 Section Template(s)')).toBeVisible();
  },
};

/** Rules that are not valid are listed where that was asked, each leading to its editor. */
export const ReloadedRules: Story = {
  beforeEach: () =>
    answerCalls({
      answers: {
        '/rest/SectionTemplate': { records: rows, totalRecords: 2 },
        '/rest/Actions': actions.map((name) => ({ name, enabled: true, notes: '' })),
        '/rest/SectionTemplate/reloadRules': ({ url }: Request) => {
          const isChecked = new URL(url).searchParams.get('validate') === 'true';
          const failures = [{ id: '8', name: 'Flood notice', message: 'A group has no conditions.' }];
          return { rules: 12, rebuilt: 12, failures: isChecked ? failures : [] };
        },
      },
      permissions: ['MANAGE_CONFIG_SECTION_TEMPLATES'],
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Reload Rules' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Reload Rules' }));
    await expect(dialog.getByText('Are you sure you want to reload section template rules?')).toBeVisible();
    const check = dialog.getByRole('checkbox', { name: 'Validate rules' });
    await expect(check).not.toBeChecked();
    await userEvent.click(check);
    await userEvent.click(dialog.getByRole('button', { name: 'Reload' }));
    await expect(await dialog.findByRole('alert')).toHaveTextContent('Faults found: 1.');
    await expect(dialog.getByRole('link', { name: 'Flood notice' })).toHaveAttribute(
      'href',
      '/config/sectionTemplate/8?tab=rule',
    );
  },
};

export const Empty: Story = list.empty;
export const Failed: Story = list.failed;
export const Awkward: Story = list.awkward;
