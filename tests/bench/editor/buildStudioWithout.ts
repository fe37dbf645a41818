import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';
import { cacheDir, root } from '../../../scripts/bootstrap/paths.mjs';

const studio = join(root, 'apps', 'studio');
const kernel = join(studio, 'src', 'kernel', 'editor');

/** What takes the place of each module: the same exports, which do nothing. */
const nothing: ReadonlyMap<string, string> = new Map([
  [
    join(kernel, 'useKeptDraft.ts'),
    `const nothing = () => undefined;
    const drafts = { offered: [], off: null, restore: nothing, discard: nothing, postpone: nothing };
    export const useKeptDraft = () => drafts;`,
  ],
  [
    join(kernel, 'undo', 'UndoHistory.ts'),
    `export class UndoHistory {
      canUndo = false;
      canRedo = false;
      coalesceKey = null;
      stopCoalescing() {}
      browserUndoes() {}
      clear() {}
      isCoalesced() { return true; }
      record() {}
      noteViewAfter() {}
      undo() { return null; }
      redo() { return null; }
      rebaseOnto() {}
    }`,
  ],
  [join(kernel, 'undo', 'useUndoKeys.ts'), 'export const useUndoKeys = () => undefined;'],
]);

/** In the draft itself: the position of the user is not queried. */
const unasked: readonly (readonly [string, string])[] = [
  ['isStep ? this.view?.read() : undefined', 'undefined'],
  ['if (isStep) this.#noteView();', ''],
];

/** Takes drafts and undo out of the studio, and nothing else. */
const withoutSafety: Plugin = {
  name: 'without-safety',
  enforce: 'pre',
  load: (id) => nothing.get(id) ?? (id === join(kernel, 'EditedDraft.ts') ? unaskedDraft(id) : null),
};

function unaskedDraft(path: string): string {
  return unasked.reduce(
    (code, [text, other]) => {
      if (!code.includes(text)) throw new Error(`EditedDraft.ts has no ${text} to take out.`);
      return code.replace(text, other);
    },
    readFileSync(path, 'utf8'),
  );
}

/**
 * Builds the studio for production, once as it is and once without drafts and undo.
 * @returns the folders
 */
export async function buildBothStudios(): Promise<{ readonly on: string; readonly off: string }> {
  for (const path of nothing.keys()) readFileSync(path);
  return { on: await buildStudio('on', []), off: await buildStudio('off', [withoutSafety]) };
}

async function buildStudio(name: string, plugins: Plugin[]): Promise<string> {
  const outDir = join(cacheDir, 'bench', `studio-${name}`);
  await build({
    root: studio,
    configFile: join(studio, 'vite.config.ts'),
    mode: 'production',
    logLevel: 'warn',
    plugins,
    build: { outDir, emptyOutDir: true },
  });
  return outDir;
}
