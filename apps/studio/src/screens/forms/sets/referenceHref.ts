import { forms } from '../early.ts';

/** The editors of what refers to forms, by the kind that a reference names before the first colon. */
const editors: Readonly<Record<string, (id: string) => string>> = {
  [forms.kind]: (id) => forms.paths.pathOfId(id),
  '/ProductTemplate': (id) => `/config/productTemplate/-/${encodeURIComponent(id)}`,
  '/DataSet': (name) => `/config/dataSet/${encodeURIComponent(name)}`,
};

/** Where what refers is edited; undefined where it has no editor. @param uri its kind, a colon, and what its addresses call it */
export function referenceHref(uri: string): string | undefined {
  const end = uri.indexOf(':');
  return end === -1 ? undefined : editors[uri.slice(0, end)]?.(uri.slice(end + 1));
}
