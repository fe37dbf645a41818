import type { Plugin } from 'vite';

/**
 * Names a font in the page, so that a browser asks for it together with the first scripts: one that it finds only when text is drawn
 * comes after the first paint, and everything is laid out once more. The build fails when it has no such font.
 * @param stem the name of the font's file, without hash and ending
 */
export function preloadFont(stem: string): Plugin {
  return {
    name: 'preload-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle = {} }) => {
        const file = Object.keys(bundle).find((name) =>
          new RegExp(`(?:^|/)${stem}-[\\w-]{8}\\.woff2$`).test(name),
        );
        if (file === undefined) throw new Error(`The build has no font ${stem}.`);
        const attrs = { rel: 'preload', as: 'font', type: 'font/woff2', crossorigin: true, href: `/${file}` };
        return [{ tag: 'link', attrs, injectTo: 'head' }];
      },
    },
  };
}
