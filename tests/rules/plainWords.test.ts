import { type Node, parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { type ProjectFile, projectFiles } from './projectFiles.ts';

/**
 * Words of comments and test titles in whose place the field has one of its own: notified, reported, receives, is placed at, appears,
 * no client, the caller that, is empty, is ignored. Not in names and texts of users.
 */
const words = [
  ...['stand', 'stands', 'standing', 'stood', 'told', 'said'],
  ...['hear', 'hears', 'hearing', 'heard', 'nobody', 'whoever', 'say nothing', 'says nothing'],
];
// Not in codes such as the types of problems, whose words are joined by hyphens.
const anyOf = (list: readonly string[]) => new RegExp(`\\b(${list.join('|')})\\b(?!-)`, 'gi');
const anyWord = anyOf(words);

/** How many of them a package may have at most. Lower a number when you can; none is raised. */
const recorded: Readonly<Record<string, number>> = {
  '.storybook': 0,
  'apps/server': 0,
  'apps/studio': 0,
  'packages/api': 0,
  'packages/rules': 0,
  'packages/studio-widgets': 0,
  'packages/ui': 0,
  scripts: 0,
  tests: 0,
};

type Source = Pick<ProjectFile, 'path' | 'text'>;

/** The words in comments and titles of a file, each with its line, as `path:line word`. */
function findWords({ path, text }: Source): string[] {
  // Most files have none, and need no parser.
  if (text.search(anyWord) === -1) return [];
  const { comments, errors, program } = parseSync(path, text);
  const [error] = errors;
  if (error) throw new Error(`${path}: ${error.message}`);
  return [...comments, ...titlesIn(program)].flatMap(({ start, end }) =>
    [...text.slice(start, end).matchAll(anyWord)].map(({ 0: word, index }) => {
      const line = text.slice(0, start + index).split('\n').length;
      return `${path}:${line} ${word}`;
    }),
  );
}

/** The words in a Markdown file, outside code and the targets of links, each with its line, as `path:line word`. */
function findProseWords({ path, text }: Source): string[] {
  let isFenced = false;
  return text.split('\n').flatMap((line, index) => {
    const isFence = /^\s*(```|~~~)/.test(line);
    if (isFence) isFenced = !isFenced;
    if (isFence || isFenced) return [];
    const prose = line.replaceAll(/`[^`]*`/g, '').replaceAll(/\]\([^)]*\)/g, ']');
    return [...prose.matchAll(anyWord)].map(([word]) => `${path}:${index + 1} ${word}`);
  });
}

/** What calls of `test`, `it` and `describe` have as their title, those of `test.each` and the like included. */
function titlesIn(part: unknown): Node[] {
  if (Array.isArray(part)) return part.flatMap(titlesIn);
  if (!isNode(part)) return [];
  const [title] =
    part.type === 'CallExpression' && /^(test|it|describe)$/.test(calledName(part)) ? part.arguments : [];
  const own = title?.type === 'Literal' || title?.type === 'TemplateLiteral' ? [title] : [];
  return [...own, ...Object.values(part).flatMap(titlesIn)];
}

/** The name that a call begins with: `test` of `test.each(rows)('…')`; empty where it begins with something else. */
function calledName(node: Node): string {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'CallExpression') return calledName(node.callee);
  if (node.type === 'MemberExpression') return calledName(node.object);
  return node.type === 'TaggedTemplateExpression' ? calledName(node.tag) : '';
}

function isNode(part: unknown): part is Node {
  return typeof part === 'object' && part !== null && 'type' in part && typeof part.type === 'string';
}

const packageOf = ({ path }: Source) => /^(apps\/|packages\/)?[^/]+(?=\/)/.exec(path)?.[0];

test('comments and test titles use the words of the field', () => {
  const sources = projectFiles().filter(({ path }) => /\.(tsx?|mjs)$/.test(path));
  const found = Map.groupBy(sources.filter(packageOf), packageOf);
  expect([...found.keys()].toSorted(), 'a new folder gets a number, which is 0').toEqual(
    Object.keys(recorded).toSorted(),
  );
  const above = [...found].flatMap(([name = '', files]) => {
    const places = files.flatMap(findWords);
    return places.length > (recorded[name] ?? 0) ? [{ name, count: places.length, places }] : [];
  });
  expect(above).toEqual([]);
});

test('documentation uses the words of the field', () => {
  const pages = projectFiles().filter(({ path }) => path.endsWith('.md'));
  expect(pages.length).toBeGreaterThan(150);
  expect(pages.flatMap(findProseWords)).toEqual([]);
});

test('words are found in prose, and neither in code nor in the targets of links', () => {
  const [told, stood] = ['told', 'stood'];
  const text = `Is ${told}.\n\`${told}\` [${stood}](${told}.md)\n\`\`\`\n${told}\n\`\`\`\n- ${stood} again`;
  expect(findProseWords({ path: 'a.md', text })).toEqual([
    `a.md:1 ${told}`,
    `a.md:2 ${stood}`,
    `a.md:6 ${stood}`,
  ]);
});

test('words are found in comments and titles, and neither in strings, templates, expressions nor names', () => {
  const find = (text: string) => findWords({ path: 'a.test.tsx', text });
  const [told, hears] = ['told', 'hears'];
  expect(find(`/** Is ${told}. */\nconst a = 1; // ${hears}, ${told}`)).toEqual([
    `a.test.tsx:1 ${told}`,
    `a.test.tsx:2 ${hears}`,
    `a.test.tsx:2 ${told}`,
  ]);
  expect(find(`<p>It’s {/* ${told} */ "it's"}</p>`)).toEqual([`a.test.tsx:1 ${told}`]);
  expect(
    find(`test.each(['a', '${told}'])('%s ${hears}', () => {});\ndescribe(\`\${a} ${told}\`, f);`),
  ).toEqual([`a.test.tsx:1 ${hears}`, `a.test.tsx:2 ${told}`]);
  expect(
    find(
      `const ${told} = ['// ${told}', \`/* \${'// ${told}'} */\`, /\\/* ${told}/, /['"\`]// 2, <p>// ${told}</p>];`,
    ),
  ).toEqual([]);
});
