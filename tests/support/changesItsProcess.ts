/** Signs, in the text of a test file, of what another file would meet in the same thread: doubles of modules, globals and clocks, a database of the browser. */
const ofModules =
  /\bvi\.(?!fn\b|waitFor\b|waitUntil\b)|\bglobalThis\b|\bfake-indexeddb\b|\bObject\.(assign|defineProperty)\(/;

/** Signs of what a thread cannot have apart: variables of the environment, among them the time zone, the folder, other processes. */
const ofProcess =
  /\bprocess\.(env|chdir|on|once|exitCode|umask|pid|kill)\b|\bchild_process\b|\bServerProcess\b/;

/** Whether a test file changes its modules or globals, and so has to have them for itself. When in doubt, it does. */
export function changesItsModules(text: string): boolean {
  return ofModules.test(text);
}

/** Whether a test file changes its process, and so has to have one of its own. When in doubt, it does. */
export function changesItsProcess(text: string): boolean {
  return ofProcess.test(text);
}
