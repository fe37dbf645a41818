import { FileError } from '../exchange/FileError.ts';
import type { BrokenDocument, FileDocument, FileFault } from '../exchange/InitializationFile.ts';
import type { Position } from '../exchange/Position.ts';
import { RefusalList } from '../exchange/RefusalList.ts';
import { RefusedParts } from '../exchange/RefusedParts.ts';
import type {
  PlacedReference,
  RestoreContent,
  RestoreDocument,
  RestoreFile,
} from '../exchange/RestoreFile.ts';
import { readInitializationFile } from '../exchange/readInitializationFile.ts';
import type { CheckedDocument, Section } from '../exchange/Section.ts';
import { mayBeUnresolved } from '../exchange/unresolvedRule.ts';
import { setSection } from '../formTemplateSets/transfer/setSection.ts';
import { kindNames } from '../kinds/kindNames.ts';
import { keptCaseSection } from '../kinds/ruleSet/keptCaseSection.ts';
import { deploymentSection } from '../ruleDeployments/transfer/deploymentSection.ts';
import { ContentIntake } from '../store/contents/ContentIntake.ts';
import type { ContentStore } from '../store/contents/ContentStore.ts';
import type { JsonObject } from '../store/JsonObject.ts';
import { type DocumentContent, identityOf } from '../store/Kind.ts';
import { nameKey } from '../store/nameKey.ts';
import { targetKey } from '../store/targetKey.ts';

/**
 * Reads a whole file and holds every document against the rules of its kind. What is wrong with it is in the answer. The files
 * of documents that come with it are stored, but not used until the documents are. Sets of form templates may come with any.
 */
export async function readRestoreFile(
  source: AsyncIterable<Uint8Array>,
  sections: readonly Section[],
  contents: ContentStore,
): Promise<RestoreFile> {
  const collector = new Collector();
  try {
    const intake = new ContentIntake(contents);
    // Deployments and kept cases come with rules: an import of something else does not take them.
    const hasRules = sections.some(({ kind }) => kind.name === kindNames.rule);
    const known = [...sections, setSection, ...(hasRules ? [deploymentSection, keptCaseSection] : [])];
    await readInitializationFile(source, { sections: known, listener: collector, contents: intake });
    refuseSharedKinds(collector);
    await refuseMissingFiles(collector, contents);
    const all = [...collector.contents.values()];
    const placeOf = (wanted: Section) => {
      const index = all.findIndex(({ section }) => section === wanted);
      const content = all[index];
      return content ? { content, index } : null;
    };
    return {
      contents: all.filter(({ section }) => !isCompanion(section)),
      ...{ sets: placeOf(setSection), deployments: placeOf(deploymentSection) },
      refusals: collector.refusals,
      refused: collector.refused,
    };
  } catch (error) {
    if (!(error instanceof FileError)) throw error;
    const { message, position } = error;
    collector.refusals.add({ message, position, section: null, name: null });
    const refused = new RefusedParts();
    refused.add(null, [{ message, position }]);
    return { contents: [], sets: null, deployments: null, refusals: collector.refusals, refused };
  }
}

/** Two sections of one file may not write the same documents. */
function refuseSharedKinds({ contents, refusals }: Collector): void {
  const documents = [...contents.keys()].filter((section) => !isCompanion(section));
  for (const [index, { name, kind }] of documents.entries()) {
    const other = documents.slice(0, index).find((before) => before.kind === kind);
    if (other === undefined) continue;
    const message = `The file has the sections '${other.name}' and '${name}', which are of the same documents: restore them one after the other.`;
    refusals.add({ message, position: null, section: name, name: null });
  }
}

/** Of what is no document of the store, and comes with documents. */
function isCompanion(section: Section): boolean {
  return section === setSection || section === deploymentSection;
}

class Collector {
  readonly contents = new Map<Section, RestoreContent>();
  readonly refusals = new RefusalList();
  readonly refused = new RefusedParts();
  readonly files: PlacedFile[] = [];

  section(section: Section): void {
    this.#contentOf(section);
  }

  fault({ message, position, section, isDocument, document, name }: FileFault): void {
    this.refusals.add({ message, position, section: section?.name ?? null, name });
    const of = section && (document ?? position);
    if (section === null || !isCompanion(section)) this.refused.add(of, [{ message, position }]);
    if (section === null) return;
    const content = this.#contentOf(section);
    if (isDocument) content.refusedCount += 1;
    if (name === null) return;
    noteFirst(content.names, name, position);
    noteFirst(content.keys, nameKey(name), position);
  }

  broken({ section, position, doc }: BrokenDocument): void {
    this.refused.describe(position, readName(section, doc), doc);
  }

  document(document: FileDocument): void {
    const { section, position } = document;
    const content = this.#contentOf(section);
    const checked = section.check(document.doc);
    const name = readName(section, checked.doc ?? document.doc);
    const key = name === null ? null : keyOf(section, checked.doc, name);
    const first = key === null ? undefined : content.keys.get(key);
    const problems = checked.violations.map(({ pointer, message }) => ({
      message,
      position: document.positionOf(pointer),
    }));
    if (first) {
      const message = `The ${section.kind.noun} '${name}' is there more than once, first on line ${first.line}.`;
      problems.push({ message, position });
    }
    if (name !== null) noteFirst(content.names, name, position);
    if (key !== null) noteFirst(content.keys, key, position);
    for (const problem of problems) this.refusals.add({ ...problem, section: section.name, name });
    if (problems.length > 0 && !isCompanion(section)) {
      const byLine = problems.toSorted((left, right) => left.position.line - right.position.line);
      this.refused.add(position, byLine);
      this.refused.describe(position, name, checked.doc ?? document.doc);
    }
    if (problems.length > 0 || name === null || key === null || checked.doc === null)
      content.refusedCount += 1;
    else {
      const references = placeReferences(document, checked);
      const unresolved = new Set(document.unresolved.filter(mayBeUnresolved).map(targetKey));
      const size = JSON.stringify(checked.doc).length;
      const { id = null } = document;
      const restored = { name, key, id, doc: checked.doc, position, size, references, unresolved };
      content.documents.push(restored);
      this.files.push(...placeFiles(document, restored, checked.toGiven));
    }
  }

  #contentOf(section: Section): RestoreContent {
    const known = this.contents.get(section);
    if (known) return known;
    const content = { section, documents: [], names: new Map(), keys: new Map(), refusedCount: 0 };
    this.contents.set(section, content);
    return content;
  }
}

function noteFirst(places: Map<string, Position>, of: string, position: Position): void {
  if (!places.has(of)) places.set(of, position);
}

/** What tells a document from others; of one that is none of the kind, its name is all that is known. */
function keyOf({ kind }: Section, doc: JsonObject | null, name: string): string {
  return nameKey(doc === null ? name : identityOf(kind, doc));
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

/** A file of a document, with the place where an initialization file names it. */
interface PlacedFile extends DocumentContent {
  position: Position;
  section: Section;
  document: RestoreDocument;
}

/** @param toGiven where the document of the file has what the stored one has at a JSON pointer */
function placeFiles(
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
async function refuseMissingFiles(
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
