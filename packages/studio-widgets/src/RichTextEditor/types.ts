export type { LostMarkup } from './model/lostMarkup.ts';
export type { LeftOut as RichTextLeftOut } from './model/pastedMarkup.ts';

/** Where a change came from: an edit of the text, or of its HTML. */
export type RichTextReason = 'edit' | 'source';

/** How an edit is reported to the host. */
export interface RichTextChange {
  readonly reason: RichTextReason;
  /**
   * The edit begins a step of undo; without it, it goes on with the typing before it. Reported to a host that holds the history.
   * @default false
   */
  readonly isNewStep?: boolean;
}

/** The history of a host that has one for all that it edits, in place of the editor's own. */
export interface RichTextHistory {
  readonly hasUndo: boolean;
  readonly hasRedo: boolean;
  /** Called by key, by the toolbar, and by the menus of the browser; the host then gives another `value`, or does something elsewhere. */
  readonly onUndo: () => void;
  readonly onRedo: () => void;
  /** Counts what was undone and redone: what that changes in the text is brought into view, and the caret goes there. */
  readonly turns: number;
}

/** A file that was stored, and where it can be fetched. */
export interface RichTextAttachment {
  /** Absolute, or relative to the page; http or https. */
  readonly url: string;
  readonly name: string;
}

/** A piece of a paragraph's text that is marked while it is edited. The document does not hold it. */
export interface RichTextMark {
  /** Characters before it. */
  from: number;
  /** Characters before its end. */
  to: number;
  /** Text when the pointer rests on it. */
  note: string;
  /**
   * It may still be being typed: it is not marked while the caret is at its end.
   * @default false
   */
  isOpen?: boolean | undefined;
}
