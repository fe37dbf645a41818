import type { Meta, StoryObj } from '@storybook/react-vite';
import { ConnectionError } from '@studio/api';
import type { ChangeListItem } from '@studio/widgets';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { VersionInfo } from '../VersionSource.ts';
import { HistoryDialog } from './HistoryDialog.tsx';

const newest = new Date(2026, 10, 21, 8, 10).getTime();
const authors = [
  { author: 'Priya Nair', authorId: 'priya' },
  { author: 'Jon Vega', authorId: 'jon' },
] as const;

/** The newest of so many versions, a day apart. */
function versionsOf(total: number, count = total): readonly VersionInfo[] {
  return Array.from({ length: count }, (_, index) => {
    const version = total - index;
    return {
      ...(authors[index % 2] ?? authors[0]),
      version,
      etag: `"${version}"`,
      time: newest - index * 86_400_000,
      name: 'Construction Class',
      action: actionOf(version),
    };
  });
}

function actionOf(version: number): VersionInfo['action'] {
  if (version === 1) return 'create';
  return version % 3 === 0 ? 'rename' : 'update';
}

const changes: readonly ChangeListItem[] = [
  {
    id: '1',
    kind: 'changed',
    subject: 'Item “Frame”',
    field: 'Label',
    before: 'Frame',
    after: 'Wood Frame',
  },
  { id: '2', kind: 'added', subject: 'Item “Heavy Timber”', field: '', before: '', after: 'HT' },
];

const meta = {
  title: 'Screens/Editor safety/History',
  component: HistoryDialog,
  args: {
    name: 'Construction Class',
    isOpen: true,
    versions: versionsOf(4),
    total: 4,
    isLoading: false,
    error: null,
    selection: { kind: 'one', id: '4', with: 'before' },
    changes,
    isComparing: false,
    comparisonError: null,
    note: 'Restoring brings back the items; the settings stay as they are.',
    onLoadMore: fn(),
    onSelect: fn(),
    onRestore: fn(),
    onClose: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof HistoryDialog>;

export default meta;
type Story = StoryObj<typeof HistoryDialog>;

const openHistory = async () => {
  const dialog = await screen.findByRole('dialog', { name: /^History of / }, { timeout: 5000 });
  await waitFor(() => expect(dialog).toBeVisible());
  return { dialog, parts: within(dialog) };
};

const restoreName = 'Restore as unsaved changes';

/** The newest version is compared with the one before; it is the one that is in force, so there is nothing to restore. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const { parts } = await openHistory();
    await expect(parts.getByText('Wood Frame')).toBeVisible();
    await userEvent.click(parts.getByRole('button', { name: restoreName }));
    await expect(args.onRestore).not.toHaveBeenCalled();
    await userEvent.click(parts.getByRole('radio', { name: 'Now' }));
    await expect(args.onSelect).toHaveBeenCalledWith({ kind: 'one', id: '4', with: 'now' });
    await userEvent.click(parts.getByText('Version 2'));
    await expect(args.onSelect).toHaveBeenLastCalledWith({ kind: 'one', id: '2', with: 'before' });
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** An older version comes back as unsaved changes. */
export const OlderVersion: Story = {
  args: { selection: { kind: 'one', id: '2', with: 'now' } },
  play: async ({ args, userEvent }) => {
    const { parts } = await openHistory();
    await userEvent.click(parts.getByRole('button', { name: restoreName }));
    await expect(args.onRestore).toHaveBeenCalledWith(2);
  },
};

/** The first version has none before it: everything in it was added. */
export const FirstVersion: Story = {
  args: { versions: versionsOf(1), total: 1, selection: { kind: 'one', id: '1', with: 'before' } },
  play: async () => {
    const { parts } = await openHistory();
    await expect(parts.getByText(/Created/)).toBeVisible();
    await expect(parts.getByText('Version 1, the first')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { versions: undefined, total: 0, isLoading: true, selection: null, changes: undefined },
  play: async () => {
    const { dialog } = await openHistory();
    await expect(dialog.querySelector('[aria-busy="true"]')).not.toBeNull();
  },
};

export const Comparing: Story = {
  args: { changes: undefined, isComparing: true },
};

/** The versions could not be loaded: why, and once more. */
export const Failed: Story = {
  args: {
    versions: undefined,
    total: 0,
    selection: null,
    changes: undefined,
    error: new ConnectionError('network', {}),
  },
  play: async ({ args, userEvent }) => {
    const { parts } = await openHistory();
    await expect(parts.getByText('The versions could not be loaded')).toBeVisible();
    await userEvent.click(parts.getByRole('button', { name: 'Retry' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

/** The list is there, but two versions could not be compared. */
export const ComparisonFailed: Story = {
  args: { changes: undefined, comparisonError: new ConnectionError('timeout', {}) },
  play: async ({ args, userEvent }) => {
    const { parts } = await openHistory();
    await expect(parts.getByText('The versions could not be compared')).toBeVisible();
    await userEvent.click(parts.getByRole('button', { name: 'Retry' }));
    await expect(args.onSelect).toHaveBeenCalledWith({ kind: 'one', id: '4', with: 'before' });
  },
};

/** Of many versions the newest are there; the rest come when they are wanted. */
export const ManyVersions: Story = {
  args: {
    versions: versionsOf(1200, 50),
    total: 1200,
    selection: { kind: 'one', id: '1200', with: 'before' },
  },
  play: async ({ args, userEvent }) => {
    const { dialog, parts } = await openHistory();
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await userEvent.click(parts.getByRole('button', { name: 'Show more' }));
    await expect(args.onLoadMore).toHaveBeenCalledOnce();
  },
};

/** Where nothing can be changed, nothing can be restored. */
export const ReadOnly: Story = {
  args: { selection: { kind: 'one', id: '2', with: 'now' }, onRestore: undefined },
  play: async () => {
    const { parts } = await openHistory();
    await expect(parts.queryByRole('button', { name: restoreName })).toBeNull();
  },
};

/** On a narrow screen the versions are above what they changed. */
export const Narrow: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { dialog } = await openHistory();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth + 1);
  },
};

const hostile = `<img src=x onerror=alert(1)>${'unbroken'.repeat(80)}`;

/** Markup is text, and nothing widens the dialog. */
export const HostileTexts: Story = {
  args: {
    name: hostile,
    versions: versionsOf(2).map((version) => ({ ...version, author: hostile })),
    total: 2,
    selection: { kind: 'one', id: '2', with: 'before' },
    changes: [
      { id: 'a', kind: 'changed', subject: hostile, field: hostile, before: hostile, after: hostile },
    ],
  },
  play: async () => {
    const { dialog } = await openHistory();
    await expect(dialog.querySelector('img')).toBeNull();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth + 1);
  },
};

/** Why a version could not be restored is shown here: a notice would be beneath the modal. */
export const RestoreFailed: Story = {
  args: { restoreFailure: 'Version 3 could not be restored. The server cannot be reached.' },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(within(dialog).getByRole('alert')).toHaveTextContent(
      'Version 3 could not be restored. The server cannot be reached.',
    );
  },
};
