export type { LostMarkup } from './model/lostMarkup.ts';

/** Where a change came from: an edit of the text, or of its HTML. */
export type RichTextReason = 'edit' | 'source';

/** A file that was stored, and where it can be fetched. */
export interface RichTextAttachment {
  /** Absolute, or relative to the page; http or https. */
  readonly url: string;
  readonly name: string;
}
