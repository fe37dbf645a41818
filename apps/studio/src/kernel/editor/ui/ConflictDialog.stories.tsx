import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ChangeListItem, MergeCollision } from '@studio/widgets';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { session } from '../../../platform/session/session.ts';
import { ConflictDialog } from './ConflictDialog.tsx';

const description: MergeCollision = {
  id: 'label',
  kind: 'field',
  subject: 'Item “Frame”',
  field: 'Label',
  base: 'Frame',
  mine: 'Wood Frame',
  theirs: 'Timber Frame',
  isEditable: true,
};

const removal: MergeCollision = {
  id: 'masonry',
  kind: 'removal',
  subject: 'Item “Joisted Masonry”',
  field: '',
  base: '',
  mine: 'Label: Joisted Masonry, lined',
  theirs: '',
  removedBy: 'theirs',
  isEditable: false,
};

const place: MergeCollision = {
  id: 'steel',
  kind: 'place',
  subject: 'Item “Steel”',
  field: '',
  base: 'Group “Combustible and mixed”, 2nd',
  mine: 'Group “Non-combustible”, 2nd',
  theirs: 'Group “Fire resistive”, 1st',
  isEditable: false,
};

const meta = {
  title: 'Screens/Editor safety/Changed by both',
  component: ConflictDialog,
  args: {
    author: 'Priya Nair',
    time: new Date(2026, 10, 21, 8, 10).getTime(),
    collisions: [description],
    onApply: fn(),
    onApplyAndSave: fn(),
    onLater: fn(),
  },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof ConflictDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

const openConflict = async () => {
  const dialog = await screen.findByRole('dialog', undefined, { timeout: 5000 });
  await waitFor(() => expect(dialog).toBeVisible());
  return { dialog, parts: within(dialog) };
};

/** Nothing goes on before everything is chosen; the buttons say how much is missing. */
export const Default: Story = {
  play: async ({ args, step, userEvent }) => {
    const { dialog, parts } = await openConflict();
    const save = parts.getByRole('button', { name: 'Take in and save' });

    await step('who, when, and what is asked', async () => {
      await expect(dialog).toHaveAccessibleName('You and Priya Nair changed the same things');
      await expect(dialog).toHaveAccessibleDescription(/^Priya Nair saved this on 11\/21\/26 08:10AM/);
      await expect(save).toHaveAccessibleDescription('Choose for 1 more');
      await userEvent.click(save);
      await expect(args.onApplyAndSave).not.toHaveBeenCalled();
    });

    await step('chosen, it goes on', async () => {
      await userEvent.click(parts.getByRole('radio', { name: /^Priya Nair/ }));
      await expect(save).not.toHaveAttribute('aria-disabled');
      await userEvent.click(save);
      await expect(args.onApplyAndSave).toHaveBeenCalledWith({ label: 'theirs' });
      await userEvent.click(parts.getByRole('button', { name: 'Take in' }));
      await expect(args.onApply).toHaveBeenCalledWith({ label: 'theirs' });
    });
  },
};

/** Both are the user's own, one of them saved in another tab or browser: no other name is shown. */
export const SavedByYou: Story = {
  args: { author: 'Marta Oduya', authorId: 'marta' },
  beforeEach: () => {
    const { current } = session;
    session.current = { user: { id: 'marta', name: 'Marta Oduya' } } as typeof current;
    return () => {
      session.current = current;
    };
  },
  play: async () => {
    const { dialog, parts } = await openConflict();
    await expect(dialog).toHaveAccessibleName('You changed the same things elsewhere');
    await expect(dialog).toHaveAccessibleDescription(/^You saved this elsewhere on 11\/21\/26 08:10AM/);
    await expect(parts.getByRole('radio', { name: /^Saved elsewhere/ })).toBeVisible();
    await expect(parts.queryByText(/Marta/)).toBeNull();
  },
};

/** A third text is written where neither will do. */
export const AnotherText: Story = {
  play: async ({ args, userEvent }) => {
    const { parts } = await openConflict();
    const text = parts.getByRole('textbox', { name: 'Another text for Label of Item “Frame”' });
    await userEvent.clear(text);
    await userEvent.type(text, 'Wood or Timber Frame');
    await userEvent.click(parts.getByRole('button', { name: 'Take in' }));
    await expect(args.onApply).toHaveBeenCalledWith({ label: { value: 'Wood or Timber Frame' } });
  },
};

/** Escape, the cross and the button decide nothing. */
export const NotNow: Story = {
  play: async ({ args, userEvent }) => {
    const { parts } = await openConflict();
    await userEvent.click(parts.getByRole('button', { name: 'Not now' }));
    await userEvent.click(parts.getByRole('button', { name: 'Close' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onLater).toHaveBeenCalledTimes(3);
    await expect(args.onApply).not.toHaveBeenCalled();
  },
};

/** A text, an item that one removed and the other changed, and one that both moved. */
export const EachKind: Story = {
  args: { collisions: [description, removal, place] },
  play: async ({ args, userEvent }) => {
    const { parts } = await openConflict();
    await expect(parts.getByText('Removed')).toBeVisible();
    await expect(parts.getByText(/Group “Fire resistive”, 1st/)).toBeVisible();
    const apply = parts.getByRole('button', { name: 'Take in' });
    await expect(apply).toHaveAccessibleDescription('Choose for 3 more');
    await userEvent.click(parts.getByRole('button', { name: 'Use all theirs' }));
    await userEvent.click(
      within(parts.getByRole('radiogroup', { name: 'Item “Joisted Masonry”' })).getByRole('radio', {
        name: /^Mine/,
      }),
    );
    await userEvent.click(apply);
    await expect(args.onApply).toHaveBeenCalledWith({ label: 'theirs', masonry: 'mine', steel: 'theirs' });
  },
};

/** Keyboard alone: from one question to the next, and on to the button. */
export const ByKeyboard: Story = {
  args: { collisions: [description, removal] },
  play: async ({ args, userEvent }) => {
    const { dialog, parts } = await openConflict();
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    for (const subject of ['Label of Item “Frame”', 'Item “Joisted Masonry”']) {
      parts.getByRole('button', { name: 'Next to decide' }).focus();
      await userEvent.keyboard('{Enter}');
      const group = parts.getByRole('radiogroup', { name: subject });
      await waitFor(() => expect(group).toContainElement(document.activeElement as HTMLElement));
      await userEvent.keyboard('{ArrowDown}');
    }
    await waitFor(() => expect(parts.getAllByText('All 2 decided')[0]).toBeVisible());
    parts.getByRole('button', { name: 'Take in' }).focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onApply).toHaveBeenCalledWith({ label: 'mine', masonry: 'mine' });
  },
};

/** Many questions scroll inside the dialog; what decides stays in sight. */
export const Many: Story = {
  args: {
    collisions: Array.from({ length: 200 }, (_, index) => ({
      ...description,
      id: `${index}`,
      subject: `Item “Class ${index}”`,
    })),
  },
  play: async ({ args, userEvent }) => {
    const { dialog, parts } = await openConflict();
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    const apply = parts.getByRole('button', { name: 'Take in' });
    await expect(apply).toBeVisible();
    await userEvent.click(parts.getByRole('button', { name: 'Use all mine' }));
    await userEvent.click(apply);
    await expect(args.onApply).toHaveBeenCalledOnce();
  },
};

const added: ChangeListItem = {
  id: 'added',
  kind: 'added',
  subject: 'Criterion for “Frame”',
  subjectId: 'criterion',
  field: '',
  before: '',
  after: '',
};

/** Their version is of another type: what it cannot hold is listed, and goes only when it is given up. */
export const CannotBeKept: Story = {
  args: {
    collisions: [],
    unsupported: { kind: 'Static', changes: [added, { ...added, id: 'other', subjectId: 'other' }] },
  },
  play: async ({ args, userEvent }) => {
    const { dialog, parts } = await openConflict();
    await expect(dialog).toHaveAccessibleName('Some of your changes cannot be kept');
    await expect(dialog).toHaveAccessibleDescription(/ As Static, it cannot hold 2 of your changes\./);
    await expect(parts.getAllByText('Criterion for “Frame”')).toHaveLength(2);
    await expect(parts.queryByRole('radio')).toBeNull();
    await userEvent.click(parts.getByRole('button', { name: 'Not now' }));
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.click(parts.getByRole('button', { name: 'Give these up' }));
    await expect(args.onApply).toHaveBeenCalledWith({});
    await userEvent.click(parts.getByRole('button', { name: 'Give these up and save' }));
    await expect(args.onApplyAndSave).toHaveBeenCalledWith({});
  },
};

/** The same, and both changed another thing: that is still to be chosen. */
export const CannotBeKeptAndToChoose: Story = {
  args: { unsupported: { kind: 'Static', changes: [added] } },
  play: async ({ args, userEvent }) => {
    const { dialog, parts } = await openConflict();
    await expect(dialog).toHaveAccessibleDescription(/ As Static, it cannot hold 1 of your changes\./);
    const giveUp = parts.getByRole('button', { name: 'Give these up and save' });
    await expect(giveUp).toHaveAccessibleDescription('Choose for 1 more');
    await userEvent.click(parts.getByRole('radio', { name: /^Mine/ }));
    await userEvent.click(giveUp);
    await expect(args.onApplyAndSave).toHaveBeenCalledWith({ label: 'mine' });
  },
};

const hostile = `<img src=x onerror=alert(1)>${'unbroken'.repeat(100)}`;

/** Markup is text, and nothing widens the dialog. */
export const HostileTexts: Story = {
  args: {
    author: hostile,
    collisions: [{ ...description, subject: hostile, field: hostile, base: hostile, mine: hostile }, removal],
  },
  play: async () => {
    const { dialog, parts } = await openConflict();
    await expect(dialog.querySelector('img')).toBeNull();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth + 1);
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(innerHeight);
    await expect(parts.getByRole('button', { name: 'Take in and save' })).toBeVisible();
  },
};

export const RightToLeft: Story = {
  globals: { direction: 'rtl' },
  args: {
    author: 'ليلى حداد',
    collisions: [
      { ...description, subject: 'عنصر “هيكل”', field: 'التسمية', mine: 'هيكل خشبي', theirs: 'إطار خشبي' },
      removal,
    ],
  },
};
