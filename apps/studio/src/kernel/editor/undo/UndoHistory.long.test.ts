import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../testing/runs.ts';
import type { EditIntent } from '../types.ts';
import { NaiveHistory } from './testing/NaiveHistory.ts';
import { UndoHistory } from './UndoHistory.ts';

/** A small draft: a few things with texts, in an order. */
interface Sample {
  readonly name: string;
  readonly things: readonly Thing[];
  readonly seen: ReadonlyMap<string, string>;
}

interface Thing {
  readonly id: string;
  readonly text: string;
}

type Edit = (draft: Sample) => Sample;

const start: Sample = {
  name: 'start',
  things: ['p', 'q', 'r', 's'].map((id) => ({ id, text: id })),
  seen: new Map(),
};

const at = (things: readonly Thing[], place: number) => (things.length === 0 ? 0 : place % things.length);
const place = fc.nat({ max: 9 });
const text = fc.constantFrom('', 'a', 'ab', 'p', 'start');

/** Any edit; some change nothing, some undo others by hand. */
const edit: fc.Arbitrary<Edit> = fc.oneof(
  text.map(
    (name): Edit =>
      (draft) => ({ ...draft, name }),
  ),
  fc.tuple(place, text).map(
    ([index, next]): Edit =>
      (draft) => ({
        ...draft,
        things: draft.things.map((thing, other) =>
          other === at(draft.things, index) ? { ...thing, text: next } : thing,
        ),
      }),
  ),
  fc.tuple(place, fc.nat({ max: 999 })).map(
    ([index, id]): Edit =>
      (draft) => ({ ...draft, things: draft.things.toSpliced(index, 0, { id: `n${id}`, text: 'new' }) }),
  ),
  place.map(
    (index): Edit =>
      (draft) => ({ ...draft, things: draft.things.toSpliced(at(draft.things, index), 1) }),
  ),
  fc.constant<Edit>((draft) => ({ ...draft, things: draft.things.toReversed() })),
  fc.constant<Edit>((draft) => ({ ...draft, seen: new Map([...draft.seen, [draft.name, 'seen']]) })),
);

const intent: fc.Arbitrary<EditIntent> = fc.oneof(
  { weight: 3, arbitrary: fc.constant({}) },
  { weight: 4, arbitrary: fc.constantFrom('one', 'two').map((coalesceKey) => ({ coalesceKey })) },
  { weight: 2, arbitrary: fc.constant({ amendsPrevious: true }) },
);

/**
 * What another user changed, and how it is brought to a state of ours: what we changed to something else stays ours.
 * @param base the draft that the other started from
 */
type TheirChange = (base: Sample) => Edit;

const theirChange: fc.Arbitrary<TheirChange> = fc.oneof(
  text.map(
    (name): TheirChange =>
      (base) =>
      (draft) =>
        draft.name === base.name ? { ...draft, name } : { ...draft },
  ),
  fc.constantFrom('p', 'q', 'r').map(
    (id): TheirChange =>
      () =>
      (draft) => ({ ...draft, things: draft.things.filter((thing) => thing.id !== id) }),
  ),
  fc.nat({ max: 999 }).map(
    (id): TheirChange =>
      () =>
      (draft) => ({
        ...draft,
        things: [...draft.things.map((thing) => ({ ...thing })), { id: `t${id}`, text: 'theirs' }],
      }),
  ),
);

/** What may happen to a draft. */
type Event =
  | { readonly kind: 'edit'; readonly edit: Edit; readonly intent: EditIntent }
  | { readonly kind: 'undo' | 'redo' | 'stopCoalescing' }
  | { readonly kind: 'rebaseOnto'; readonly change: TheirChange };

const event: fc.Arbitrary<Event> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('edit' as const), edit, intent }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('undo' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('redo' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('stopCoalescing' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('rebaseOnto' as const), change: theirChange }) },
);

function undoAll(history: UndoHistory<Sample>, from: Sample): Sample {
  let draft = from;
  while (history.canUndo) draft = history.undo(draft)?.draft ?? draft;
  expect(history.undo(draft)).toBeNull();
  return draft;
}

function redoAll(history: UndoHistory<Sample>, from: Sample): Sample {
  let draft = from;
  while (history.canRedo) draft = history.redo(draft)?.draft ?? draft;
  expect(history.redo(draft)).toBeNull();
  return draft;
}

const edits = fc.array(fc.tuple(edit, intent), { maxLength: 30 });

function recordAll(
  history: UndoHistory<Sample>,
  from: Sample,
  all: [(draft: Sample) => Sample, object][],
): Sample {
  let draft = from;
  for (const [change, belongsTo] of all) {
    const next = change(draft);
    history.record(draft, next, belongsTo, null);
    draft = next;
  }
  return draft;
}

test('after any edits, undoing all gives the start and redoing all gives the end', () => {
  fc.assert(
    fc.property(edits, (all) => {
      const history = new UndoHistory<Sample>();
      const end = recordAll(history, start, all);
      expect(undoAll(history, end)).toEqual(start);
      expect(redoAll(history, start)).toEqual(end);
      expect(undoAll(history, end)).toEqual(start);
    }),
    { numRuns: runs(1000) },
  );
});

test('with a rebase amid edits, undoing all gives the start with their change, and redoing all gives the end', () => {
  fc.assert(
    fc.property(edits, theirChange, edits, theirChange, edits, (one, first, two, second, three) => {
      const history = new UndoHistory<Sample>();
      const [carryOne, carryTwo] = [first(start), second(first(start)(start))];
      let draft = recordAll(history, start, [[see, {}], ...one]);
      history.rebaseOnto(draft, carryOne(draft), carryOne);
      draft = recordAll(history, carryOne(draft), two);
      history.rebaseOnto(draft, carryTwo(draft), carryTwo);
      const end = recordAll(history, carryTwo(draft), three);
      const back = undoAll(history, end);
      expect(back).toEqual(carryTwo(carryOne(start)));
      expect(redoAll(history, back)).toEqual(end);
      expect(undoAll(history, end)).toEqual(back);
    }),
    { numRuns: runs(1000) },
  );
});

/** An edit that no other takes back. */
const see: Edit = (draft) => ({ ...draft, seen: new Map([...draft.seen, ['mine', 'seen']]) });

/** Lets the same happen to both. */
function happen(history: UndoHistory<Sample>, naive: NaiveHistory<Sample>, event: Event): void {
  const { shown } = naive;
  if (event.kind === 'edit') {
    const next = event.edit(shown);
    history.record(shown, next, event.intent, null);
    naive.record(next, event.intent);
  } else if (event.kind === 'rebaseOnto') {
    const rebase = event.change(start);
    const merged = rebase(shown);
    history.rebaseOnto(shown, merged, rebase);
    naive.rebaseOnto(merged, rebase);
  } else if (event.kind === 'stopCoalescing') {
    history.stopCoalescing();
    naive.stopCoalescing();
  } else {
    const landing = event.kind === 'undo' ? history.undo(shown) : history.redo(shown);
    expect(landing?.draft ?? null).toEqual(naive.go(event.kind === 'undo' ? -1 : 1));
  }
}

test('agrees with a history of whole drafts, whatever happens in whatever order', () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 40 }), (events) => {
      const history = new UndoHistory<Sample>();
      const naive = new NaiveHistory(start);
      for (const one of events) {
        happen(history, naive, one);
        expect([history.canUndo, history.canRedo]).toEqual([naive.canGo(-1), naive.canGo(1)]);
      }
    }),
    { numRuns: runs(2000) },
  );
});
