import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const staticImport = /^(?:import|export)(?! type\b)[^;]*?from '([^']+)';|^import '([^']+)';/gm;

/** Every package that a module needs before it runs, and every module of this package in between. */
function staticImports(path: string, seen = new Set<string>()): Set<string> {
  if (seen.has(path)) return seen;
  seen.add(path);
  const text = readFileSync(path, 'utf8');
  for (const [, from = '', bare = ''] of text.matchAll(staticImport)) {
    const specifier = from || bare;
    if (specifier.startsWith('.')) staticImports(join(dirname(path), specifier), seen);
    else seen.add(specifier);
  }
  return seen;
}

const fileAt = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const isHeavy = (name: string) => /^(?:@tiptap\/|dompurify)/.test(name);

it('is not loaded with the package', () => {
  const needed = [...staticImports(fileAt('../index.ts'))];
  expect(needed).toContain(fileAt('./RichTextEditor.tsx'));
  expect(needed).toContain(fileAt('../SignatureModal/SignatureModal.tsx'));
  expect(needed.filter(isHeavy)).toEqual([]);
});

it('does not load the editor to show a text', () => {
  const needed = [...staticImports(fileAt('./RichTextView.tsx'))];
  expect(needed).toContain('dompurify');
  expect(needed.filter((name) => name.startsWith('@tiptap/'))).toEqual([]);
});

it('loads both with the surface', () => {
  const needed = [...staticImports(fileAt('./RichTextSurface.tsx'))];
  expect(needed.filter(isHeavy)).toEqual(expect.arrayContaining(['dompurify', '@tiptap/react']));
});
