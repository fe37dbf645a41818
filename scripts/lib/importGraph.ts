import { posix } from 'node:path';

/** A module of the project. */
export interface Module {
  /** From the repository's folder, with forward slashes. */
  readonly path: string;
  readonly text: string;
}

/** What a module takes from another one. */
interface Import {
  readonly target: string;
  /** The names taken, as the other module exports them; undefined when all may be used. */
  readonly names: readonly string[] | undefined;
}

/** What a barrel hands on: names of its own, or everything. */
interface Reexport extends Import {
  /** From the names that it exports to those of the target. */
  readonly renamed: ReadonlyMap<string, string>;
}

const statement =
  /(?:^|\n)\s*(?<verb>import|export)\s+(?:type\s+)?(?<what>[\w*{}\s,$]+?)\s+from\s*'(?<source>[^']+)'/g;
const plain = /(?:\bimport\s*\(\s*|(?:^|\n)\s*import\s+)'(?<source>[^']+)'/g;

const packages: ReadonlyMap<string, string> = new Map([
  ['@studio/ui', 'packages/ui/src'],
  ['@studio/widgets', 'packages/studio-widgets/src'],
  ['@studio/api', 'packages/api/src'],
  ['@studio/rules', 'packages/rules/src'],
]);

/** Where an import leads within the project; undefined when it leads out of it. */
function resolve(from: string, source: string): string | undefined {
  if (source.startsWith('.')) return posix.join(posix.dirname(from), source.replace(/\?.*$/, ''));
  const [scope, name, ...entry] = source.split('/');
  const folder = packages.get(`${scope}/${name}`);
  if (folder === undefined) return undefined;
  const last = entry.join('/');
  return last.endsWith('.css') ? posix.join(folder, last) : posix.join(folder, last, 'index.ts');
}

/**
 * Which modules every module needs, by their paths. A name that a barrel hands on leads to the module that declares it: who
 * takes a button from the design system does not need its calendar.
 */
export function readImportGraph(modules: readonly Module[]): ReadonlyMap<string, ReadonlySet<string>> {
  const read = new Map(modules.map((module) => [module.path, readModule(module)]));

  function follow({ target, names }: Import, seen = new Set<string>()): readonly string[] {
    const key = `${target} ${names?.join() ?? '*'}`;
    const reexports = read.get(target)?.reexports ?? [];
    if (seen.has(key) || reexports.length === 0) return [target];
    seen.add(key);
    if (names === undefined) return [target, ...reexports.flatMap((each) => follow(each, seen))];
    return names.flatMap((name) => {
      const own = reexports.find(({ renamed }) => renamed.has(name));
      if (own !== undefined)
        return follow({ target: own.target, names: [own.renamed.get(name) ?? name] }, seen);
      const stars = reexports.filter(({ names: handed }) => handed === undefined);
      return [target, ...stars.flatMap((star) => follow({ target: star.target, names: [name] }, seen))];
    });
  }

  return new Map(
    [...read].map(([path, { imports }]) => [path, new Set(imports.flatMap((each) => follow(each)))]),
  );
}

function readModule({ path, text }: Module): { imports: readonly Import[]; reexports: readonly Reexport[] } {
  const imports: Import[] = [];
  const reexports: Reexport[] = [];
  for (const { groups } of text.matchAll(statement)) {
    const { verb, what = '', source = '' } = groups ?? {};
    const target = resolve(path, source);
    if (target === undefined) continue;
    const braces = /\{([^}]*)\}/.exec(what)?.[1];
    const pairs = (braces ?? '')
      .split(',')
      .map((each) => each.trim().replace(/^type\s+/, ''))
      .filter((each) => each !== '')
      .map((each) => each.split(/\s+as\s+/));
    const names = pairs.length === 0 ? undefined : pairs.map(([name = '']) => name);
    if (verb === 'import') imports.push({ target, names });
    else
      reexports.push({
        target,
        names,
        renamed: new Map(pairs.map(([name = '', exported = name]) => [exported, name])),
      });
  }
  for (const { groups } of text.matchAll(plain)) {
    const target = resolve(path, groups?.['source'] ?? '');
    if (target !== undefined) imports.push({ target, names: undefined });
  }
  return { imports, reexports };
}

/**
 * How many imports lie between changed files and those that they reach: 0 for a changed file itself. A file that is not reached
 * has no entry.
 */
export function distancesFrom(
  changed: readonly string[],
  graph: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlyMap<string, number> {
  const importers = new Map<string, string[]>();
  for (const [path, needs] of graph) {
    for (const need of needs) importers.set(need, [...(importers.get(need) ?? []), path]);
  }
  const distances = new Map(changed.map((path) => [path, 0]));
  const queue = [...changed];
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    const next = (distances.get(path) ?? 0) + 1;
    for (const importer of importers.get(path) ?? []) {
      if (distances.has(importer)) continue;
      distances.set(importer, next);
      queue.push(importer);
    }
  }
  return distances;
}
