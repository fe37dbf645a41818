import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { fewChanges } from '../ChangeList/fixtures/changes.ts';
import { HeldHistory } from './fixtures/HeldHistory.tsx';
import { versionsOf } from './fixtures/versions.ts';
import { VersionHistory } from './VersionHistory.tsx';

const meta = {
  title: 'Widgets/VersionHistory/Features',
  component: VersionHistory,
  tags: ['!dev', '!autodocs'],
  args: {
    versions: versionsOf(5),
    selection: { kind: 'one', id: 'v4', with: 'before' },
    onSelectionChange: fn(),
    onRestore: fn(),
  },
  parameters: { frame: { maxWidth: 960 } },
} satisfies Meta<typeof VersionHistory>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Any two, the older one always on the one side. */
export const Two: Story = {
  render: (args) => <HeldHistory {...args} />,
  play: async ({ args, canvas, userEvent }) => {
    const toggle = canvas.getByRole('switch', { name: 'Compare two versions' });
    await userEvent.click(toggle);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ kind: 'two', from: 'v3', to: 'v4' });
    await expect(canvas.getByRole('radio', { name: 'From: Version 3' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'From: Version 1' }));
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ kind: 'two', from: 'v1', to: 'v4' });
    await expect(canvas.getByRole('heading', { name: 'From Version 1 to Version 4' })).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'From: Version 5' })).toBeNull();
    await expect(canvas.queryByRole('radio', { name: 'To: Version 1' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Restore as unsaved changes' })).toBeNull();
    canvas.getByRole('radio', { name: 'To: Version 4' }).focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ kind: 'two', from: 'v1', to: 'v5' });
    await userEvent.click(toggle);
    await expect(args.onSelectionChange).toHaveBeenLastCalledWith({ kind: 'one', id: 'v5', with: 'before' });
  },
};

export const Loading: Story = {
  args: { versions: undefined, selection: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status', { name: 'Loading…' })).toBeVisible();
    await expect(canvas.queryByRole('radio')).toBeNull();
  },
};

export const Comparing: Story = {
  args: { comparison: { changes: fewChanges, isLoading: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Item “Frame”')).toBeNull();
    await expect(canvas.getByText('Loading…')).toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { versions: [], selection: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No versions yet')).toBeVisible();
    await expect(canvas.queryByRole('switch')).toBeNull();
  },
};

const onRetry = fn();

export const Failed: Story = {
  args: { versions: undefined, selection: null, error: { reason: 'There is no connection.', onRetry } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('The versions could not be loaded')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(onRetry).toHaveBeenCalledTimes(1);
  },
};

/** Older ones could not be loaded: those that are there stay. */
export const MoreFailed: Story = {
  args: { total: 40, onLoadMore: fn(), error: { reason: 'There is no connection.', onRetry: fn() } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('radio', { name: /^Version/ })).toHaveLength(5);
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: 'Show more' })).toBeNull();
  },
};

export const ComparisonFailed: Story = {
  args: { comparison: { changes: undefined, error: { reason: 'Version 3 is gone.' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The versions could not be compared')).toBeVisible();
    await expect(canvas.getByText('Version 3 is gone.')).toBeVisible();
  },
};

export const Same: Story = {
  args: { comparison: { changes: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing differs')).toBeVisible();
  },
};

/** More are requested at the end of the list. */
export const Many: Story = {
  args: {
    versions: versionsOf(340, 200),
    total: 340,
    onLoadMore: fn(),
    selection: { kind: 'one', id: 'v141', with: 'before' },
    comparison: { changes: fewChanges },
  },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('200 of 340')).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { name: /^Version 141/ })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onLoadMore).toHaveBeenCalledTimes(1);
  },
};

export const LoadingMore: Story = {
  args: {
    versions: versionsOf(9, 3),
    total: 9,
    onLoadMore: fn(),
    isLoadingMore: true,
    selection: { kind: 'one', id: 'v7', with: 'before' },
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show more' }));
    await expect(args.onLoadMore).not.toHaveBeenCalled();
  },
};

/** Under 640 pixels the comparison is below the list. */
export const Narrow: Story = {
  args: { comparison: { changes: fewChanges }, height: 560 },
  parameters: { frame: { width: 480 } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('region', { name: 'Versions' }).getBoundingClientRect();
    const difference = canvas.getByRole('region', { name: /^From/ }).getBoundingClientRect();
    await expect(difference.top).toBeGreaterThanOrEqual(list.bottom);
  },
};

/** An author that can be pressed does not choose the version. */
export const AuthorsAsButtons: Story = {
  args: {
    selection: null,
    versions: versionsOf(3).map((version) => ({
      ...version,
      author: <button type="button">{version.author}</button>,
    })),
  },
  play: async ({ args, canvas, userEvent }) => {
    const [author] = canvas.getAllByRole('button', { name: 'Marta Oduya' });
    if (!author) throw new Error('The story has no author.');
    await userEvent.click(author);
    await expect(args.onSelectionChange).not.toHaveBeenCalled();
  },
};

const hostile = `<img src=x onerror=alert(1)>\u202e👩‍👩‍👧‍👦${'unbroken'.repeat(300)}`;

export const HostileContent: Story = {
  args: {
    versions: versionsOf(3).map((version) => ({
      ...version,
      version: hostile,
      title: hostile,
      author: hostile,
      action: hostile,
      time: Number.NaN,
    })),
    selection: { kind: 'one', id: 'v3', with: 'before' },
    comparison: { changes: fewChanges },
  },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('img')).toBeNull();
    const root = canvasElement.querySelector('[data-part="version-history"]');
    await expect(root?.scrollWidth).toBeLessThanOrEqual(root?.clientWidth ?? 0);
    const list = canvasElement.querySelector('[data-part="list-body"]');
    await expect(list?.scrollWidth).toBeLessThanOrEqual(list?.clientWidth ?? 0);
  },
};

export const RightToLeft: Story = {
  parameters: { rightToLeft: true },
  args: { comparison: { changes: fewChanges } },
  play: async ({ canvas }) => {
    const list = canvas.getByRole('region', { name: 'Versions' }).getBoundingClientRect();
    const difference = canvas.getByRole('region', { name: /^From/ }).getBoundingClientRect();
    await expect(list.left).toBeGreaterThanOrEqual(difference.right - 1);
  },
};
