import fc from 'fast-check';
import { expect, test } from 'vitest';
import { UndoHistory } from './UndoHistory.ts';
import type { UndoDirection } from './undoKey.ts';

interface Draft {
  readonly text: string;
  readonly note: string;
}

/** A field in which the user types and the browser undoes. White space around the text is not saved. */
class Field {
  draft: Draft = { text: 'X', note: '' };
  readonly history = new UndoHistory<Draft>({
    isSame: (a, b) => a.text.trim() === b.text.trim() && a.note === b.note,
  });

  edit(change: Partial<Draft>, coalesceKey?: string) {
    const next = { ...this.draft, ...change };
    this.history.record(this.draft, next, { coalesceKey }, null);
    this.draft = next;
  }

  type(letters: string) {
    for (const letter of letters) this.edit({ text: this.draft.text + letter }, 'text');
  }

  browser(direction: UndoDirection, text: string) {
    this.history.browserTurns(direction);
    this.edit({ text }, 'text');
  }

  go(direction: UndoDirection) {
    this.draft = this.history[direction](this.draft)?.draft ?? this.draft;
  }

  get shown() {
    return [this.draft.text, this.history.canUndo, this.history.canRedo];
  }
}

test('what the browser has undone altogether can be redone', () => {
  const field = new Field();
  field.type('abc');
  field.browser('undo', 'X');
  expect(field.shown).toEqual(['X', false, true]);
  field.go('redo');
  expect(field.shown).toEqual(['Xabc', true, false]);
});

test('a text that begins with a space is undone and redone by the browser to its ends, and by steps from anywhere between', () => {
  const field = new Field();
  field.type(' soon');
  field.browser('undo', 'X s');
  expect(field.shown).toEqual(['X s', true, true]);
  field.browser('undo', 'X ');
  expect(field.shown).toEqual(['X ', false, true]);
  field.browser('undo', 'X');
  expect(field.shown).toEqual(['X', false, true]);
  field.browser('redo', 'X ');
  field.browser('redo', 'X s');
  expect(field.shown).toEqual(['X s', true, true]);
  field.browser('redo', 'X soon');
  expect(field.shown).toEqual(['X soon', true, false]);
  field.browser('undo', 'X s');
  field.browser('undo', 'X ');
  field.go('redo');
  expect(field.shown).toEqual(['X s', true, true]);
  field.go('redo');
  expect(field.shown).toEqual(['X soon', true, false]);
});

test('a text that ends with a space is undone and redone with it', () => {
  const field = new Field();
  field.type('ab ');
  field.browser('undo', 'Xab');
  expect(field.shown).toEqual(['Xab', true, true]);
  field.go('redo');
  expect(field.shown).toEqual(['Xab ', true, false]);
});

test('typing after the browser has undone part of it goes on from there, and forgets what was undone', () => {
  const field = new Field();
  field.edit({ note: 'n' });
  field.type('one two');
  field.browser('undo', 'Xone ');
  field.history.browserTurns(null);
  field.type('six');
  expect(field.shown).toEqual(['Xone six', true, false]);
  field.go('undo');
  expect(field.draft).toEqual({ text: 'X', note: 'n' });
});

/** The places in a text at which the browser stops, and how it goes among them. */
const turns = fc.array(fc.tuple(fc.constantFrom<UndoDirection>('undo', 'redo'), fc.nat({ max: 3 })), {
  maxLength: 12,
});

test('however the browser goes back and forth, redoing all gives what was typed, and undoing all what was there', () => {
  fc.assert(
    fc.property(fc.constantFrom(' soon', 'ab ', ' a b ', 'abcd'), turns, (typed, all) => {
      const field = new Field();
      field.edit({ note: 'n' });
      field.type(typed);
      let length = typed.length;
      for (const [direction, by] of all) {
        const next = Math.min(typed.length, Math.max(0, length + (direction === 'undo' ? -by : by)));
        if (next === length) continue;
        length = next;
        field.browser(direction, `X${typed.slice(0, length)}`);
      }
      field.history.stopCoalescing();
      expect(field.history.canRedo).toBe(length < typed.length);
      while (field.history.canRedo) field.go('redo');
      expect(field.draft.text).toBe(`X${typed}`);
      while (field.history.canUndo) field.go('undo');
      expect([field.draft.text.trim(), field.draft.note]).toEqual(['X', '']);
    }),
    { numRuns: 500 },
  );
});
