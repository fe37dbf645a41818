import { decodeUtf8 } from './decodeUtf8.ts';
import { FileError } from './FileError.ts';
import { largestFile } from './limits.ts';
import type { XmlHandler } from './XmlHandler.ts';
import { XmlReader } from './XmlReader.ts';

interface ReadOptions {
  /** The only namespace that elements may have. */
  namespace: string;
  handler: XmlHandler;
  /** Runs after each piece of the file; reading waits for it. */
  settle: () => Promise<void>;
  /** In bytes. Default: 50 MiB. */
  limit?: number;
}

/** Reads an XML file in UTF-8 as it comes. Throws a `FileError` when it cannot be read any further. */
export async function readXml(
  source: AsyncIterable<Uint8Array>,
  { namespace, handler, settle, limit = largestFile }: ReadOptions,
): Promise<void> {
  const reader = new XmlReader(namespace, handler);
  for await (const decoded of decodeUtf8(source, { limit })) {
    if ('fault' in decoded) throw new FileError(decoded.fault, decoded.isHere ? reader.position : null);
    reader.write(decoded.text);
    await settle();
  }
  reader.end();
}
