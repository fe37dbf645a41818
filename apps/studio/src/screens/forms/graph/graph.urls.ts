import { forms } from '../early.ts';

/** Where form templates are drawn with what they name of each other. @param form the unique name of the one to begin with; none for all */
export function graphPath(form?: string): string {
  const path = `${forms.paths.newPath}/graph`;
  return form === undefined ? path : `${path}?${new URLSearchParams({ form })}`;
}
