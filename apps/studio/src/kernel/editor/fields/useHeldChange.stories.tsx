import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@studio/ui';
import { useState } from 'react';
import { expect, fn, type Mock, waitFor } from 'storybook/test';
import { useHeldChange } from './useHeldChange.ts';

interface Args {
  /** Called with what the draft has received. */
  readonly onWrite: Mock<(text: string) => void>;
  /** Called with what a save would send. */
  readonly onSave: Mock<(text: string) => void>;
}

/** A text whose draft receives late what is typed. */
function Field({ onWrite, onSave }: Args) {
  const [draft, setDraft] = useState('');
  const [text, hold] = useHeldChange(draft, (next) => {
    setDraft(next);
    onWrite(next);
  });
  return (
    <>
      <input aria-label="Name" value={text} onChange={(event) => hold(event.target.value)} />
      <Button onClick={() => onSave(draft)}>Save</Button>
    </>
  );
}

const meta = {
  title: 'Screens/Editor safety/Held changes',
  component: Field,
  tags: ['!dev', '!autodocs'],
  args: { onWrite: fn(), onSave: fn() },
} satisfies Meta<typeof Field>;

export default meta;
type Story = StoryObj<typeof meta>;

const changeText = (input: HTMLElement, text: string) => {
  input.focus();
  document.execCommand('insertText', false, text);
};

/** What is typed shows before the draft has received it, and the draft receives it without anything else being done. */
export const Default: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' });
    changeText(input, 'Roof');
    expect(input).toHaveValue('Roof');
    expect(args.onWrite).not.toHaveBeenCalled();
    await waitFor(() => expect(args.onWrite.mock.calls).toEqual([['Roof']]));
    expect(input).toHaveValue('Roof');
  },
};

/** A press that follows finds all that was typed. */
export const Press: Story = {
  play: async ({ args, canvas, userEvent }) => {
    changeText(canvas.getByRole('textbox', { name: 'Name' }), 'Roof');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    expect(args.onWrite.mock.calls).toEqual([['Roof']]);
    expect(args.onSave.mock.calls).toEqual([['Roof']]);
  },
};

/** A shortcut finds it, too; the next character waits with the one before. */
export const Keys: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' });
    const press = (key: string, ctrlKey = false) =>
      input.dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey, bubbles: true }));
    changeText(input, 'R');
    press('o');
    changeText(input, 'o');
    expect(args.onWrite).not.toHaveBeenCalled();
    press('s', true);
    expect(args.onWrite.mock.calls).toEqual([['Ro']]);
  },
};

/** Leaving the field hands it on. */
export const Leaving: Story = {
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Name' });
    changeText(input, 'Roof');
    input.blur();
    expect(args.onWrite.mock.calls).toEqual([['Roof']]);
  },
};
