/** Anything of the contract's document. */
type Node = unknown;

/**
 * The schema at a JSON pointer with every reference replaced by what it leads to, but for those of a schema to itself, which
 * stay, with `base` before them. Validators copy all errors so far for each reference that they follow: with a list of
 * references 20,000 faults would take half a minute.
 * @param base what the whole document is called
 */
export function inlineReferences(document: Node, pointer: string, base: string): Node {
  return inline(document, { $ref: `#${pointer}` }, { base, under: [] });
}

interface Way {
  base: string;
  /** The references that were followed to come here. */
  under: readonly string[];
}

function inline(document: Node, node: Node, way: Way): Node {
  if (Array.isArray(node)) return node.map((item) => inline(document, item, way));
  if (typeof node !== 'object' || node === null) return node;
  const { $ref, ...others } = node as Record<string, Node>;
  const rest = Object.fromEntries(
    Object.entries(others).map(([key, value]) => [key, inline(document, value, way)]),
  );
  if (typeof $ref !== 'string') return $ref === undefined ? rest : { $ref, ...rest };
  if (way.under.includes($ref)) return { ...rest, $ref: `${way.base}${$ref}` };
  const target = inline(document, nodeAt(document, $ref), { ...way, under: [...way.under, $ref] });
  // Keywords beside a reference apply as well.
  return Object.keys(rest).length === 0 ? target : { ...rest, allOf: [target] };
}

function nodeAt(document: Node, reference: string): Node {
  const tokens = decodeURI(reference.replace(/^#\/?/, ''))
    .split('/')
    .filter((token) => token !== '');
  return tokens.reduce<Node>(
    (node, token) => (node as Record<string, Node>)[token.replaceAll('~1', '/').replaceAll('~0', '~')],
    document,
  );
}
