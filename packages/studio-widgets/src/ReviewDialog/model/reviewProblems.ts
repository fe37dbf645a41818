import { describeAction } from '../../ActionGroup/describeAction.ts';
import { type ActionsDraft, validateActions } from '../../ActionGroup/model/actionNodes.ts';
import { describeNode } from '../../ConditionTree/model/describe.ts';
import type { ConditionDraft } from '../../ConditionTree/model/nodes.ts';
import type { ConditionSchema } from '../../ConditionTree/model/rules.ts';
import { findNode } from '../../ConditionTree/model/treeIndex.ts';
import { validateCondition } from '../../ConditionTree/model/validate.ts';
import type { OutlineOptions } from './outlineRule.ts';

/** Where a problem is: a condition or group, or an action, by the id that its model knows it by. */
export interface ReviewPlace {
  readonly kind: 'condition' | 'action';
  readonly id: string;
}

/** Something that is wrong with a rule. */
export interface ReviewProblem {
  readonly severity: 'error' | 'warning';
  readonly text: string;
  /** Default: it is wrong with the rule as a whole. */
  readonly place?: ReviewPlace | undefined;
}

/** A problem with the words for its place; without a place, or where that has gone, the words are missing. */
export interface PlacedProblem extends ReviewProblem {
  readonly placeText?: string | undefined;
}

interface Reviewed {
  readonly condition: ConditionDraft;
  readonly actions: ActionsDraft;
  readonly schema: ConditionSchema;
  /** What the host found. */
  readonly problems: readonly ReviewProblem[];
}

/** What is incomplete in a rule, from top to bottom, then what the host found; errors before warnings. */
export function reviewProblems(
  { condition, actions, schema, problems }: Reviewed,
  options: OutlineOptions,
): readonly PlacedProblem[] {
  const { labels, getParameterOptions } = options;
  const actionTexts = {
    unreadable: labels.unreadableAction,
    emptyExpression: labels.emptyExpression,
    emptyBlank: labels.blank,
  };
  const placed = (problem: ReviewProblem): PlacedProblem => {
    const { place, ...rest } = problem;
    if (place === undefined) return rest;
    const node = place.kind === 'condition' ? findNode(condition, place.id) : undefined;
    const action = place.kind === 'action' ? actions.find(({ id }) => id === place.id) : undefined;
    if (node) return { ...problem, placeText: describeNode(node, options) };
    return action
      ? { ...problem, placeText: describeAction(action, actionTexts, getParameterOptions) }
      : rest;
  };
  const own = [
    ...validateCondition(condition, schema).map(
      ({ id, problems: found }): ReviewProblem => ({
        severity: 'error',
        text: found.map(({ code, text }) => text ?? labels.problems[code]).join('. '),
        place: { kind: 'condition', id },
      }),
    ),
    ...validateActions(actions).map(
      ({ id, problem }): ReviewProblem => ({
        severity: 'error',
        text: labels.actionProblems[problem],
        place: { kind: 'action', id },
      }),
    ),
  ];
  const keyOf = (place: ReviewPlace | undefined) => place && `${place.kind} ${place.id}`;
  const incomplete = new Set(own.map(({ place }) => keyOf(place)));
  // What is incomplete is an error of the host as well: it is listed once.
  const others = problems.filter(
    ({ severity, place }) => severity !== 'error' || place === undefined || !incomplete.has(keyOf(place)),
  );
  const all = [...own, ...others].map(placed);
  return [
    ...all.filter(({ severity }) => severity === 'error'),
    ...all.filter(({ severity }) => severity === 'warning'),
  ];
}
