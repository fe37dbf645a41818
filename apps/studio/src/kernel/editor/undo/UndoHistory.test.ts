import { describe, expect, test } from 'vitest';
import type { EditIntent } from '../types.ts';
import { UndoHistory } from './UndoHistory.ts';

interface Draft {
  readonly text: string;
  readonly note: string;
}

const start: Draft = { text: '', note: '' };

/** An editor of a draft. */
class Desk {
  draft = start;
  readonly history: UndoHistory<Draft>;

  constructor(history = new UndoHistory<Draft>()) {
    this.history = history;
  }

  type(text: string, view: unknown = null) {
    for (const letter of text) this.edit({ text: this.draft.text + letter }, { coalesceKey: 'text' }, view);
  }

  edit(change: Partial<Draft>, intent: EditIntent = {}, view: unknown = null) {
    const next = { ...this.draft, ...change };
    this.history.record(this.draft, next, intent, view);
    this.draft = next;
  }

  undo() {
    const landing = this.history.undo(this.draft);
    this.draft = landing?.draft ?? this.draft;
    return landing?.view;
  }

  redo() {
    const landing = this.history.redo(this.draft);
    this.draft = landing?.draft ?? this.draft;
    return landing?.view;
  }

  /** Somebody else changed the note. */
  rebaseNote(note: string) {
    const rebase = (state: Draft) => (state.note === '' ? { ...state, note } : state);
    const merged = rebase(this.draft);
    this.history.rebaseOnto(this.draft, merged, rebase);
    this.draft = merged;
  }
}

describe('steps', () => {
  test('typing in one input is one step until coalescing stops', () => {
    const desk = new Desk();
    desk.type('ab');
    expect(desk.history.coalesceKey).toBe('text');
    desk.history.stopCoalescing();
    desk.type('cd');
    desk.undo();
    expect(desk.draft.text).toBe('ab');
    desk.undo();
    expect(desk.draft.text).toBe('');
    expect(desk.history.canUndo).toBe(false);
    expect(desk.undo()).toBeUndefined();
  });

  test('another edit stops coalescing, and so does undo', () => {
    const desk = new Desk();
    desk.type('a');
    desk.edit({ note: 'n' });
    desk.type('b');
    desk.undo();
    desk.type('c');
    expect(desk.draft).toEqual({ text: 'ac', note: 'n' });
    desk.undo();
    desk.undo();
    expect(desk.draft).toEqual({ text: 'a', note: '' });
  });

  test('a burst begins where the field says so, and goes on with its key', () => {
    const desk = new Desk();
    const burst = { coalesceKey: 'text', startsStep: true };
    desk.edit({ text: 'a' }, burst);
    desk.type('b');
    desk.edit({ text: 'ab ' }, burst);
    desk.type('c');
    desk.undo();
    expect(desk.draft.text).toBe('ab');
    desk.undo();
    expect(desk.draft.text).toBe('');
    desk.redo();
    desk.redo();
    expect(desk.draft.text).toBe('ab c');
  });

  test('coalesced edits that come to nothing disappear, and more can follow', () => {
    const desk = new Desk();
    desk.edit({ note: 'n' });
    desk.type('a');
    desk.edit({ text: '' }, { coalesceKey: 'text' });
    expect(desk.history.coalesceKey).toBe('text');
    desk.undo();
    expect(desk.draft.note).toBe('');
    expect(desk.history.canUndo).toBe(false);
  });

  test('tidying up is undone with the edit before it, and comes back with it', () => {
    const desk = new Desk();
    desk.type('a');
    desk.edit({ note: 'tidy' }, { amendsPrevious: true });
    desk.undo();
    expect(desk.draft).toEqual(start);
    desk.redo();
    expect(desk.draft).toEqual({ text: 'a', note: 'tidy' });
  });

  test('tidying up after an undo leaves what can be redone', () => {
    const desk = new Desk();
    desk.edit({ text: 'a' });
    desk.edit({ text: 'b' });
    desk.undo();
    desk.edit({ note: 'tidy' }, { amendsPrevious: true });
    expect(desk.history.canRedo).toBe(true);
    desk.redo();
    expect(desk.draft.text).toBe('b');
    desk.undo();
    expect(desk.draft).toEqual({ text: 'a', note: 'tidy' });
  });

  test('an unrecorded edit is undone with the step before it', () => {
    const desk = new Desk();
    desk.edit({ text: 'a' });
    desk.draft = { ...desk.draft, note: 'silently' };
    desk.edit({ text: 'b' });
    desk.undo();
    expect(desk.draft).toEqual({ text: 'a', note: 'silently' });
    desk.undo();
    expect(desk.draft).toEqual(start);
  });

  test('a new edit forgets what could be redone; clear forgets all', () => {
    const desk = new Desk();
    desk.edit({ text: 'a' });
    desk.undo();
    desk.edit({ text: 'b' });
    expect(desk.history.canRedo).toBe(false);
    desk.history.clear();
    expect(desk.history.canUndo).toBe(false);
    expect(desk.history.weight).toBe(0);
  });
});

test('undo leads to where the user was before the step, redo to where it left them', () => {
  const desk = new Desk();
  desk.type('ab', 'at the text');
  desk.history.noteViewAfter('behind the text');
  desk.edit({ note: 'n' }, {}, 'at the note');
  desk.history.noteViewAfter('behind the note');
  expect(desk.undo()).toBe('at the note');
  desk.history.noteViewAfter('elsewhere');
  expect(desk.undo()).toBe('at the text');
  expect(desk.redo()).toBe('behind the text');
  expect(desk.redo()).toBe('behind the note');
});

describe('a rebase', () => {
  test('is no step: undo takes back our edits and never theirs', () => {
    const desk = new Desk();
    desk.edit({ text: 'a' });
    desk.rebaseNote('theirs');
    desk.undo();
    expect(desk.draft).toEqual({ text: '', note: 'theirs' });
    expect(desk.history.canUndo).toBe(false);
    desk.redo();
    expect(desk.draft).toEqual({ text: 'a', note: 'theirs' });
  });

  test('stops coalescing', () => {
    const desk = new Desk();
    desk.type('a');
    desk.rebaseNote('theirs');
    desk.type('b');
    desk.undo();
    expect(desk.draft.text).toBe('a');
  });

  test('leaves out a step that has no effect any more', () => {
    const desk = new Desk();
    desk.edit({ note: 'theirs' });
    desk.history.rebaseOnto(desk.draft, desk.draft, (state) => ({ ...state, note: 'theirs' }));
    expect(desk.history.canUndo).toBe(false);
    desk.edit({ text: 'b' });
    desk.undo();
    expect(desk.draft).toEqual({ text: '', note: 'theirs' });
    expect(desk.history.canUndo).toBe(false);
  });

  test('is still there for an edit made after an undo past it', () => {
    const desk = new Desk();
    desk.edit({ text: 'a' });
    desk.edit({ text: 'b' });
    desk.rebaseNote('theirs');
    desk.undo();
    desk.edit({ text: 'c' });
    desk.undo();
    expect(desk.draft).toEqual({ text: 'a', note: 'theirs' });
    desk.undo();
    expect(desk.draft).toEqual({ text: '', note: 'theirs' });
    desk.redo();
    desk.redo();
    expect(desk.draft).toEqual({ text: 'c', note: 'theirs' });
  });

  test('carries what could be redone', () => {
    const desk = new Desk();
    desk.edit({ text: 'a' });
    desk.undo();
    desk.rebaseNote('theirs');
    desk.redo();
    expect(desk.draft).toEqual({ text: 'a', note: 'theirs' });
    desk.undo();
    expect(desk.draft).toEqual({ text: '', note: 'theirs' });
  });
});

describe('limits', () => {
  test('the oldest steps go when there are too many', () => {
    const desk = new Desk(new UndoHistory({ maxSteps: 3 }));
    for (const text of ['a', 'b', 'c', 'd', 'e']) desk.edit({ text });
    for (let step = 0; step < 5; step += 1) desk.undo();
    expect(desk.draft.text).toBe('b');
  });

  test('they go when all hold too much, but never the newest', () => {
    const desk = new Desk(new UndoHistory({ maxValues: 100 }));
    desk.edit({ text: 'x'.repeat(320) });
    desk.edit({ text: 'y'.repeat(320) });
    desk.edit({ text: 'z'.repeat(32_000) });
    expect(desk.history.weight).toBeGreaterThan(100);
    desk.undo();
    expect(desk.draft.text).toBe('y'.repeat(320));
    expect(desk.history.canUndo).toBe(false);
    desk.redo();
    desk.edit({ text: 'short' });
    desk.edit({ text: 'shorter' });
    expect(desk.history.weight).toBeLessThan(100);
  });

  test('steps go that lie too many rebases back, on either side', () => {
    const desk = new Desk(new UndoHistory({ maxRebases: 2 }));
    desk.edit({ text: 'a' });
    desk.edit({ text: 'b' });
    desk.edit({ text: 'c' });
    desk.undo();
    desk.rebaseNote('one');
    desk.rebaseNote('two');
    expect([desk.history.canUndo, desk.history.canRedo]).toEqual([true, true]);
    desk.rebaseNote('three');
    expect([desk.history.canUndo, desk.history.canRedo]).toEqual([false, false]);
    expect(desk.draft).toEqual({ text: 'b', note: 'one' });
  });
});

test('a keystroke in a draft of 5,000 entries holds only what it changed', () => {
  const entries = Array.from({ length: 5000 }, (_, id) => ({ id, text: `Entry ${id}` }));
  const history = new UndoHistory<{ entries: typeof entries }>();
  let draft = { entries };
  for (let step = 0; step < 100; step += 1) {
    const next = { entries: draft.entries.with(step * 7, { id: step * 7, text: `Changed ${step}` }) };
    history.record(draft, next, {}, null);
    draft = next;
  }
  expect(history.weight).toBeLessThan(4000);
});
