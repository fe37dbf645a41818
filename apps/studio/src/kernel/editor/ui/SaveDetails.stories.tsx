import type { Meta, StoryObj } from '@storybook/react-vite';
import type { DataSet } from '@studio/api';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import { staticSet } from '../../../screens/dataSets/fixtures/dataSetDocs.ts';
import {
  editedSet,
  editorOf,
  relabelledSet,
  withLabel,
  withPastedItems,
} from '../../../screens/dataSets/fixtures/editedSets.ts';
import { SaveDetails } from './SaveDetails.tsx';
import { saveDetailsPart } from './safetyParts.ts';

interface EditedProps {
  /** What the set was edited into. */
  readonly edited: DataSet;
  readonly isReadOnly?: boolean;
}

/** A data set's editor with unsaved changes. */
function Edited({ edited, isReadOnly }: EditedProps) {
  const [editor] = useState(() => editorOf(staticSet, edited));
  return <SaveDetails editor={editor} isReadOnly={isReadOnly} />;
}

const meta = {
  title: 'Screens/Editor safety/What saving changes',
  component: Edited,
  parameters: { frame: { maxWidth: 560 } },
  args: { edited: editedSet },
  // The list is a deferred part: a story begins once its code is there.
  loaders: [() => saveDetailsPart.preload()],
} satisfies Meta<typeof Edited>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Every change in the words of the screen; each is taken back by itself. */
export const Default: Story = {
  play: async ({ canvas, canvasElement, step, userEvent }) => {
    const rows = () => canvasElement.querySelectorAll('[data-part="change"]').length;

    await step('what was changed, moved, added and removed', async () => {
      await expect(canvas.getByText('Item “Wood Frame”')).toBeVisible();
      await expect(canvas.getByText('Item “Joisted Masonry”')).toBeVisible();
      await expect(canvas.getByText('Item “Heavy Timber”')).toBeVisible();
      await expect(canvas.getByText('Item “Fire Resistive”')).toBeVisible();
    });

    await step('taking one back leaves the others', async () => {
      const before = rows();
      await userEvent.click(canvas.getByRole('button', { name: 'Revert Label of Item “Wood Frame”' }));
      await expect(canvas.queryByText('Item “Wood Frame”')).toBeNull();
      await expect(rows()).toBe(before - 1);
      await userEvent.click(
        canvas.getByRole('button', { name: 'Revert the removal of Item “Fire Resistive”' }),
      );
      await expect(canvas.queryByText('Item “Fire Resistive”')).toBeNull();
      await expect(canvas.getByText('Item “Heavy Timber”')).toBeVisible();
    });
  },
};

/** With the keyboard alone: the focus goes on to the next change, and the last one leaves an empty list. */
export const ByKeyboard: Story = {
  args: { edited: relabelledSet },
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: /^Revert Label/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(canvasElement.querySelector('[data-part="change"]')).toBeNull();
    await expect(canvasElement.ownerDocument.activeElement).not.toBe(canvasElement.ownerDocument.body);
  },
};

/** To be read before something is lost: nothing can be taken back. */
export const ReadOnly: Story = {
  args: { isReadOnly: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Item “Wood Frame”')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Revert/ })).toBeNull();
  },
};

/** Hundreds of changes scroll; only those in sight are drawn. */
export const ManyChanges: Story = {
  args: { edited: withPastedItems(300) },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText('Group “Pasted”')).toBeVisible();
    await expect(canvasElement.querySelectorAll('[data-part="change"]').length).toBeLessThan(60);
  },
};

const hostile = `<img src=x onerror=alert(1)>${'unbroken'.repeat(60)} ولاية مقدم الطلب`;

/** Markup is text, and no text widens the list. */
export const HostileTexts: Story = {
  args: { edited: withLabel(hostile) },
  play: async ({ canvas, canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Changes' });
    await expect(canvasElement.querySelector('img')).toBeNull();
    await expect(list.scrollWidth).toBeLessThanOrEqual(list.clientWidth);
    await expect(canvas.getByRole('button', { name: /^Revert/ })).toBeVisible();
  },
};
