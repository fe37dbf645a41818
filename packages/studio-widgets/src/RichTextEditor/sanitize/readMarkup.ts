import type { Markup } from '../model/Markup.ts';
import { restoreNames } from '../model/neutralizeMarkup.ts';

const htmlNamespace = 'http://www.w3.org/1999/xhtml';
/** Browsers stop nesting elements at 512; what reads a document calls itself for each of them. */
const deepest = 600;

/** A property as every node has it: a form with a field of that name answers the field. */
function ownOf<Value>(of: { readonly prototype: Node }, name: string, node: Node): Value {
  return Reflect.get(of.prototype, name, node);
}

function attributesOf(element: Element, mark: string): Record<string, string> {
  const attributes = ownOf<NamedNodeMap>(Element, 'attributes', element);
  return Object.fromEntries(
    [...attributes].map(({ name, value }) => [
      restoreNames(name.toLowerCase(), mark),
      restoreNames(value, mark),
    ]),
  );
}

/**
 * The children of a node as plain data, with the marks of `neutralizeMarkup` taken out. Foreign elements (SVG, MathML) keep their
 * name and lose what is in them. Of what is nested deeper than any browser nests it, the text is left.
 */
export function readMarkup(node: Node, mark: string, depth = 0): Markup[] {
  if (depth > deepest) return [restoreNames(ownOf<string | null>(Node, 'textContent', node) ?? '', mark)];
  return [...ownOf<NodeListOf<ChildNode>>(Node, 'childNodes', node)].flatMap((child): Markup[] => {
    if (child instanceof Comment) return [{ comment: restoreNames(child.data, mark) }];
    if (child instanceof Text) return [restoreNames(child.data, mark)];
    if (!(child instanceof Element)) return [];
    const isForeign = ownOf(Element, 'namespaceURI', child) !== htmlNamespace;
    const tag = restoreNames(ownOf<string>(Element, 'localName', child).toLowerCase(), mark);
    const content = child instanceof HTMLTemplateElement ? child.content : child;
    const children = isForeign ? [] : readMarkup(content, mark, depth + 1);
    return [{ tag, attributes: attributesOf(child, mark), children }];
  });
}
