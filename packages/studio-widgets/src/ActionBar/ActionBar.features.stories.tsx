import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { ActionBar } from './ActionBar.tsx';
import type { ActionBarAction } from './types.ts';

const onExport = fn();
const onDelete = fn();
const onSave = fn();

const editorActions: readonly ActionBarAction[] = [
  { name: 'settings', label: 'Data Set Settings', onRun: fn() },
  { name: 'delete', label: 'Delete', variant: 'danger', onRun: onDelete },
  { name: 'export', label: 'Export', onRun: onExport },
  { name: 'references', label: 'View References', onRun: fn() },
  { name: 'discard', label: 'Discard', isPinned: true, onRun: fn() },
  {
    name: 'save',
    label: 'Save',
    variant: 'primary',
    subText: 'Unsaved changes',
    onRun: onSave,
  },
];

const meta = {
  title: 'Widgets/ActionBar/Features',
  tags: ['!dev', '!autodocs'],
  component: ActionBar,
  args: { actions: editorActions },
} satisfies Meta<typeof ActionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const getNames = (buttons: HTMLElement[]) => buttons.map((button) => button.textContent || button.ariaLabel);

/** The buttons that Tab reaches: one, as soon as the keys of the bar are there. */
function countStops(bar: HTMLElement): number {
  return [...bar.querySelectorAll('button')].filter(({ tabIndex }) => tabIndex === 0).length;
}

function setWidth(bar: HTMLElement, width: number): void {
  const frame = bar.parentElement;
  if (frame) frame.style.width = `${width}px`;
}

/** What has no room is in a menu at its place; Discard and Save stay longest. */
export const Overflow: Story = {
  parameters: { frame: { display: 'flex', width: 480 } },
  play: async ({ canvas, userEvent, step }) => {
    const bar = canvas.getByRole('toolbar');
    const names = () => getNames(canvas.getAllByRole('button'));

    await step('the plain actions leave first', async () => {
      await expect(names()).toEqual(['Data Set Settings', 'More actions', 'Discard', 'Save Unsaved changes']);
    });

    await step('what has the focus at an end of the bar has room for its ring', async () => {
      // Chromium leaves the margin only where both axes are clipped.
      await expect(getComputedStyle(bar)).toMatchObject({
        ...{ overflowX: 'clip', overflowY: 'clip', overflowClipMargin: '6px' },
      });
    });

    await step('the menu runs what is in it', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
      const items = await screen.findAllByRole('menuitem');
      await expect(items.map((item) => item.textContent)).toEqual(['Delete', 'Export', 'View References']);
      await userEvent.click(screen.getByRole('menuitem', { name: 'Export' }));
      await expect(onExport).toHaveBeenCalledTimes(1);
      await waitFor(() => expect(canvas.getByRole('button', { name: 'More actions' })).toHaveFocus());
    });

    await step('less room, fewer buttons; the primary one is the last to leave', async () => {
      setWidth(bar, 260);
      await waitFor(() => expect(names()).toEqual(['More actions', 'Discard', 'Save Unsaved changes']));
      setWidth(bar, 190);
      await waitFor(() => expect(names()).toEqual(['More actions', 'Save Unsaved changes']));
    });

    await step('enough room, no menu', async () => {
      setWidth(bar, 900);
      await waitFor(() => expect(names()).toHaveLength(6));
      await expect(canvas.queryByRole('button', { name: 'More actions' })).toBeNull();
    });
  },
};

/** A disabled action keeps its place, can be focused, says why, and does nothing. */
export const Disabled: Story = {
  args: {
    actions: [
      {
        name: 'delete',
        label: 'Delete',
        disabledReason: 'You need the permission MANAGE_DATASETS.',
        onRun: onDelete,
      },
      { name: 'discard', label: 'Discard', isDisabled: true, onRun: onSave },
      { name: 'save', label: 'Save', isDisabled: true, variant: 'primary', onRun: onSave },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    const remove = canvas.getByRole('button', { name: 'Delete' });
    await expect(remove).toHaveFocus();
    await expect(remove).toHaveAttribute('aria-disabled', 'true');
    await expect(remove).toHaveAccessibleDescription('You need the permission MANAGE_DATASETS.');
    await expect(await screen.findByRole('tooltip')).toHaveTextContent(
      'You need the permission MANAGE_DATASETS.',
    );
    await userEvent.keyboard('{Enter}');
    await userEvent.click(remove);
    await expect(onDelete).not.toHaveBeenCalled();
    const save = canvas.getByRole('button', { name: 'Save' });
    await expect(save).toHaveAttribute('aria-disabled', 'true');
    await expect(save).toHaveAccessibleDescription('Not available now');
    await userEvent.click(save);
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(onSave).not.toHaveBeenCalled();
  },
};

/** In the menu too a disabled action says why. */
export const DisabledInTheMenu: Story = {
  args: {
    maxVisible: 1,
    actions: [
      {
        name: 'delete',
        label: 'Delete',
        disabledReason: 'It is used by 3 fields.',
        onRun: onDelete,
      },
      { name: 'save', label: 'Save', variant: 'primary', onRun: onSave },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    const item = await screen.findByRole('menuitem', { name: /Delete/ });
    await expect(item).toHaveAttribute('aria-disabled', 'true');
    await expect(item).toHaveTextContent('It is used by 3 fields.');
    await userEvent.click(item);
    await expect(onDelete).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
  },
};

/** Notes of an action that can be run are a tooltip. */
export const Notes: Story = {
  args: {
    actions: [{ name: 'backup', label: 'Backup', note: 'Downloads the section.', onRun: fn() }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Backup' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Downloads the section.');
  },
};

export const Pending: Story = {
  args: {
    actions: [{ name: 'save', label: 'Save', variant: 'primary', isPending: true, onRun: onSave }],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSave).not.toHaveBeenCalled();
  },
};

function GrowingBar() {
  const [isDirty, setDirty] = useState(false);
  const actions = editorActions.map(({ subText, ...action }) =>
    isDirty && subText
      ? { ...action, subText: 'Unsaved changes in 3 groups', onRun: () => setDirty(false) }
      : { ...action, onRun: () => setDirty(true) },
  );
  return <ActionBar actions={actions} />;
}

/** A label that grows takes its room from the others, and its button keeps the focus. */
export const LabelsChange: Story = {
  parameters: { frame: { display: 'flex', width: 510 } },
  render: () => <GrowingBar />,
  play: async ({ canvas, userEvent }) => {
    const names = () => getNames(canvas.getAllByRole('button'));
    await expect(names()).toEqual(['Data Set Settings', 'Delete', 'More actions', 'Discard', 'Save']);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(names()).toEqual([
        'Data Set Settings',
        'More actions',
        'Discard',
        'Save Unsaved changes in 3 groups',
      ]),
    );
    await expect(canvas.getByRole('button', { name: /^Save Unsaved changes/ })).toHaveFocus();
  },
};

/** From the width of a desk to that of a phone, while it is looked at; the focus stays in the bar. */
export const ResizedLive: Story = {
  parameters: { frame: { display: 'flex', width: 768 } },
  play: async ({ canvas, step }) => {
    const bar = canvas.getByRole('toolbar');
    const names = () => getNames(canvas.getAllByRole('button'));
    const more = () => canvas.queryByRole('button', { name: 'More actions' });

    await step('768 pixels hold all six', async () => {
      await expect(names()).toHaveLength(6);
      await expect(more()).toBeNull();
      canvas.getByRole('button', { name: 'Export' }).focus();
      await waitFor(() => expect(countStops(bar)).toBe(1));
    });

    await step('320 pixels hold the pinned ones; the focus goes to the menu', async () => {
      setWidth(bar, 320);
      await waitFor(() => expect(names()).toEqual(['More actions', 'Discard', 'Save Unsaved changes']));
      await waitFor(() => expect(more()).toHaveFocus());
      await expect(bar.scrollWidth).toBeLessThanOrEqual(bar.clientWidth);
    });

    await step('back at 768 the focus comes out of the menu', async () => {
      setWidth(bar, 768);
      await waitFor(() => expect(names()).toHaveLength(6));
      await waitFor(() => expect(canvas.getByRole('button', { name: 'Data Set Settings' })).toHaveFocus());
    });
  },
};

/** One tab stop; the arrows, Home and End go from button to button, disabled ones and the menu included. */
export const Keyboard: Story = {
  args: {
    actions: editorActions.map((action) =>
      action.name === 'discard' ? { ...action, disabledReason: 'There are no changes.' } : action,
    ),
  },
  parameters: { frame: { display: 'flex', width: 480 } },
  play: async ({ canvas, userEvent }) => {
    const button = (name: string) => canvas.getByRole('button', { name });
    await userEvent.tab();
    await expect(button('Data Set Settings')).toHaveFocus();
    await waitFor(() => expect(button('More actions').tabIndex).toBe(-1));
    await userEvent.keyboard('{ArrowRight}');
    await expect(button('More actions')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(button('Discard')).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('There are no changes.');
    await userEvent.keyboard('{ArrowRight}');
    await expect(button('Save Unsaved changes')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(button('Data Set Settings')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(button('Save Unsaved changes')).toHaveFocus();
    await userEvent.keyboard('{Home}{ArrowRight}{ArrowDown}');
    const first = await screen.findByRole('menuitem', { name: 'Delete' });
    await waitFor(() => expect(first).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(onExport).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(button('More actions')).toHaveFocus());
    const stops = canvas.getAllByRole('button').filter(({ tabIndex }) => tabIndex === 0);
    await expect(stops).toEqual([button('More actions')]);
  },
};

const unhandled: readonly ActionBarAction[] = [
  { name: 'archive', label: 'Archive' },
  { name: 'publish', label: 'Publish', isDisabled: true },
  { name: 'save', label: 'Save', variant: 'primary', onRun: onSave },
];

async function expectNotImplemented(name: string): Promise<HTMLElement> {
  const dialog = await screen.findByRole('alertdialog', { name: 'Action not implemented' });
  await waitFor(() => expect(dialog).toBeVisible());
  await expect(dialog).toHaveTextContent(`'${name}'`);
  return dialog;
}

/** What no handler knows says so; a disabled action does nothing in any case. */
export const NotImplemented: Story = {
  args: { actions: unhandled },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Publish' }));
    await expect(screen.queryByRole('alertdialog')).toBeNull();
    const archive = canvas.getByRole('button', { name: 'Archive' });
    await userEvent.click(archive);
    const dialog = await expectNotImplemented('Archive');
    await expect(
      within(dialog)
        .getAllByRole('button')
        .map((button) => button.textContent),
    ).toEqual(['OK']);
    await userEvent.click(within(dialog).getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(archive).toHaveFocus());
  },
};

export const NotImplementedInTheMenu: Story = {
  args: {
    actions: unhandled,
    maxVisible: 1,
    labels: { notImplemented: { message: (name) => `Nobody wrote '${name}' yet.` } },
  },
  play: async ({ canvas, userEvent }) => {
    const more = canvas.getByRole('button', { name: 'More actions' });
    more.focus();
    await userEvent.keyboard('{Enter}');
    const item = await screen.findByRole('menuitem', { name: 'Archive' });
    await waitFor(() => expect(item).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const dialog = await expectNotImplemented('Archive');
    await expect(dialog).toHaveTextContent("Nobody wrote 'Archive' yet.");
    await waitFor(() => expect(within(dialog).getByRole('button', { name: 'OK' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
    await waitFor(() => expect(more).toHaveFocus());
  },
};

let finish: () => void = () => undefined;
const onSlowSave = fn(
  () =>
    new Promise<void>((resolve) => {
      finish = resolve;
    }),
);

/** The promise that a handler gives keeps its action pending: it is not run twice, and the others can be run. */
export const PendingByPromise: Story = {
  args: {
    actions: [
      { name: 'backup', label: 'Backup', onRun: onExport },
      { name: 'save', label: 'Save', variant: 'primary', onRun: onSlowSave },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    const save = canvas.getByRole('button', { name: 'Save' });
    await userEvent.dblClick(save);
    await userEvent.keyboard('{Enter}');
    await expect(onSlowSave).toHaveBeenCalledTimes(1);
    await expect(save).toHaveAttribute('aria-busy', 'true');
    await expect(save).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Backup' }));
    await expect(onExport).toHaveBeenCalledTimes(1);
    finish();
    await waitFor(() => expect(save).not.toHaveAttribute('aria-busy'));
    await userEvent.click(save);
    await expect(onSlowSave).toHaveBeenCalledTimes(2);
    finish();
    await waitFor(() => expect(save).not.toHaveAttribute('aria-busy'));
  },
};

export const NotesInTheMenu: Story = {
  args: {
    maxVisible: 1,
    actions: [
      { name: 'backup', label: 'Backup', note: 'Downloads the section.', onRun: onExport },
      { name: 'publish', label: 'Publish', isDisabled: true, onRun: onDelete },
      { name: 'save', label: 'Save', variant: 'primary', onRun: onSave },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    await expect(await screen.findByRole('menuitem', { name: /Backup/ })).toHaveTextContent(
      'Downloads the section.',
    );
    await expect(screen.getByRole('menuitem', { name: /Publish/ })).toHaveTextContent('Not available now');
    await userEvent.click(screen.getByRole('menuitem', { name: /Backup/ }));
    await expect(onExport).toHaveBeenCalledTimes(1);
  },
};

export const Empty: Story = {
  args: { actions: [] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  parameters: { frame: { display: 'flex', width: 480 } },
  play: async ({ canvas, userEvent }) => {
    const settings = canvas.getByRole('button', { name: 'Data Set Settings' });
    const more = canvas.getByRole('button', { name: 'More actions' });
    await expect(more.getBoundingClientRect().right).toBeLessThan(settings.getBoundingClientRect().left);
    await userEvent.tab();
    await waitFor(() => expect(more.tabIndex).toBe(-1));
    await userEvent.keyboard('{ArrowLeft}');
    await expect(more).toHaveFocus();
  },
};

const hostile = '<img src=x onerror=alert(1)>\u202e👩‍👩‍👧‍👦'.repeat(250);

/** Markup is text; what is longer than the bar is in the menu. */
export const HostileText: Story = {
  args: {
    actions: [
      {
        name: 'save',
        label: 'Save',
        variant: 'primary',
        subText: 'Unsaved changes',
        onRun: fn(),
      },
      { name: 'hostile', label: hostile, disabledReason: hostile, onRun: fn() },
    ],
  },
  parameters: { frame: { display: 'flex', width: 420 } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Save Unsaved changes' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'More actions' }));
    const menu = await screen.findByRole('menu');
    await waitFor(() => expect(menu).toBeVisible());
    await expect(menu.querySelector('img')).toBeNull();
    await expect(menu.getBoundingClientRect().width).toBeLessThanOrEqual(352);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(menu).not.toBeInTheDocument());
  },
};

export const LongText: Story = {
  args: {
    actions: [
      { name: 'save', label: 'Save', variant: 'primary', onRun: fn() },
      {
        name: 'dictionary',
        label: 'Generate the data dictionary of this data set and of everything that refers to it',
        onRun: fn(),
      },
    ],
  },
  parameters: { frame: { display: 'flex', width: 420 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'More actions' })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    const frame = canvas.getByRole('toolbar').parentElement;
    await expect(frame?.scrollWidth).toBeLessThanOrEqual(frame?.clientWidth ?? 0);
  },
};
