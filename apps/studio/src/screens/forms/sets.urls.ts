import { forms } from './early.ts';

const path = `${forms.paths.newPath}/sets`;

/** Where the sets of form templates are listed. */
export const setsPath = path;

/** The list of sets with one of them opened. @param since the number of the set that it is compared with; none for what it held */
export function setPath(id: number, since?: number): string {
  return `${path}?${new URLSearchParams({ set: String(id), ...(since && { since: String(since) }) })}`;
}
