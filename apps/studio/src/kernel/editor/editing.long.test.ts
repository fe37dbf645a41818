import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { equal } from './equal.ts';
import { diffOutlines } from './outline/diffOutlines.ts';
import type { Change } from './outline/Outline.ts';
import { contentOf } from './testing/contentOf.ts';
import { allActs, EditingRun, ownActs } from './testing/EditingRun.ts';
import type { EditorCase } from './testing/EditorCase.ts';
import { editorCases } from './testing/editorCases.ts';
import { runs } from './testing/runs.ts';

const often = { numRuns: runs(300) };
const timeout = 120_000;

type IsTied = EditorCase<unknown, object>['isTied'];

/** The part of an editor that goes back and forth. */
interface Steps {
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(): boolean;
  redo(): boolean;
}

function undoAll(editor: Steps): void {
  while (editor.canUndo) expect(editor.undo()).toBe(true);
  expect(editor.undo()).toBe(false);
}

function redoAll(editor: Steps): void {
  while (editor.canRedo) expect(editor.redo()).toBe(true);
  expect(editor.redo()).toBe(false);
}

describe.each(editorCases)('$name', ({ use }) => {
  test('after any edits, undoing all gives the start, and redoing all gives the end', { timeout }, () =>
    use((editorCase) =>
      fc.assert(
        fc.asyncProperty(
          editorCase.samples,
          fc.array(ownActs(editorCase), { maxLength: 30 }),
          async (doc, acts) => {
            const run = new EditingRun(editorCase, doc);
            const { editor } = run;
            for (const act of acts) await run.act(act);
            const content = (draft = editor.state.draft) => savedContent(editorCase, draft, doc);
            redoAll(editor);
            const end = content();
            undoAll(editor);
            expect(content()).toEqual(content(run.start));
            expect(editor.isDirty).toBe(false);
            redoAll(editor);
            expect(content()).toEqual(end);
          },
        ),
        often,
      ),
    ),
  );

  test(
    'so with saves and with what others save between: undoing takes back nothing of theirs',
    { timeout },
    () =>
      use((editorCase) =>
        fc.assert(
          fc.asyncProperty(
            editorCase.samples,
            fc.array(allActs(editorCase), { maxLength: 30 }),
            async (doc, acts) => {
              const run = new EditingRun(editorCase, doc);
              const { editor } = run;
              for (const act of acts) await run.act(act);
              const content = (draft = editor.state.draft) =>
                savedContent(editorCase, draft, editor.state.base.doc);
              redoAll(editor);
              const end = content();
              undoAll(editor);
              expect(content()).toEqual(content(run.start));
              if (run.saves === 0) expect(editor.isDirty).toBe(false);
              redoAll(editor);
              expect(content()).toEqual(end);
            },
          ),
          often,
        ),
      ),
  );

  test('it is dirty exactly while saving would change the object', { timeout }, () =>
    use((editorCase) =>
      fc.assert(
        fc.asyncProperty(
          editorCase.samples,
          fc.array(allActs(editorCase), { maxLength: 12 }),
          async (doc, acts) => {
            const run = new EditingRun(editorCase, doc);
            const { editor } = run;
            for (const act of acts) {
              await run.act(act);
              const { base } = editor.state;
              const saved = contentOf(editorCase, editor.definition.toDraft(base.doc), base.doc);
              const { payload } = contentOf(editorCase, editor.state.draft, base.doc);
              const { comparable = (all: unknown) => all } = editorCase;
              const isSame = equal(comparable(payload), comparable(saved.payload));
              if (editor.isValid) expect(editor.isDirty).toBe(!isSame);
              else if (!isSame) expect(editor.isDirty).toBe(true);
              expect(editor.changes.length > 0).toBe(editor.isDirty);
            }
          },
        ),
        often,
      ),
    ),
  );

  test('reverting one change leaves the others; reverting all of them leaves nothing', { timeout }, () =>
    use((editorCase) =>
      fc.assert(
        fc.asyncProperty(
          editorCase.samples,
          fc.array(ownActs(editorCase), { maxLength: 12 }),
          fc.infiniteStream(fc.nat()),
          async (doc, acts, picks) => {
            const run = new EditingRun(editorCase, doc);
            const { editor } = run;
            for (const act of acts) await run.act(act);
            const { changes: before, state } = editor;
            for (const change of before) {
              const { editor: probe } = new EditingRun(editorCase, doc);
              probe.restore({ base: state.base, origin: state.origin, draft: state.draft });
              probe.revert(change);
              // Also where what is left has no effect together: a removed row, and an equal one that was added.
              const { outlines } = probe;
              expectOthers(change, before, diffOutlines(outlines.before, outlines.after), editorCase.isTied);
            }
            for (let left = editor.changes; left.length > 0; left = editor.changes) {
              const change = left[(picks.next().value ?? 0) % left.length];
              if (change !== undefined) editor.revert(change);
            }
            expect(editor.isDirty).toBe(false);
          },
        ),
        { numRuns: runs(150) },
      ),
    ),
  );
});

/** Reverting a fact of a field leaves exactly the others, unless some cannot be without it. */
function expectOthers(
  change: Change,
  before: readonly Change[],
  left: readonly Change[],
  isTied: IsTied,
): void {
  const others = before.filter((each) => each !== change);
  if (change.kind !== 'changed' || others.some((each) => isTied(change, each))) return;
  expect(left).toHaveLength(others.length);
  expect(left).toEqual(expect.arrayContaining(others));
}

/** What a draft comes to, apart from empty parts: undoing and redoing pass over drafts that differ in nothing else. */
function savedContent<Doc, Draft extends object>(
  editorCase: EditorCase<Doc, Draft>,
  draft: Draft,
  doc: Doc,
): string {
  const { form, payload } = contentOf(editorCase, draft, doc);
  const { comparable = (all: unknown) => all } = editorCase;
  return trimmed({ form, payload: comparable(payload) });
}

/** White space around a stored text may go when its column goes and comes back. */
function trimmed(content: unknown): string {
  return JSON.stringify(content, inOrder).replaceAll(/\s+(?=\\?")|(?<=")\s+/g, '');
}

/** The order of an object's keys is no content. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
