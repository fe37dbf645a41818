import { isElement, type Markup } from '../model/Markup.ts';

/**
 * Allowed markup as elements of the page. Styles are set on the element's style object, which a strict policy permits,
 * unlike the attribute.
 */
export function buildDom(content: readonly Markup[]): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const markup of content) {
    if (typeof markup === 'string') fragment.append(markup);
    if (typeof markup === 'string' || !isElement(markup)) continue;
    const element = document.createElement(markup.tag);
    for (const [name, value] of Object.entries(markup.attributes)) {
      if (name === 'style') element.style.cssText = value;
      else element.setAttribute(name, value);
    }
    element.append(buildDom(markup.children));
    fragment.append(element);
  }
  return fragment;
}
