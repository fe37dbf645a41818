import type { ProjectFile } from './projectFiles.ts';

type Source = Pick<ProjectFile, 'path' | 'text'>;

/** The main stories of a component: those that its docs page is made of. */
export function isMainStories({ path, text }: Source): boolean {
  return (
    /^packages\/(ui|studio-widgets)\/src\/(\w+)\/\2\.stories\.tsx$/.test(path) &&
    /title: '(Components|Widgets)\//.test(text)
  );
}

export function isStories({ path }: Source): boolean {
  return path.endsWith('.stories.tsx');
}

/** The patterns of the ARIA Authoring Practices, and their examples, that a guide may name, or two of them with ` with `; others say `native: …` or `none: …`. */
const patterns = new Set([
  ...['Accordion', 'Alert', 'Alert and Message Dialogs', 'Breadcrumb', 'Button', 'Checkbox', 'Combobox'],
  ...[
    'Dialog (Modal)',
    'Disclosure (Show/Hide)',
    'Disclosure',
    'Feed',
    'Grid',
    'Landmarks',
    'Link',
    'Listbox',
  ],
  ...['Menu and Menubar', 'Menu Button', 'Meter', 'Radio Group', 'Slider', 'Spinbutton', 'Switch', 'Table'],
  ...['Tabs', 'Toolbar', 'Tooltip', 'Tree View', 'Treegrid', 'Window Splitter', 'Disclosure Navigation Menu'],
  ...['Date Picker Dialog', 'Select-Only Combobox'],
]);

/** What a guide lacks: sentences on when to use the component and when not, its pattern, and keys where it has any. */
export function guideFaults(text: string): string[] {
  const guide = /\bguide: \{([\s\S]*?)\n {4}\},/.exec(text)?.[1];
  if (guide === undefined) return ['guide'];
  const pattern = /\bpattern: (['"`])(.+?)\1/.exec(guide)?.[2] ?? '';
  const isStill = /^(none|native): \S/.test(pattern);
  const keys = /\bkeys: \{([\s\S]*?)\}/.exec(guide)?.[1];
  return [
    ...(/\buse: \[\s*['"`]\S/.test(guide) ? [] : ['use']),
    ...(/\bavoid: \[/.test(guide) ? [] : ['avoid']),
    ...(isStill || pattern.split(' with ').every((one) => patterns.has(one)) ? [] : [`pattern '${pattern}'`]),
    ...(keys !== undefined && (isStill || /:\s*['"`]/.test(keys)) ? [] : ['keys']),
  ];
}

/**
 * Whether a docs page begins with what its component is: in the words of the component itself, or, where the stories draw a host of it, in
 * a comment on `meta`.
 */
export function hasDescription({ path, text }: Source): boolean {
  const name = /(\w+)\.stories\.tsx$/.exec(path)?.[1];
  return new RegExp(`^ {2}component: ${name}\\b`, 'm').test(text) || / \*\/\nconst meta = /.test(text);
}

/** A story's source, from its export to the next one; undefined when there is none of that name. */
export function storySource(text: string, name: string): string | undefined {
  const start = new RegExp(`^export const ${name}\\b`, 'm').exec(text)?.index;
  if (start === undefined) return undefined;
  const rest = text.slice(start + 1);
  const end = rest.search(/^export const /m);
  return end === -1 ? rest : rest.slice(0, end);
}

/** Whether the story that people see first ends with the layer closed: its play waits until something is gone. */
export function endsClosed(text: string): boolean {
  const story = storySource(text, 'Default') ?? '';
  const last = story
    .split('\n')
    .filter((line) => line.includes('expect('))
    .slice(-3);
  return last.some((line) => /queryByRole\('(alert)?dialog'.*(not\.toBeInTheDocument|toBeNull)\(/.test(line));
}

/**
 * Stories that are in the sidebar, or on a docs page, although they are there to be run: those of behaviour beside a
 * component's main ones, of the kernels, and of the tests themselves.
 */
export function isOutOfTheWay({ path, text }: Source): boolean {
  const title = /title: '([^']+)'/g;
  const titles = [...text.matchAll(title)].flatMap(([, found]) => found ?? []);
  const behaviour = titles.some((found) =>
    /^((Components|Widgets)\/[^/]+\/|Kernel\/|Tests\/|Screens\/Kernel\/)/.test(found),
  );
  if (path.endsWith('.states.stories.tsx')) return text.includes("tags: ['!autodocs']");
  return !behaviour || text.includes("tags: ['!dev', '!autodocs']");
}

/** How many pictures a file of states has. */
export function pictureCount(text: string): number {
  return [...text.matchAll(/^export const States\w* = draw(States|Layer)\(/gm)].length;
}

/** Whether a story is drawn from right to left, which every test of it then holds it to. */
export function isRightToLeft(story: string): boolean {
  return /direction: 'rtl'|rightToLeft: true|\bdir="rtl"|\.\.\.rightToLeft/.test(story);
}

/** What a pattern page imports from where another team could not: the inside of a package, or a server's client. */
export function foreignImports({ text }: Source): string[] {
  const own =
    /^(react|@studio\/(ui|widgets)|@storybook\/react-vite|storybook\/test|\.\/\w+\.tsx?(?:\?raw)?)$/;
  const from = [...text.matchAll(/from '([^']+)'/g)].flatMap(([, source]) => source ?? []);
  return from.filter((source) => !own.test(source));
}
