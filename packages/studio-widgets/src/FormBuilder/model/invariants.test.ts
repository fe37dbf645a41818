import fc from 'fast-check';
import { expect, test } from 'vitest';
import { emptyHistory, type History, recordStep, redoStep, undoStep } from '../../shared/history/history.ts';
import type { FormPartBase } from '../types.ts';
import { fromClipboardText, toClipboardText } from './clipboard.ts';
import { insertParts, moveParts, removeParts, withSections } from './editParts.ts';
import { faultsOf, tidied } from './layout.ts';
import { linesOf } from './lines.ts';
import { sectionSpotAt, spotAt, spotOfStep } from './spots.ts';
import { sketchOf } from './testing/sketch.ts';

const sides = ['before', 'after', 'above', 'below'] as const;
const directions = ['up', 'down', 'left', 'right'] as const;

/** A form of up to 30 parts, named by their number. */
const form = fc
  .array(fc.record({ isHead: fc.boolean(), isBeside: fc.boolean() }), { maxLength: 30 })
  .map((made) => tidied(made.map((part, index) => ({ key: `${index}`, ...part }))));

/** One whose fields are all in a section. */
const sectionedForm = form
  .map((parts) => [{ key: 'head', isHead: true, isBeside: false }, ...parts])
  .map(tidied);

/** An edit, with numbers that are taken from the form as it is then. */
const edit = fc.oneof(
  fc.record({
    is: fc.constant('insert' as const),
    ...{ at: fc.nat(), side: fc.constantFrom(...sides) },
    parts: fc.array(fc.record({ isHead: fc.boolean(), isBeside: fc.boolean() }), { maxLength: 4 }),
  }),
  fc.record({ is: fc.constant('remove' as const), picked: fc.array(fc.nat(), { maxLength: 4 }) }),
  fc.record({
    is: fc.constant('move' as const),
    ...{ picked: fc.array(fc.nat(), { minLength: 1, maxLength: 4 }), at: fc.nat() },
    side: fc.constantFrom(...sides),
  }),
  fc.record({
    is: fc.constant('step' as const),
    picked: fc.array(fc.nat(), { minLength: 1, maxLength: 4 }),
    direction: fc.constantFrom(...directions),
  }),
);
type Edit = typeof edit extends fc.Arbitrary<infer Made> ? Made : never;

let made = 0;

function apply(parts: readonly FormPartBase[], each: Edit): readonly FormPartBase[] {
  if (each.is === 'insert') {
    const inserted = tidied(
      each.parts.map((part) => {
        made += 1;
        return { key: `new ${made}`, ...part };
      }),
    );
    const hasHead = inserted.some(({ isHead }) => isHead);
    const index = each.at % (parts.length + 1);
    const spot = hasHead ? sectionSpotAt(parts, index, each.side) : spotAt(parts, index, each.side);
    return insertParts(parts, spot, inserted);
  }
  const keys = new Set(each.picked.flatMap((number) => parts[number % parts.length]?.key ?? []));
  if (each.is === 'remove') return removeParts(parts, keys);
  const hasHead = parts.some(({ key, isHead }) => isHead && keys.has(key));
  const spot =
    each.is === 'step'
      ? spotOfStep(parts, keys, each.direction)
      : (hasHead ? sectionSpotAt : spotAt)(parts, each.at % (parts.length + 1), each.side);
  return spot === undefined ? parts : moveParts(parts, keys, spot);
}

const sorted = (parts: readonly FormPartBase[]) => parts.map(({ key }) => key).toSorted();

test('any sequence of edits keeps a form that can be drawn, and undo of everything gives the start', () => {
  fc.assert(
    fc.property(form, fc.array(edit, { maxLength: 30 }), (start, edits) => {
      let history: History<readonly FormPartBase[]> = emptyHistory;
      let parts = start;
      const states = [start];
      for (const each of edits) {
        const after = apply(parts, each);
        expect(faultsOf(after)).toEqual([]);
        if (after === parts) continue;
        history = recordStep(history, parts, after, { at: 0 });
        parts = after;
        states.push(parts);
      }
      for (const state of states.toReversed().slice(1)) {
        const undone = undoStep(history, parts);
        expect(undone?.state).toBe(state);
        ({ state: parts, history } = undone ?? { state: parts, history });
      }
      for (const state of states.slice(1)) {
        const redone = redoStep(history, parts);
        expect(redone?.state).toBe(state);
        ({ state: parts, history } = redone ?? { state: parts, history });
      }
    }),
  );
});

test('moving loses nothing, makes nothing, and leaves all others and what is moved in their order', () => {
  const move = fc.record({
    picked: fc.array(fc.nat(), { minLength: 1, maxLength: 5 }),
    ...{ at: fc.nat(), side: fc.constantFrom(...sides) },
  });
  fc.assert(
    fc.property(form, move, (parts, { picked, at, side }) => {
      const after = apply(parts, { is: 'move', picked, at, side });
      expect(sorted(after)).toEqual(sorted(parts));
      const keys = withSections(
        parts,
        new Set(picked.flatMap((number) => parts[number % parts.length]?.key ?? [])),
      );
      for (const isMoved of [true, false]) {
        const order = (list: readonly FormPartBase[]) =>
          list.flatMap(({ key }) => (keys.has(key) === isMoved ? key : []));
        expect(order(after)).toEqual(order(parts));
      }
    }),
  );
});

test('a step that has a place changes the form, and another one of the opposite direction is possible then', () => {
  const opposite = { up: 'down', down: 'up', left: 'right', right: 'left' } as const;
  fc.assert(
    fc.property(sectionedForm, fc.nat(), fc.constantFrom(...directions), (parts, number, direction) => {
      const key = parts[number % parts.length]?.key ?? '';
      const keys = new Set([key]);
      const spot = spotOfStep(parts, keys, direction);
      if (spot === undefined) return;
      const after = moveParts(parts, keys, spot);
      expect(sketchOf(after)).not.toBe(sketchOf(parts));
      expect(spotOfStep(after, keys, opposite[direction])).toBeDefined();
    }),
  );
});

test('up again and again leads to the top, past no more places than there are', () => {
  fc.assert(
    fc.property(form, fc.nat(), (parts, number) => {
      const key = parts[number % parts.length]?.key ?? '';
      const keys = new Set([key]);
      let now = parts;
      for (let step = 0; step <= 2 * parts.length; step += 1) {
        const spot = spotOfStep(now, keys, 'up');
        if (spot === undefined) break;
        now = moveParts(now, keys, spot);
      }
      expect(spotOfStep(now, keys, 'up')).toBeUndefined();
    }),
  );
});

test('the lines of a form hold all its parts, once, in their order', () => {
  fc.assert(
    fc.property(form, (parts) => {
      const lines = linesOf(parts);
      expect(lines.flatMap((line) => line.parts)).toEqual(parts);
      expect(new Set(lines.map(({ key }) => key)).size).toBe(lines.length);
    }),
  );
});

test('any stretch of a form goes through the clipboard as a form', () => {
  fc.assert(
    fc.property(form, fc.nat(), fc.nat({ max: 8 }), (parts, from, length) => {
      const start = parts.length === 0 ? 0 : from % parts.length;
      const stretch = parts.slice(start, start + 1 + length);
      const pasted = fromClipboardText(toClipboardText(stretch));
      if (stretch.length === 0) expect(pasted).toEqual({ refusal: 'damaged' });
      else expect(pasted).toEqual({ parts: tidied(stretch) });
    }),
  );
});
