import { parseStyle, styleAttribute } from '../model/styles.ts';

/** A declaration of an element that is read into the editor; undefined when it has none of that name. */
export function readStyle(element: Element, property: string): string | null {
  const declarations = new Map(parseStyle(element.getAttribute(styleAttribute) ?? ''));
  return declarations.get(property) ?? null;
}
