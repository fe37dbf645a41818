import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const importFrom = /import\s*\{([^}]*)\}\s*from\s*'(@studio\/(?:ui|widgets))'/g;

/** The names, as values, that an application's sources import from our packages. */
export function importedNames(folder: string): Set<string> {
  const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.tsx?$/.test(file),
  );
  const names = sources.flatMap((file) =>
    [...readFileSync(join(folder, file), 'utf8').matchAll(importFrom)].flatMap(([, list = '']) =>
      list.split(','),
    ),
  );
  return new Set(names.map((name) => name.trim()).filter((name) => name !== '' && !name.startsWith('type ')));
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
