import type { Meta, StoryObj } from '@storybook/react-vite';
import type { OrganizationMissingFields } from '@studio/api';
import { expect, within } from 'storybook/test';
import { listStories } from '../../../kernel/list/testing/listStories.ts';
import { RoutePage } from '../../../kernel/object/testing/RoutePage.tsx';
import { Component } from './route.tsx';

const path = '/config/organization/missing';

function lacking(own: Partial<OrganizationMissingFields> = {}): OrganizationMissingFields {
  return {
    ...{ id: 'org-9', name: 'Harborline Insurance Brokers', organizationType: 1, code: '40-2271' },
    ...{ status: 1, isDraftStatus: false, requiredFieldCount: 3, totalRequiredFieldCount: 6 },
    timeLastModified: Date.UTC(2026, 6, 1, 9, 30),
    forms: [
      {
        ...{ id: 'f-authority', name: 'Commercial Property Authority', formTemplateType: 13 },
        ...{ requiredFieldCount: 2, totalRequiredFieldCount: 4 },
        first: { path: ['totalInsuredValue'], label: 'Total insured value per location' },
      },
      {
        ...{ id: 'f-profile', name: 'Organization Profile', formTemplateType: 43 },
        ...{ requiredFieldCount: 1, totalRequiredFieldCount: 2 },
        first: { path: ['section:7', 1, 'street'], label: 'Street' },
      },
    ],
    ...own,
  };
}

const list = listStories<OrganizationMissingFields>({
  route: Component,
  path,
  call: '/rest/OrganizationForm/missing',
  actions: [],
  search: 'Search Name, Number or Code',
  rows: [lacking(), lacking({ id: 'org-10', name: '', organizationType: 2, code: null, status: 2 })],
  rename: (row, name) => ({ ...row, name }),
});

const meta = {
  title: 'Screens/Organizations/Missing fields',
  component: RoutePage,
  ...list.meta,
} satisfies Meta<typeof RoutePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A row leads to its first missing field, and to that of each of its forms. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Harborline Insurance Brokers' });
    const manager = '/config/organization/manage/agency/org-9/form';
    await expect(link).toHaveAttribute('href', `${manager}/f-authority?field=totalInsuredValue`);
    const row = within(canvas.getByRole('row', { name: /Harborline/ }));
    await expect(row.getByText('3 of 6')).toBeVisible();
    await expect(
      row.getByRole('link', { name: 'Street in Organization Profile, missing there: 1' }),
    ).toHaveAttribute('href', `${manager}/f-profile?field=section%253A7%2F1%2Fstreet`);
    await expect(canvas.getByRole('link', { name: /^Draft/ })).toHaveAttribute(
      'href',
      expect.stringContaining('/manage/carrier/org-10/form/'),
    );
  },
};

export const Empty: Story = list.empty;
export const Failed: Story = list.failed;
export const Awkward: Story = list.awkward;
