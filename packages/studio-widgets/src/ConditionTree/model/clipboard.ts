import { isRecord } from '../../shared/parameters/payload.ts';
import { type ConditionNode, childrenOf, coreOf } from './nodes.ts';
import { parseBranch } from './parseCondition.ts';
import { serializeBranch } from './serializeCondition.ts';

const format = 'studio-conditions';
const version = 1;

/** Characters of clipboard text that are looked at. */
const longestClipboardText = 4_000_000;
/** Conditions and groups that one paste brings. */
const mostPastedNodes = 20_000;

/** Why a text was not pasted. */
export type PasteRefusal = 'no-conditions' | 'too-large' | 'damaged';

export type PastedConditions =
  | { readonly nodes: readonly ConditionNode[] }
  | { readonly refusal: PasteRefusal };

/** Branches as text for the clipboard: they can be pasted in another tree, window or mail. */
export function toClipboardText(nodes: readonly ConditionNode[]): string {
  return JSON.stringify({ format, version, conditions: nodes.map((node) => serializeBranch(node)) }, null, 1);
}

/** Whether a payload that cannot be edited is a condition all the same, of a kind that is not known here. */
function isCondition(payload: unknown): boolean {
  return isRecord(payload) && typeof payload['kind'] === 'string';
}

function isReadable(nodes: readonly ConditionNode[]): boolean {
  return nodes.every((node) => {
    const core = coreOf(node);
    return core.kind === 'OpaqueCondition' ? isCondition(core.payload) : isReadable(childrenOf(node));
  });
}

function countNodes(nodes: readonly ConditionNode[]): number {
  return nodes.reduce((count, node) => count + 1 + countNodes(childrenOf(node)), 0);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * What a clipboard text brings, with new ids, or why it is refused. Unlike a saved rule, it must consist of conditions;
 * those of a kind that is not known come as they are.
 */
export function fromClipboardText(text: string): PastedConditions {
  if (text.length > longestClipboardText) return { refusal: 'too-large' };
  const content = readJson(text);
  if (typeof content !== 'object' || content === null || Reflect.get(content, 'format') !== format)
    return { refusal: 'no-conditions' };
  const conditions: unknown = Reflect.get(content, 'conditions');
  if (Reflect.get(content, 'version') !== version || !Array.isArray(conditions) || conditions.length === 0)
    return { refusal: 'damaged' };
  const nodes = conditions.map(parseBranch);
  if (!isReadable(nodes)) return { refusal: 'damaged' };
  return countNodes(nodes) > mostPastedNodes ? { refusal: 'too-large' } : { nodes };
}
