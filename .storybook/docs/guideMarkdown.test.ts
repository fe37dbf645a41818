import { expect, test } from 'vitest';
import { type ComponentGuide, keyboardMarkdown, listMarkdown, namedComponents } from './guideMarkdown.ts';

const guide: ComponentGuide = {
  use: ['It runs an action. Say why it cannot be pressed in `disabledReason`.'],
  avoid: ['It goes to another place: `Link`.', 'Little room: `IconButton`, or a `Link`.'],
  pattern: 'Button',
  keys: { Enter: 'runs the action' },
};
const isComponent = (name: string) => name === 'Link' || name === 'IconButton';
const hrefOf = (name: string) => (isComponent(name) ? `#${name}` : undefined);

test('names of components lead to their docs; props and values do not', () => {
  expect(listMarkdown(guide.avoid, hrefOf)).toBe(
    '- It goes to another place: [`Link`](#Link).\n- Little room: [`IconButton`](#IconButton), or a [`Link`](#Link).',
  );
  expect(listMarkdown(guide.use, hrefOf)).not.toContain('](');
});

test('the components that a guide names are listed once each', () => {
  expect(namedComponents(guide, isComponent)).toEqual(['Link', 'IconButton']);
});

test('keys are a table, and what takes no focus has none', () => {
  expect(keyboardMarkdown(guide)).toContain('| <kbd>Enter</kbd> | runs the action |');
  expect(keyboardMarkdown({ ...guide, pattern: 'none: buttons' })).toContain('Follows no pattern');
  const text = keyboardMarkdown({ ...guide, pattern: 'none: text', keys: {} });
  expect(text).toContain('Not interactive: text.');
  expect(text).not.toContain('|');
});
