import { join } from 'node:path';
import { build } from 'vite';
import { cacheDir } from '../../../scripts/bootstrap/paths.mjs';

/**
 * Builds a page of a benchmark as an application is built for production.
 * @param source the folder that holds its index.html
 * @param alias modules that take the place of others
 * @returns the folder it was built to
 */
export async function buildPage(
  source: string,
  name: string,
  alias: Record<string, string> = {},
): Promise<string> {
  const outDir = join(cacheDir, 'bench', name);
  await build({
    root: source,
    configFile: false,
    base: './',
    logLevel: 'warn',
    define: { 'process.env.NODE_ENV': '"production"' },
    resolve: { alias, dedupe: ['react', 'react-dom', 'styled-components'] },
    build: {
      outDir,
      emptyOutDir: true,
      target: 'esnext',
      modulePreload: { polyfill: false },
      rolldownOptions: { checks: { moduleLevelDirective: false } },
    },
  });
  return outDir;
}
