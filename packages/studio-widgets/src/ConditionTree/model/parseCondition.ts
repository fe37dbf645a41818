import {
  extraOf,
  isParameter,
  isRecord,
  isTextOrNothing,
  type Payload,
} from '../../shared/parameters/payload.ts';
import { createDraft, createGroup, makeIdsRandom, newNodeId } from './createNode.ts';
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

/** How ids are kept with stored conditions. */
export interface ConditionIds {
  /**
   * The `id` of a stored condition is that of its node: it stays the same from version to version. A negation has none of its own. One that is
   * missing, or that occurs twice, is made up.
   * @default false: every reading makes new ids, and a stored `id` is a property like others
   */
  readonly isKeepingIds?: boolean | undefined;
}

interface Reading {
  /** The ids that were taken; undefined where ids are not kept. */
  readonly taken: Set<string> | undefined;
}

type Reader = (payload: Payload, level: number, reading: Reading) => ConditionNode | undefined;

function idOf({ id }: Payload, { taken }: Reading): string {
  if (taken === undefined || typeof id !== 'string' || id === '' || taken.has(id)) return newNodeId();
  taken.add(id);
  return id;
}

function extra({ id, ...payload }: Payload, known: readonly string[], { taken }: Reading) {
  return extraOf(taken === undefined && id !== undefined ? { id, ...payload } : payload, known);
}

const readers: Readonly<Record<string, Reader>> = {
  CompositeCondition: (payload, level, reading) => {
    const { kind: _, operator, subconditions } = payload;
    if ((operator !== 'and' && operator !== 'or') || !Array.isArray(subconditions)) return undefined;
    return {
      id: idOf(payload, reading),
      kind: 'CompositeCondition',
      operator,
      subconditions: subconditions.map((child: unknown) => readNode(child, level + 1, reading)),
      ...extra(payload, ['operator', 'subconditions'], reading),
    };
  },
  UnaryCondition: (payload, level, reading) => {
    const { operator, subcondition } = payload;
    if (operator !== 'not' || !isRecord(subcondition)) return undefined;
    // A negation is known by what it negates.
    const inner = readNode(subcondition, level + 1, reading);
    return {
      id: reading.taken === undefined ? newNodeId() : `${inner.id}!`,
      kind: 'UnaryCondition',
      operator,
      subcondition: inner,
      ...extra(payload, ['operator', 'subcondition'], reading),
    };
  },
  BinaryCondition: (payload, _level, reading) => {
    const { lhs, operatorName, rhs } = payload;
    if (!isConditionValue(lhs) || typeof operatorName !== 'string') return undefined;
    if (rhs !== undefined && rhs !== null && !isOperand(rhs)) return undefined;
    return {
      id: idOf(payload, reading),
      kind: 'BinaryCondition',
      lhs,
      operatorName,
      ...(rhs && { rhs }),
      ...extra(payload, ['lhs', 'operatorName', 'rhs'], reading),
    };
  },
  ParameterizedCondition: (payload, _level, reading) => {
    const { parameters, expression } = payload;
    if (!Array.isArray(parameters) || !parameters.every(isParameter)) return undefined;
    if (!isTextOrNothing(expression)) return undefined;
    return {
      id: idOf(payload, reading),
      kind: 'ParameterizedCondition',
      parameters,
      ...(typeof expression === 'string' && { expression }),
      ...extra(payload, ['parameters', 'expression'], reading),
    };
  },
  RawCondition: (payload, _level, reading) => {
    const { rawExpression } = payload;
    if (typeof rawExpression !== 'string') return undefined;
    return {
      id: idOf(payload, reading),
      kind: 'RawCondition',
      rawExpression,
      ...extra(payload, ['rawExpression'], reading),
    };
  },
};

function readNode(payload: unknown, level: number, reading: Reading): ConditionNode {
  const opaque = (): ConditionNode => ({
    id: isRecord(payload) ? idOf(payload, reading) : newNodeId(),
    kind: 'OpaqueCondition',
    payload,
  });
  if (!isRecord(payload) || typeof payload['kind'] !== 'string' || level > deepestLevel) return opaque();
  const read = Object.hasOwn(readers, payload['kind']) ? readers[payload['kind']] : undefined;
  return read?.(payload, level, reading) ?? opaque();
}

/** Reads one condition for insertion into a draft. Never fails: what it cannot read is kept as it came. */
export function parseBranch(payload: unknown): ConditionNode {
  return readNode(payload, 0, { taken: undefined });
}

/**
 * Reads a rule's condition for editing. Nothing or `null` gives an empty 'and'. Unknown properties are kept, and a
 * condition that cannot be read becomes one that cannot be edited: `serializeCondition` gives back what came.
 */
export function parseCondition(
  payload: unknown,
  { isKeepingIds = false }: ConditionIds = {},
): ConditionDraft {
  if (isKeepingIds) makeIdsRandom();
  if (payload === undefined || payload === null) return createDraft();
  const node = readNode(payload, 0, { taken: isKeepingIds ? new Set() : undefined });
  return isDraft(node) ? node : { ...createGroup([node]), isImplicit: true };
}
