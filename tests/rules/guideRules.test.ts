import { expect, test } from 'vitest';
import {
  endsClosed,
  foreignImports,
  guideFaults,
  hasDescription,
  isOutOfTheWay,
  isRightToLeft,
  pictureCount,
  storySource,
} from './guideRules.ts';

const guide = (use: string, pattern: string, keys: string) => `
  parameters: {
    guide: {
      use: [${use}],
      avoid: ['Many choices: \`Select\`.'],
      pattern: '${pattern}',
      keys: {${keys}},
    },
  },`;

test('a guide without sentences, keys or a known pattern is found', () => {
  expect(guideFaults(guide("'One of a few.'", 'Radio Group', " Space: 'chooses it' "))).toEqual([]);
  expect(guideFaults(guide("'A text.'", 'none: text', ''))).toEqual([]);
  expect(guideFaults(guide('', 'Radio Group', " Space: 'chooses it' "))).toEqual(['use']);
  expect(guideFaults(guide("'One of a few.'", 'Radio Group', ''))).toEqual(['keys']);
  expect(guideFaults(guide("'One.'", 'Radio Buttons', " Space: 'it' "))).toEqual(["pattern 'Radio Buttons'"]);
  expect(guideFaults(guide("'One.'", 'Dialog (Modal) with Tabs', " Tab: 'goes on' "))).toEqual([]);
  expect(guideFaults('parameters: {},')).toEqual(['guide']);
});

const closing = `export const Default: Story = {
  play: async () => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(opener).toHaveFocus());
  },
};
`;

test('a Default that ends with its layer closed is found; a later story may close it', () => {
  expect(endsClosed(closing)).toBe(true);
  const open = 'export const Default: Story = { args: { defaultIsOpen: true } };\n';
  expect(endsClosed(`${open}${closing.replace('Default', 'OpensAndCloses')}`)).toBe(false);
});

test('a story ends where the next begins', () => {
  const text = "export const A: Story = { name: 'a' };\nexport const B: Story = {};\n";
  expect(storySource(text, 'A')).toContain("'a'");
  expect(storySource(text, 'A')).not.toContain('B');
  expect(storySource(text, 'C')).toBeUndefined();
});

test('stories of behaviour in the sidebar are found, and states on a docs page of their own', () => {
  const path = 'packages/ui/src/Button/Button.features.stories.tsx';
  const titled = (title: string, tags: string) => ({ path, text: `title: '${title}',\n  ${tags}` });
  expect(isOutOfTheWay(titled('Components/Button/Features', "tags: ['!autodocs'],"))).toBe(false);
  expect(isOutOfTheWay(titled('Kernel/Undo keys', ''))).toBe(false);
  expect(isOutOfTheWay(titled('Components/Button/Features', "tags: ['!dev', '!autodocs'],"))).toBe(true);
  expect(isOutOfTheWay(titled('Components/Button', ''))).toBe(true);
  const states = 'packages/ui/src/Button/Button.states.stories.tsx';
  expect(isOutOfTheWay({ path: states, text: "title: 'Components/Button'" })).toBe(false);
});

test('a docs page that would tell of a host in a story is found', () => {
  const path = 'packages/ui/src/Button/Button.stories.tsx';
  const host = 'const meta = {\n  component: ButtonHost,\n}';
  expect(hasDescription({ path, text: host })).toBe(false);
  expect(hasDescription({ path, text: `/** A button. */\n${host}`.replace('. */', '.\n */') })).toBe(true);
  expect(hasDescription({ path, text: host.replace('ButtonHost', 'Button') })).toBe(true);
});

test('pictures are counted, and nothing else is', () => {
  const text = 'export const States = drawStates({});\nexport const StatesError = drawLayer(<A />);\n';
  expect(pictureCount(`${text}export const Default = {};\n`)).toBe(2);
});

test('a story that is from right to left in name only is found', () => {
  expect(isRightToLeft("RightToLeft: Story = { globals: { direction: 'rtl' } };")).toBe(true);
  expect(isRightToLeft("RightToLeft: Story = { args: { label: 'النوع' } };")).toBe(false);
});

test('a pattern that reaches into a package or calls a server is found', () => {
  const path = '.storybook/patterns/List.stories.tsx';
  const importing = (...sources: string[]) => ({
    path,
    text: sources.map((source) => `import { a } from '${source}';`).join('\n'),
  });
  expect(foreignImports(importing('@studio/ui', 'react', './claims.tsx'))).toEqual([]);
  expect(foreignImports(importing('../../packages/ui/src/Button/Button.tsx', '@studio/api'))).toHaveLength(2);
});
