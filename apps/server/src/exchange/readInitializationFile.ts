import type { FileContent } from './FileContent.ts';
import type { ContentReceiver, FileListener } from './InitializationFile.ts';
import { InitializationReader } from './InitializationReader.ts';
import { readXml } from './readXml.ts';
import type { Section } from './Section.ts';
import { fileNamespace } from './writeInitializationFile.ts';

interface ReadOptions {
  /** Those that a file may name. */
  sections: readonly Section[];
  listener: FileListener;
  contents: ContentReceiver;
  /** In bytes. Default: 50 MiB. */
  limit?: number;
}

/**
 * Reads an initialization file as it comes, holding no more of it than one document. What is not as the format wants it is
 * reported to the listener, and reading goes on behind it. Throws a `FileError` when the file cannot be read any further.
 */
export async function readInitializationFile(
  source: AsyncIterable<Uint8Array>,
  { sections, listener, contents, ...limits }: ReadOptions,
): Promise<void> {
  const handler = new InitializationReader(sections, listener);
  const settle = settler(handler, listener, contents);
  try {
    await readXml(source, { namespace: fileNamespace, handler, settle, ...limits });
  } finally {
    await contents.drop();
  }
}

/** Hands on what was read of contents; a piece of the file holds no more of them than itself. */
function settler(handler: InitializationReader, listener: FileListener, contents: ContentReceiver) {
  let current: FileContent | null = null;
  return async () => {
    for (const { piece, section } of handler.takePieces()) {
      if (piece.step === 'begin') {
        current = piece.content;
        await contents.begin(current);
      } else if (piece.step === 'bytes') await contents.write(piece.bytes);
      else if (piece.step === 'drop') await contents.drop();
      else if (current) {
        const message = await contents.end();
        const { position } = current;
        const nowhere = { isDocument: false, document: null, name: null };
        if (message !== null) listener.fault({ message, position, section, ...nowhere });
      }
    }
  };
}
