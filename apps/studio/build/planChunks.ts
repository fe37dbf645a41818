import { join } from 'node:path';
import { build, type InlineConfig, type Rolldown } from 'vite';

/** A file of the built console, by who needs it. */
export interface ChunkPart {
  /** The file's name, without its hash. Parts of one name are one file, placed where the first of them is. */
  readonly name: string;
  /** The modules whose static imports it holds, as paths below the console's folder. Each is the page's own or loaded lazily. */
  readonly entries: readonly string[];
  /** Holds only what one of these needs, too. Default: what any of the entries needs. */
  readonly sharedWith?: readonly string[];
  /** Holds nothing that one of these needs. */
  readonly notSharedWith?: readonly string[];
  /** A folder: holds what is in it and none but its own entries need, before all other parts. Default: whatever is needed. */
  readonly within?: string;
  /** A module: holds only what one of those that do without it needs, too: of `sharedWith`, or else of the entries. Default: what any of the entries needs. */
  readonly sharedByThoseWithout?: string;
  /** A module: holds only what each of the entries that need it needs, too. Default: what any of the entries needs. */
  readonly neededByAllWith?: string;
  /** A module: holds only what no entry needs that does without it; nothing while none needs it. Default: whatever is needed. */
  readonly neededOnlyWith?: string;
}

/** A chunk of a bundle, as far as it matters here. */
export type BundleChunk = Pick<Rolldown.OutputChunk, 'fileName' | 'facadeModuleId' | 'imports' | 'moduleIds'>;

/**
 * Groups of modules for the bundler, one for each part: what its entries need and no earlier part has. So an entry of one part
 * loads that part and earlier ones, and a part never needs a later one. Who needs what is the bundler's own word, from a build without groups
 * that is not written: the module graph alone would count all that a package exports.
 * @param config the build without its groups
 * @throws when an entry is not one of the build's
 */
export async function planChunks(
  config: InlineConfig & { root: string },
  parts: readonly ChunkPart[],
): Promise<Rolldown.CodeSplittingOptions> {
  const bundle = await build({
    ...config,
    configFile: false,
    logLevel: 'error',
    build: {
      ...config.build,
      write: false,
      minify: false,
      reportCompressedSize: false,
      rolldownOptions: { experimental: { chunkOptimization: false } },
    },
  });
  if (!('output' in bundle)) throw new Error('A build of the console is one bundle.');
  const chunks = bundle.output.filter((file) => file.type === 'chunk');
  const nameOf = assignModules(
    chunks,
    parts.map((part) => withIds(part, config.root)),
  );
  // A group takes along what its modules import and no group before it has.
  return {
    groups: orderParts(chunks, nameOf, [...new Set(parts.map(({ name }) => name))]).map((name) => ({
      name,
      test: (id: string) => nameOf.get(id) === name,
    })),
  };
}

/** A part whose paths are module ids. */
function withIds(part: ChunkPart, root: string): ChunkPart {
  const { name, entries, sharedWith, notSharedWith, within, ...modules } = part;
  const ids = Object.entries(modules).map(([rule, module]) => [rule, join(root, module)]);
  return {
    name,
    entries: entries.map((entry) => join(root, entry)),
    ...(sharedWith && { sharedWith: sharedWith.map((entry) => join(root, entry)) }),
    ...(notSharedWith && { notSharedWith: notSharedWith.map((entry) => join(root, entry)) }),
    ...(within && { within: join(root, within, '/') }),
    ...Object.fromEntries(ids),
  };
}

/**
 * The first part that a module belongs to, by the module's id. What one entry alone needs is in no part: it stays in the entry's own file.
 * @param parts with their entries as module ids
 * @throws when an entry is not what a chunk begins with, or a module parts no entries: all need it, or none does
 */
export function assignModules(
  chunks: readonly BundleChunk[],
  parts: readonly ChunkPart[],
): ReadonlyMap<string, string> {
  const neededBy = findNeeds(chunks);
  const known = new Set(chunks.map(({ facadeModuleId }) => facadeModuleId));
  for (const { name, entries, sharedWith = [], notSharedWith = [] } of parts)
    for (const entry of [...entries, ...sharedWith, ...notSharedWith])
      if (!known.has(entry))
        throw new Error(`The part '${name}' names ${entry}, which is not loaded by itself.`);
  const cuts = parts
    .map((part) => ({ ...part, sharedWith: sharersOf(part, neededBy), fits: ruleOf(part, neededBy) }))
    .toSorted((a, b) => Number(a.within === undefined) - Number(b.within === undefined));
  const nameOf = new Map<string, string>();
  for (const [id, needs] of neededBy) {
    if (needs.size < 2) continue;
    const isNeeded = (entries: readonly string[]) => entries.some((entry) => needs.has(entry));
    const isOwn = (folder: string) => [id, ...needs].every((file) => file.startsWith(folder));
    const part = cuts.find(
      ({ entries, sharedWith, notSharedWith = [], within, fits }) =>
        isNeeded(entries) &&
        !isNeeded(notSharedWith) &&
        fits(needs) &&
        (sharedWith === undefined || isNeeded(sharedWith)) &&
        (within === undefined || isOwn(within)),
    );
    if (part !== undefined) nameOf.set(id, part.name);
  }
  return nameOf;
}

/**
 * The names of parts in an order in which each follows those that it imports; otherwise as they are given. Of parts that import each other,
 * the one given first is first.
 * @param nameOf the part of each module, by the module's id
 */
export function orderParts(
  chunks: readonly BundleChunk[],
  nameOf: ReadonlyMap<string, string>,
  names: readonly string[],
): readonly string[] {
  // Of a chunk whose modules are in several parts it is not known which of them imports what.
  const partOf = (chunk: BundleChunk | undefined) => {
    const found = new Set(chunk?.moduleIds.map((id) => nameOf.get(id)));
    const [part] = found;
    return found.size === 1 ? part : undefined;
  };
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const imported = new Map(names.map((name) => [name, new Set<string>()]));
  for (const chunk of chunks)
    for (const file of chunk.imports) {
      const [part, other] = [partOf(chunk), partOf(byFile.get(file))];
      if (part !== undefined && other !== undefined) imported.get(part)?.add(other);
    }
  const ordered = new Set<string>();
  const visited = new Set<string>();
  const visit = (name: string) => {
    if (visited.has(name)) return;
    visited.add(name);
    for (const other of names) if (imported.get(name)?.has(other)) visit(other);
    ordered.add(name);
  };
  for (const name of names) visit(name);
  return [...ordered];
}

/** What a part's modules must be shared with; undefined when with nothing else. */
function sharersOf(
  { name, entries, sharedWith, sharedByThoseWithout: module }: ChunkPart,
  neededBy: ReadonlyMap<string, ReadonlySet<string>>,
): readonly string[] | undefined {
  if (module === undefined) return sharedWith;
  const sharers = sharedWith ?? entries;
  const without = sharers.filter((entry) => !neededBy.get(module)?.has(entry));
  const isParting = sharedWith === undefined ? without.length < sharers.length : neededBy.has(module);
  if (without.length === 0 || !isParting)
    throw new Error(`The part '${name}' is parted by ${module}, which all of its entries need, or none.`);
  return without;
}

/** Whether a module that these entries need may be in a part, as far as the part is bound to the users of another module. */
function ruleOf(
  { entries, neededByAllWith, neededOnlyWith }: ChunkPart,
  neededBy: ReadonlyMap<string, ReadonlySet<string>>,
): (needs: ReadonlySet<string>) => boolean {
  const usersOf = (module: string) => entries.filter((entry) => neededBy.get(module)?.has(entry));
  const all = neededByAllWith === undefined ? [] : usersOf(neededByAllWith);
  const only = neededOnlyWith === undefined ? null : new Set(usersOf(neededOnlyWith));
  return (needs) =>
    all.every((entry) => needs.has(entry)) &&
    (only === null || entries.every((entry) => only.has(entry) || !needs.has(entry)));
}

/** The entries, as module ids, that need a module: by the module's id. */
function findNeeds(chunks: readonly BundleChunk[]): ReadonlyMap<string, ReadonlySet<string>> {
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]));
  const neededBy = new Map<string, Set<string>>();
  for (const chunk of chunks) {
    const entry = chunk.facadeModuleId;
    if (entry === null) continue;
    for (const { moduleIds } of reachedFrom(chunk, byFile))
      for (const id of moduleIds) neededBy.set(id, (neededBy.get(id) ?? new Set()).add(entry));
  }
  return neededBy;
}

/** A chunk and all that it imports statically. */
function reachedFrom(
  chunk: BundleChunk,
  byFile: ReadonlyMap<string, BundleChunk>,
  reached = new Set<BundleChunk>(),
): Set<BundleChunk> {
  if (reached.has(chunk)) return reached;
  reached.add(chunk);
  for (const file of chunk.imports) {
    const imported = byFile.get(file);
    if (imported !== undefined) reachedFrom(imported, byFile, reached);
  }
  return reached;
}
