import { extraOf, isParameter, isRecord, isTextOrNothing } from '../../shared/parameters/payload.ts';
import type { ActionNode, ActionsDraft } from './actionNodes.ts';

let lastId = 0;
let prefix = 'a';

function newId(): string {
  lastId += 1;
  return `${prefix}${lastId.toString(36)}`;
}

/** How ids are kept with stored actions. */
export interface ActionIds {
  /**
   * The `id` of a stored action is that of its node: it stays the same from version to version. One that is missing, or that occurs
   * twice, is made up.
   * @default false: every reading makes new ids, and a stored `id` is a property like others
   */
  readonly isKeepingIds?: boolean | undefined;
}

/** Reads one action. Never fails: what it cannot read is kept as it came. */
export function parseAction(payload: unknown): ActionNode {
  return readAction(payload, newId(), []);
}

function readAction(payload: unknown, id: string, known: readonly string[]): ActionNode {
  if (isRecord(payload)) {
    const { kind, rawExpression, transformVariables, parameters, expression } = payload;
    if (kind === 'RawAction' && typeof rawExpression === 'string' && typeof transformVariables === 'boolean')
      return {
        id,
        kind,
        rawExpression,
        transformVariables,
        ...extraOf(payload, ['rawExpression', 'transformVariables', ...known]),
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
        ...extraOf(payload, ['parameters', 'expression', ...known]),
      };
  }
  return { id, kind: 'OpaqueAction', payload };
}

/** Reads a rule's actions for editing. Nothing or `null` gives none. `serializeActions` gives back what came. */
export function parseActions(
  payload: readonly unknown[] | null | undefined,
  { isKeepingIds = false }: ActionIds = {},
): ActionsDraft {
  if (!isKeepingIds) return (payload ?? []).map(parseAction);
  // Stored actions have ids that new ones must not meet.
  if (prefix === 'a') prefix = `a-${Math.random().toString(36).slice(2, 10)}-`;
  const taken = new Set<string>();
  return (payload ?? []).map((action) => {
    const stored = isRecord(action) ? action['id'] : undefined;
    const id = typeof stored === 'string' && stored !== '' && !taken.has(stored) ? stored : newId();
    taken.add(id);
    return readAction(action, id, ['id']);
  });
}

/** A rule's actions as they are saved: what `parseActions` reads, with the ids of its nodes where they are kept. */
export function serializeActions(
  draft: ActionsDraft,
  { isKeepingIds = false }: ActionIds = {},
): readonly unknown[] {
  return draft.map((action) => {
    if (action.kind === 'OpaqueAction') return action.payload;
    const { id, extra, ...known } = action;
    return { ...extra, ...(isKeepingIds && { id }), ...known };
  });
}
