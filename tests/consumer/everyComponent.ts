import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The names of the components that an application's pages draw: `<Name`. The tests visit every page.
 * @param suffix of the files that are read
 */
export function drawnNames(folder: string, suffix = '.tsx'): Set<string> {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(suffix),
  );
  const names = sources.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(/<([A-Z]\w*)[\s>]/g)].map(([, name = '']) => name),
  );
  return new Set(names);
}

/** The components that a package exports, as the application has it installed. */
export async function exportedComponents(entry: string): Promise<string[]> {
  const exported: Record<string, unknown> = await import(entry);
  return Object.entries(exported)
    .filter(([name, value]) => /^[A-Z]/.test(name) && (typeof value === 'function' || isStyled(value)))
    .map(([name]) => name);
}

function isStyled(value: unknown): boolean {
  return typeof value === 'object' && value !== null && '$$typeof' in value;
}
