import type { Position } from './Position.ts';

/** That a file cannot be read any further. The message is a sentence for people. */
export class FileError extends Error {
  /** Null when no place is to blame, such as for an empty file. */
  readonly position: Position | null;

  constructor(message: string, position: Position | null, options?: ErrorOptions) {
    super(message, options);
    this.name = 'FileError';
    this.position = position;
  }
}
