import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@studio/ui';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import {
  dataSetReferencesLabels,
  dataSetReferenceTypes,
  formReferencesLabels,
  formReferenceTypes,
  formStatuses,
} from '../presets/references.ts';
import { ReferencesModal } from './ReferencesModal.tsx';
import type { ReferencesModalProps } from './ReferencesModalProps.ts';
import { formReferences, references } from './testing/sampleReferences.ts';
import type { ObjectReference } from './types.ts';

const onRetry = fn();

const meta = {
  title: 'Widgets/ReferencesModal/Features',
  component: ReferencesModal,
  tags: ['!dev', '!autodocs'],
  args: {
    defaultIsOpen: true,
    objectName: 'State',
    references,
    labels: dataSetReferencesLabels,
    referenceTypes: dataSetReferenceTypes,
    onConfirm: fn(),
    onCancel: fn(),
  },
} satisfies Meta<typeof ReferencesModal>;

export default meta;
type Story = StoryObj<typeof meta>;

const openDialog = async () => {
  const dialog = await screen.findByRole('dialog');
  await waitFor(() => expect(dialog).toBeVisible());
  return dialog;
};

/** Form templates: six types, states, and links to the editors there are. */
export const FormReferences: Story = {
  args: {
    references: formReferences,
    referenceTypes: formReferenceTypes,
    statuses: formStatuses,
    hasStatus: true,
    labels: formReferencesLabels,
    variant: 'delete',
    getHref: ({ type, referenceUri }) => (type === 3 || type === 5 ? `#/open/${referenceUri}` : undefined),
  },
  play: async ({ userEvent }) => {
    const dialog = await openDialog();
    await expect(dialog).toHaveAccessibleName('Form References');
    await expect(dialog).toHaveAccessibleDescription(
      'Found 6 reference(s) to this form. Are you sure you want to delete this form?',
    );
    const headers = within(dialog).getAllByRole('columnheader');
    await expect(headers.map((header) => header.textContent)).toEqual(['Type', 'Name', 'Version', 'Status']);
    const links = within(dialog).getAllByRole('link');
    await expect(links.map((link) => link.textContent)).toEqual([
      'Decline coastal risks',
      'Vacant Building Supplement',
    ]);
    await expect(links[1]).toHaveAttribute('href', '#/open/5:15');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Status' }));
    await expect(within(dialog).getByRole('columnheader', { name: 'Status' })).toHaveAttribute(
      'aria-sort',
      'ascending',
    );
    for (const type of Object.values(formReferenceTypes)) {
      await expect(within(dialog).getByRole('cell', { name: type })).toBeVisible();
    }
  },
};

/** Nothing can be confirmed before it is known what refers to the object. */
export const Loading: Story = {
  args: { references: undefined, variant: 'delete' },
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    await expect(within(dialog).getByText('Loading references')).toBeInTheDocument();
    const yes = within(dialog).getByRole('button', { name: 'Yes' });
    await expect(yes).toHaveAttribute('aria-disabled', 'true');
    await expect(yes).toHaveAccessibleDescription('The references are still being looked for');
    await userEvent.click(yes);
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: {
    references: undefined,
    variant: 'delete',
    error: {
      title: 'The references could not be loaded',
      reason: 'There is no connection to the server. Check the network and try again.',
      onRetry,
    },
  },
  play: async ({ userEvent }) => {
    const dialog = await openDialog();
    await expect(within(dialog).getByRole('alert')).toHaveTextContent('There is no connection to the server');
    await expect(within(dialog).getByRole('button', { name: 'Yes' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
};

export const Empty: Story = {
  args: { references: [] },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog).toHaveAccessibleDescription('Nothing refers to the data set State.');
    await expect(within(dialog).queryByRole('table')).toBeNull();
  },
};

/** Without references a delete only asks. */
export const EmptyDelete: Story = {
  args: { references: [], variant: 'delete' },
  play: async () => {
    const dialog = await openDialog();
    await expect(dialog).toHaveAccessibleDescription('Are you sure you want to delete this Data set?');
  },
};

function SlowDelete(props: ReferencesModalProps) {
  const [isOpen, setOpen] = useState(true);
  const [isPending, setPending] = useState(false);
  const confirm = () => {
    props.onConfirm?.();
    setPending(true);
  };
  return (
    <>
      <Button onClick={() => setOpen(false)}>Finish</Button>
      <ReferencesModal
        {...props}
        {...{ isOpen, isPending }}
        onConfirm={confirm}
        onCancel={() => setOpen(false)}
      />
    </>
  );
}

/** While the confirmed work runs, nothing closes it or confirms again. */
export const Pending: Story = {
  args: { variant: 'delete' },
  render: (args) => <SlowDelete {...args} defaultIsOpen={undefined} />,
  play: async ({ args, userEvent }) => {
    const dialog = await openDialog();
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    await userEvent.click(within(dialog).getByRole('button', { name: 'No' }));
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await expect(args.onConfirm).toHaveBeenCalledTimes(1);
  },
};

const many: readonly ObjectReference[] = Array.from({ length: 10_000 }, (_, index) => ({
  type: index % 3 === 0 ? 3 : 2,
  name: `Field ${10_000 - index}`,
  version: (index % 40) + 1,
}));

/** Of 10,000 references only those in sight are drawn. */
export const Large: Story = {
  args: { references: many },
  play: async ({ userEvent }) => {
    const dialog = await openDialog();
    await expect(dialog).toHaveAccessibleDescription(
      'Found 10000 reference(s) for fields on data set State.',
    );
    const table = within(dialog).getByRole('table');
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await waitFor(() => expect(within(table).getAllByRole('row').length).toBeLessThan(60));
    await expect(within(table).getByRole('cell', { name: 'Field 1' })).toBeVisible();
    await userEvent.click(within(table).getByRole('button', { name: 'Name' }));
    await expect(within(table).getByRole('cell', { name: 'Field 10000' })).toBeVisible();
    table.scrollTop = table.scrollHeight;
    await expect(await within(table).findByRole('cell', { name: 'Field 1' })).toBeVisible();
    table.scrollTop = 0;
  },
};

/** What it is given shows as text. */
export const HostileContent: Story = {
  args: {
    objectName: '<b>State</b>',
    references: [
      { type: 2, name: '<img src=x onerror=alert(1)>', version: '<i>1</i>' },
      { type: 77, name: 'no-break-'.repeat(1200), version: 'v'.repeat(300) },
      { type: 3, name: '🏚️ ولاية مقدم الطلب', version: 1 },
    ],
  },
  play: async () => {
    const dialog = await openDialog();
    await expect(within(dialog).getByRole('cell', { name: '<img src=x onerror=alert(1)>' })).toBeVisible();
    await expect(within(dialog).getByRole('cell', { name: '77' })).toBeVisible();
    await expect(dialog.querySelector('img')).toBeNull();
    const table = within(dialog).getByRole('table');
    await expect(table.scrollWidth).toBeLessThanOrEqual(table.clientWidth);
    await expect(dialog.getBoundingClientRect().right).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    objectName: 'الولاية',
    references: [{ type: 2, name: 'ولاية مقدم الطلب', version: 3 }],
    referenceTypes: { 2: 'حقل' },
    labels: {
      title: 'المراجع',
      message: (count, name) => `عدد المراجع ${count} في مجموعة البيانات ${name}.`,
      columns: { type: 'النوع', name: 'الاسم', version: 'الإصدار', status: 'الحالة' },
      ok: 'حسنًا',
      close: 'إغلاق',
    },
  },
  play: async () => {
    const dialog = await openDialog();
    const [first, second] = within(dialog).getAllByRole('columnheader');
    await expect(first?.getBoundingClientRect().left).toBeGreaterThan(
      second?.getBoundingClientRect().left ?? Number.POSITIVE_INFINITY,
    );
  },
};
