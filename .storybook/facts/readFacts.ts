import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** What a docs page tells of a component that its sources say already. */
export interface ComponentFacts {
  /** The title of its stories: `Components/Button`. */
  readonly title: string;
  /** The `data-part` of its root, as its conformance case declares it; empty when it draws none. */
  readonly root: string;
  /** The further parts that its conformance case finds in it. */
  readonly parts: readonly string[];
  /** The design tokens that its styles use, sorted. */
  readonly tokens: readonly string[];
  /** The exports of its pictures of states: `States`, and of layers further ones. */
  readonly states: readonly string[];
  /** The least width of a cell of these pictures, in pixels, as `drawStates` is given it. */
  readonly stateWidth: number;
  /** The titles of the pattern pages that use it. */
  readonly patterns: readonly string[];
}

/** Facts by the names of the components. */
export type FactsByName = Readonly<Record<string, ComponentFacts>>;

const places = [
  { folder: 'packages/ui/src', cases: 'tests/conformance/cases/ui', section: 'Components' },
  { folder: 'packages/studio-widgets/src', cases: 'tests/conformance/cases/widgets', section: 'Widgets' },
] as const;

/**
 * Reads the facts of every component that has a conformance case.
 * @param root the repository's folder
 */
export function readFacts(root: string): FactsByName {
  const patterns = readPatterns(join(root, '.storybook/patterns'));
  return Object.fromEntries(
    places.flatMap(({ folder, cases, section }) =>
      readdirSync(join(root, cases)).flatMap((file): [string, ComponentFacts][] => {
        const name = basename(file, '.tsx');
        const room = join(root, folder, name);
        if (!existsSync(room)) return [];
        const facts = {
          title: `${section}/${name}`,
          ...readAnatomy(readFileSync(join(root, cases, file), 'utf8')),
          tokens: readTokens(room),
          states: readStates(join(room, `${name}.states.stories.tsx`)),
          stateWidth: readStateWidth(join(room, `${name}.states.stories.tsx`)),
          patterns: patterns.filter(({ uses }) => uses.has(name)).map(({ title }) => title),
        };
        return [[name, facts]];
      }),
    ),
  );
}

/** The root and the parts that a conformance case declares. */
export function readAnatomy(conformanceCase: string): Pick<ComponentFacts, 'root' | 'parts'> {
  const root = /^ {2}root: '([^']*)'/m.exec(conformanceCase)?.[1] ?? '';
  const parts = /^ {2}parts: \[([^\]]*)\]/m.exec(conformanceCase)?.[1] ?? '';
  return { root, parts: [...parts.matchAll(/'([^']+)'/g)].flatMap(([, part]) => part ?? []) };
}

/** The tokens named in a component's folder, and in the styles that these share with others. */
export function readTokens(room: string): string[] {
  const tokens = new Set<string>();
  const seen = new Set<string>();
  const queue = sourcesUnder(room);
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (seen.has(path) || !existsSync(path)) continue;
    seen.add(path);
    const text = readFileSync(path, 'utf8');
    for (const [, token] of text.matchAll(/var\((--st-[a-z0-9-]+)/g)) if (token) tokens.add(token);
    for (const [, styles] of text.matchAll(/from '(\.[^']+\.styles\.ts)'/g)) {
      if (styles) queue.push(join(dirname(path), styles));
    }
  }
  return [...tokens].sort();
}

function sourcesUnder(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return /^(testing|fixtures)$/.test(entry.name) ? [] : sourcesUnder(path);
    return /\.tsx?$/.test(entry.name) && !/\.(stories|test)\.tsx?$/.test(entry.name) ? [path] : [];
  });
}

/** The exports of a file of states that are pictures. */
export function readStates(file: string): string[] {
  if (!existsSync(file)) return [];
  const exported = readFileSync(file, 'utf8').matchAll(/^export const (States\w*)\b/gm);
  return [...exported].flatMap(([, name]) => name ?? []);
}

/** The least width of a cell in a file of states; the default of `drawStates` where it gives none. */
function readStateWidth(file: string): number {
  const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
  return Number(/\bminWidth: (\d+)/.exec(text)?.[1] ?? 240);
}

function readPatterns(folder: string): { title: string; uses: ReadonlySet<string> }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.stories.tsx'))
    .map((file) => {
      const text = readFileSync(join(folder, file), 'utf8');
      const title = /title: '([^']+)'/.exec(text)?.[1] ?? file;
      const page = join(folder, file.replace('.stories.tsx', '.tsx'));
      const source = existsSync(page) ? readFileSync(page, 'utf8') : text;
      const drawn = [...source.matchAll(/<([A-Z]\w+)/g)].flatMap(([, name]) => name ?? []);
      return { title, uses: new Set(drawn) };
    });
}
