import type { JsonObject } from './JsonObject.ts';
import type { Kind } from './Kind.ts';
import type { HistoryAction, history } from './schema.ts';

/** What history stores of the content of a version. */
export type Content = Pick<typeof history.$inferInsert, 'after' | 'delta' | 'position' | 'checksum'>;

/** What a document is written as: its text, and what history stores of it. */
export interface MadeText {
  text: string;
  content: Content;
}

/** One change of one document. */
export interface Change {
  kind: Kind;
  id: string;
  action: HistoryAction;
  /** Null when the document is created. */
  before: JsonObject | null;
  /** Null when the document is deleted. */
  after: JsonObject | null;
  version: number;
  revision: number;
  authorId: string;
  time: number;
  /** Default: it is read. */
  authorName?: string | undefined;
  /** When the document was changed last before. Default: it is read. */
  earlier?: number | undefined;
  /** Why the document follows another one, as the end of a sentence. */
  cause?: string;
  /** What was made of `after` before the transaction. */
  made?: MadeText | undefined;
  /** Named in the events of the change. */
  clientTag?: string | undefined;
}
