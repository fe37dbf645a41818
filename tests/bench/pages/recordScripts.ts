import type { Page } from 'playwright';

/** The JavaScript files that a page has asked for, as paths, in their order; one that was asked for twice is there twice. */
export function recordScripts(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.js')) paths.push(pathname);
  });
  return paths;
}
