import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { refusal } from '../../../kernel/object/testing/answerCalls.ts';
import { RoutePage } from '../../../kernel/object/testing/RoutePage.tsx';
import { rightsChanges } from '../../../platform/session/session.ts';
import { permissions } from '../early.ts';
import { Component } from './route.tsx';
import {
  begin,
  peopleOf,
  permitted,
  person,
  some,
  usersPath,
  withKeeping,
} from './testing/permissionStory.ts';

/** What is known of a save before it is sent, and when it is refused. */
const meta = {
  title: 'Screens/Permissions/Saving',
  component: RoutePage,
  parameters: { frame: { blockSize: '100vh' }, layout: 'fullscreen' },
  args: { route: Component, path: permissions.pathOfId('4') },
  beforeEach: () => begin(some),
} satisfies Meta<typeof RoutePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A user who would lose what it takes to save again is warned, and can undo that. */
export const OwnPermission: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText('2 users');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Manage permissions, Manager' }));
    await expect(await canvas.findByText('You would lose Manage permissions.')).toBeVisible();
    // Found or not, what is going to be saved stays in sight.
    const search = canvas.getByRole('searchbox', { name: 'Search' });
    await userEvent.type(search, 'zzz{Enter}');
    await expect(await canvas.findByText('No matching permissions')).toBeVisible();
    await expect(canvas.getByText('You would lose Manage permissions.')).toBeVisible();
    await userEvent.clear(search);
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
    await expect(await canvas.findByRole('checkbox', { name: 'Manage permissions, Manager' })).toBeChecked();
  },
};

const selfRemoval = {
  ...{ type: '/problems/self-removal', title: 'You would lose a permission', status: 409 },
  permissions: ['MANAGE_PERMISSIONS', 'Delete submissions'],
};
/** Whether each save that was sent was confirmed. */
const confirmations: boolean[] = [];
/** Refuses what is not confirmed, and the first that is. */
function answerSave({ url }: Request): Response {
  const isConfirmed = new URL(url).searchParams.get('confirmSelfRemoval') === 'true';
  const isFirst = isConfirmed && !confirmations.includes(true);
  confirmations.push(isConfirmed);
  if (isFirst) return refusal(422, 'The disk is full.');
  return isConfirmed
    ? Response.json({ ...some, version: 4 }, { headers: { ETag: '"2"' } })
    : Response.json(selfRemoval, {
        status: 409,
        headers: { 'Content-Type': 'application/problem+json' },
      });
}

/** Asked before it is saved, with each save anew: an answer is good for one. */
export const OwnPermissionSaved: Story = {
  beforeEach: () => {
    confirmations.length = 0;
    return begin(some, permitted, { [`POST ${permissions.rest}`]: answerSave });
  },
  play: async ({ canvas, userEvent }) => {
    await canvas.findAllByText('2 users');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Manage permissions, Manager' }));
    const press = async (answer: 'Save' | 'Cancel') => {
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: /^Save/ })).not.toHaveAttribute('aria-disabled', 'true'),
      );
      await userEvent.click(canvas.getByRole('button', { name: /^Save/ }));
      const question = await screen.findByRole('alertdialog', {
        name: 'You would lose Manage permissions and Delete submissions.',
      });
      await userEvent.click(within(question).getByRole('button', { name: answer }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    };
    await press('Cancel');
    await expect(confirmations).toEqual([false]);
    await expect(canvas.queryByText(/could not be saved/)).toBeNull();
    await press('Save');
    await expect(await canvas.findByText(/The disk is full/)).toBeVisible();
    await expect(confirmations).toEqual([false, false, true]);
    await press('Save');
    await waitFor(() => expect(confirmations).toEqual([false, false, true, false, true]));
  },
};

/**
 * A save that the server would refuse is known before: no user would be left who manages permissions. With what is kept, the refusal of a save that was
 * tried all the same is gone, too.
 */
export const NobodyLeft: Story = {
  beforeEach: () =>
    begin(withKeeping, permitted, {
      [usersPath]: {
        ...peopleOf([], false),
        ...{ records: [person('story', 'Marta Oduya', 'Manager')], totalRecords: 1 },
      },
      [`POST ${permissions.rest}`]: () =>
        Response.json(
          { type: '/problems/nobody-left', title: 'Nobody could manage permissions', status: 409 },
          { status: 409, headers: { 'Content-Type': 'application/problem+json' } },
        ),
    }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Back up and restore, Manager' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Manage permissions, Assistant' }));
    await expect(await canvas.findByText('This cannot be saved.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Save/ }));
    await expect(await canvas.findByText('Not saved')).toBeVisible();
    await expect(canvas.getByText(/^No user would be left who can sign in/)).toBeVisible();
    await expect(canvas.queryByText(/After saving/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Keep it' }));
    await waitFor(() => expect(canvas.queryByText('This cannot be saved.')).toBeNull());
    await expect(canvas.queryByText('Not saved')).toBeNull();
    await expect(canvas.getByText('Unsaved changes')).toBeVisible();
  },
};

/** What the user does not have is not given: its cells say so, and a column leaves them out. A save that is refused marks the row. */
export const Withheld: Story = {
  beforeEach: () =>
    begin(some, permitted, {
      [usersPath]: peopleOf(['View audit trail', 'Delete submissions']),
      [`POST ${permissions.rest}`]: () =>
        Response.json(
          {
            ...{ type: '/problems/no-permission', title: 'Not allowed', status: 403 },
            ...{ detail: 'This needs the permission “Bind coverage”.', permission: 'Bind coverage' },
          },
          { status: 403, headers: { 'Content-Type': 'application/problem+json' } },
        ),
    }),
  play: async ({ canvas, userEvent }) => {
    const cell = await canvas.findByRole('checkbox', { name: 'View audit trail, Assistant' });
    await waitFor(() => expect(cell).toHaveAttribute('aria-disabled', 'true'));
    await expect(cell).toHaveAccessibleDescription(/you do not have it yourself/);
    cell.focus();
    await userEvent.keyboard(' ');
    await expect(cell).not.toBeChecked();
    await expect(await canvas.findByText(/^1 cell was left out/)).toBeVisible();
    await userEvent.click(
      canvas.getByRole('button', { name: 'Assistant: all authorizations that are shown' }),
    );
    await expect(await canvas.findByText(/^2 cells were left out/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Bind coverage, Assistant, added' })).toBeChecked();
    // What is there is cleared, and comes back until it is saved.
    const held = canvas.getByRole('checkbox', { name: 'Delete submissions, Underwriter' });
    await userEvent.click(held);
    await userEvent.click(held);
    await expect(held).toBeChecked();
    const save = canvas.getByRole('button', { name: /^Save/ });
    await waitFor(() => expect(save).not.toHaveAttribute('aria-disabled', 'true'));
    await userEvent.click(save);
    await expect(
      await canvas.findByRole('rowheader', { name: 'Bind coverage, refused by the server' }),
    ).toBeVisible();
  },
};

/** Somebody is given another role while the screen is open: what is saved follows. */
export const UserChange: Story = {
  beforeEach: () => {
    let isAnswered = false;
    return begin(some, permitted, {
      [usersPath]: () => {
        const before = peopleOf([]);
        const records = isAnswered ? [person('new', 'Ines Vidal', 'Underwriter')] : before.records;
        isAnswered = true;
        return { ...before, records, totalRecords: records.length };
      },
    });
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findAllByText('2 users')).toHaveLength(2);
    rightsChanges.emit();
    await waitFor(() => expect(canvas.getAllByText('0 users')).toHaveLength(3));
  },
};
