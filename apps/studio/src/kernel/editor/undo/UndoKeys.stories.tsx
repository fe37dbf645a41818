import type { Meta, StoryObj } from '@storybook/react-vite';
import { Checkbox, TextArea, TextField } from '@studio/ui';
import { useRef, useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import { assign, shallowProxy, useShallowSnapshot } from '../../../platform/state/shallowProxy.ts';
import { useHeldChange } from '../fields/useHeldChange.ts';
import type { Undoable } from './listenForUndo.ts';
import { UndoHistory } from './UndoHistory.ts';
import type { UndoDirection } from './undoKey.ts';
import { useUndoKeys } from './useUndoKeys.ts';

interface Form {
  readonly first: string;
  readonly second: string;
  readonly message: string;
  readonly held: string;
  readonly isOn: boolean;
}

/** The smallest editor: a form and its history. */
class TinyEditor implements Undoable {
  readonly #history = new UndoHistory<Form>();
  readonly state: { form: Form } = shallowProxy({
    form: { first: 'one', second: '', message: '', held: '', isOn: false },
  });

  get canUndo() {
    return this.#history.canUndo;
  }

  get canRedo() {
    return this.#history.canRedo;
  }

  get coalesceKey() {
    return this.#history.coalesceKey;
  }

  edit(form: Form, coalesceKey?: string) {
    this.#history.record(this.state.form, form, { coalesceKey }, null);
    this.#show(form);
  }

  undo() {
    this.#show(this.#history.undo(this.state.form)?.draft ?? this.state.form);
  }

  redo() {
    this.#show(this.#history.redo(this.state.form)?.draft ?? this.state.form);
  }

  stopCoalescing() {
    this.#history.stopCoalescing();
  }

  browserTurns(direction: UndoDirection | null) {
    this.#history.browserTurns(direction);
  }

  #show(form: Form) {
    assign(this.state, { form });
  }
}

interface HeldFieldProps {
  readonly value: string;
  readonly onWrite: (value: string) => void;
}

/** A field that hands on what is typed only when it is painted. */
function HeldField({ value, onWrite }: HeldFieldProps) {
  const [text, hold] = useHeldChange(value, onWrite);
  return <TextField label="Held" value={text} onValueChange={hold} />;
}

/** A form whose second field writes everything in capitals. */
function TinyForm() {
  const [editor] = useState(() => new TinyEditor());
  const root = useRef<HTMLFormElement>(null);
  const form = useShallowSnapshot(editor.state).form;
  const [elsewhere, setElsewhere] = useState('');
  useUndoKeys(editor, root);
  return (
    <>
      <form ref={root}>
        <TextField
          label="First"
          value={form.first}
          onValueChange={(first) => editor.edit({ ...form, first }, 'first')}
        />
        <TextField
          label="Second"
          value={form.second}
          onValueChange={(second) => editor.edit({ ...form, second: second.toUpperCase() }, 'second')}
        />
        <TextArea
          label="Message"
          value={form.message}
          onValueChange={(message) => editor.edit({ ...form, message }, 'message')}
        />
        <HeldField value={form.held} onWrite={(held) => editor.edit({ ...form, held }, 'held')} />
        <Checkbox label="On" checked={form.isOn} onCheckedChange={(isOn) => editor.edit({ ...form, isOn })} />
      </form>
      <TextField label="Elsewhere" value={elsewhere} onValueChange={setElsewhere} />
      <main aria-label="Page" tabIndex={-1} />
    </>
  );
}

const meta = { title: 'Kernel/Undo keys', tags: ['!dev', '!autodocs'], component: TinyForm } satisfies Meta<
  typeof TinyForm
>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = Parameters<NonNullable<Story['play']>>[0];

/** Runs a command of the browser, with the event before it that commands of a script do not fire. */
function run(command: 'insertText' | 'delete' | 'undo' | 'redo', target: Element | null, text?: string) {
  const inputTypes = {
    insertText: 'insertText',
    delete: 'deleteContentBackward',
    undo: 'historyUndo',
    redo: 'historyRedo',
  };
  const before = new InputEvent('beforeinput', {
    inputType: inputTypes[command],
    bubbles: true,
    cancelable: true,
  });
  if (target?.dispatchEvent(before)) document.execCommand(command, false, text);
}

/** Types as a user does: the browser can undo it. */
function type(text: string) {
  for (const letter of text) run('insertText', document.activeElement, letter);
}

/**
 * Presses Ctrl+Z or Ctrl+Y; the browser then undoes or redoes by itself, unless it is kept from it.
 * @param target where it would, when that is not the field with focus
 */
function press(key: 'z' | 'y', target = document.activeElement) {
  const isLeft = (document.activeElement ?? document.body).dispatchEvent(
    new KeyboardEvent('keydown', { key, ctrlKey: true, bubbles: true, cancelable: true }),
  );
  if (isLeft) run(key === 'z' ? 'undo' : 'redo', target);
  return isLeft ? 'browser' : 'editor';
}

const fieldsOf = ({ canvas }: Play) => ({
  first: canvas.getByRole('textbox', { name: 'First' }),
  second: canvas.getByRole('textbox', { name: 'Second' }),
  box: canvas.getByRole('checkbox'),
  elsewhere: canvas.getByRole('textbox', { name: 'Elsewhere' }),
});

function caretToEnd(field: HTMLElement) {
  field.focus();
  document.getSelection()?.modify('move', 'forward', 'documentboundary');
}

/** In the field where the user types, the browser undoes in its own steps; what was before is a step of the editor. */
export const BrowserFirst: Story = {
  play: async (play) => {
    const { first, box } = fieldsOf(play);
    await play.userEvent.click(box);
    caretToEnd(first);
    type('abc');
    run('delete', first);
    await expect(first).toHaveValue('oneab');
    await expect(press('z')).toBe('browser');
    await expect(first).toHaveValue('oneabc');
    await expect(press('z')).toBe('browser');
    await expect(first).toHaveValue('one');
    await expect(press('y')).toBe('browser');
    await expect(first).toHaveValue('oneabc');
    await expect(press('z')).toBe('browser');
    await expect(press('z')).toBe('editor');
    await waitFor(() => expect(box).not.toBeChecked());
    await expect(press('y')).toBe('editor');
    await waitFor(() => expect(box).toBeChecked());
    await expect(press('y')).toBe('editor');
    await waitFor(() => expect(first).toHaveValue('oneabc'));
  },
};

/** What the browser undid in part is done again by the editor once the field is left: nothing of it is forgotten. */
export const PartlyUndone: Story = {
  play: async (play) => {
    const { first, box } = fieldsOf(play);
    caretToEnd(first);
    type('abc');
    run('delete', first);
    await expect(press('z')).toBe('browser');
    await expect(first).toHaveValue('oneabc');
    box.focus();
    await expect(press('y')).toBe('editor');
    await waitFor(() => expect(first).toHaveValue('oneab'));
    box.focus();
    await expect(press('z')).toBe('editor');
    await expect(press('z')).toBe('editor');
    await waitFor(() => expect(first).toHaveValue('one'));
  },
};

/** Of a text of several lines all that was typed at once is one step: the browser would take back single characters. */
export const SeveralLines: Story = {
  play: async (play) => {
    const message = play.canvas.getByRole('textbox', { name: 'Message' });
    message.focus();
    type('twenty letters');
    await expect(message).toHaveValue('twenty letters');
    await expect(press('z')).toBe('editor');
    await waitFor(() => expect(message).toHaveValue(''));
    await expect(message).toHaveFocus();
    await expect(press('y')).toBe('editor');
    await waitFor(() => expect(message).toHaveValue('twenty letters'));
  },
};

/** The browser would go on in other fields: never here. A field left and entered again is undone as one step. */
export const OneFieldAtATime: Story = {
  play: async (play) => {
    const { first, box } = fieldsOf(play);
    caretToEnd(first);
    type('xyz');
    box.focus();
    await expect(press('z')).toBe('editor');
    await waitFor(() => expect(first).toHaveValue('one'));
    await expect(press('y')).toBe('editor');
    await waitFor(() => expect(first).toHaveValue('onexyz'));
    caretToEnd(first);
    await expect(press('z')).toBe('editor');
    await waitFor(() => expect(first).toHaveValue('one'));
    await expect(first).toHaveFocus();
    type('!');
    await expect(first).toHaveValue('one!');
    await expect(press('z')).toBe('browser');
    await expect(first).toHaveValue('one');
    await expect(press('z')).toBe('editor');
    await expect(first).toHaveValue('one');
    await expect(press('y')).toBe('browser');
    await expect(first).toHaveValue('one!');
  },
};

/** What the menu of the browser undoes in another field than the one with focus is a step of the editor instead. */
export const MenuOfTheBrowser: Story = {
  play: async (play) => {
    const { first, box } = fieldsOf(play);
    caretToEnd(first);
    type('xyz');
    await play.userEvent.click(box);
    run('undo', first);
    await waitFor(() => expect(box).not.toBeChecked());
    await expect(first).toHaveValue('onexyz');
    await expect(box).toHaveFocus();
  },
};

/** Where a program rewrites what is typed the browser has nothing to undo: the editor steps in. */
export const RewrittenText: Story = {
  play: async (play) => {
    const { second } = fieldsOf(play);
    second.focus();
    type('abc');
    await expect(second).toHaveValue('ABC');
    press('z');
    await waitFor(() => expect(second).toHaveValue(''));
    await expect(press('y')).toBe('editor');
    await waitFor(() => expect(second).toHaveValue('ABC'));
  },
};

/** A pause ends a step of a text of several lines. */
export const Bursts: Story = {
  play: async (play) => {
    const message = play.canvas.getByRole('textbox', { name: 'Message' });
    message.focus();
    type('one');
    const later = new InputEvent('beforeinput', { inputType: 'insertText', bubbles: true, cancelable: true });
    Object.defineProperty(later, 'timeStamp', { value: performance.now() + 60_000 });
    message.dispatchEvent(later);
    document.execCommand('insertText', false, ' two');
    await expect(message).toHaveValue('one two');
    await expect(press('z')).toBe('editor');
    await waitFor(() => expect(message).toHaveValue('one'));
    await expect(press('z')).toBe('editor');
    await waitFor(() => expect(message).toHaveValue(''));
  },
};

/** The keys are the editor's wherever the focus is that is no other field: on the page around it, or nowhere. */
export const AroundTheEditor: Story = {
  play: async (play) => {
    const { first, box } = fieldsOf(play);
    const page = play.canvas.getByRole('main', { name: 'Page' });
    await play.userEvent.click(box);
    page.focus();
    await expect(press('z')).toBe('editor');
    await waitFor(() => expect(box).not.toBeChecked());
    page.blur();
    await expect(press('y')).toBe('editor');
    await waitFor(() => expect(box).toBeChecked());
    // A modal over the page has taken it out of reach.
    const form = first.closest('form');
    form?.setAttribute('aria-hidden', 'true');
    page.focus();
    await expect(press('z')).toBe('browser');
    form?.removeAttribute('aria-hidden');
    await expect(box).toBeChecked();
  },
};

/** Keys in a field of something else are not the editor's. */
export const Elsewhere: Story = {
  play: async (play) => {
    const { first, elsewhere } = fieldsOf(play);
    caretToEnd(first);
    type('xyz');
    caretToEnd(elsewhere);
    type('q');
    await expect(press('z')).toBe('browser');
    await expect(elsewhere).toHaveValue('');
    await expect(press('z', first)).toBe('browser');
    await expect(first).toHaveValue('onexyz');
    await expect(elsewhere).toHaveFocus();
  },
};

/**
 * What is typed in a field that holds it back is one step, whether it was handed on in parts or by leaving the field, and apart from what was
 * typed before and after it.
 */
export const HeldTyping: Story = {
  play: async (play) => {
    const { first } = fieldsOf(play);
    const held = play.canvas.getByRole('textbox', { name: 'Held' });
    const page = play.canvas.getByRole('main', { name: 'Page' });
    const shown = () => [first, held].map((field) => (field as HTMLInputElement).value);
    caretToEnd(first);
    type('x');
    caretToEnd(held);
    await waitFor(() => expect(shown()).toEqual(['onex', '']));
    type('a');
    // Handed on: a frame was painted.
    await new Promise((done) => requestIdleCallback(done, { timeout: 1000 }));
    await waitFor(() => expect(held).toHaveValue('a'));
    type('bc');
    caretToEnd(first);
    // Each event is drawn before the next one, as a browser does.
    await waitFor(() => expect(shown()).toEqual(['onex', 'abc']));
    type('y');
    caretToEnd(held);
    await waitFor(() => expect(shown()).toEqual(['onexy', 'abc']));
    type('d');
    page.focus();
    await waitFor(() => expect(shown()).toEqual(['onexy', 'abcd']));
    for (const expected of [
      ['onexy', 'abc'],
      ['onex', 'abc'],
      ['onex', ''],
      ['one', ''],
    ]) {
      await expect(press('z')).toBe('editor');
      await waitFor(() => expect(shown()).toEqual(expected));
    }
  },
};
