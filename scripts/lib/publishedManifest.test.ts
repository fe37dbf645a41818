import { expect, test } from 'vitest';
import { publishedManifest } from './publishedManifest.ts';

test('exports name what was built, dependencies are ranges, nothing of the workspace is left', () => {
  const manifest = publishedManifest({
    name: '@studio/ui',
    version: '0.1.0',
    description: 'Parts',
    license: 'MIT',
    keywords: ['react'],
    engines: { node: '>=20' },
    sideEffects: ['**/*.css'],
    exports: {
      '.': './src/index.ts',
      './fonts.css': './src/fonts.css',
      './package.json': './package.json',
    },
    dependencies: { downshift: '9.5.0', '@tiptap/core': '3.32.0' },
    peerDependencies: { react: '^19.0.0' },
  });
  expect(manifest).toMatchObject({
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './fonts.css': './fonts.css',
      './package.json': './package.json',
    },
    dependencies: { downshift: '^9.5.0', '@tiptap/core': '3.32.0' },
    peerDependencies: { react: '^19.0.0' },
  });
  expect(JSON.stringify(manifest)).not.toContain('src/');
});
