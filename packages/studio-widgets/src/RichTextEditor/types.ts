export type { LostMarkup } from './model/lostMarkup.ts';
export type { LeftOut as RichTextLeftOut } from './model/pastedMarkup.ts';

/** Where a change came from: an edit of the text, or of its HTML. */
export type RichTextReason = 'edit' | 'source';

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
  /** Said of it when the pointer rests on it. */
  note: string;
  /**
   * It may still be being typed: it is not marked while the caret stands at its end.
   * @default false
   */
  isOpen?: boolean | undefined;
}
