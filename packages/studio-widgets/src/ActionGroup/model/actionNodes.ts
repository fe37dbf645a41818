import type { Parameter } from '../../shared/parameters/Parameter.ts';
import { setParameter } from '../../shared/parameters/Parameter.ts';

interface ActionBase {
  /** Unique in its list; made by the model, never saved. */
  readonly id: string;
  /** Properties of the payload that the model does not know; saved as they came. */
  readonly extra?: Readonly<Record<string, unknown>> | undefined;
}

/** A sentence with blanks to fill. */
export interface ParameterizedAction extends ActionBase {
  readonly kind: 'ParameterizedAction';
  readonly parameters: readonly Parameter[];
  /** What is shown; a blank is written `{name}`. */
  readonly expression?: string | undefined;
}

/** An action as text. */
export interface RawAction extends ActionBase {
  readonly kind: 'RawAction';
  readonly rawExpression: string;
  /** Whether the names of variables in the text are replaced by the server. */
  readonly transformVariables: boolean;
}

/** An action that this model cannot read: it can be moved and deleted, and is saved as it came. */
export interface OpaqueAction extends ActionBase {
  readonly kind: 'OpaqueAction';
  readonly payload: unknown;
}

export type ActionNode = ParameterizedAction | RawAction | OpaqueAction;

/** A rule's actions while they are edited. Nothing in the list ever changes; an edit gives another list. */
export type ActionsDraft = readonly ActionNode[];

/** What an action lacks. */
export type ActionProblem = 'no-parameter' | 'no-expression';

function updateAction(
  draft: ActionsDraft,
  id: string,
  change: (action: ActionNode) => ActionNode,
): ActionsDraft {
  const index = draft.findIndex((action) => action.id === id);
  const action = draft[index];
  const next = action && change(action);
  return next === undefined || next === action ? draft : draft.with(index, next);
}

/** Adds an action at the end. */
export function addAction(draft: ActionsDraft, action: ActionNode): ActionsDraft {
  return [...draft, action];
}

/** Takes an action out. */
export function removeAction(draft: ActionsDraft, id: string): ActionsDraft {
  const index = draft.findIndex((action) => action.id === id);
  return index < 0 ? draft : draft.toSpliced(index, 1);
}

/** Moves an action to an index of the list; ends that lie outside count as the ends. */
export function moveAction(draft: ActionsDraft, id: string, to: number): ActionsDraft {
  const from = draft.findIndex((action) => action.id === id);
  const action = draft[from];
  const target = Math.max(0, Math.min(draft.length - 1, to));
  return action === undefined || from === target
    ? draft
    : draft.toSpliced(from, 1).toSpliced(target, 0, action);
}

/** Fills a blank. */
export function setActionParameter(
  draft: ActionsDraft,
  id: string,
  name: string,
  value: string,
): ActionsDraft {
  return updateAction(draft, id, (action) => {
    if (action.kind !== 'ParameterizedAction') return action;
    const parameters = setParameter(action.parameters, name, value);
    return parameters === action.parameters ? action : { ...action, parameters };
  });
}

/** Changes the text of a raw action. */
export function setActionExpression(draft: ActionsDraft, id: string, rawExpression: string): ActionsDraft {
  return updateAction(draft, id, (action) =>
    action.kind === 'RawAction' && action.rawExpression !== rawExpression
      ? { ...action, rawExpression }
      : action,
  );
}

/** Decides whether the server replaces the names of variables. */
export function setTransformVariables(
  draft: ActionsDraft,
  id: string,
  transformVariables: boolean,
): ActionsDraft {
  return updateAction(draft, id, (action) =>
    action.kind === 'RawAction' && action.transformVariables !== transformVariables
      ? { ...action, transformVariables }
      : action,
  );
}

/** What an action lacks; `undefined` when it is complete. */
export function problemOfAction(action: ActionNode): ActionProblem | undefined {
  if (action.kind === 'RawAction') return action.rawExpression.trim() === '' ? 'no-expression' : undefined;
  if (action.kind !== 'ParameterizedAction') return undefined;
  return action.parameters.some(({ value }) => value.trim() === '') ? 'no-parameter' : undefined;
}

/** The actions that lack something, from first to last. */
export function validateActions(
  draft: ActionsDraft,
): readonly { readonly id: string; readonly problem: ActionProblem }[] {
  return draft.flatMap((action) => {
    const problem = problemOfAction(action);
    return problem === undefined ? [] : [{ id: action.id, problem }];
  });
}
