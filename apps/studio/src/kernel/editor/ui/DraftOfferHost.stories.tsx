import type { Meta, StoryObj } from '@storybook/react-vite';
import type { DataSet } from '@studio/api';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { dataSetEditor } from '../../../screens/dataSets/editor/definition.ts';
import { customSet, staticSet } from '../../../screens/dataSets/fixtures/dataSetDocs.ts';
import {
  type DataSetEditor,
  editedSet,
  editorOf,
  relabelledSet,
  withLabel,
} from '../../../screens/dataSets/fixtures/editedSets.ts';
import { Editor } from '../Editor.ts';
import { DraftOfferHost } from './DraftOfferHost.tsx';

interface OfferProps {
  /** What was edited before, over the set as it was then, and not saved. */
  readonly left: readonly DataSet[];
  /** The set as it is saved now. */
  readonly saved: DataSet;
  /** The saved one is another set. */
  readonly isOfOther?: boolean;
  /** Why none can be gone on with. Default: one can. */
  readonly failure?: string;
  readonly onRestore: (recordId: string) => void;
  readonly onDiscard: (recordId: string) => void;
}

/** What is found when a set is opened again. */
function Offer({ left, saved, isOfOther = false, failure = '', onRestore, onDiscard }: OfferProps) {
  const current = { doc: saved, etag: saved === staticSet ? '"3"' : '"4"' };
  const [offered, setOffered] = useState(() =>
    left.map((edited, index) => {
      const { base, origin, draft } = editorOf(staticSet, edited).state;
      const time = new Date(2026, 10, 20 - index, 18, 42).getTime();
      const stored = { recordId: `draft ${index + 1}`, base, origin, draft, time };
      const outcome: DataSetEditor = new Editor(dataSetEditor, saved.name, current);
      outcome.restore(stored);
      return { stored, outcome, isOfOther };
    }),
  );
  const drafts = {
    offered,
    failure,
    off: null,
    restore: ({ stored }: (typeof offered)[number]) => {
      onRestore(stored.recordId);
      setOffered([]);
    },
    discard: (draft: (typeof offered)[number]) => {
      onDiscard(draft.stored.recordId);
      setOffered(offered.filter((each) => each !== draft));
    },
    postpone: () => setOffered([]),
  };
  return <DraftOfferHost name={saved.name} drafts={drafts} />;
}

const meta = {
  title: 'Screens/Editor safety/Drafts from before',
  component: Offer,
  args: { left: [editedSet], saved: staticSet, onRestore: fn(), onDiscard: fn() },
  parameters: { docs: { story: { inline: false, height: '640px' } } },
} satisfies Meta<typeof Offer>;

export default meta;
type Story = StoryObj<typeof meta>;

const openOffer = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'You have unsaved changes' }, { timeout: 5000 });
  await waitFor(() => expect(dialog).toBeVisible());
  return { dialog, parts: within(dialog) };
};

/** The draft in the words of the screen; restored, nothing is offered any more. */
export const Default: Story = {
  play: async ({ args, userEvent }) => {
    const { dialog, parts } = await openOffer();
    await expect(parts.getByText('Item “Wood Frame”')).toBeVisible();
    await waitFor(() => expect(parts.getByRole('button', { name: 'Restore' })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onRestore).toHaveBeenCalledWith('draft 1');
    await waitFor(() => expect(dialog).not.toBeInTheDocument());
  },
};

/** Of several the newest is offered; discarded, the next one is. */
export const SeveralDrafts: Story = {
  args: { left: [editedSet, relabelledSet] },
  play: async ({ args, userEvent }) => {
    const { parts } = await openOffer();
    await expect(parts.getByText('Item “Heavy Timber”')).toBeVisible();
    await userEvent.click(parts.getByRole('button', { name: 'Discard' }));
    const question = await screen.findByRole('alertdialog', undefined, { timeout: 5000 });
    await userEvent.click(within(question).getByRole('button', { name: 'Discard' }));
    await expect(args.onDiscard).toHaveBeenCalledWith('draft 1');
    await waitFor(() => expect(question).not.toBeInTheDocument());
    await expect(parts.queryByText('Item “Heavy Timber”')).toBeNull();
    await userEvent.click(parts.getByRole('button', { name: 'Restore' }));
    await expect(args.onRestore).toHaveBeenCalledWith('draft 2');
  },
};

/** Somebody has saved something else since: both are kept. */
export const MovedOn: Story = {
  args: {
    left: [relabelledSet],
    saved: { ...staticSet, items: staticSet.items.slice(0, -1), lastModifiedBy: 'Jon Vega', version: 4 },
  },
  play: async () => {
    const { parts } = await openOffer();
    await expect(parts.getByText(/Jon Vega has saved this since/)).toHaveTextContent(
      'Restoring keeps that, too.',
    );
  },
};

/** Somebody has changed the same since: the offer shows it before it is restored. */
export const MovedOnWithCollisions: Story = {
  args: {
    left: [relabelledSet],
    saved: { ...withLabel('Timber Frame'), lastModifiedBy: 'Jon Vega', version: 4 },
  },
  play: async () => {
    const { parts } = await openOffer();
    await expect(parts.getByText(/You both changed 1 thing: you choose which to keep/)).toBeVisible();
  },
};

/** Somebody has made it a set of another type, which cannot hold what was changed: the offer shows that. */
export const MovedOnToAnotherType: Story = {
  args: {
    left: [relabelledSet],
    saved: { ...customSet, name: staticSet.name, lastModifiedBy: 'Jon Vega', version: 4 },
  },
  play: async () => {
    const { parts } = await openOffer();
    const line = parts.getByText(/Jon Vega has saved this since/);
    await expect(line).toHaveTextContent(
      'The saved version cannot hold 1 of your changes: you are asked before it is given up.',
    );
    await expect(line).not.toHaveTextContent('Restoring keeps that, too.');
  },
};

/** Another set has got the name since: the offer does not claim that the changed one was saved. */
export const OtherOfTheName: Story = {
  args: {
    left: [relabelledSet],
    saved: { ...staticSet, items: staticSet.items.slice(0, -1), lastModifiedBy: 'Jon Vega', version: 1 },
    isOfOther: true,
  },
  play: async () => {
    const { parts } = await openOffer();
    await expect(parts.getByText(/this is another one of the same name/)).toBeVisible();
    await expect(parts.queryByText(/Jon Vega has saved this since/)).toBeNull();
  },
};

/** The other set is of a type that cannot hold what was changed. */
export const OtherOfTheNameAndType: Story = {
  args: {
    left: [relabelledSet],
    saved: { ...customSet, name: staticSet.name, lastModifiedBy: 'Jon Vega', version: 1 },
    isOfOther: true,
  },
  play: async () => {
    const { parts } = await openOffer();
    await expect(parts.getByText(/this is another one of the same name/)).toHaveTextContent(
      'Restoring puts your changes into this one. The saved version cannot hold 1 of your changes',
    );
  },
};

/** Why none was restored is shown here: a notice would be beneath the modal. */
export const RestoreFailed: Story = {
  args: { failure: 'The server could not say whether your last save arrived, so nothing was restored.' },
  play: async () => {
    const { parts } = await openOffer();
    await expect(parts.getByRole('alert')).toHaveTextContent('so nothing was restored');
    await expect(parts.getByRole('button', { name: 'Restore' })).toBeEnabled();
  },
};
