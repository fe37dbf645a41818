import { field, schema } from '../../testing/sampleRule.ts';
import { fromClipboardText, toClipboardText } from '../clipboard.ts';
import { copyBranch, createBinary, createGroup, createRaw } from '../createNode.ts';
import {
  setLeft,
  setLeftKind,
  setOperatorName,
  setRawExpression,
  setRight,
  setRightKind,
} from '../editCondition.ts';
import { placeOfMove } from '../moves.ts';
import { type ConditionDraft, coreOf } from '../nodes.ts';
import { rulesOf } from '../rules.ts';
import {
  insertNodes,
  moveNode,
  type Place,
  removeNode,
  setGroupOperator,
  toggleNegation,
  ungroup,
  wrapInGroup,
} from '../structure.ts';
import { findNode, indexOf } from '../treeIndex.ts';
import type { ConditionOperand } from '../valueKind.ts';

/** What a user does, with numbers that select "some condition". */
export interface Operation {
  readonly name: string;
  readonly at: number;
  readonly to: number;
  readonly position: Place['position'];
  readonly kind: string;
  readonly text: string;
}

/** The rules of the sample. */
export const rules = rulesOf(schema);

const literal = (valueString: string) => ({ kind: 'LiteralValue', valueString, typeName: 'String' });

function operandOf(text: string, isList: boolean): ConditionOperand {
  return isList ? [literal(text), literal('Trucking, local')] : literal(text);
}

function pick(draft: ConditionDraft, at: number): string {
  const ids = [...indexOf(draft).parents.keys()];
  return ids[at % ids.length] ?? '';
}

/** Does to a draft what an operation says. */
export function operate(draft: ConditionDraft, operation: Operation): ConditionDraft {
  const { name, at, to, position, kind, text } = operation;
  const id = pick(draft, at);
  const place: Place = { position, targetId: pick(draft, to) };
  switch (name) {
    case 'add':
      return insertNodes(draft, [createBinary(rules)], place);
    case 'add-raw':
      return insertNodes(draft, [createRaw()], place);
    case 'add-group':
      return insertNodes(draft, [createGroup([createBinary(rules)])], place);
    case 'delete':
      return removeNode(draft, id);
    case 'negate':
      return toggleNegation(draft, id);
    case 'any':
      return setGroupOperator(draft, id, 'or');
    case 'all':
      return setGroupOperator(draft, id, 'and');
    case 'move':
      return moveNode(draft, id, place);
    case 'paste': {
      const node = findNode(draft, id);
      if (node === undefined) return draft;
      const pasted = fromClipboardText(toClipboardText([node]));
      return insertNodes(draft, 'nodes' in pasted ? pasted.nodes : [copyBranch(node)], place);
    }
    case 'wrap':
      return wrapInGroup(draft, id)?.draft ?? draft;
    case 'ungroup':
      return ungroup(draft, id);
    case 'left':
      return setLeft(draft, id, field(text, 'Building', text === '15' ? 'ClassCode' : 'String'), rules);
    case 'left-kind':
      return setLeftKind(draft, id, kind, rules);
    case 'right':
      return setRight(draft, id, operandOf(text, to % 2 === 0), rules);
    case 'right-kind':
      return setRightKind(draft, id, kind, rules);
    case 'operator':
      return setOperatorName(draft, id, text, rules);
    case 'raw':
      return setRawExpression(draft, id, text);
    default: {
      const next = placeOfMove(draft, id, name as 'up');
      return next ? moveNode(draft, id, next) : draft;
    }
  }
}

/** What is wrong with a draft; nothing when it is a tree as it should be. */
export function faultsOf(draft: ConditionDraft): readonly string[] {
  const seen = new Set<string>();
  const faults: string[] = [];
  const visit = (node: ConditionDraft | ReturnType<typeof coreOf>, parent: string | undefined): void => {
    for (let at: typeof node | undefined = node; at !== undefined; ) {
      if (seen.has(at.id)) faults.push(`${at.id} is there twice`);
      seen.add(at.id);
      at = at.kind === 'UnaryCondition' ? (at.subcondition as typeof node) : undefined;
    }
    const core = coreOf(node);
    if (indexOf(draft).parents.get(core.id) !== parent) faults.push(`${core.id} has another parent`);
    if (core.kind === 'BinaryCondition' && core.operatorName === 'exists' && core.rhs !== undefined)
      faults.push(`${core.id} exists and has a right side`);
    if (core.kind === 'CompositeCondition')
      for (const child of core.subconditions) visit(child as typeof node, core.id);
  };
  visit(draft, undefined);
  if (coreOf(draft).kind !== 'CompositeCondition') faults.push('the root is no group');
  if (indexOf(draft).parents.size > seen.size) faults.push('the index knows conditions that are gone');
  return faults;
}
