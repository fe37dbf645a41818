import type { ProjectFile } from './projectFiles.ts';

/** Where `useSyncExternalStore` is used, each with what it reads outside of the console's state. */
export const externalStores: ReadonlyMap<string, string> = new Map([
  ['apps/studio/src/shell/ShellLayout.tsx', 'A media query.'],
  ['apps/studio/src/app/Console.tsx', 'Whether the router has its first screen.'],
  ['apps/studio/src/screens/signIn/useSecondsLeft.ts', 'The clock.'],
  ['packages/studio-widgets/src/shared/media/useMediaQuery.ts', 'A media query.'],
  ['packages/ui/src/Toast/ToastRegion.tsx', 'Whether the page is hidden.'],
  ['packages/ui/src/internal/useDeferredPart.ts', 'The code of a part; the packages know no valtio.'],
  ['packages/ui/src/internal/useIsClient.ts', 'Whether the page is hydrated.'],
]);

/** Where callbacks are kept in a set, each with the reason. */
export const callbackSets: ReadonlyMap<string, string> = new Map([
  ['apps/studio/src/platform/state/Emitter.ts', 'The one list of listeners.'],
  [
    'apps/studio/src/platform/events/EventTab.ts',
    'Objects that are watched, which are counted and answered one by one.',
  ],
  ['packages/studio-widgets/src/shared/bufferedText/PendingTexts.ts', 'Texts to commit, not listeners.'],
  [
    'packages/ui/src/internal/DeferredPart.ts',
    'What waits for the code of a part; the packages know no valtio.',
  ],
  ['packages/ui/src/internal/afterTyping.ts', 'What is to be done once each, not listeners.'],
]);

const ofBrowser = /^(apps\/studio|packages)\//;
const callbackSet = /\bSet<(?:\(|\w*(?:Listener|Callback|Handler)\b)/;

/** The files that use `useSyncExternalStore`. */
export function findExternalStores(files: readonly ProjectFile[]): readonly string[] {
  return find(files, /\buseSyncExternalStore\b/);
}

/** The files that keep callbacks in a set. */
export function findCallbackSets(files: readonly ProjectFile[]): readonly string[] {
  return find(files, callbackSet);
}

function find(files: readonly ProjectFile[], pattern: RegExp): readonly string[] {
  return files
    .filter((file) => ofBrowser.test(file.path) && pattern.test(file.text))
    .map(({ path }) => path)
    .toSorted();
}
