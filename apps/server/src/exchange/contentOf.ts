import { readContent } from '../store/contents/readContent.ts';
import type { Queries } from '../store/Database.ts';
import type { Kind } from '../store/Kind.ts';
import { readVersions, type VersionKey } from '../store/readVersions.ts';
import { UnresolvedReferences } from '../store/UnresolvedReferences.ts';
import type { Section } from './Section.ts';
import type { SectionContent } from './writeInitializationFile.ts';

/** Documents of the store for a file: those of the given versions, read as the file is written. */
export function contentOf(
  queries: Queries,
  kinds: ReadonlyMap<string, Kind>,
  section: Section,
  versions: readonly VersionKey[],
): SectionContent {
  const unresolved = new UnresolvedReferences(queries, kinds, section.kind);
  return {
    section,
    documents: readVersions(queries, section.kind, versions),
    readContent: (content) => readContent(queries, content),
    findUnresolved: (documents) => unresolved.of(documents.map(({ doc }) => doc)),
  };
}
