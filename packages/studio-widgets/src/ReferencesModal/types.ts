/** One thing that refers to the object in question. */
export interface ObjectReference {
  /** Its kind, a key of `referenceTypes`. */
  readonly type: number;
  readonly name: string;
  /** Shown as it is; empty for none. */
  readonly version?: number | string | null;
  /** A key of `statuses`; the column shows only with `hasStatus`. */
  readonly status?: number | null;
  /** Where it is kept, such as `type:id`; for the host's own use in `getHref`. */
  readonly referenceUri?: string;
}

/** `view` only shows; `delete` and `modify` also ask whether to go on. */
export type ReferencesVariant = 'view' | 'delete' | 'modify';

/** A column of the table. */
export type ReferenceColumn = 'type' | 'name' | 'version' | 'status';

/** What the codes of a reference mean. */
export type CodeTexts = Readonly<Record<number, string>>;
