/**
 * Signs, in the text of a test file, of what another file would meet in the same process: doubles of modules, globals and
 * clocks, variables of the environment, a database of the browser.
 */
const signs =
  /\bvi\.(?!fn\b|waitFor\b|waitUntil\b)|\bglobalThis\b|\bprocess\.(env|chdir|on|once|exitCode|umask)\b|\bfake-indexeddb\b|\bObject\.(assign|defineProperty)\(/;

/** Whether a test file changes its process, and so has to have one of its own. When in doubt, it does. */
export function changesItsProcess(text: string): boolean {
  return signs.test(text);
}
