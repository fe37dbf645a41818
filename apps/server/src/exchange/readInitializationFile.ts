import type { FileListener } from './InitializationFile.ts';
import { InitializationReader } from './InitializationReader.ts';
import { readXml } from './readXml.ts';
import type { Section } from './Section.ts';
import { fileNamespace } from './writeInitializationFile.ts';

interface ReadOptions {
  /** Those that a file may name. */
  sections: readonly Section[];
  listener: FileListener;
  /** In bytes. Default: 50 MiB. */
  limit?: number;
}

/**
 * Reads an initialization file as it comes, holding no more of it than one document. What is not as the format wants it is
 * told to the listener, and reading goes on behind it. Throws a `FileError` when the file cannot be read any further.
 */
export async function readInitializationFile(
  source: AsyncIterable<Uint8Array>,
  { sections, listener, ...limits }: ReadOptions,
): Promise<void> {
  const handler = new InitializationReader(sections, listener);
  await readXml(source, { namespace: fileNamespace, handler, ...limits });
}
