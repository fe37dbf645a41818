import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import type { Plugin } from 'vite';

/**
 * Gives public files that the page names a name that changes with their content, as all others have: a browser then keeps them, and
 * need not ask whether they are still the same before it draws anything. The build fails when the page does not name one.
 * @param file names in `public`, such as `start.css`; scripts in a list, in the page's order, become one file
 */
export function hashPublicFiles(names: readonly (string | readonly [string, ...string[]])[]): Plugin {
  let folder = '';
  const files = () =>
    names.map((given) => {
      const [first, ...others] = typeof given === 'string' ? [given] : given;
      const source = [first, ...others].map((name) => readFileSync(join(folder, name), 'utf8')).join('\n');
      const { name: stem, ext } = parse(first);
      const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
      return { first, others, source, fileName: `assets/${stem}-${hash}${ext}` };
    });
  return {
    name: 'hash-public-files',
    apply: 'build',
    configResolved: ({ publicDir }) => {
      folder = publicDir;
    },
    transformIndexHtml: (html) =>
      files().reduce(
        (page, { first, others, fileName }) =>
          others.reduce(
            (rest, name) => replaceIn(rest, `<script src="/${name}"></script>`, '', name),
            replaceIn(page, `"/${first}"`, `"/${fileName}"`, first),
          ),
        html,
      ),
    generateBundle() {
      for (const { fileName, source } of files()) this.emitFile({ type: 'asset', fileName, source });
    },
  };
}

function replaceIn(page: string, text: string, other: string, name: string): string {
  if (!page.includes(text)) throw new Error(`The page does not name /${name}.`);
  return page.replaceAll(text, other);
}
