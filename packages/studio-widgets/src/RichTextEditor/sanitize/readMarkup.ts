import { disarm } from '../model/armMarkup.ts';
import type { Markup } from '../model/Markup.ts';

const htmlNamespace = 'http://www.w3.org/1999/xhtml';

function attributesOf(element: Element, mark: string): Record<string, string> {
  return Object.fromEntries(
    [...element.attributes].map(({ name, value }) => [disarm(name.toLowerCase(), mark), disarm(value, mark)]),
  );
}

/**
 * The children of a node as plain data, with the marks of `armMarkup` taken out. Foreign elements (SVG, MathML) keep their
 * name and lose what is in them.
 */
export function readMarkup(node: Node, mark: string): Markup[] {
  return [...node.childNodes].flatMap((child): Markup[] => {
    if (child.nodeType === Node.TEXT_NODE) return [disarm(child.nodeValue ?? '', mark)];
    if (child.nodeType === Node.COMMENT_NODE) return [{ comment: disarm(child.nodeValue ?? '', mark) }];
    if (!(child instanceof Element)) return [];
    const isForeign = child.namespaceURI !== htmlNamespace;
    const tag = disarm(child.localName.toLowerCase(), mark);
    const content = child instanceof HTMLTemplateElement ? child.content : child;
    return [
      { tag, attributes: attributesOf(child, mark), children: isForeign ? [] : readMarkup(content, mark) },
    ];
  });
}
