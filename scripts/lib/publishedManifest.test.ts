import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { root } from '../bootstrap/paths.mjs';
import { publishedPackages } from './packages.ts';
import { publishedManifest, type WorkspaceManifest } from './publishedManifest.ts';

const manifest: WorkspaceManifest = {
  name: '@studio/ui',
  version: '0.1.0',
  description: 'Parts',
  license: 'MIT',
  author: 'The authors',
  keywords: ['react'],
  engines: { node: '>=20' },
  type: 'module',
  browserslist: ['chrome >= 126'],
  sideEffects: ['**/*.css'],
  exports: {
    '.': './src/index.ts',
    './*': './src/*/index.ts',
    './fonts.css': './src/fonts.css',
    './package.json': './package.json',
  },
  dependencies: { downshift: '9.5.0', '@tiptap/core': '3.32.0' },
  peerDependencies: { react: '^19.2.0' },
};

test('exports name what was built, dependencies are ranges, nothing of the workspace is left', () => {
  const published = publishedManifest({ ...manifest, ...{ scripts: { test: 'vitest' } } }, ['Button']);
  expect(published).toMatchObject({
    exports: {
      '.': { types: './index.d.ts', default: './index.js' },
      './Button': { types: './Button/index.d.ts', default: './Button/index.js' },
      './fonts.css': './fonts.css',
      './package.json': './package.json',
    },
    dependencies: { downshift: '^9.5.0', '@tiptap/core': '3.32.0' },
    peerDependencies: { react: '^19.2.0' },
  });
  expect(JSON.stringify(published)).not.toMatch(/src\/|scripts|"\.\/\*/);
});

test('what says where a package comes from and what it asks for is kept', () => {
  const origin = {
    repository: { type: 'git', url: 'git+https://git.example/studio.git', directory: 'packages/ui' },
    homepage: 'https://studio.example',
    bugs: { url: 'https://git.example/studio/problems' },
    peerDependenciesMeta: { 'react-dom': { optional: true } },
  };
  const { author, browserslist, type } = manifest;
  expect(publishedManifest({ ...manifest, ...origin }, [])).toMatchObject({
    ...origin,
    author,
    browserslist,
    type,
  });
});

test('an unknown field is refused by its name', () => {
  const withMore = { ...manifest, ...{ bin: './cli.js', os: ['linux'] } };
  expect(() => publishedManifest(withMore, [])).toThrow('@studio/ui: package.json has fields');
  expect(() => publishedManifest(withMore, [])).toThrow('bin, os');
});

test.each(publishedPackages)('npm refuses to pack the sources of packages/%s', (name) => {
  const { status, stderr } = spawnSync('npm', ['pack', '--dry-run', '-w', `packages/${name}`], {
    cwd: root,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  expect(status).not.toBe(0);
  expect(stderr).toContain('This folder holds the sources.');
});
