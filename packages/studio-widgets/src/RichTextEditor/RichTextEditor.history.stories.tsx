import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@studio/ui';
import { useState } from 'react';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { RichTextEditor } from './RichTextEditor.tsx';
import type { RichTextEditorProps } from './RichTextEditorProps.ts';
import { caretAtEnd, pressKey, typeText } from './storyText.ts';

const start = '<p>One</p><p>Two</p>';

interface Steps {
  readonly past: readonly string[];
  readonly value: string;
  readonly future: readonly string[];
  readonly turns: number;
}

/** A host with a history for all that it edits: where the editor says that a step begins, it begins one. */
function HostWithHistory(props: RichTextEditorProps) {
  const [steps, setSteps] = useState<Steps>({ past: [], value: start, future: [], turns: 0 });
  const { past, value, future, turns } = steps;
  const undo = () =>
    setSteps((now) => {
      const before = now.past.at(-1);
      if (before === undefined) return now;
      const rest = { past: now.past.slice(0, -1), future: [now.value, ...now.future] };
      return { ...rest, value: before, turns: now.turns + 1 };
    });
  const redo = () =>
    setSteps((now) => {
      const [after, ...rest] = now.future;
      if (after === undefined) return now;
      return { past: [...now.past, now.value], value: after, future: rest, turns: now.turns + 1 };
    });
  return (
    <>
      <Button onClick={undo}>Take back</Button>
      <RichTextEditor
        {...props}
        value={value}
        history={{ hasUndo: past.length > 0, hasRedo: future.length > 0, onUndo: undo, onRedo: redo, turns }}
        onValueChange={(next, details) => {
          props.onValueChange?.(next, details);
          setSteps((now) => ({
            ...now,
            past: details.isNewStep ? [...now.past, now.value] : now.past,
            value: next,
            future: [],
          }));
        }}
      />
    </>
  );
}

const onChange = fn<NonNullable<RichTextEditorProps['onValueChange']>>();

const meta = {
  title: 'Widgets/RichTextEditor/History',
  tags: ['!dev', '!autodocs'],
  component: RichTextEditor,
  args: { label: 'Message', onValueChange: onChange },
  beforeEach: () => {
    onChange.mockClear();
  },
  render: (args) => <HostWithHistory {...args} />,
} satisfies Meta<typeof RichTextEditor>;

export default meta;
type Story = StoryObj<typeof meta>;

const findText = () => screen.findByRole('textbox', { name: 'Message' }, { timeout: 10_000 });
const caretOffset = () => document.getSelection()?.anchorOffset;

/** Typing goes on in one step; typing elsewhere begins another. Keys, toolbar and the host itself undo the same steps. */
export const OneHistory: Story = {
  play: async ({ canvas, userEvent }) => {
    const text = await findText();
    await caretAtEnd(text);
    for (const letter of ' end') await typeText(text, letter);
    document.getSelection()?.collapse(text.querySelector('p')?.firstChild ?? null, 3);
    await typeText(text, '!');
    await expect(text).toHaveTextContent('One!Two end');
    const started = () => onChange.mock.calls.map(([, { isNewStep }]) => isNewStep ?? false);
    await expect(started()).toEqual([true, false, false, false, true]);

    await userEvent.click(canvas.getByRole('button', { name: 'Take back' }));
    await waitFor(() => expect(text).toHaveTextContent(/^OneTwo end$/));
    text.focus();
    await expect(pressKey(text, 'z', { ctrlKey: true })).toBe(true);
    await waitFor(() => expect(text).toHaveTextContent(/^OneTwo$/));
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-disabled', 'true');
    await expect(pressKey(text, 'я', { code: 'KeyZ', ctrlKey: true, shiftKey: true })).toBe(true);
    await waitFor(() => expect(text).toHaveTextContent(/^OneTwo end$/));
    await userEvent.click(canvas.getByRole('button', { name: 'Redo' }));
    await waitFor(() => expect(text).toHaveTextContent(/^One!Two end$/));
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(text).toHaveTextContent(/^OneTwo end$/));
  },
};

/** The caret goes to what is undone, wherever it was, and typing after it is a step of its own. */
export const LedToTheChange: Story = {
  play: async () => {
    const text = await findText();
    await caretAtEnd(text);
    await typeText(text, '!');
    document.getSelection()?.collapse(text.querySelector('p')?.firstChild ?? null, 0);
    await expect(pressKey(text, 'z', { ctrlKey: true })).toBe(true);
    await waitFor(() => expect(text).toHaveTextContent(/^OneTwo$/));
    await waitFor(() => expect(document.getSelection()?.anchorNode?.textContent).toBe('Two'));
    await expect(caretOffset()).toBe(3);
    await typeText(text, '?');
    await expect(text).toHaveTextContent(/^OneTwo\?$/);
    await expect(onChange.mock.lastCall?.[1]).toEqual({ reason: 'edit', isNewStep: true });
  },
};
