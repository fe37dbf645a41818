import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Plugin } from 'vite';

/** A page of the help, as its author wrote it. */
export interface HelpPage {
  /** The name of its file. */
  readonly file: string;
  readonly html: string;
}

const emptyNavigation = '<nav aria-label="Help"></nav>';
const first = 'index.html';

/**
 * The pages with links to all of them in their navigations: the first page's, then the others' by their titles. A link has the text
 * of a page's title, the part before the dot.
 * @throws when a page has no title, or no empty navigation
 */
export function withNavigation(pages: readonly HelpPage[]): readonly HelpPage[] {
  const links = pages
    .map(({ file, html }) => {
      const [, title] = /<title>(.*?) · Studio help<\/title>/.exec(html) ?? [];
      if (title === undefined) throw new Error(`The help page ${file} has no title.`);
      return { file, title };
    })
    .toSorted((a, b) => rank(a.file) - rank(b.file) || a.title.localeCompare(b.title, 'en'));
  return pages.map(({ file, html }) => {
    if (!html.includes(emptyNavigation))
      throw new Error(`The help page ${file} has no place for links: ${emptyNavigation}`);
    const lines = links.map((link) => {
      const current = link.file === file ? ' aria-current="page"' : '';
      return `        <a href="/help/${link.file}"${current}>${link.title}</a>\n`;
    });
    const navigation = emptyNavigation.replace('><', () => `>\n${lines.join('')}      <`);
    return { file, html: html.replace(emptyNavigation, () => navigation) };
  });
}

function rank(file: string): number {
  return file === first ? 0 : 1;
}

function pagesIn(folder: string): readonly HelpPage[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith('.html'))
    .map((file) => ({ file, html: readFileSync(join(folder, file), 'utf8') }));
}

/** Writes the links between the pages in `public/help`, in a build and in the development server. */
export function helpNavigation(): Plugin {
  let source = '';
  let written = '';
  return {
    name: 'help-navigation',
    configResolved: ({ root, publicDir, build }) => {
      source = join(publicDir, 'help');
      written = resolve(root, build.outDir, 'help');
    },
    // The files of `public` have been copied by then.
    writeBundle: () => {
      for (const { file, html } of withNavigation(pagesIn(source))) writeFileSync(join(written, file), html);
    },
    configureServer: ({ middlewares }) => {
      middlewares.use('/help', (request, response, next) => {
        const { pathname } = new URL(request.url ?? '', 'http://localhost');
        const page = withNavigation(pagesIn(source)).find(({ file }) => pathname === `/${file}`);
        if (page === undefined) return next();
        response.setHeader('Content-Type', 'text/html; charset=utf-8');
        response.end(page.html);
      });
    },
  };
}
