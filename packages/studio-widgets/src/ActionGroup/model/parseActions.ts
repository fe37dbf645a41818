import { extraOf, isParameter, isRecord, isTextOrNothing } from '../../shared/parameters/payload.ts';
import type { ActionNode, ActionsDraft } from './actionNodes.ts';

let lastId = 0;

function newId(): string {
  lastId += 1;
  return `a${lastId.toString(36)}`;
}

/** Reads one action. Never fails: what it cannot read is kept as it came. */
export function parseAction(payload: unknown): ActionNode {
  const id = newId();
  if (isRecord(payload)) {
    const { kind, rawExpression, transformVariables, parameters, expression } = payload;
    if (kind === 'RawAction' && typeof rawExpression === 'string' && typeof transformVariables === 'boolean')
      return {
        id,
        kind,
        rawExpression,
        transformVariables,
        ...extraOf(payload, ['rawExpression', 'transformVariables']),
      };
    if (
      kind === 'ParameterizedAction' &&
      Array.isArray(parameters) &&
      parameters.every(isParameter) &&
      isTextOrNothing(expression)
    )
      return {
        id,
        kind,
        parameters,
        ...(typeof expression === 'string' && { expression }),
        ...extraOf(payload, ['parameters', 'expression']),
      };
  }
  return { id, kind: 'OpaqueAction', payload };
}

/** Reads a rule's actions for editing. Nothing or `null` gives none. `serializeActions` gives back what came. */
export function parseActions(payload: readonly unknown[] | null | undefined): ActionsDraft {
  return (payload ?? []).map(parseAction);
}

/** A rule's actions as they are saved: what `parseActions` reads. */
export function serializeActions(draft: ActionsDraft): readonly unknown[] {
  return draft.map((action) => {
    if (action.kind === 'OpaqueAction') return action.payload;
    const { id: _, extra, ...known } = action;
    return { ...extra, ...known };
  });
}
