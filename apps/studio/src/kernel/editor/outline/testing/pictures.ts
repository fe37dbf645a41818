import type { Entry, Outline } from '../Outline.ts';

/**
 * Reads an outline from lines such as `item i1 Frame`: type, key and label; children are indented by two
 * spaces more.
 */
export function outlineOf(picture: string): Outline {
  const entries = new Map<string, Entry>();
  const path: string[] = [];
  const lines = picture.split('\n').filter((line) => line.trim() !== '');
  const margin = Math.min(...lines.map(indentOf));
  for (const line of lines) {
    const depth = (indentOf(line) - margin) / 2;
    const [type = '', key = '', ...label] = line.trim().split(' ');
    const parent = depth === 0 ? null : (path[depth - 1] ?? null);
    entries.set(key, { key, type, parent, fields: { label: label.join(' ') } });
    path[depth] = key;
  }
  return entries;
}

/**
 * Draws an outline the same way, whatever the order of its types: equal outlines have the same
 * picture. Fields other than the label follow it.
 */
export function pictureOf(outline: Outline): string {
  const entries = [...outline.values()];
  const linesIn = (parent: string | null, margin: string): string[] =>
    entries
      .filter((entry) => entry.parent === parent)
      .sort((a, b) => compare(a.type, b.type))
      .flatMap((entry) => [`${margin}${lineOf(entry)}`, ...linesIn(entry.key, `${margin}  `)]);
  return linesIn(null, '').join('\n');
}

function lineOf({ type, key, fields }: Entry): string {
  const { label = null, ...others } = fields;
  const more = Object.keys(others)
    .sort(compare)
    .filter((name) => others[name] !== null)
    .map((name) => `${name}=${JSON.stringify(others[name])}`);
  return [type, key, ...(label === null || label === '' ? [] : [label]), ...more].join(' ');
}

function indentOf(line: string): number {
  return line.length - line.trimStart().length;
}

function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}
