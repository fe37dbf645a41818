type Versions = Record<string, string>;
type Exports = Record<string, string>;

/** The part of a workspace package's manifest that is read. Its exports name sources. */
export interface WorkspaceManifest {
  name: string;
  version: string;
  description: string;
  license: string;
  keywords: string[];
  engines: Versions;
  sideEffects: boolean | string[];
  exports: Exports;
  dependencies: Versions;
  peerDependencies: Versions;
}

/**
 * The manifest that is published: exports name what was built, and dependencies are ranges, so that an application
 * that has them already does not get them twice, save for packages that pin each other.
 */
export function publishedManifest(manifest: WorkspaceManifest) {
  const { name, version, description, keywords, license, engines, sideEffects, exports } = manifest;
  const { dependencies, peerDependencies } = manifest;
  return {
    name,
    version,
    description,
    keywords,
    license,
    engines,
    type: 'module',
    sideEffects,
    exports: Object.fromEntries(Object.entries(exports).map(([path, source]) => [path, built(source)])),
    dependencies: Object.fromEntries(
      Object.entries(dependencies).map(([dependency, exact]) => [dependency, rangeOf(dependency, exact)]),
    ),
    peerDependencies,
    publishConfig: { access: 'public' },
  };
}

/** TipTap's packages ask for each other's exact version: a range would bring several of them, and two copies of the core. */
function rangeOf(dependency: string, exact: string) {
  return dependency.startsWith('@tiptap/') ? exact : `^${exact}`;
}

function built(source: string) {
  const path = source.replace(/^\.\/src\//, './');
  if (!/\.tsx?$/.test(path)) return path;
  const stem = path.replace(/\.tsx?$/, '');
  return { types: `${stem}.d.ts`, default: `${stem}.js` };
}
