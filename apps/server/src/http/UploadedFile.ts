import type { Readable } from 'node:stream';

/** A file that a call brought along. It is kept on the disk until the call is answered, and gone after that. */
export interface UploadedFile {
  /** As the client names it, without folders. Nothing may be concluded from it about the content. */
  readonly name: string;
  /** In bytes. */
  readonly size: number;
  /** The content from its beginning; may be asked for more than once. */
  open(): Readable;
  /** The content from one place up to another, in bytes. */
  openRange(start: number, end: number): Readable;
}
