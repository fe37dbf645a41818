import { literalTypeOf } from '../../shared/literal/literalType.ts';
import { literalFault } from '../../shared/literal/readLiteral.ts';
import {
  type ConditionDraft,
  type ConditionNode,
  type CoreNode,
  childrenOf,
  coreOf,
  negationsOf,
} from './nodes.ts';
import { isExistsOperator, isListOperator } from './operators.ts';
import { isEmptyValue } from './values.ts';

/** What a condition lacks, and where. */
export type ConditionProblem =
  | 'no-left'
  | 'no-operator'
  | 'no-right'
  | 'no-integer'
  | 'no-number'
  | 'no-day'
  | 'no-expression'
  | 'no-parameter'
  | 'empty-group';

const none: readonly ConditionProblem[] = [];
const problemsOfCore = new WeakMap<CoreNode, readonly ConditionProblem[]>();

function rightProblem(core: Extract<CoreNode, { kind: 'BinaryCondition' }>): ConditionProblem | undefined {
  const { rhs, operatorName } = core;
  if (isExistsOperator(operatorName)) return undefined;
  if (rhs === undefined || isEmptyValue(rhs)) return 'no-right';
  if (rhs.kind !== 'LiteralValue') return undefined;
  const type = literalTypeOf(rhs.typeName);
  const texts = isListOperator(operatorName) ? rhs.valueString.split(',') : [rhs.valueString];
  return texts.map((text) => literalFault(type, text)).find((fault) => fault !== undefined);
}

function findProblems(core: CoreNode): readonly ConditionProblem[] {
  switch (core.kind) {
    case 'BinaryCondition': {
      const right = rightProblem(core);
      return [
        ...(isEmptyValue(core.lhs) ? (['no-left'] as const) : []),
        ...(core.operatorName === '' ? (['no-operator'] as const) : []),
        ...(right ? [right] : []),
      ];
    }
    case 'RawCondition':
      return core.rawExpression.trim() === '' ? ['no-expression'] : none;
    case 'ParameterizedCondition':
      return core.parameters.some(({ value }) => value.trim() === '') ? ['no-parameter'] : none;
    case 'CompositeCondition':
      return core.subconditions.length === 0 ? ['empty-group'] : none;
    case 'OpaqueCondition':
      return none;
  }
}

/** What a condition or group itself lacks; the same list for the same node. What stands in a group is not counted. */
export function problemsOf(node: ConditionNode): readonly ConditionProblem[] {
  const core = coreOf(node);
  const known = problemsOfCore.get(core);
  if (known !== undefined) return known;
  const problems = findProblems(core);
  problemsOfCore.set(core, problems);
  return problems;
}

/** Numbers about a branch. */
export interface BranchSummary {
  /** Conditions, without groups. */
  readonly conditions: number;
  /** Conditions and groups that lack something. */
  readonly incomplete: number;
  /** Nodes from the outermost to the innermost, negations and both ends counted. */
  readonly levels: number;
}

const summaries = new WeakMap<ConditionNode, BranchSummary>();

/** Counts a branch. Kept with each node, so that after an edit only the groups around it are counted again. */
export function summarise(node: ConditionNode): BranchSummary {
  const known = summaries.get(node);
  if (known !== undefined) return known;
  let conditions = coreOf(node).kind === 'CompositeCondition' ? 0 : 1;
  let incomplete = problemsOf(node).length > 0 ? 1 : 0;
  let levels = 0;
  for (const child of childrenOf(node)) {
    const below = summarise(child);
    levels = Math.max(levels, below.levels);
    conditions += below.conditions;
    incomplete += below.incomplete;
  }
  const summary = { conditions, incomplete, levels: levels + negationsOf(node) + 1 };
  summaries.set(node, summary);
  return summary;
}

/** A condition or group that lacks something. */
export interface IncompleteCondition {
  /** As `ConditionTree` and the operations of the model know it. */
  readonly id: string;
  readonly problems: readonly ConditionProblem[];
}

function collect(node: ConditionNode, found: IncompleteCondition[]): void {
  if (summarise(node).incomplete === 0) return;
  const problems = problemsOf(node);
  if (problems.length > 0) found.push({ id: coreOf(node).id, problems });
  for (const child of childrenOf(node)) collect(child, found);
}

/**
 * Everything that is incomplete, from top to bottom. A rule without any condition is complete: that is how a new one
 * starts.
 */
export function validateCondition(draft: ConditionDraft): readonly IncompleteCondition[] {
  const found: IncompleteCondition[] = [];
  for (const child of childrenOf(draft)) collect(child, found);
  return found;
}

/** How many conditions and groups are incomplete; quick after an edit. */
export function countIncomplete(draft: ConditionDraft): number {
  return summarise(draft).incomplete - (childrenOf(draft).length === 0 ? 1 : 0);
}

/** How many conditions a rule has, groups not counted; quick after an edit. */
export function countConditions(draft: ConditionDraft): number {
  return summarise(draft).conditions;
}
