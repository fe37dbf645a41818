import type { AnyNode, Node } from 'acorn';
import { base } from 'acorn-walk';

interface Step {
  readonly node: AnyNode;
  /** What the walk takes it for: its own type, or what of the language it means. */
  readonly type: string;
  readonly parent: AnyNode | undefined;
}

type Walk = (
  node: AnyNode,
  state: undefined,
  go: (child: AnyNode, state: undefined, type?: string) => void,
) => void;

/**
 * Visits every node of a script in its order, a parent before what is in it. As acorn-walk's `full`, which passes the parents, but without calling itself: a chain
 * of 100,000 members is as deep as it is long.
 */
export function walkScript(root: Node, visit: (node: AnyNode, parent: AnyNode | undefined) => void): void {
  const steps: Step[] = [{ node: root as AnyNode, type: root.type, parent: undefined }];
  const walks = base as unknown as Readonly<Record<string, Walk | undefined>>;
  for (let step = steps.pop(); step !== undefined; step = steps.pop()) {
    const { node, type, parent } = step;
    if (type === node.type || type === 'VariablePattern') visit(node, parent);
    const next: Step[] = [];
    walks[type]?.(node, undefined, (child, _, as = child.type) =>
      next.push({ node: child, type: as, parent: child === node ? parent : node }),
    );
    // The last of them is taken first.
    for (const each of next.reverse()) steps.push(each);
  }
}
