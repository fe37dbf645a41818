import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { Plugin } from 'vite';

/** Pictures and fonts are compressed in themselves. */
const compressible = new Set(['.css', '.html', '.js', '.json', '.svg']);

const encoders: Readonly<Record<string, (content: Uint8Array) => Promise<Uint8Array>>> = {
  '.br': (content) =>
    promisify(brotliCompress)(content, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  '.gz': (content) => promisify(gzip)(content, { level: constants.Z_BEST_COMPRESSION }),
};

/** Writes a `.br` and a `.gz` beside every file of the build that gets smaller by it, as small as it gets: the server hands them out as they are. */
export function compressFiles(): Plugin {
  let folder = '';
  return {
    name: 'compress-files',
    apply: 'build',
    configResolved: ({ root, build }) => {
      folder = resolve(root, build.outDir);
    },
    closeBundle: () => compressFolder(folder),
  };
}

/** Compresses what is in a folder and in those below it; hidden ones, which no browser asks for, are left out. */
export async function compressFolder(folder: string): Promise<void> {
  const entries = await readdir(folder, { withFileTypes: true });
  await Promise.all(
    entries.map(async (entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory() && !entry.name.startsWith('.')) await compressFolder(path);
      if (entry.isFile() && compressible.has(extname(path))) await compressFile(path);
    }),
  );
}

async function compressFile(path: string): Promise<void> {
  const content = await readFile(path);
  for (const [extension, encode] of Object.entries(encoders)) {
    const compressed = await encode(content);
    if (compressed.length < content.length) await writeFile(path + extension, compressed);
  }
}
