import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { resetProgress, withProgress } from '../../platform/feedback/progress.ts';
import { ProgressBar } from '../ProgressBar.tsx';
import { failures, ShellFixture } from './ShellFrame.fixture.tsx';

const meta = {
  title: 'Screens/Shell',
  component: ShellFixture,
  parameters: { layout: 'fullscreen' },
  args: {
    userName: 'Marta Oduya',
    mayChangePassword: true,
    operations: ['history', 'backup', 'restore', 'classCodes', 'dataDictionary'],
    seenActivityId: null,
    onSeenActivity: fn(),
    activity: [],
    onClearActivity: fn(),
    isNarrow: false,
    isRail: false,
    isOnTheWay: false,
    onToggleRail: fn(),
    onOpen: fn(),
    onLogout: fn(),
  },
} satisfies Meta<typeof ShellFixture>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Data sets' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(canvas.getByRole('button', { name: 'Search or jump to…' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('palette');
    await userEvent.click(canvas.getByRole('button', { name: 'Help' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('help');
  },
};

export const SkipToContent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: 'Skip to content' });
    await expect(link).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('main')).toHaveFocus();
  },
};

const menuItems = async () => {
  const items = await waitFor(() => screen.getAllByRole('menuitem'));
  return items.map((item) => item.textContent);
};

export const UserMenu: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'User menu Marta Oduya' }));
    await expect(await menuItems()).toEqual(['Profile', 'Change Password', 'Logout']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Change Password' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('password');
  },
};

export const UserMenuWithoutPassword: Story = {
  args: { mayChangePassword: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'User menu Marta Oduya' }));
    await expect(await menuItems()).toEqual(['Profile', 'Logout']);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalled();
  },
};

export const ManageOperations: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Manage operations' }));
    await expect(await menuItems()).toEqual([
      'Detailed History',
      'Backup',
      'Restore',
      'Import Class Codes',
      'Generate Data Dictionary',
    ]);
    await userEvent.click(screen.getByRole('menuitem', { name: 'Restore' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('restore');
  },
};

export const BackupAndRestoreOnly: Story = {
  args: { operations: ['backup', 'restore'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Manage operations' }));
    await expect(await menuItems()).toEqual(['Backup', 'Restore']);
  },
};

export const NoManageOperations: Story = {
  args: { operations: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Manage operations' })).toBeNull();
  },
};

export const Rail: Story = {
  args: { isRail: true },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Data sets' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Expand navigation' }));
    await expect(args.onToggleRail).toHaveBeenCalled();
  },
};

export const Narrow: Story = {
  args: { isNarrow: true, activity: failures },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('navigation')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Open navigation' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('navigation');
  },
};

export const WithFailures: Story = {
  args: { activity: failures },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Activity 2' }));
    await waitFor(() => expect(screen.getByText('The store cannot be reached.')).toBeVisible());
    await userEvent.click(screen.getByRole('button', { name: 'Clear' }));
    await expect(args.onClearActivity).toHaveBeenCalled();
  },
};

export const NextScreenOnItsWay: Story = { args: { isOnTheWay: true } };

export const LongName: Story = {
  args: { userName: 'Wolfeschlegelsteinhausenbergerdorff-Featherstonehaugh, Bartholomew' },
};

/** What runs is shown in the room that the header keeps for it: it covers nothing. */
export const Saving: Story = {
  args: { isNarrow: true, activity: failures },
  globals: { viewport: { value: 'narrow' } },
  loaders: [
    () => {
      resetProgress();
      void withProgress({ loading: 'Saving data set' }, () => new Promise(() => undefined));
    },
  ],
  render: (args) => (
    <>
      <ProgressBar />
      <ShellFixture {...args} />
    </>
  ),
  play: async ({ canvas }) => {
    const pill = canvas.getByText('Saving data set').parentElement;
    await expect(pill).toBeVisible();
    const isCovered = (control: Element) => {
      const [a, b] = [control.getBoundingClientRect(), pill?.getBoundingClientRect()];
      return b !== undefined && a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    };
    await waitFor(() =>
      expect([...canvas.getAllByRole('button'), ...canvas.getAllByRole('link')].filter(isCovered)).toEqual(
        [],
      ),
    );
    resetProgress();
  },
};

/** The same beside the navigation. */
export const SavingBesideNavigation: Story = {
  ...Saving,
  args: { activity: failures },
  globals: { viewport: { value: 'middle' } },
};
