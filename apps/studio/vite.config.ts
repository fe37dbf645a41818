import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const server = process.env.STUDIO_SERVER ?? 'http://127.0.0.1:4000';

/**
 * What the development server leaves to the studio's own server; `/database` is the beginning of the uploads' path, too. The
 * Host that the browser asked for goes along: where it is not this machine, demo users do not work.
 */
const serverPaths = ['/rest', '/database', '/classCodeUpload', '/auditLogData', '/health'];

/** Style templates without comments and white space between declarations: a minifier leaves a template's text alone. */
const compactStyles: Plugin = {
  name: 'compact-styles',
  apply: 'build',
  enforce: 'pre',
  transform: {
    filter: { id: /\.styles\.ts$/, code: { exclude: /\/\// } },
    handler: (code) => ({
      code: code
        .replaceAll(/\s*\/\*[^*]*\*\//g, '')
        .replaceAll(/\n\s+/g, '\n')
        .replaceAll(/([;{,])\n/g, '$1')
        .replaceAll(/: (?=[^'"`\n]*;)/g, ':')
        .replaceAll(/ {(?=[a-z-]+:)/g, '{'),
      map: null,
    }),
  },
};

/** downshift names its props' types for development only; in production nothing asks them anything. */
const silentPropTypes: Plugin = {
  name: 'silent-prop-types',
  apply: 'build',
  enforce: 'pre',
  resolveId: { filter: { id: /^prop-types$/ }, handler: () => '\0prop-types' },
  load: {
    filter: { id: /^\0prop-types$/ },
    handler: () => 'const type = new Proxy(() => type, { get: () => type });\nexport default type;',
  },
};

/**
 * What of downshift nobody here uses: two hooks, which the constants that hang on them would keep in the bundle, and the
 * default way to scroll to an option, as each picker brings its own.
 */
const leanDownshift: Plugin = {
  name: 'lean-downshift',
  apply: 'build',
  transform: {
    filter: { id: /\/downshift\.esm\.mjs$/ },
    handler: (code) => ({
      code: code
        .replaceAll(/^_?use(?:TagGroup|MultipleSelection)\.stateChangeTypes = .*$/gm, '')
        .replace("import { compute } from 'compute-scroll-into-view';", 'const compute = () => [];'),
      map: null,
    }),
  },
};

/** What only editors and dialogs need, although there are many of them. */
const inEditorsOnly =
  /\/(?:measuredRows|longText|DiffText|TextField|ChangeList)\/|changeListLabels|diffTextLabels|(?:diff|changes)\.messages|\/eye(?:-off)?\.mjs/;

/**
 * What at least six of the lazily loaded parts need is one file. Some forty files of a few hundred bytes each would be
 * compressed apart, which costs the browser's first screen 9 kB; with fewer than six, sign-in would load what it never uses.
 */
const shared = {
  name: 'shared',
  test: (id: string) => /\/(?:packages|apps\/studio\/src|lucide-react)\//.test(id) && !inEditorsOnly.test(id),
  minShareCount: 6,
};

export default defineConfig({
  plugins: [compactStyles, silentPropTypes, leanDownshift, react()],
  server: {
    proxy: Object.fromEntries(serverPaths.map((path) => [path, { target: server, changeOrigin: false }])),
  },
  build: {
    target: 'es2023',
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [shared] } } },
  },
});
