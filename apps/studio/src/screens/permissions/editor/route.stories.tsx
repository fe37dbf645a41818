import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { refusal } from '../../../kernel/object/testing/answerCalls.ts';
import { RoutePage } from '../../../kernel/object/testing/RoutePage.tsx';
import { session } from '../../../platform/session/session.ts';
import { permissions } from '../early.ts';
import { Component } from './route.tsx';
import { begin, permissionsOf, permitted, some } from './testing/permissionStory.ts';

const meta = {
  title: 'Screens/Permissions/Editor',
  component: RoutePage,
  parameters: { frame: { blockSize: '100vh' }, layout: 'fullscreen' },
  args: { route: Component, path: permissions.pathOfId('4') },
  beforeEach: () => begin(some),
} satisfies Meta<typeof RoutePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A row for each authorization, a column for each role with how many users have it. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'Manage Permissions: Underwriting' }),
    ).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Bind coverage, Senior' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Bind coverage, Assistant' })).not.toBeChecked();
    await expect(await canvas.findAllByText('2 users')).toHaveLength(2);
    await expect(canvas.getByText('6 authorizations, 4 roles')).toBeVisible();
  },
};

/** A change is marked, and its effect on users is shown before it is saved; a second click takes it back, and the panel stays. */
export const Changed: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText('2 users');
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Delete submissions, Underwriter' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'View audit trail, Senior' }));
    const panel = within(await canvas.findByRole('complementary', { name: 'What am I saving' }));
    await expect(await panel.findByText('person loses')).toBeVisible();
    await expect(panel.getByText('\u22121')).toBeVisible();
    await expect(panel.getByText('Bianca Kerr')).toBeVisible();
    // What follows from a cell is shown after the cell.
    await expect(await panel.findByText('Priya Nair')).toBeVisible();
    await expect(panel.getByText('Delete submissions, as Manager')).toBeVisible();
    await userEvent.click(panel.getByRole('button', { name: 'By authorization' }));
    await expect(panel.getByText('Delete submissions')).toBeVisible();
    await expect(panel.getByText('Bianca Kerr')).toBeVisible();
    await expect(canvas.getByRole('button', { name: /^Save/ })).not.toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Changed only (2)' }));
    await expect(canvas.getByText('2 of 6 authorizations, 4 roles')).toBeVisible();
    // A row stays under the focus when its change is taken back, until the filter is changed.
    canvas.getByRole('checkbox', { name: 'Delete submissions, Underwriter, removed' }).focus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Delete submissions, Underwriter' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowRight} ');
    await expect(canvas.getByRole('checkbox', { name: 'View audit trail, Senior' })).toHaveFocus();
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: /^Save/ })).toHaveAttribute('aria-disabled', 'true'),
    );
    await expect(canvas.getByText('2 of 6 authorizations, 4 roles')).toBeVisible();
    await expect(await panel.findByText('Nothing is changed that anybody gains or loses.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Changed only (0)' }));
    await expect(canvas.getByText('6 authorizations, 4 roles')).toBeVisible();
  },
};

/** The whole grid by keyboard: arrows, Home and End, the corners, the heads, and Space. */
export const Keyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('checkbox', { name: 'Approve quotes, Assistant' });
    first.focus();
    await userEvent.keyboard('{ArrowRight}{ArrowDown}');
    await expect(canvas.getByRole('checkbox', { name: 'Bind coverage, Underwriter' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Bind coverage, Underwriter, removed' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('checkbox', { name: 'Bind coverage, Manager' })).toHaveFocus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(canvas.getByRole('checkbox', { name: 'View audit trail, Manager' })).toHaveFocus();
    await userEvent.keyboard('{Control>}{Home}{/Control}{ArrowUp}');
    await expect(canvas.getByRole('columnheader', { name: /^Assistant/ })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'View audit trail, Assistant, added' })).toBeChecked();
    await userEvent.keyboard('{ArrowDown}{ArrowLeft} ');
    await expect(canvas.getByRole('checkbox', { name: 'Approve quotes, Underwriter, added' })).toBeChecked();
    // The name of a row is in it: End goes along the row.
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('checkbox', { name: 'Approve quotes, Manager' })).toHaveFocus();
  },
};

/** Found by what authorizations are called; nothing is found. */
export const Search: Story = {
  play: async ({ canvas, userEvent }) => {
    const search = await canvas.findByRole('searchbox', { name: 'Search' });
    await userEvent.type(search, 'SUBMISS{Enter}');
    await expect(await canvas.findByText('1 of 6 authorizations, 4 roles')).toBeVisible();
    await userEvent.type(search, 'zzz{Enter}');
    await expect(await canvas.findByText('No matching permissions')).toBeVisible();
  },
};

/** Which roles give an authorization to a user, in the draft. */
export const Why: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Why?' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Why may somebody do this?' }));
    await userEvent.type(dialog.getByRole('combobox', { name: 'User' }), 'Jon');
    await userEvent.click(await screen.findByRole('option', { name: 'Jon Vega' }));
    await userEvent.type(dialog.getByRole('combobox', { name: 'Authorization' }), 'Bind');
    await userEvent.click(await screen.findByRole('option', { name: 'Bind coverage' }));
    await expect(
      await dialog.findByText('Jon Vega may do this, through Underwriter, Manager.'),
    ).toBeVisible();
    // What is not saved yet is no answer by itself.
    await userEvent.keyboard('{Escape}');
    for (const role of ['Underwriter', 'Manager'])
      await userEvent.click(canvas.getByRole('checkbox', { name: `Bind coverage, ${role}` }));
    await userEvent.click(canvas.getByRole('button', { name: 'Why?' }));
    const again = within(await screen.findByRole('dialog', { name: 'Why may somebody do this?' }));
    await userEvent.type(again.getByRole('combobox', { name: 'User' }), 'Jon');
    await userEvent.click(await screen.findByRole('option', { name: 'Jon Vega' }));
    await userEvent.type(again.getByRole('combobox', { name: 'Authorization' }), 'Bind');
    await userEvent.click(await screen.findByRole('option', { name: 'Bind coverage' }));
    await expect(
      await again.findByText('As it is saved: Jon Vega may do this, through Underwriter, Manager.'),
    ).toBeVisible();
    await expect(again.getByText(/^With your unsaved changes: Jon Vega may not do this/)).toBeVisible();
  },
};

/** Only what differs between two roles. */
export const Compare: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Compare' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Compare two roles' }));
    await expect(await dialog.findByText('Only Assistant (0)')).toBeVisible();
    await expect(dialog.getByText('Only Underwriter (2)')).toBeVisible();
    await expect(dialog.getByText('Delete submissions')).toBeVisible();
    await expect(dialog.queryByText('Edit loss history')).toBeNull();
  },
};

/** Without the permission nothing can be turned, and the screen says what is missing. */
export const ReadOnly: Story = {
  beforeEach: () => begin(some, []),
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByText(/^Read-only: this needs the permission/, { selector: 'p *' }),
    ).toBeVisible();
    const cell = canvas.getByRole('checkbox', { name: 'Bind coverage, Senior' });
    await expect(cell).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(cell);
    await expect(cell).toBeChecked();
    await expect(canvas.queryByRole('button', { name: 'Why?' })).toBeNull();
  },
};

/** Who gains the permission while the screen is open gets its actions, and keeps the focus; who loses it, loses them. */
export const RightsChange: Story = {
  beforeEach: () =>
    begin(some, [], {
      '/rest/Actions': () => {
        const enabled = session.current?.authorizationKeys.includes('MANAGE_PERMISSIONS') ?? false;
        return ['Discard', 'Save'].map((name) => ({ name, enabled, notes: enabled ? '' : 'Not permitted.' }));
      },
    }),
  play: async ({ canvas, userEvent }) => {
    const setRights = (authorizationKeys: readonly 'MANAGE_PERMISSIONS'[]) => {
      if (session.current !== null)
        session.current = { ...session.current, authorizationKeys: [...authorizationKeys] };
    };
    const cell = await canvas.findByRole('checkbox', { name: 'Bind coverage, Senior' });
    cell.focus();
    setRights(permitted);
    await waitFor(() => expect(cell).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.keyboard(' ');
    const changed = await canvas.findByRole('checkbox', { name: 'Bind coverage, Senior, removed' });
    await expect(changed).toHaveFocus();
    const save = () => canvas.getByRole('button', { name: /^Save/ });
    await waitFor(() => expect(save()).not.toHaveAttribute('aria-disabled', 'true'));
    setRights([]);
    await waitFor(() => expect(save()).toHaveAttribute('aria-disabled', 'true'));
    await expect(changed).not.toBeChecked();
    await expect(changed).toHaveFocus();
  },
};

const manyRoles = Array.from({ length: 60 }, (_, index) => `Role ${index + 1}`);
const many = permissionsOf(
  manyRoles,
  Object.fromEntries(
    Array.from({ length: 1000 }, (_, row) => [
      `Authorization ${row + 1}`,
      manyRoles.filter((_role, column) => (row * 7 + column * 3) % 5 === 0),
    ]),
  ),
);

/** 1,000 authorizations and 60 roles: what is in sight is drawn, and the heads stay. */
export const Many: Story = {
  beforeEach: () => begin(many),
  play: async ({ canvas, userEvent }) => {
    const first = await canvas.findByRole('checkbox', { name: 'Authorization 1, Role 1' });
    await expect(canvas.getAllByRole('checkbox').length).toBeLessThan(1500);
    first.focus();
    await userEvent.keyboard('{Control>}{End}{/Control}');
    await expect(canvas.getByRole('checkbox', { name: 'Authorization 1000, Role 60' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: /^Authorization 1000, Role 60, / })).toHaveFocus();
    await expect(canvas.getByRole('columnheader', { name: /^Role 60/ })).toBeVisible();
    await expect(canvas.getByRole('rowheader', { name: 'Authorization 1000' })).toBeVisible();
  },
};

/** What is loaded has its room, so that nothing jumps. */
export const Loading: Story = {
  beforeEach: () => begin(new Promise<never>(() => undefined)),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[aria-busy="true"]')).toBeVisible();
  },
};

/** The server says why there are none; it can be asked again. */
export const Failed: Story = {
  beforeEach: () => begin(refusal(500, 'The disk is full.')),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('The disk is full.')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

/** A user type that there is not. */
export const UnknownType: Story = {
  args: { path: permissions.pathOfId('9') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('There is no such user type')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Permissions of Agency/Brokerage' })).toBeVisible();
  },
};
