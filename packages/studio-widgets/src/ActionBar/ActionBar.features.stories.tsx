import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { ActionBar } from './ActionBar.tsx';
import type { BarAction } from './types.ts';

const onExport = fn();
const onDelete = fn();
const onSave = fn();

const editorActions: readonly BarAction[] = [
  { name: 'settings', label: 'Data Set Settings', isEnabled: true, onRun: fn() },
  { name: 'delete', label: 'Delete', isEnabled: true, variant: 'danger', onRun: onDelete },
  { name: 'export', label: 'Export', isEnabled: true, onRun: onExport },
  { name: 'references', label: 'View References', isEnabled: true, onRun: fn() },
  { name: 'discard', label: 'Discard', isEnabled: true, isPinned: true, onRun: fn() },
  {
    name: 'save',
    label: 'Save',
    isEnabled: true,
    variant: 'primary',
    subText: 'Unsaved changes',
    onRun: onSave,
  },
];

const meta = {
  title: 'Widgets/ActionBar/Features',
  tags: ['!autodocs'],
  component: ActionBar,
  args: { actions: editorActions },
} satisfies Meta<typeof ActionBar>;

export default meta;
type Story = StoryObj<typeof meta>;

const getNames = (buttons: HTMLElement[]) => buttons.map((button) => button.textContent || button.ariaLabel);

function setWidth(canvasElement: HTMLElement, width: number): void {
  const frame = canvasElement.querySelector<HTMLElement>('[data-frame]');
  if (frame) frame.style.width = `${width}px`;
}

/** What has no room is in a menu at its place; Discard and Save stay longest. */
export const Overflow: Story = {
  decorators: [
    (Story) => (
      <div data-frame style={{ display: 'flex', width: 480 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas, canvasElement, userEvent, step }) => {
    const names = () => getNames(canvas.getAllByRole('button'));

    await step('the plain actions leave first', async () => {
      await expect(names()).toEqual(['Data Set Settings', 'More actions', 'Discard', 'Save Unsaved changes']);
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
      setWidth(canvasElement, 260);
      await waitFor(() => expect(names()).toEqual(['More actions', 'Discard', 'Save Unsaved changes']));
      setWidth(canvasElement, 190);
      await waitFor(() => expect(names()).toEqual(['More actions', 'Save Unsaved changes']));
    });

    await step('enough room, no menu', async () => {
      setWidth(canvasElement, 900);
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
        isEnabled: false,
        notes: 'You need the permission MANAGE_DATASETS.',
        onRun: onDelete,
      },
      { name: 'discard', label: 'Discard', isEnabled: false, onRun: onSave },
      { name: 'save', label: 'Save', isEnabled: false, variant: 'primary', onRun: onSave },
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
        isEnabled: false,
        notes: 'It is used by 3 fields.',
        onRun: onDelete,
      },
      { name: 'save', label: 'Save', isEnabled: true, variant: 'primary', onRun: onSave },
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
    actions: [
      { name: 'backup', label: 'Backup', isEnabled: true, notes: 'Downloads the section.', onRun: fn() },
    ],
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Backup' })).toHaveFocus();
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Downloads the section.');
  },
};

export const Pending: Story = {
  args: {
    actions: [
      { name: 'save', label: 'Save', isEnabled: true, variant: 'primary', isPending: true, onRun: onSave },
    ],
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
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', width: 510 }}>
        <Story />
      </div>
    ),
  ],
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

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const LongText: Story = {
  args: {
    actions: [
      { name: 'save', label: 'Save', isEnabled: true, variant: 'primary', onRun: fn() },
      {
        name: 'dictionary',
        label: 'Generate the data dictionary of this data set and of everything that refers to it',
        isEnabled: true,
        onRun: fn(),
      },
    ],
  },
  decorators: [
    (Story) => (
      <div style={{ display: 'flex', width: 420 }}>
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save' })).toBeVisible();
    await expect(await canvas.findByRole('button', { name: 'More actions' })).toBeVisible();
    const { scrollWidth, clientWidth } = document.documentElement;
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
    const frame = canvas.getByRole('group').parentElement;
    await expect(frame?.scrollWidth).toBeLessThanOrEqual(frame?.clientWidth ?? 0);
  },
};
