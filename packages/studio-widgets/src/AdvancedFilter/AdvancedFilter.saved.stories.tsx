import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, preloadLayers } from '@studio/ui';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { AdvancedFilter } from './AdvancedFilter.tsx';
import type { AdvancedFilterProps } from './AdvancedFilterProps.ts';
import { parseFilterUri } from './model/parseFilterUri.ts';
import { FilterHost } from './testing/FilterHost.tsx';
import { sampleFields, sampleSavedFilters } from './testing/sampleFields.ts';

const none = async () => undefined;

const meta = {
  title: 'Widgets/AdvancedFilter/Saved filters',
  component: AdvancedFilter,
  tags: ['!dev', '!autodocs'],
  args: {
    kind: 'FormTemplate',
    fields: sampleFields,
    savedFilters: sampleSavedFilters,
    defaultSelectedFilterId: 's1',
    defaultValue: parseFilterUri('/FormTemplate?status=0', sampleFields).filter,
    defaultIsOpen: true,
    debounceMs: 0,
    onFilterUriChange: fn(),
    onSelectedFilterIdChange: fn(),
    onSaveFilter: fn(none),
    onRenameFilter: fn(none),
    onDeleteFilter: fn(none),
    onSetDefaultFilter: fn(none),
  },
  render: (args) => <FilterHost {...args} />,
  beforeEach: preloadLayers,
} satisfies Meta<typeof AdvancedFilter>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

const chosen = ({ canvas }: Play) => canvas.getByRole('combobox', { name: 'Saved filter' });

const runAction = async ({ canvas, userEvent }: Play, name: string) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Saved filter actions' }));
  const item = await screen.findByRole('menuitem', { name });
  await waitFor(() => expect(item).toBeVisible());
  await userEvent.click(item);
};

const changeName = async ({ canvas, userEvent }: Play) => {
  await userEvent.click(canvas.getByRole('button', { name: 'Add Condition' }));
  await userEvent.click(canvas.getAllByRole('combobox', { name: 'Field' }).at(-1) ?? document.body);
  await userEvent.click(await screen.findByRole('option', { name: 'Name' }));
  await userEvent.type(canvas.getByRole('textbox', { name: 'Value' }), 'fire');
};

const dialogGone = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

/** The list marks the default; choosing a filter applies it. */
export const Apply: Story = {
  play: async (play) => {
    const { args, canvas, userEvent } = play;
    await expect(chosen(play)).toHaveTextContent('Drafts (default)');
    await userEvent.click(chosen(play));
    await userEvent.click(await screen.findByRole('option', { name: 'Property in production' }));
    await expect(args.onSelectedFilterIdChange).toHaveBeenLastCalledWith('s2');
    await expect(args.onFilterUriChange).toHaveBeenLastCalledWith('/FormTemplate?status=1&products.in=cp');
    await expect(canvas.getByText('2 active')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Filter Property in production applied');
    await expect(canvas.queryByText('Unsaved changes')).toBeNull();
  },
};

/** A change that means something else is shown, can be saved and reverted; an incomplete condition is none. */
export const UnsavedChanges: Story = {
  play: async (play) => {
    const { args, canvas, userEvent, step } = play;
    await step('an incomplete condition is no change', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add Condition' }));
      await expect(canvas.queryByText('Unsaved changes')).toBeNull();
      await userEvent.click(canvas.getByRole('button', { name: 'Remove condition 2' }));
    });
    await step('Revert applies the saved filter again', async () => {
      await changeName(play);
      await expect(canvas.getByText('Unsaved changes')).toBeVisible();
      await runAction(play, 'Revert');
      await expect(canvas.queryByText('Unsaved changes')).toBeNull();
      await expect(args.onFilterUriChange).toHaveBeenLastCalledWith('/FormTemplate?status=0');
    });
    await step('Save keeps the change', async () => {
      await changeName(play);
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      await waitFor(() => expect(canvas.queryByText('Unsaved changes')).toBeNull());
      await expect(args.onSaveFilter).toHaveBeenLastCalledWith(
        { id: 's1', name: 'Drafts', filterUri: '/FormTemplate?status=0&name=fire' },
        { signal: expect.any(AbortSignal) },
      );
      await expect(canvas.getByRole('status')).toHaveTextContent('Filter Drafts saved');
    });
  },
};

/** Names are unique; an error keeps the dialog and what was typed. */
export const SaveAs: Story = {
  play: async (play) => {
    const { args, userEvent, step } = play;
    await changeName(play);
    await runAction(play, 'Save As…');
    const dialog = await screen.findByRole('dialog', { name: 'Save Filter As' });
    const name = within(dialog).getByRole('textbox', { name: /^Name/ });
    await waitFor(() => expect(name).toHaveFocus());

    await step('a name is needed', async () => {
      await userEvent.keyboard('{Enter}');
      await expect(name).toHaveAccessibleDescription('Enter a name');
      await expect(args.onSaveFilter).not.toHaveBeenCalled();
    });
    await step('one that is taken is refused, regardless of case', async () => {
      await userEvent.type(name, 'drafts');
      await expect(name).toHaveAccessibleDescription('Another saved filter has this name');
      await userEvent.keyboard('{Enter}');
      await expect(args.onSaveFilter).not.toHaveBeenCalled();
    });
    await step('a good one is saved and applied', async () => {
      await userEvent.type(name, ' with fire{Enter}');
      await dialogGone();
      await expect(args.onSaveFilter).toHaveBeenLastCalledWith(
        { id: null, name: 'drafts with fire', filterUri: '/FormTemplate?status=0&name=fire' },
        { signal: expect.any(AbortSignal) },
      );
      await expect(chosen(play)).toHaveTextContent('drafts with fire');
    });
  },
};

export const Rename: Story = {
  play: async (play) => {
    const { args, userEvent } = play;
    await runAction(play, 'Rename…');
    const dialog = await screen.findByRole('dialog', { name: 'Rename Filter' });
    const name = within(dialog).getByRole('textbox', { name: /^Name/ });
    await expect(name).toHaveValue('Drafts');
    await userEvent.clear(name);
    await userEvent.type(name, 'My drafts');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Rename' }));
    await dialogGone();
    await expect(args.onRenameFilter).toHaveBeenLastCalledWith(
      { id: 's1', name: 'My drafts' },
      { signal: expect.any(AbortSignal) },
    );
    await expect(chosen(play)).toHaveTextContent('My drafts (default)');
  },
};

export const Delete: Story = {
  play: async (play) => {
    const { args, canvas, userEvent } = play;
    await runAction(play, 'Delete…');
    const dialog = await screen.findByRole('alertdialog', { name: 'Delete Filter' });
    await expect(dialog).toHaveTextContent('Are you sure you want to delete the filter “Drafts”?');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    await expect(args.onDeleteFilter).toHaveBeenLastCalledWith('s1', { signal: expect.any(AbortSignal) });
    await expect(args.onSelectedFilterIdChange).toHaveBeenLastCalledWith(null);
    await expect(chosen(play)).toHaveTextContent('Saved filters');
    await expect(canvas.getByText('1 active')).toBeVisible();
  },
};

export const SetDefault: Story = {
  args: {
    defaultSelectedFilterId: 's2',
    defaultValue: parseFilterUri('/FormTemplate?status=1&products.in=cp', sampleFields).filter,
  },
  play: async (play) => {
    const { args } = play;
    await runAction(play, 'Set as Default');
    await expect(args.onSetDefaultFilter).toHaveBeenLastCalledWith('s2', { signal: expect.any(AbortSignal) });
    await waitFor(() => expect(chosen(play)).toHaveTextContent('Property in production (default)'));
  },
};

const refuse = async () => {
  throw new Error('There is no connection to the server.');
};

/** A failure is shown where it happened, keeps what was typed, and can be retried. */
export const Failures: Story = {
  args: {
    onSaveFilter: fn(refuse),
    onRenameFilter: fn(refuse),
    onDeleteFilter: fn(refuse),
    onSetDefaultFilter: fn(refuse),
  },
  play: async (play) => {
    const { args, canvas, userEvent, step } = play;
    await step('in the dialog', async () => {
      await runAction(play, 'Rename…');
      const dialog = await screen.findByRole('dialog', { name: 'Rename Filter' });
      const name = within(dialog).getByRole('textbox', { name: /^Name/ });
      await userEvent.type(name, ' 2{Enter}');
      await expect(await within(dialog).findByRole('alert')).toHaveTextContent(
        'Rename Filter failed: There is no connection to the server.',
      );
      await expect(name).toHaveValue('Drafts 2');
      await userEvent.click(within(dialog).getAllByRole('button', { name: 'Cancel' })[0] ?? dialog);
      await dialogGone();
      await expect(chosen(play)).toHaveTextContent('Drafts (default)');
    });
    await step('beside Save, with Retry', async () => {
      await changeName(play);
      await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
      const alert = await canvas.findByRole('alert');
      await expect(alert).toHaveTextContent('Save failed: There is no connection to the server.');
      await userEvent.click(within(alert).getByRole('button', { name: 'Retry' }));
      await waitFor(() => expect(args.onSaveFilter).toHaveBeenCalledTimes(2));
      await canvas.findByRole('alert');
      await expect(canvas.getByText('Unsaved changes')).toBeVisible();
      await expect(canvas.getByRole('textbox', { name: 'Value' })).toHaveValue('fire');
    });
    await step('in the question', async () => {
      await runAction(play, 'Delete…');
      const dialog = await screen.findByRole('alertdialog');
      await userEvent.click(within(dialog).getByRole('button', { name: 'Yes' }));
      await expect(await within(dialog).findByRole('alert')).toHaveTextContent('Delete Filter failed');
      await userEvent.click(within(dialog).getByRole('button', { name: 'No' }));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
      await expect(args.onSelectedFilterIdChange).not.toHaveBeenCalledWith(null);
    });
  },
};

/** What of a saved filter cannot be read any more is named; the rest is applied. */
export const Unreadable: Story = {
  args: {
    savedFilters: [{ id: 's1', name: 'Old', filterUri: '/FormTemplate?status=0&colour=red&version.like=2' }],
  },
  play: async ({ canvas }) => {
    const alert = canvas.getByRole('alert');
    await expect(alert).toHaveTextContent('Some of the filter could not be read and was left out:');
    const items = within(alert).getAllByRole('listitem');
    await expect(items.map((item) => item.textContent)).toEqual([
      '“colour=red”: there is no field “colour”',
      '“version.like=2”: the field has no operator “like”',
    ]);
  },
};

export const NoSavedFilters: Story = {
  args: { savedFilters: [], defaultSelectedFilterId: null },
  play: async (play) => {
    await expect(chosen(play)).toHaveAttribute('aria-disabled', 'true');
    await runAction(play, 'Save As…');
    const dialog = await screen.findByRole('dialog', { name: 'Save Filter As' });
    await waitFor(() => expect(dialog).toBeVisible());
    await play.userEvent.keyboard('{Escape}');
    await dialogGone();
  },
};

function Arriving({ savedFilters, ...args }: AdvancedFilterProps) {
  const [isHere, setHere] = useState(false);
  return (
    <>
      <Button onClick={() => setHere(true)}>Arrive</Button>
      <AdvancedFilter {...args} savedFilters={isHere ? savedFilters : undefined} />
    </>
  );
}

/** The one to start with is applied once the saved filters are here, and never over what was entered meanwhile. */
export const AppliedAtFirst: Story = {
  args: { defaultValue: undefined },
  render: (args) => <Arriving {...args} />,
  play: async (play) => {
    const { args, canvas, userEvent } = play;
    await userEvent.click(canvas.getByRole('button', { name: 'Arrive' }));
    await waitFor(() => expect(args.onFilterUriChange).toHaveBeenLastCalledWith('/FormTemplate?status=0'));
    await expect(chosen(play)).toHaveTextContent('Drafts (default)');
    await expect(canvas.getByText('1 active')).toBeVisible();
  },
};

/** Where the host does not say which, it is the user's default. */
export const DefaultAtFirst: Story = {
  ...AppliedAtFirst,
  args: { defaultValue: undefined, defaultSelectedFilterId: undefined },
};

/** A host that wants none says so. */
export const NoneAtFirst: Story = {
  args: { defaultValue: undefined, defaultSelectedFilterId: null },
  play: async (play) => {
    await expect(chosen(play)).toBeVisible();
    await expect(play.canvas.queryByText('1 active')).toBeNull();
    await expect(play.args.onFilterUriChange).not.toHaveBeenCalled();
  },
};
