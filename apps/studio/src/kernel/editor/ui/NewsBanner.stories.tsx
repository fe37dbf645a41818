import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@studio/ui';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { NewsBanner } from './NewsBanner.tsx';

const time = new Date(2026, 10, 21, 8, 10).getTime();

const meta = {
  title: 'Screens/Editor safety/News',
  component: NewsBanner,
  args: {
    news: { kind: 'saved', author: 'Priya Nair', time, isOwn: false },
    isDirty: false,
    onRebase: fn(),
    onDismiss: fn(),
  },
} satisfies Meta<typeof NewsBanner>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Who saved, and the offer to rebase onto it. */
export const Default: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^Priya Nair saved this on 11\/21\/26 08:10AM\./,
    );
    await expect(canvas.queryByText('Your unsaved changes are kept.')).toBeNull();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Take in the changes' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onRebase).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Not now' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

/** With edits of one's own it says what happens to them. */
export const WithUnsavedChanges: Story = {
  args: { isDirty: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your unsaved changes are kept.')).toBeVisible();
  },
};

/** Saved in another browser by the same person. */
export const SavedByYou: Story = {
  args: { news: { kind: 'saved', author: 'Marta Oduya', time, isOwn: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('You saved this elsewhere on 11/21/26 08:10AM.')).toBeVisible();
  },
};

/** There is nothing to rebase onto: what is here stays to be read and copied. */
export const Deleted: Story = {
  args: { news: { kind: 'deleted', author: 'Priya Nair', time, isOwn: false }, isDirty: true },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText(/^Priya Nair deleted this on/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Take in the changes' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onDismiss).toHaveBeenCalledOnce();
  },
};

export const DeletedByYou: Story = {
  args: { news: { kind: 'deleted', author: 'Marta Oduya', time, isOwn: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^You deleted this elsewhere on/)).toBeVisible();
  },
};

const recreation = { onRun: fn(), isPending: false, blockedBecause: '', failedBecause: '' };

/** What was deleted can be made again from what is here. */
export const CreateAgain: Story = {
  args: { ...Deleted.args, recreation },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Create it again' }));
    await expect(args.recreation?.onRun).toHaveBeenCalledOnce();
  },
};

/** Somebody has taken the name: the banner says so, and stays. */
export const NotCreatedAgain: Story = {
  args: {
    ...Deleted.args,
    recreation: { ...recreation, failedBecause: "There already is a data set 'Roof Type'." },
  },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText("It could not be created again. There already is a data set 'Roof Type'."),
    ).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Create it again' })).toBeVisible();
  },
};

/** Nothing that breaks a rule can be made: the button says so. */
export const InvalidCannotBeCreated: Story = {
  args: {
    ...Deleted.args,
    recreation: { ...recreation, blockedBecause: 'Correct the marked cells.', onRun: fn() },
  },
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Create it again' });
    await expect(button).toHaveAccessibleDescription('Correct the marked cells.');
    await userEvent.click(button);
    await expect(args.recreation?.onRun).not.toHaveBeenCalled();
  },
};

/** The region that says it is there before there is anything to say: screen readers read out what comes into it. */
export const ComesLater: Story = {
  render: function Later({ news, ...rest }) {
    const [isShown, setShown] = useState(false);
    return (
      <>
        <Button onClick={() => setShown(true)}>Somebody saves</Button>
        <NewsBanner news={isShown ? news : null} {...rest} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const region = canvas.getByRole('status');
    await expect(region).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: 'Somebody saves' }));
    await expect(canvas.getByRole('status')).toBe(region);
    await expect(region).toHaveTextContent(/^Priya Nair saved this on/);
  },
};

/** A name of any length breaks, and the buttons stay whole. */
export const LongName: Story = {
  parameters: { frame: { maxWidth: 480 } },
  args: { news: { kind: 'saved', author: 'unbroken'.repeat(40), time, isOwn: false }, isDirty: true },
  play: async ({ canvas }) => {
    const banner = canvas.getByRole('status').firstElementChild as HTMLElement;
    await expect(banner.scrollWidth).toBeLessThanOrEqual(banner.clientWidth);
    await expect(canvas.getByRole('button', { name: 'Take in the changes' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: { news: { kind: 'saved', author: 'ليلى حداد', time, isOwn: false }, isDirty: true },
};
