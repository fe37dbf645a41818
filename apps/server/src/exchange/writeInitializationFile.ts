import { Readable } from 'node:stream';
import type { StoredContent } from '../store/contents/StoredContent.ts';
import type { StoredDocument } from '../store/StoredDocument.ts';
import type { ReferenceTarget } from '../store/targetKey.ts';
import { element, startTag, textElement } from './element.ts';
import type { Section } from './Section.ts';

/** A section with the documents to write of it, a few at a time. */
export interface SectionContent {
  section: Section;
  documents: AsyncIterable<StoredDocument[]>;
  /** What each of some documents refers to although it is not there. Default: nothing. */
  findUnresolved?: (documents: readonly StoredDocument[]) => Promise<ReferenceTarget[][]>;
  /** The bytes of a file that one of the documents has. */
  readContent: (content: StoredContent) => AsyncIterable<Buffer>;
}

interface FileOptions {
  /** Epoch milliseconds. */
  created: number;
  sections: SectionContent[];
}

/** The namespace of initialization files; `docs/schema/studio-dbinit.xsd` describes it. */
export const fileNamespace = 'urn:studio:dbinit:1';

/** Writes an initialization file as a stream: documents are read as the receiver takes them. */
export function writeInitializationFile(options: FileOptions): Readable {
  return Readable.from(parts(options), { objectMode: false });
}

async function* parts({ created, sections }: FileOptions): AsyncGenerator<string> {
  const attributes = { xmlns: fileNamespace, created: new Date(created).toISOString() };
  yield `<?xml version="1.0" encoding="UTF-8"?>\n${startTag('configuration', attributes)}\n`;
  const sent = new Set<string>();
  for (const { section, documents, findUnresolved, readContent } of sections) {
    yield `<section>\n${textElement('title', section.name)}\n`;
    for await (const some of documents) {
      for (const content of contentsOf(section, some)) {
        if (sent.has(content.digest)) continue;
        sent.add(content.digest);
        yield* contentParts(content, readContent(content));
      }
      const unresolved = (await findUnresolved?.(some)) ?? [];
      yield some.map((document, index) => `${section.toXml(document, unresolved[index] ?? [])}\n`).join('');
    }
    yield '</section>\n';
  }
  yield '</configuration>\n';
}

function contentsOf({ kind }: Section, documents: readonly StoredDocument[]): StoredContent[] {
  return documents.flatMap(({ doc }) => (kind.contentsOf?.(doc) ?? []).map(({ content }) => content));
}

/** A line for each chunk, so that neither who writes nor who reads holds more than one. */
async function* contentParts(
  { digest, size }: StoredContent,
  chunks: AsyncIterable<Buffer>,
): AsyncGenerator<string> {
  yield `${startTag('content', { digest, size })}\n`;
  for await (const bytes of chunks) yield `${element('chunk', {}, bytes.toString('base64'))}\n`;
  yield '</content>\n';
}
