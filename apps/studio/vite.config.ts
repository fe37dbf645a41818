import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { defineConfig, type UserConfig } from 'vite';
import { compressFiles } from './build/compressFiles.ts';
import { hashPublicFiles } from './build/hashPublicFiles.ts';
import { helpNavigation } from './build/helpNavigation.ts';
import { hintCompilation } from './build/hintCompilation.ts';
import { leaveOutExports } from './build/leaveOutExports.ts';
import { pageDependencies } from './build/pageDependencies.ts';
import { firstNeeded, parts } from './build/parts.ts';
import { plainIcons } from './build/plainIcons.ts';
import { planChunks } from './build/planChunks.ts';
import { preloadFont } from './build/preloadFont.ts';
import { replaceModules } from './build/replaceModules.ts';
import { fillScreenFiles, findScreenRoutes } from './build/screenFiles.ts';
import { serverPaths } from './build/serverPaths.ts';

const root = import.meta.dirname;
const server = process.env['STUDIO_SERVER'] ?? 'http://127.0.0.1:4000';

/** What downshift imports and is not used here: its props' types, and the default way to scroll to an option. */
const alias = {
  'prop-types': join(root, 'build', 'without', 'propTypes.ts'),
  'compute-scroll-into-view': join(root, 'build', 'without', 'computeScrollIntoView.ts'),
};

/** What packages bring along and the console never calls. */
const leaveOut = () => [
  // Links that load pages ahead for React Router's framework, and observers of its router.
  replaceModules([
    {
      importer: '/react-router/dist/production/lib/dom/lib.js',
      source: './ssr/components.js',
      by: join(root, 'build', 'without', 'routerFramework.ts'),
    },
    {
      importer: '/react-router/dist/production/lib/router/router.js',
      source: './instrumentation.js',
      by: join(root, 'build', 'without', 'routerInstrumentation.ts'),
    },
  ]),
  leaveOutExports('/downshift/dist/downshift.esm.mjs', ['useMultipleSelection', 'useTagGroup']),
  plainIcons(),
];

/** Styles without comments and white space between declarations: a minifier leaves a template's text alone. */
const styledComponents = { minify: true, ssr: false, displayName: false, fileName: false };

/** The build for production, except for how it is cut. A new one each time: builds do not share their plugins. */
const production = () =>
  ({
    root,
    plugins: [react(), ...leaveOut()],
    resolve: { alias },
    oxc: { plugins: { styledComponents } },
    build: {
      target: 'es2023',
      manifest: true,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false, resolveDependencies: pageDependencies },
    },
  }) satisfies UserConfig;

export default defineConfig(async ({ command }) => {
  if (command === 'serve')
    return {
      plugins: [react(), helpNavigation()],
      server: {
        proxy: Object.fromEntries(serverPaths.map((path) => [path, { target: server, changeOrigin: false }])),
      },
    };
  const config = production();
  const codeSplitting = await planChunks(production(), parts);
  return {
    ...config,
    plugins: [
      ...config.plugins,
      hashPublicFiles(['start.css', ['theme.js', 'ask.js', 'ahead.js']], {
        'ahead.js': fillScreenFiles(await findScreenRoutes(root), root),
      }),
      preloadFont('inter-latin-wght-normal'),
      helpNavigation(),
      hintCompilation(firstNeeded),
      compressFiles(),
    ],
    build: { ...config.build, rolldownOptions: { output: { codeSplitting } } },
  };
});
