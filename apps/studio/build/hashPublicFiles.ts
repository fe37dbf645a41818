import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import { minifySync, type Plugin, type Rolldown } from 'vite';

/** Writes what only the build knows into a public file. */
export type FillFile = (source: string, bundle: Rolldown.OutputBundle) => string;

/**
 * Gives public files that the page names a name that changes with their content, as all others have: a browser then keeps them, and
 * need not ask whether they are still the same before it draws anything. The build fails when the page does not name one.
 * @param names of files in `public`, such as `start.css`; scripts in a list, in the page's order, become one file, and are minified
 * @param fill by the name of a file. Default: as it is
 */
export function hashPublicFiles(
  names: readonly (string | readonly [string, ...string[]])[],
  fill: Readonly<Record<string, FillFile>> = {},
): Plugin {
  let folder = '';
  const files = (bundle: Rolldown.OutputBundle) =>
    names.map((given) => {
      const [first, ...others] = typeof given === 'string' ? [given] : given;
      const read = (name: string) => {
        const text = readFileSync(join(folder, name), 'utf8');
        return fill[name]?.(text, bundle) ?? text;
      };
      const written = [first, ...others].map(read).join('\n');
      const { name: stem, ext } = parse(first);
      const source = ext === '.js' ? minifySync(first, written).code : written;
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      return { first, others, source, fileName: `assets/${stem}-${hash}${ext}` };
    });
  return {
    name: 'hash-public-files',
    apply: 'build',
    configResolved: ({ publicDir }) => {
      folder = publicDir;
    },
    transformIndexHtml: (html, { bundle = {} }) =>
      files(bundle).reduce(
        (page, { first, others, fileName }) =>
          others.reduce(
            (rest, name) => replaceIn(rest, `<script src="/${name}"></script>`, '', name),
            replaceIn(page, `"/${first}"`, `"/${fileName}"`, first),
          ),
        html,
      ),
    generateBundle(_options, bundle) {
      for (const { fileName, source } of files(bundle)) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

function replaceIn(page: string, text: string, other: string, name: string): string {
  if (!page.includes(text)) throw new Error(`The page does not name /${name}.`);
  return page.replaceAll(text, other);
}
