import { Failure } from '../bootstrap/Failure.mjs';

type Versions = Record<string, string>;
type Exports = Record<string, string>;

/** What a workspace package's manifest may hold. Its exports name sources. */
export interface WorkspaceManifest {
  name: string;
  version: string;
  description: string;
  license: string;
  author: string;
  keywords: string[];
  engines: Versions;
  type: 'module';
  sideEffects: boolean | string[];
  exports: Exports;
  dependencies: Versions;
  peerDependencies: Versions;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
  /** The browser baseline, in the notation of Browserslist. */
  browserslist: string[];
  /** Where the sources are. npm compares it with the signed origin of a build, so that a release with provenance needs it. */
  repository?: string | { type: string; url: string; directory?: string };
  homepage?: string;
  bugs?: string | { url?: string; email?: string };
  funding?: string | { type?: string; url: string };
}

/** What an entry of a published package leads to: a file, or a script with its types. */
export type PublishedEntry = string | { types: string; default: string };

/** Fields that are published as they are. */
const kept = [
  'name',
  'version',
  'description',
  'keywords',
  'license',
  'author',
  'homepage',
  'bugs',
  'repository',
  'funding',
  'engines',
  'browserslist',
  'type',
  'sideEffects',
  'peerDependencies',
  'peerDependenciesMeta',
] as const satisfies readonly (keyof WorkspaceManifest)[];

/** Fields that are written anew, or that mean something in the workspace alone. */
const handled = ['exports', 'dependencies', 'devDependencies', 'publishConfig', 'scripts'];

/**
 * The manifest that is published: exports name what was built, and dependencies are ranges, so that an application
 * that has them already does not get them twice, save for packages that pin each other. Throws a Failure that names the
 * fields it does not know: a field that was silently left out would be missed by users only.
 * @param components what the entry './*' means, by name: published as entries of their own, so that no user imports an inside
 */
export function publishedManifest(manifest: WorkspaceManifest, components: readonly string[]) {
  const known: readonly string[] = [...kept, ...handled];
  const unknown = Object.keys(manifest).filter((field) => !known.includes(field));
  if (unknown.length > 0) {
    throw new Failure(
      `${manifest.name}: package.json has fields that nothing says how to publish: ${unknown.join(', ')}.`,
    );
  }
  return {
    ...Object.fromEntries(
      kept.flatMap((field) => (manifest[field] === undefined ? [] : [[field, manifest[field]]])),
    ),
    exports: Object.fromEntries<PublishedEntry>(
      Object.entries(manifest.exports).flatMap(([path, source]) =>
        (path.includes('*') ? components : ['']).map((name): [string, PublishedEntry] => [
          path.replace('*', name),
          built(source.replace('*', name)),
        ]),
      ),
    ),
    dependencies: Object.fromEntries(
      Object.entries(manifest.dependencies).map(([name, exact]) => [name, rangeOf(name, exact)]),
    ),
    publishConfig: { access: 'public' },
  };
}

/** TipTap's packages ask for each other's exact version: a range would bring several of them, and two copies of the core. */
function rangeOf(dependency: string, exact: string) {
  return dependency.startsWith('@tiptap/') ? exact : `^${exact}`;
}

function built(source: string): PublishedEntry {
  const path = source.replace(/^\.\/src\//, './');
  if (!/\.tsx?$/.test(path)) return path;
  const stem = path.replace(/\.tsx?$/, '');
  return { types: `${stem}.d.ts`, default: `${stem}.js` };
}
