/** How many bytes of a content are written, read and sent at a time: 256 KiB. */
export const contentChunkSize = 256 * 1024;

/** The bytes of a file, identified by their digest and size. */
export interface StoredContent {
  /** SHA-256, base64url. */
  digest: string;
  /** Bytes. */
  size: number;
}

/** More bytes came than the one who receives them takes. */
export class ContentTooLargeError extends Error {
  override name = 'ContentTooLargeError';
  /** Bytes. */
  readonly limit: number;

  constructor(limit: number) {
    super(`The content is larger than ${limit} bytes.`);
    this.limit = limit;
  }
}
