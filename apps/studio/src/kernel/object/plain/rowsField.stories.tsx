import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { RoutePage } from '../testing/RoutePage.tsx';
import { field, isOff, number, saveButton, undoButton } from './testing/noticeStories.ts';
import {
  firstNotice,
  GriddedNoticeRoute,
  NoticeRoute,
  noticeServer,
  startNotice,
} from './testing/noticeStory.tsx';

const meta = {
  title: 'Kernel/Rows of fields',
  tags: ['!dev', '!autodocs'],
  component: RoutePage,
  parameters: { frame: { blockSize: '100vh' }, layout: 'fullscreen' },
  args: { route: NoticeRoute, path: '/notice/7' },
  beforeEach: () => startNotice(),
} satisfies Meta<typeof RoutePage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rows of several fields: each cell says what is wrong with it; a blank row counts for nothing; each intent is one step. */
export const Rows: Story = {
  play: async ({ canvas, userEvent }) => {
    const role = (row: number) => field(canvas, new RegExp(`^Role, row ${row}`));
    const roles = () =>
      canvas.getAllByRole<HTMLInputElement>('textbox', { name: /^Role, row/ }).map(({ value }) => value);
    await userEvent.click(await role(1));
    await userEvent.keyboard('{Enter}');
    await expect(await role(2)).toHaveFocus();
    await expect([roles(), isOff(canvas)]).toEqual([['Agent', '', 'Carrier'], true]);
    await userEvent.type(await number(canvas, 'After (days), row 2'), '2');
    await expect(await role(2)).toHaveAccessibleDescription('Role is required.');
    await expect(isOff(canvas)).toBe(true);
    await userEvent.type(await role(2), 'Broker');
    await expect(isOff(canvas)).toBe(false);
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await expect(roles()).toEqual(['Broker', 'Agent', 'Carrier']);
    await expect(await role(1)).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove step 2' }));
    await expect(canvas.getByRole('button', { name: 'Remove step 2' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Add step' }));
    await userEvent.click(saveButton(canvas));
    await waitFor(() =>
      expect(noticeServer.stored.steps.map((step) => step.role)).toEqual(['Broker', 'Carrier']),
    );
    for (const _ of [1, 2]) await userEvent.click(undoButton(canvas));
    await waitFor(() => expect(roles()).toEqual(['Broker', 'Agent', 'Carrier']));
    await userEvent.click(undoButton(canvas));
    await waitFor(() => expect(roles()).toEqual(['Agent', 'Broker', 'Carrier']));
  },
};

/** What the server refuses of a cell is shown at it, though blank rows are before it; duplicates are reported below. */
export const CellRefused: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await field(canvas, /^Role, row 1/));
    await userEvent.keyboard('{Enter}');
    await userEvent.type(await field(canvas, /^Role, row 3/), 's');
    noticeServer.refusals = [{ pointer: '/steps/1/role', message: 'There is no such role.' }];
    await userEvent.click(saveButton(canvas));
    const carriers = await field(canvas, /^Role, row 3/);
    await waitFor(() => expect(carriers).toHaveAccessibleDescription('There is no such role.'));
    await expect(await field(canvas, /^Role, row 2/)).toBeValid();
    await userEvent.clear(carriers);
    await userEvent.type(carriers, 'Agent');
    await expect(carriers).toHaveAccessibleDescription('“Agent” is in rows 1 and 3.');
    await expect(await field(canvas, /^Role, row 1/)).toBeInvalid();
    await expect(await field(canvas, /^Role, row 2/)).toBeValid();
    await expect(isOff(canvas)).toBe(true);
  },
};

/** Rows that two people added are both there; one that both changed in different fields is merged. */
export const RowsMerged: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add step' }));
    await userEvent.type(await field(canvas, /^Role, row 3/), 'Broker');
    const [agent, carrier] = firstNotice.steps;
    const theirs = [
      { role: 'Agent', after: 9, channel: 'Letter', isCopied: true },
      { role: 'Clerk', after: null, channel: null, isCopied: false },
    ];
    noticeServer.stored = { ...firstNotice, version: 2, steps: [...theirs, ...(carrier ? [carrier] : [])] };
    await userEvent.click(saveButton(canvas));
    await waitFor(() => expect(noticeServer.stored.version).toBe(3));
    await expect(noticeServer.stored.steps.map((step) => step.role).toSorted()).toEqual([
      'Agent',
      'Broker',
      'Carrier',
      'Clerk',
    ]);
    await expect(noticeServer.stored.steps.find((step) => step.role === agent?.role)?.after).toBe(9);
  },
};

/** Of rows that are a grid, what is refused is at its cell, and undo leads back to the cell of the step. */
export const GridUndone: Story = {
  args: { route: GriddedNoticeRoute },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByText('Agent'));
    await userEvent.keyboard('Broker{Tab}');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove row 2' }));
    await userEvent.type(await field(canvas, 'Name'), 's');
    noticeServer.refusals = [{ pointer: '/steps/0/role', message: 'There is no such role.' }];
    await userEvent.click(saveButton(canvas));
    const refused = await canvas.findByText('There is no such role.');
    await expect(refused.closest('[role="gridcell"]')).toHaveTextContent('Broker');
    await userEvent.click(undoButton(canvas));
    await waitFor(async () => expect(await field(canvas, 'Name')).toHaveFocus());
    await userEvent.click(undoButton(canvas));
    await expect(await canvas.findByText('Carrier')).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('grid')).toContainElement(document.activeElement as HTMLElement),
    );
    await userEvent.click(undoButton(canvas));
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'Role, row 1' })).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'Role, row 1' })).toHaveValue('Agent');
  },
};
