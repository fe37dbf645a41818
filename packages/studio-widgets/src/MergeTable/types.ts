/** What two people changed, and not to the same; in the words of the screen. */
export interface MergeCollision {
  /** Unique in the table, and the key of its choice. */
  readonly id: string;
  /** Both changed a field; one removed what the other changed; both moved it, to different places. */
  readonly kind: 'field' | 'removal' | 'place';
  /** What it is about, such as 'Item “Frame”'. */
  readonly subject: string;
  /** Label of the field; '' where it is about the subject as a whole. */
  readonly field: string;
  /** What it was before both; '' for nothing. */
  readonly base: string;
  /** What this side made of it, or where it put it; of a removal, what the side that kept it has. '' for nothing. */
  readonly mine: string;
  /** What the other side made of it. */
  readonly theirs: string;
  /** Of a removal: who removed it. */
  readonly removedBy?: 'mine' | 'theirs' | undefined;
  /** The same three as HTML, where it is a text with formatting; `base`, `mine` and `theirs` are its words then. @default it is a plain text */
  readonly html?: { readonly base: string; readonly mine: string; readonly theirs: string } | undefined;
  /** A third text may be written; with formatting, where there is `html`. */
  readonly isEditable: boolean;
}

/** How a collision is settled: one of the sides, or a text of its own. */
export type MergeChoice = 'mine' | 'theirs' | { readonly value: string };

/** By the id of the collision; nothing for what is not settled. */
export type MergeChoices = Readonly<Record<string, MergeChoice>>;
