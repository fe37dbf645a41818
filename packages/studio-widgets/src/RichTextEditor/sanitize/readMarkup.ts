import { disarm } from '../model/armMarkup.ts';
import type { Markup } from '../model/Markup.ts';

const htmlNamespace = 'http://www.w3.org/1999/xhtml';
/** Browsers stop nesting elements at 512; what reads a document calls itself for each of them. */
const deepest = 600;

/** A property as every node has it: a form with a field of that name answers the field. */
function ownProperty<Value>(of: object, name: string) {
  const read = Object.getOwnPropertyDescriptor(of, name)?.get;
  if (read === undefined) throw new Error(`There is no property ${name}.`);
  return (node: Node) => read.call(node) as Value;
}

const attributesIn = ownProperty<NamedNodeMap>(Element.prototype, 'attributes');
const namespaceOf = ownProperty<string | null>(Element.prototype, 'namespaceURI');
const localNameOf = ownProperty<string>(Element.prototype, 'localName');
const childNodesOf = ownProperty<NodeListOf<ChildNode>>(Node.prototype, 'childNodes');
const textContentOf = ownProperty<string | null>(Node.prototype, 'textContent');

function attributesOf(element: Element, mark: string): Record<string, string> {
  return Object.fromEntries(
    [...attributesIn(element)].map(({ name, value }) => [
      disarm(name.toLowerCase(), mark),
      disarm(value, mark),
    ]),
  );
}

/**
 * The children of a node as plain data, with the marks of `armMarkup` taken out. Foreign elements (SVG, MathML) keep their
 * name and lose what is in them. Of what is nested deeper than any browser nests it, the text is left.
 */
export function readMarkup(node: Node, mark: string, depth = 0): Markup[] {
  if (depth > deepest) return [disarm(textContentOf(node) ?? '', mark)];
  return [...childNodesOf(node)].flatMap((child): Markup[] => {
    if (child instanceof Comment) return [{ comment: disarm(child.data, mark) }];
    if (child instanceof Text) return [disarm(child.data, mark)];
    if (!(child instanceof Element)) return [];
    const isForeign = namespaceOf(child) !== htmlNamespace;
    const tag = disarm(localNameOf(child).toLowerCase(), mark);
    const content = child instanceof HTMLTemplateElement ? child.content : child;
    const children = isForeign ? [] : readMarkup(content, mark, depth + 1);
    return [{ tag, attributes: attributesOf(child, mark), children }];
  });
}
