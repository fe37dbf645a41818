import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { Editor } from './Editor.ts';
import { mergeVersions } from './mergeVersions.ts';
import { mergeOutlines } from './outline/mergeOutlines.ts';
import type { Change, Collision } from './outline/Outline.ts';
import { isApplied } from './outline/testing/isApplied.ts';
import { contentOf } from './testing/contentOf.ts';
import type { EditorCase, RandomEdit } from './testing/EditorCase.ts';
import { editorCases } from './testing/editorCases.ts';
import { runs } from './testing/runs.ts';
import type { Loaded } from './types.ts';
import { applyDelta, makeDelta } from './undo/delta.ts';

const often = { numRuns: runs(150) };
const timeout = 120_000;

/** What two people made of one version. */
class TwoSides<Doc, Draft extends object> {
  readonly base: Loaded<Doc>;
  readonly origin: Draft;
  readonly mine: Draft;
  readonly theirs: Draft;
  readonly #case: EditorCase<Doc, Draft>;

  constructor(editorCase: EditorCase<Doc, Draft>, doc: Doc, [mine, theirs]: readonly Edits<Doc, Draft>[]) {
    this.#case = editorCase;
    this.base = { doc, etag: '"1"' };
    this.origin = editorCase.definition.toDraft(doc);
    this.mine = this.#edit(mine ?? []);
    this.theirs = this.#edit(theirs ?? []);
  }

  /** The version that a side saved. */
  saved(draft: Draft): Loaded<Doc> {
    return { doc: structuredClone(this.#case.saved(draft, this.base.doc)), etag: '"2"' };
  }

  /** A draft merged with a version. */
  merge(draft: Draft, version: Loaded<Doc>) {
    const { base, origin } = this;
    return mergeVersions(this.#case.definition, { base, origin, draft }, version);
  }

  content(draft: Draft, { doc }: Loaded<Doc>) {
    return contentOf(this.#case, draft, doc);
  }

  /** What is there as it was loaded. */
  loaded(version: Loaded<Doc>) {
    return this.content(this.#case.definition.toDraft(version.doc), version);
  }

  /** Every intermediate state can be saved, so that each side may be the one that saves first. */
  #edit(edits: Edits<Doc, Draft>): Draft {
    const { isValid } = this.#case.definition;
    const { doc } = this.base;
    return edits.reduce((before, edit) => {
      const after = edit(before, doc).draft;
      return isValid(after, doc) ? after : before;
    }, this.origin);
  }
}

type Edits<Doc, Draft> = readonly RandomEdit<Doc, Draft>[];

/** Tries something on two sides of each document. */
function forTwoSides<Doc, Draft extends object>(
  editorCase: EditorCase<Doc, Draft>,
  check: (sides: TwoSides<Doc, Draft>) => void,
): void {
  const edits = fc.array(editorCase.edits, { maxLength: 8 });
  fc.assert(
    fc.property(editorCase.samples, edits, edits, (doc, ...both) => {
      check(new TwoSides(editorCase, doc, both));
    }),
    often,
  );
}

const sameField = (change: Change & { readonly kind: 'changed' }) => (other: Change) =>
  other.kind === 'changed' && other.key === change.key && other.field === change.field;
const idsOf = (collisions: readonly Collision[]) => collisions.map(({ id }) => id).toSorted();

describe.each(editorCases)('$name', ({ use }) => {
  test('where nothing collides, no change of either side is missing', { timeout }, () =>
    use((editorCase) =>
      forTwoSides(editorCase, (sides) => {
        const version = sides.saved(sides.theirs);
        const { merge, draft } = sides.merge(sides.mine, version);
        if (merge.collisions.length > 0) return;
        const outline = editorCase.definition.outline.read(draft, version.doc, sides.base.doc);
        const { findMerger } = editorCase.definition.outline;
        // What a text comes to that both changed is held by `texts/mergeTexts.long.test.ts`.
        const isOfBoth = (change: Change) =>
          change.kind === 'changed' &&
          findMerger?.(outline.get(change.key)?.type ?? '', change.field) !== undefined &&
          [merge.myChanges, merge.theirChanges].every((changes) => changes.some(sameField(change)));
        const missing = [...merge.myChanges, ...merge.theirChanges].filter(
          (change) =>
            !isApplied(change, outline) &&
            !isOfBoth(change) &&
            !editorCase.isSuperseded(change, merge.merged, outline),
        );
        expect(missing).toEqual([]);
      }),
    ),
  );

  test('whose side is whose makes no difference, except where they collide', { timeout }, () =>
    use((editorCase) =>
      forTwoSides(editorCase, (sides) => {
        const { read, write, findMerger } = editorCase.definition.outline;
        const { base, origin, mine, theirs } = sides;
        const outlineOf = (draft: typeof mine) => read(draft, base.doc);
        const merge = (one: typeof mine, other: typeof mine) => {
          const merged = mergeOutlines(outlineOf(origin), outlineOf(one), outlineOf(other), {}, findMerger);
          return { ...merged, draft: write(merged.merged, [one, other, origin], base.doc) };
        };
        const [here, there] = [merge(mine, theirs), merge(theirs, mine)];
        expect(idsOf(there.collisions)).toEqual(idsOf(here.collisions));
        if (here.collisions.length > 0) return;
        expect(sides.content(there.draft, base).form).toEqual(sides.content(here.draft, base).form);
      }),
    ),
  );

  test('a side that changed nothing, or the same, takes nothing away', { timeout }, () =>
    use((editorCase) =>
      forTwoSides(editorCase, (sides) => {
        const { base, origin, mine } = sides;
        const [again, saved] = [{ doc: structuredClone(base.doc), etag: '"2"' }, sides.saved(mine)];
        const [stays, comes, same] = [
          sides.merge(mine, again),
          sides.merge(origin, saved),
          sides.merge(mine, saved),
        ];
        for (const { merge } of [stays, comes, same]) expect(merge.collisions).toEqual([]);
        expect(sides.content(stays.draft, again)).toEqual(sides.content(mine, base));
        expect(sides.content(comes.draft, saved)).toEqual(sides.loaded(saved));
        expect(sides.content(same.draft, saved)).toEqual(sides.loaded(saved));
      }),
    ),
  );

  test('a draft that was stored is the draft that it was, also on a later version', { timeout }, () =>
    use((editorCase) =>
      forTwoSides(editorCase, (sides) => {
        const { base, origin, mine, theirs } = sides;
        const delta = structuredClone(makeDelta(origin, mine));
        const stored = structuredClone({ doc: base.doc, origin });
        const draft = delta === null ? stored.origin : applyDelta(stored.origin, delta);
        expect(draft).toEqual(mine);
        const kept = { base: { doc: stored.doc, etag: base.etag }, origin: stored.origin, draft };
        for (const latest of [base, sides.saved(theirs)]) {
          const [restored, carried] = [open(latest), open(base)];
          restored.restore(kept);
          carried.edit(mine);
          if (latest !== base) carried.rebaseOnto({ current: latest, author: 'somebody', time: 0 });
          const held = ({ state }: typeof restored) => sides.content(state.draft, state.base);
          expect(held(restored)).toEqual(held(carried));
          expect(restored.isDirty).toBe(carried.isDirty);
          expect(restored.changes).toHaveLength(carried.changes.length);
          expect(restored.state.conflict?.collisions).toEqual(carried.state.conflict?.collisions);
        }
        function open(version: typeof base) {
          return new Editor(editorCase.definition, 'one', version);
        }
      }),
    ),
  );
});
