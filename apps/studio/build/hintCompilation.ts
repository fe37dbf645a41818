import type { Plugin } from 'vite';

/** Chromium reads it as the first line of a script; other browsers take it for the comment that it is. */
const hint = '//# allFunctionsCalledOnLoad';

/**
 * Says of the named files that most of their functions are called as soon as they are loaded: the browser then compiles them on another
 * thread while the file arrives, instead of one by one, on the page's own thread, when each is first called. Not for code that is loaded
 * for a small part of it: what is never called is compiled, too.
 * @param names of chunks, without their hashes
 */
export function hintCompilation(names: readonly string[]): Plugin {
  const hinted = new Set(names);
  return {
    name: 'hint-compilation',
    apply: 'build',
    generateBundle: {
      // After Vite has put the list of a file's dependencies before its code: the hint is only read in the first line.
      order: 'post',
      handler(_options, bundle) {
        for (const file of Object.values(bundle))
          if (file.type === 'chunk' && hinted.has(file.name)) file.code = `${hint}\n${file.code}`;
      },
    },
  };
}
