import type { FileDocument } from '../exchange/InitializationFile.ts';
import type { Position } from '../exchange/Position.ts';
import type { RefusalList } from '../exchange/RefusalList.ts';
import type { RefusedParts } from '../exchange/RefusedParts.ts';
import type { RestoreContent, RestoreDocument } from '../exchange/RestoreFile.ts';
import type { Section } from '../exchange/Section.ts';
import type { ContentStore } from '../store/contents/ContentStore.ts';
import type { DocumentContent } from '../store/Kind.ts';

/** A file of a document, with the place where an initialization file names it. */
export interface PlacedFile extends DocumentContent {
  position: Position;
  section: Section;
  document: RestoreDocument;
}

/** @param toGiven where the document of the file has what the stored one has at a JSON pointer */
export function placeFiles(
  { section, positionOf }: FileDocument,
  document: RestoreDocument,
  toGiven: (pointer: string) => string,
): PlacedFile[] {
  const contents = section.kind.contentsOf?.(document.doc) ?? [];
  return contents.map(({ content, pointer }) => ({
    ...{ content, pointer, section, document },
    position: positionOf(toGiven(pointer)),
  }));
}

/** What has been collected of a file that is read to its end. */
interface Collected {
  files: readonly PlacedFile[];
  contents: ReadonlyMap<Section, RestoreContent>;
  refusals: RefusalList;
  refused: RefusedParts;
}

/** Refuses documents whose files neither came with the initialization file nor are stored already. */
export async function refuseMissingFiles(
  { files, contents, refusals, refused }: Collected,
  store: ContentStore,
): Promise<void> {
  for (const { given, violation } of await store.missing(files)) {
    const { section, document, position } = given;
    const { message } = violation;
    refusals.add({ message, position, section: section.name, name: document.name });
    refused.add(document.position, [{ message, position }]);
    refused.describe(document.position, document.name, document.doc);
    const content = contents.get(section);
    const index = content?.documents.indexOf(document) ?? -1;
    if (!content || index === -1) continue;
    content.documents.splice(index, 1);
    content.refusedCount += 1;
  }
}
