/** An element as plain data. */
export interface MarkupElement {
  /** In lower case. */
  readonly tag: string;
  /** Names in lower case. */
  readonly attributes: Readonly<Record<string, string>>;
  readonly children: readonly Markup[];
}

/** What a comment of the source becomes. */
export interface MarkupComment {
  readonly comment: string;
}

/** A piece of a document: text, an element, or a comment. */
export type Markup = string | MarkupElement | MarkupComment;

export function isElement(markup: Markup): markup is MarkupElement {
  return typeof markup === 'object' && 'tag' in markup;
}
