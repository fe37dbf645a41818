import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { examplesIn, readmeExamples } from '../consumer/readmeExamples.ts';

const listed = readFileSync(new URL('../conformance/exports.widgets.txt', import.meta.url), 'utf8');
const widgets = listed.split('\n').filter((name) => /^[A-Z]/.test(name));
const examples = readmeExamples('studio-widgets').filter(({ component }) => component !== undefined);
const linesOf = (code: string) => code.split('\n').filter((line) => line.trim() !== '');

test('the README shows every widget under its name, in their order', () => {
  expect(widgets.length).toBeGreaterThan(28);
  expect(examples.map(({ component }) => component)).toEqual(widgets);
});

test('each is used in ten lines or fewer, and comes from its own entry', () => {
  const faults = examples.flatMap(({ component, code }) => {
    const lines = linesOf(code);
    return [
      ...(lines.length > 10 ? [`${component} takes ${lines.length} lines`] : []),
      ...(lines.some((line) => line.length > 125) ? [`${component} has a line that is too long`] : []),
      ...(code.includes(`from '@studio/widgets/${component}'`) ? [] : [`${component} is not imported`]),
      ...(code.includes(`<${component}`) ? [] : [`${component} is not drawn`]),
    ];
  });
  expect(faults).toEqual([]);
});

test('an example belongs to the heading right above it', () => {
  const text = [
    '### `Menu`',
    '',
    '```tsx',
    'a',
    '```',
    '',
    '### `Tabs`',
    '',
    'Words.',
    '',
    '```ts',
    'b',
    '```',
  ];
  expect(examplesIn(text.join('\n'))).toEqual([
    { component: 'Menu', code: 'a\n' },
    { component: undefined, code: 'b\n' },
  ]);
});
