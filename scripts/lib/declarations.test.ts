import { expect, test } from 'vitest';
import { unreachableFiles, withScriptExtensions, withWorkerScripts } from './declarations.ts';

test('relative imports name scripts; others stay', () => {
  expect(
    withScriptExtensions(
      `import type { A } from './a.ts';\nexport { B } from "../B/index.tsx";\nimport type { C } from 'c.ts';\ntype D = import('./d.ts').D;`,
    ),
  ).toBe(
    `import type { A } from './a.js';\nexport { B } from "../B/index.js";\nimport type { C } from 'c.ts';\ntype D = import('./d.js').D;`,
  );
});

test('what no import leads to is unreachable', () => {
  const texts = new Map([
    ['/p/index.d.ts', `export { A } from './A/index.js';`],
    ['/p/A/index.d.ts', `export { A } from './A.js';`],
    ['/p/A/A.d.ts', `import type { T } from '../types.js';`],
    ['/p/types.d.ts', `import type { A } from './A/A.js';`],
    ['/p/A/A.styles.d.ts', ''],
  ]);
  expect(unreachableFiles(texts, ['/p/index.d.ts'])).toEqual(['/p/A/A.styles.d.ts']);
});

test('a script that is imported later is reachable, one that only stories import is not', () => {
  const texts = new Map([
    ['/p/index.js', `export { A } from './A/A.js';`],
    ['/p/A/A.js', `const later = () => import('./Later.js');`],
    ['/p/A/Later.js', ''],
    ['/p/A/storyRows.js', `import { A } from './A.js';`],
  ]);
  expect(unreachableFiles(texts, ['/p/index.js'])).toEqual(['/p/A/storyRows.js']);
});

test('the file of a worker is named as a script, and reachable', () => {
  const script = withWorkerScripts(
    `import { a } from './a.js';\nnew Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });\nnew URL('./x.ts', base);`,
  );
  expect(script).toContain(`new URL('./worker.js', import.meta.url)`);
  expect(script).toContain(`new URL('./x.ts', base)`);
  const texts = new Map([
    ['/p/index.js', script],
    ['/p/a.js', ''],
    ['/p/worker.js', `import { run } from './run.js';`],
    ['/p/run.js', ''],
  ]);
  expect(unreachableFiles(texts, ['/p/index.js'])).toEqual([]);
});
