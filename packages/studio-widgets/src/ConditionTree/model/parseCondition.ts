import {
  extraOf,
  isParameter,
  isRecord,
  isTextOrNothing,
  type Payload,
} from '../../shared/parameters/payload.ts';
import { createDraft, createGroup, newNodeId } from './createNode.ts';
import { type ConditionDraft, type ConditionNode, isDraft } from './nodes.ts';
import type { ConditionOperand, ConditionValue } from './valueKind.ts';

/**
 * Levels of nesting that are read, negations counted; what is deeper is kept as it came, as one condition that cannot be
 * edited. No operation makes a draft deeper.
 */
export const deepestLevel = 500;

/** Whether a payload is a value. Whether it can be edited is for its kind to say. */
function isConditionValue(payload: unknown): payload is ConditionValue {
  return isRecord(payload) && typeof payload['kind'] === 'string';
}

function isOperand(payload: unknown): payload is ConditionOperand {
  return Array.isArray(payload) ? payload.every(isConditionValue) : isConditionValue(payload);
}

type Reader = (payload: Payload, level: number) => ConditionNode | undefined;

const readers: Readonly<Record<string, Reader>> = {
  CompositeCondition: (payload, level) => {
    const { kind: _, operator, subconditions } = payload;
    if ((operator !== 'and' && operator !== 'or') || !Array.isArray(subconditions)) return undefined;
    return {
      id: newNodeId(),
      kind: 'CompositeCondition',
      operator,
      subconditions: subconditions.map((child: unknown) => readNode(child, level + 1)),
      ...extraOf(payload, ['operator', 'subconditions']),
    };
  },
  UnaryCondition: (payload, level) => {
    const { operator, subcondition } = payload;
    if (operator !== 'not' || !isRecord(subcondition)) return undefined;
    return {
      id: newNodeId(),
      kind: 'UnaryCondition',
      operator,
      subcondition: readNode(subcondition, level + 1),
      ...extraOf(payload, ['operator', 'subcondition']),
    };
  },
  BinaryCondition: (payload) => {
    const { lhs, operatorName, rhs } = payload;
    if (!isConditionValue(lhs) || typeof operatorName !== 'string') return undefined;
    if (rhs !== undefined && rhs !== null && !isOperand(rhs)) return undefined;
    return {
      id: newNodeId(),
      kind: 'BinaryCondition',
      lhs,
      operatorName,
      ...(rhs && { rhs }),
      ...extraOf(payload, ['lhs', 'operatorName', 'rhs']),
    };
  },
  ParameterizedCondition: (payload) => {
    const { parameters, expression } = payload;
    if (!Array.isArray(parameters) || !parameters.every(isParameter)) return undefined;
    if (!isTextOrNothing(expression)) return undefined;
    return {
      id: newNodeId(),
      kind: 'ParameterizedCondition',
      parameters,
      ...(typeof expression === 'string' && { expression }),
      ...extraOf(payload, ['parameters', 'expression']),
    };
  },
  RawCondition: (payload) => {
    const { rawExpression } = payload;
    if (typeof rawExpression !== 'string') return undefined;
    return { id: newNodeId(), kind: 'RawCondition', rawExpression, ...extraOf(payload, ['rawExpression']) };
  },
};

function readNode(payload: unknown, level: number): ConditionNode {
  const opaque = (): ConditionNode => ({ id: newNodeId(), kind: 'OpaqueCondition', payload });
  if (!isRecord(payload) || typeof payload['kind'] !== 'string' || level > deepestLevel) return opaque();
  const read = Object.hasOwn(readers, payload['kind']) ? readers[payload['kind']] : undefined;
  return read?.(payload, level) ?? opaque();
}

/** Reads one condition for insertion into a draft. Never fails: what it cannot read is kept as it came. */
export function parseBranch(payload: unknown): ConditionNode {
  return readNode(payload, 0);
}

/**
 * Reads a rule's condition for editing. Nothing or `null` gives an empty 'and'. Unknown properties are kept, and a
 * condition that cannot be read stands as one that cannot be edited: `serializeCondition` gives back what came.
 */
export function parseCondition(payload: unknown): ConditionDraft {
  if (payload === undefined || payload === null) return createDraft();
  const node = readNode(payload, 0);
  return isDraft(node) ? node : { ...createGroup([node]), isImplicit: true };
}
