import type { Meta, StoryObj } from '@storybook/react-vite';
import { useLayoutEffect, useRef, useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { ActionBar } from './ActionBar.tsx';
import type { ActionBarAction } from './types.ts';

const meta = {
  title: 'Widgets/ActionBar/Changes',
  tags: ['!dev', '!autodocs'],
  component: ActionBar,
  args: { actions: [], onError: fn() },
} satisfies Meta<typeof ActionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const getNames = (buttons: HTMLElement[]) => buttons.map((button) => button.textContent || button.ariaLabel);

function SwitchingBar() {
  const [isActive, setActive] = useState(false);
  const change: ActionBarAction = isActive
    ? { name: 'deactivate', label: 'Deactivate', onRun: () => setActive(false) }
    : { name: 'activate', label: 'Activate', onRun: () => setActive(true) };
  const actions: ActionBarAction[] = [
    { name: 'export', label: 'Export', onRun: fn() },
    { name: 'references', label: 'View References', onRun: fn() },
    change,
    { name: 'save', label: 'Save', isPinned: true, onRun: fn() },
  ];
  return <ActionBar actions={actions} />;
}

/** An action that takes the place of another one is measured like the first. */
export const OneForAnother: Story = {
  parameters: { frame: { display: 'flex', width: 900 } },
  render: () => <SwitchingBar />,
  play: async ({ canvas, userEvent }) => {
    const names = () => getNames(canvas.getAllByRole('button'));
    await userEvent.click(canvas.getByRole('button', { name: 'Activate' }));
    await expect(names()).toEqual(['Export', 'View References', 'Deactivate', 'Save']);
    const frame = canvas.getByRole('toolbar').parentElement;
    const { left } = canvas.getByRole('button', { name: 'Export' }).getBoundingClientRect();
    const { right } = canvas.getByRole('button', { name: 'Save' }).getBoundingClientRect();
    if (frame) frame.style.width = `${right - left - 2}px`;
    await waitFor(() => expect(names()).toEqual(['Export', 'View References', 'More actions', 'Save']));
  },
};

function TurnableBar() {
  const [isTurned, setTurned] = useState(false);
  const long: ActionBarAction = {
    name: 'long',
    label: 'Generate the Data Dictionary',
    onRun: () => setTurned(true),
  };
  const short: ActionBarAction = {
    name: 'short',
    label: 'Copy',
    onRun: () => setTurned(true),
  };
  return <ActionBar actions={isTurned ? [short, long] : [long, short]} />;
}

/** After another order each button has its own width: what has no room is the last one. */
export const AnotherOrder: Story = {
  parameters: { frame: { display: 'flex', width: 400 } },
  render: () => <TurnableBar />,
  play: async ({ canvas, userEvent }) => {
    const names = () => getNames(canvas.getAllByRole('button'));
    await userEvent.click(canvas.getByRole('button', { name: 'Copy' }));
    await expect(names()).toEqual(['Copy', 'Generate the Data Dictionary']);
    const frame = canvas.getByRole('toolbar').parentElement;
    if (frame) frame.style.width = '150px';
    await waitFor(() => expect(names()).toEqual(['Copy', 'More actions']));
  },
};

const onFailingSave = fn(() => Promise.reject(new Error('There is no connection.')));
const saveAction: ActionBarAction = { name: 'save', label: 'Save', onRun: onFailingSave };

/** A run that is rejected ends, `onError` receives the reason, and it can be run again. */
export const RunFails: Story = {
  args: { actions: [saveAction] },
  play: async ({ args, canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.click(save);
    await waitFor(() => expect(args.onError).toHaveBeenCalledTimes(1));
    await expect(args.onError).toHaveBeenCalledWith(saveAction, new Error('There is no connection.'));
    await waitFor(() => expect(save).not.toHaveAttribute('aria-busy'));
    await userEvent.click(save);
    await waitFor(() => expect(args.onError).toHaveBeenCalledTimes(2));
    await expect(onFailingSave).toHaveBeenCalledTimes(2);
  },
};

function LeavingBar() {
  const [isEditing, setEditing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  // As a screen that leads to what can be changed now.
  useLayoutEffect(() => {
    if (isEditing) field.current?.focus();
  }, [isEditing]);
  const edit: ActionBarAction = {
    name: 'edit',
    label: 'Edit',
    isPinned: true,
    onRun: () => setEditing(true),
  };
  const others = ['Export', 'Backup', 'View References'].map((label) => ({
    name: label,
    label,
    onRun: fn(),
  }));
  return (
    <>
      <ActionBar actions={isEditing ? others : [edit, ...others]} />
      <input aria-label="Name" ref={field} />
    </>
  );
}

/** An action that leaves the bar, and gives the focus to something else: the bar does not take it back. */
export const FocusGivenAway: Story = {
  parameters: { frame: { width: 320 } },
  render: () => <LeavingBar />,
  play: async ({ canvas, userEvent }) => {
    const edit = canvas.getByRole('button', { name: 'Edit' });
    edit.focus();
    // The keys of the bar are there.
    await waitFor(() =>
      expect(canvas.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1),
    );
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Edit' })).toBeNull());
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveFocus();
  },
};
