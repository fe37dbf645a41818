import type fc from 'fast-check';
import type { Change, Outline } from '../outline/Outline.ts';
import type { EditIntent, EditorDefinition } from '../types.ts';

/** What an edit makes of a draft. */
export interface Edited<Draft> {
  readonly draft: Draft;
  readonly intent: EditIntent;
}

/** One thing that a user does on the screen of an editor; what it makes of a draft may be the draft itself. */
export type RandomEdit<Doc, Draft> = (draft: Draft, doc: Doc) => Edited<Draft>;

/** What the promises of the kernel are tested on: one editor, with documents and edits of all kinds. */
export interface EditorCase<Doc, Draft extends object> {
  readonly name: string;
  readonly definition: EditorDefinition<Doc, Draft>;
  /** Documents as the server answers them. */
  readonly samples: fc.Arbitrary<Doc>;
  readonly edits: fc.Arbitrary<RandomEdit<Doc, Draft>>;
  /** What saving sends; null while that is not known. */
  payloadOf(draft: Draft, doc: Doc): unknown;
  /** What of a payload says something: of rows that say the same, one is as good as another, whatever their ids. Default: all of it. */
  readonly comparable?: (payload: unknown) => unknown;
  /** The document as the server answers it after the draft was saved. */
  saved(draft: Draft, doc: Doc): Doc;
  /**
   * Whether a merged draft need not say a change, because it has no effect or something else forbids it: a group that was
   * left without items.
   * @param merged as the merge would have it
   * @param outline as the draft says it
   */
  isSuperseded(change: Change, merged: Outline, outline: Outline): boolean;
  /** Whether one change cannot be without the other, so that they are reverted together: a value of a column that went. */
  isTied(one: Change, other: Change): boolean;
}

/** A case, whatever it edits. */
export interface AnyEditorCase {
  readonly name: string;
  /** Hands the case to a function that knows nothing of what it edits. */
  use<Result>(test: <Doc, Draft extends object>(editorCase: EditorCase<Doc, Draft>) => Result): Result;
}

/** A case for a list of cases of different editors. */
export function anyCase<Doc, Draft extends object>(editorCase: EditorCase<Doc, Draft>): AnyEditorCase {
  return { name: editorCase.name, use: (test) => test(editorCase) };
}
