import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'vite';
import { filesOf, type Manifest } from '../../scripts/lib/size.ts';
import type { Consumer } from './Consumer.ts';

/** What one entry of the application weighs. */
export interface Weight {
  /** JavaScript that is loaded at once, gzipped, in bytes. */
  atOnce: number;
  /** The packages whose modules are loaded at once. */
  packages: string[];
  /** JavaScript that is loaded later, if it is needed, gzipped, in bytes. */
  later: number;
}

/** Builds one entry for production, alone, and weighs it. */
export async function weigh({ folder }: Consumer, name: string): Promise<Weight> {
  const outDir = join(folder, 'dist-weights', name);
  const entry = `weights/${name}.tsx`;
  const packagesOf = new Map<string, string[]>();
  await build({
    root: folder,
    configFile: join(folder, 'vite.config.ts'),
    logLevel: 'error',
    build: { outDir, manifest: true, rollupOptions: { input: join(folder, entry) } },
    plugins: [
      {
        name: 'note-packages',
        generateBundle(_, bundle) {
          for (const chunk of Object.values(bundle)) {
            if (chunk.type === 'chunk') packagesOf.set(chunk.fileName, chunk.moduleIds.flatMap(packageOf));
          }
        },
      },
    ],
  });
  const manifest: Manifest = JSON.parse(readFileSync(join(outDir, '.vite', 'manifest.json'), 'utf8'));
  const files = new Set(filesOf(entry, manifest));
  const sizeOf = (file: string) => gzipSync(readFileSync(join(outDir, file))).length;
  const sum = (names: Iterable<string>) => [...names].reduce((total, file) => total + sizeOf(file), 0);
  return {
    atOnce: sum(files),
    packages: [...new Set([...files].flatMap((file) => packagesOf.get(file) ?? []))].sort(),
    later: sum([...packagesOf.keys()].filter((file) => file.endsWith('.js') && !files.has(file))),
  };
}

function packageOf(moduleId: string): string[] {
  const name = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(moduleId)?.[1];
  return name === undefined ? [] : [name];
}
