import { join } from 'node:path';
import type { StorybookConfig } from '@storybook/react-vite';
import react from '@vitejs/plugin-react';
import { mergeConfig } from 'vite';
import { factsPlugin } from './facts/factsPlugin.ts';

const config: StorybookConfig = {
  stories: [
    '../packages/*/src/**/*.mdx',
    '../packages/*/src/**/*.stories.tsx',
    '../apps/studio/src/**/*.stories.tsx',
    './*.stories.tsx',
    './patterns/*.stories.tsx',
  ],
  staticDirs: [{ from: '../node_modules/@fontsource-variable/inter/files', to: '/inter' }],
  // The sidebar is not built with the stories, and has no style sheet of its own.
  managerHead: (head = '') =>
    `${head}<style>@font-face{font-family:'Inter Variable';font-weight:100 900;src:url(./inter/inter-latin-wght-normal.woff2) format('woff2')}</style>`,
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  // What comes first ends last: after the accessibility addon has judged a story in its own theme.
  previewAnnotations: (others = []) => [join(import.meta.dirname, 'bothThemes.ts'), ...others],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  features: { sidebarOnboardingChecklist: false },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [react(), factsPlugin()],
      // “Show code” prints the names of components and functions: they stay as they are written.
      build: { chunkSizeWarningLimit: 8000, minify: false },
      // Found before the first story runs: a dependency that turns up later reloads the page under the test.
      optimizeDeps: {
        entries: [
          '.storybook/preview.tsx',
          '.storybook/patterns/*.stories.tsx',
          'packages/*/src/**/*.stories.tsx',
          'apps/studio/src/**/*.stories.tsx',
        ],
      },
    }),
};

export default config;
