import { FileError } from '../exchange/FileError.ts';
import type { FileDocument, FileFault } from '../exchange/InitializationFile.ts';
import { readInitializationFile } from '../exchange/readInitializationFile.ts';
import type { CheckedDocument, Section } from '../exchange/Section.ts';
import { mayBeUnresolved } from '../exchange/unresolvedRule.ts';
import { ContentIntake } from '../store/contents/ContentIntake.ts';
import type { ContentStore } from '../store/contents/ContentStore.ts';
import type { JsonObject } from '../store/JsonObject.ts';
import { targetKey } from '../store/targetKey.ts';
import { type PlacedFile, placeFiles, refuseMissingFiles } from './placeFiles.ts';
import { RefusalList } from './RefusalList.ts';
import type { PlacedReference, RestoreContent, RestoreFile } from './RestoreFile.ts';

/**
 * Reads a whole file and holds every document against the rules of its kind. What is wrong with it is in the answer. The files
 * of documents that come with it are stored, but not used until the documents are.
 */
export async function readRestoreFile(
  source: AsyncIterable<Uint8Array>,
  sections: readonly Section[],
  contents: ContentStore,
): Promise<RestoreFile> {
  const collector = new Collector();
  try {
    const intake = new ContentIntake(contents);
    await readInitializationFile(source, { sections, listener: collector, contents: intake });
    await refuseMissingFiles(collector, contents);
    return { contents: [...collector.contents.values()], refusals: collector.refusals };
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    const { message, position } = error;
    collector.refusals.add({ message, position, section: null, name: null });
    return { contents: [], refusals: collector.refusals };
  }
}

class Collector {
  readonly contents = new Map<Section, RestoreContent>();
  readonly refusals = new RefusalList();
  readonly files: PlacedFile[] = [];

  section(section: Section): void {
    this.#contentOf(section);
  }

  fault({ message, position, section, isDocument, name }: FileFault): void {
    this.refusals.add({ message, position, section: section?.name ?? null, name });
    if (section === null) return;
    const content = this.#contentOf(section);
    if (isDocument) content.refusedCount += 1;
    if (name !== null && !content.names.has(name)) content.names.set(name, position);
  }

  document(document: FileDocument): void {
    const { section, position } = document;
    const content = this.#contentOf(section);
    const checked = section.check(document.doc);
    const name = readName(section, checked.doc ?? document.doc);
    const first = name === null ? undefined : content.names.get(name);
    const problems = checked.violations.map(({ pointer, message }) => ({
      message,
      position: document.positionOf(pointer),
    }));
    if (first) {
      const message = `The ${section.kind.noun} '${name}' is there more than once, first on line ${first.line}.`;
      problems.push({ message, position });
    }
    if (name !== null && !first) content.names.set(name, position);
    for (const problem of problems) this.refusals.add({ ...problem, section: section.name, name });
    if (problems.length > 0 || name === null || checked.doc === null) content.refusedCount += 1;
    else {
      const references = placeReferences(document, checked);
      const unresolved = new Set(document.unresolved.filter(mayBeUnresolved).map(targetKey));
      const size = JSON.stringify(checked.doc).length;
      const { id = null } = document;
      const restored = { name, id, doc: checked.doc, position, size, references, unresolved };
      content.documents.push(restored);
      this.files.push(...placeFiles(document, restored, checked.toGiven));
    }
  }

  #contentOf(section: Section): RestoreContent {
    const known = this.contents.get(section);
    if (known) return known;
    const content = { section, documents: [], names: new Map(), refusedCount: 0 };
    this.contents.set(section, content);
    return content;
  }
}

/** Of a document that may not have the shape of its kind. */
function readName({ kind }: Section, doc: JsonObject): string | null {
  const name: unknown = kind.nameOf(doc);
  return typeof name === 'string' ? name : null;
}

function placeReferences(
  { section, positionOf }: FileDocument,
  checked: CheckedDocument & { violations: [] },
): PlacedReference[] {
  const { doc, toGiven } = checked as Extract<CheckedDocument, { toGiven: unknown }>;
  const placed = new Map<string, PlacedReference>();
  for (const { part: _part, pointer, ...reference } of section.kind.referencesOf(doc)) {
    const key = targetKey(reference);
    if (!placed.has(key)) placed.set(key, { ...reference, position: positionOf(toGiven(pointer)) });
  }
  return [...placed.values()];
}
