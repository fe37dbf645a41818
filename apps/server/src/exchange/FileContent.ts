import type { StoredContent } from '../store/contents/StoredContent.ts';
import type { Position } from './Position.ts';

/** A content as a file announces it; whether its bytes are that is not known yet. */
export interface FileContent extends StoredContent {
  position: Position;
}

/** What is read of a content, in the file's order. `drop`: something in it was refused. */
export type ContentPiece =
  | { step: 'begin'; content: FileContent }
  | { step: 'bytes'; bytes: Buffer }
  | { step: 'end' | 'drop' };
