import type { Meta, StoryObj } from '@storybook/react-vite';
import { deferPart } from '@studio/ui/internal';
import { useState } from 'react';
import { expect, userEvent, waitFor } from 'storybook/test';
import { LateList } from './LateList.tsx';
import { LiteralTags, type LiteralTagsProps } from './LiteralTags.tsx';

let arrive: (() => void) | undefined;

/** A list whose editor comes when `arrive` is called. */
function List() {
  const [texts, setTexts] = useState<readonly string[]>(['Frame', 'Steel', 'Brick']);
  const [part] = useState(() =>
    deferPart<LiteralTagsProps>(
      () =>
        new Promise((resolve) => {
          arrive = () => resolve(LiteralTags);
        }),
    ),
  );
  const shared = { label: 'Value', placeholder: 'Values', isInvalid: false, describedBy: undefined };
  const own: Omit<LiteralTagsProps, 'inputRef'> = {
    ...shared,
    texts,
    isNumber: false,
    onTextsChange: setTexts,
  };
  return (
    <>
      <LateList {...shared} tags={texts} part={part} partProps={own} />
      <button type="button">After it</button>
      <output>{texts.join('; ')}</output>
    </>
  );
}

const meta = {
  title: 'Widgets/ConditionTree/LateList',
  tags: ['!dev', '!autodocs'],
  component: List,
  parameters: { layout: 'padded' },
} satisfies Meta<typeof List>;

export default meta;
type Story = StoryObj<typeof meta>;

/** What is typed before the editor is there goes on in it, with the focus; nothing moves. */
export const TypedBefore: Story = {
  play: async ({ canvas }) => {
    const before = canvas.getByRole('combobox', { name: 'Value' });
    const place = before.getBoundingClientRect();
    await userEvent.type(before, 'Adobe');
    arrive?.();
    await waitFor(() => expect(before).not.toBeInTheDocument());
    const after = canvas.getByRole('combobox', { name: 'Value' });
    await expect(after).toHaveFocus();
    await expect(after).toHaveValue('Adobe');
    await expect(after.getBoundingClientRect()).toEqual(place);
    await userEvent.keyboard(', wet{Enter}');
    await expect(canvas.getByText('Frame; Steel; Brick; Adobe, wet')).toBeVisible();
  },
};

/** Cells that are pasted before it is there are values, each of them. */
export const PastedBefore: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Value' }));
    await userEvent.paste('Adobe\nStraw');
    arrive?.();
    await expect(await canvas.findByText('Frame; Steel; Brick; Adobe; Straw')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Value' })).toHaveFocus();
  },
};

/** A value that is taken away before it is there is; what was typed and left becomes a value. */
export const LeftBefore: Story = {
  play: async ({ canvas }) => {
    await userEvent.type(canvas.getByRole('combobox', { name: 'Value' }), 'Adobe');
    await userEvent.click(canvas.getByRole('button', { name: 'After it' }));
    arrive?.();
    await expect(await canvas.findByText('Frame; Steel; Brick; Adobe')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'After it' })).toHaveFocus();
  },
};

/** The buttons of values do what they do in the editor, which comes by their press. */
export const RemovedBefore: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Steel' }));
    arrive?.();
    await expect(await canvas.findByText('Frame; Brick')).toBeVisible();
    await waitFor(() => expect(canvas.getByRole('combobox', { name: 'Value' })).toHaveFocus());
  },
};
