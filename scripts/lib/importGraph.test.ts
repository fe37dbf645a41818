import { expect, test } from 'vitest';
import { distancesFrom, readImportGraph } from './importGraph.ts';

const sources: Record<string, string> = {
  'packages/ui/src/index.ts': `
export { Button, type ButtonProps } from './Button/index.ts';
export type {
  CalendarProps,
} from './Calendar/index.ts';
export { Calendar as DatePicker } from './Calendar/index.ts';
export * from './tokens.ts';
`,
  'packages/ui/src/Button/index.ts': `export { Button, type ButtonProps } from './Button.tsx';`,
  'packages/ui/src/Button/Button.tsx': `import { styled } from 'styled-components';\nimport { color } from '../tokens.ts';\nexport function Button() {}`,
  'packages/ui/src/Calendar/index.ts': `export { Calendar } from './Calendar.tsx';`,
  'packages/ui/src/Calendar/Calendar.tsx': `const later = () => import('./Days.tsx');\nexport function Calendar() {}`,
  'packages/ui/src/Calendar/Days.tsx': 'export function Days() {}',
  'packages/ui/src/tokens.ts': 'export const color = 1;',
  'apps/studio/src/Save.stories.tsx': `import {\n  Button,\n} from '@studio/ui';\nimport './setUp.ts';`,
  'apps/studio/src/Dates.stories.tsx': `import { DatePicker } from '@studio/ui';`,
  'apps/studio/src/Tokens.stories.tsx': `import { color } from '@studio/ui';`,
  'apps/studio/src/setUp.ts': '',
};
const graph = readImportGraph(Object.entries(sources).map(([path, text]) => ({ path, text })));
const storiesReached = (...changed: string[]) =>
  [...distancesFrom(changed, graph)].flatMap(([path, distance]) =>
    path.includes('.stories.') ? [`${path.split('/').at(-1)} ${distance}`] : [],
  );

test('a name leads through barrels to the module that declares it, and to no other', () => {
  expect(storiesReached('packages/ui/src/Button/Button.tsx')).toEqual(['Save.stories.tsx 1']);
  expect(storiesReached('packages/ui/src/Calendar/Calendar.tsx')).toEqual(['Dates.stories.tsx 1']);
});

test('modules loaded late, for their effects, or through several others are reached, with how far they are', () => {
  expect(storiesReached('packages/ui/src/Calendar/Days.tsx')).toEqual(['Dates.stories.tsx 2']);
  expect(storiesReached('apps/studio/src/setUp.ts')).toEqual(['Save.stories.tsx 1']);
  expect(storiesReached('packages/ui/src/tokens.ts').toSorted()).toEqual([
    'Save.stories.tsx 2',
    'Tokens.stories.tsx 1',
  ]);
});

test('a story that has changed itself is the nearest', () => {
  expect(storiesReached('apps/studio/src/Save.stories.tsx')).toEqual(['Save.stories.tsx 0']);
});
