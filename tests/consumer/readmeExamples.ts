import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../scripts/bootstrap/paths.mjs';

const readmes = ['ui', 'studio-widgets'];

/** An example of a README: the code of a block of TypeScript. */
export interface ReadmeExample {
  /** The component whose heading is right above it; undefined for one among sentences. */
  readonly component: string | undefined;
  readonly code: string;
}

/** The examples in a text of Markdown. */
export function examplesIn(markdown: string): ReadmeExample[] {
  return [...markdown.matchAll(/(?:^### `(\w+)`\n\n)?^```tsx?\n(.*?)^```$/gms)].map(
    ([, component, code = '']) => ({ component, code }),
  );
}

/** The examples of the README of a package. */
export function readmeExamples(folder: string): ReadmeExample[] {
  return examplesIn(readFileSync(join(root, 'packages', folder, 'README.md'), 'utf8'));
}

/** The widgets that have an example under their name, as the README tells them. The application draws each at `/examples/<name>`. */
export function exampleNames(): string[] {
  return readmeExamples('studio-widgets').flatMap(({ component }) => component ?? []);
}

/**
 * Writes each example of the packages' READMEs into the application, to be read by its compiler: those of a component into `each`, by its
 * name. What they take for granted is in `names.d.ts` there.
 *
 * @returns how many there are
 */
export function writeReadmeExamples(folder: string): number {
  const target = join(folder, 'src', 'readme');
  mkdirSync(join(target, 'each'), { recursive: true });
  const counts = readmes.map((name) => {
    const examples = readmeExamples(name);
    for (const [index, { component, code }] of examples.entries()) {
      const file = component === undefined ? `${name}-${index + 1}` : `each/${component}`;
      writeFileSync(join(target, `${file}.tsx`), code);
    }
    return examples.length;
  });
  return counts.reduce((sum, count) => sum + count, 0);
}
