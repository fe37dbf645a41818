import {
  type ConditionDraft,
  type ConditionNode,
  type CoreNode,
  childrenOf,
  coreOf,
  negationsOf,
} from './nodes.ts';
import { type ConditionRules, type ConditionSchema, rulesOf } from './rules.ts';
import { type ConditionValue, valuesOf } from './valueKind.ts';

/** What a condition can lack, and where. */
export type ConditionProblemCode =
  | 'no-left'
  | 'invalid-left'
  | 'no-operator'
  | 'no-right'
  | 'invalid-right'
  | 'no-range'
  | 'backward-range'
  | 'no-expression'
  | 'invalid-expression'
  | 'no-parameter'
  | 'empty-group';

/** What is wrong with a condition. */
export interface ConditionProblem {
  readonly code: ConditionProblemCode;
  /** What the kind of a value says of it, or the host of an expression: of `invalid-left`, `invalid-right` and `invalid-expression` alone. */
  readonly text?: string | undefined;
}

type BinaryCore = Extract<CoreNode, { kind: 'BinaryCondition' }>;

const none: readonly ConditionProblem[] = [];

/** What is wrong with a value: that it is empty, or what its kind says; `undefined` when nothing is. */
function faultOf(value: ConditionValue, rules: ConditionRules): 'empty' | { text: string } | undefined {
  const kind = rules.kindOf(value);
  if (kind === undefined) return value.kind === '' ? 'empty' : undefined;
  if (kind.isEmpty(value)) return 'empty';
  const text = kind.validate?.(value);
  return text === undefined ? undefined : { text };
}

function problemOfRight(core: BinaryCore, rules: ConditionRules): ConditionProblem | undefined {
  const operands = rules.operandsOf(core);
  if (operands === 'none') return undefined;
  let isEmpty = true;
  for (const value of operands === 'one' ? valuesOf(core.rhs) : rules.rightValuesOf(core)) {
    const fault = faultOf(value, rules);
    if (fault === 'empty') continue;
    if (fault !== undefined) return { code: 'invalid-right', text: fault.text };
    isEmpty = false;
  }
  if (isEmpty) return { code: 'no-right' };
  return rules.operatorOf(core.lhs, core.operatorName)?.isRange ? problemOfRange(core, rules) : undefined;
}

function problemOfRange(core: BinaryCore, rules: ConditionRules): ConditionProblem | undefined {
  const ends = rules.rightValuesOf(core).filter((value) => !rules.isEmpty(value));
  if (ends.length !== 2) return { code: 'no-range' };
  const [from, to] = ends.map((value) => rules.kindOf(value)?.orderOf?.(value));
  return from !== undefined && to !== undefined && from > to ? { code: 'backward-range' } : undefined;
}

function problemOfLeft({ lhs }: BinaryCore, rules: ConditionRules): ConditionProblem | undefined {
  const fault = faultOf(lhs, rules);
  if (fault === undefined) return undefined;
  return fault === 'empty' ? { code: 'no-left' } : { code: 'invalid-left', text: fault.text };
}

function problemsOfBinary(core: BinaryCore, rules: ConditionRules): readonly ConditionProblem[] {
  const left = problemOfLeft(core, rules);
  const right = problemOfRight(core, rules);
  if (left === undefined && right === undefined && core.operatorName !== '') return none;
  return [
    ...(left ? [left] : none),
    ...(core.operatorName === '' ? [{ code: 'no-operator' } as const] : none),
    ...(right ? [right] : none),
  ];
}

function problemsOfExpression(
  text: string,
  { checkExpression }: ConditionRules,
): readonly ConditionProblem[] {
  if (text.trim() === '') return [{ code: 'no-expression' }];
  const fault = checkExpression?.(text);
  return fault === undefined ? none : [{ code: 'invalid-expression', text: fault }];
}

function findProblems(core: CoreNode, rules: ConditionRules): readonly ConditionProblem[] {
  switch (core.kind) {
    case 'BinaryCondition':
      return problemsOfBinary(core, rules);
    case 'RawCondition':
      return problemsOfExpression(core.rawExpression, rules);
    case 'ParameterizedCondition':
      return core.parameters.some(({ value }) => value.trim() === '') ? [{ code: 'no-parameter' }] : none;
    case 'CompositeCondition':
      return core.subconditions.length === 0 ? [{ code: 'empty-group' }] : none;
    case 'OpaqueCondition':
      return none;
  }
}

/** What is kept of a node for one set of rules. */
interface Checked {
  readonly problems: WeakMap<CoreNode, readonly ConditionProblem[]>;
  readonly incomplete: WeakMap<ConditionNode, number>;
}

const checkedBy = new WeakMap<ConditionRules, Checked>();

function checkedWith(rules: ConditionRules): Checked {
  const known = checkedBy.get(rules);
  if (known !== undefined) return known;
  const checked: Checked = { problems: new WeakMap(), incomplete: new WeakMap() };
  checkedBy.set(rules, checked);
  return checked;
}

/** What a condition or group itself lacks; the same list for the same node. The content of a group is not counted. */
export function problemsOf(node: ConditionNode, rules: ConditionRules): readonly ConditionProblem[] {
  const core = coreOf(node);
  const { problems } = checkedWith(rules);
  const known = problems.get(core);
  if (known !== undefined) return known;
  const found = findProblems(core, rules);
  problems.set(core, found);
  return found;
}

/** How many conditions and groups of a branch lack something; after an edit only the groups around it are counted again. */
export function incompleteIn(node: ConditionNode, rules: ConditionRules): number {
  const own = problemsOf(node, rules).length > 0 ? 1 : 0;
  if (coreOf(node).kind !== 'CompositeCondition') return own;
  const { incomplete } = checkedWith(rules);
  const known = incomplete.get(node);
  if (known !== undefined) return known;
  let count = own;
  for (const child of childrenOf(node)) count += incompleteIn(child, rules);
  incomplete.set(node, count);
  return count;
}

/** Numbers about a branch. */
export interface BranchSummary {
  /** Conditions, without groups. */
  readonly conditions: number;
  /** Nodes from the outermost to the innermost, negations and both ends counted. */
  readonly levels: number;
}

const summaries = new WeakMap<ConditionNode, BranchSummary>();

/** Counts a branch. Kept with each node, so that after an edit only the groups around it are counted again. */
export function summarize(node: ConditionNode): BranchSummary {
  const known = summaries.get(node);
  if (known !== undefined) return known;
  let conditions = coreOf(node).kind === 'CompositeCondition' ? 0 : 1;
  let levels = 0;
  for (const child of childrenOf(node)) {
    const below = summarize(child);
    levels = Math.max(levels, below.levels);
    conditions += below.conditions;
  }
  const summary = { conditions, levels: levels + negationsOf(node) + 1 };
  summaries.set(node, summary);
  return summary;
}

/** A condition or group that lacks something. */
export interface IncompleteCondition {
  /** As `ConditionTree` and the operations of the model know it. */
  readonly id: string;
  readonly problems: readonly ConditionProblem[];
}

function collect(node: ConditionNode, rules: ConditionRules, found: IncompleteCondition[]): void {
  if (incompleteIn(node, rules) === 0) return;
  const problems = problemsOf(node, rules);
  if (problems.length > 0) found.push({ id: coreOf(node).id, problems });
  for (const child of childrenOf(node)) collect(child, rules, found);
}

/**
 * Everything that is incomplete, from top to bottom. A rule without any condition is complete: that is how a new one
 * starts. Quick after an edit while `operators` and `valueKinds` stay the same.
 */
export function validateCondition(
  draft: ConditionDraft,
  schema: ConditionSchema,
): readonly IncompleteCondition[] {
  const rules = rulesOf(schema);
  const found: IncompleteCondition[] = [];
  for (const child of childrenOf(draft)) collect(child, rules, found);
  return found;
}

/** `countIncomplete`, with the rules of a schema. */
export function countIncompleteWith(draft: ConditionDraft, rules: ConditionRules): number {
  return incompleteIn(draft, rules) - (childrenOf(draft).length === 0 ? 1 : 0);
}

/** How many conditions and groups are incomplete; quick after an edit while `operators` and `valueKinds` stay the same. */
export function countIncomplete(draft: ConditionDraft, schema: ConditionSchema): number {
  return countIncompleteWith(draft, rulesOf(schema));
}

/** How many conditions a rule has, groups not counted; quick after an edit. */
export function countConditions(draft: ConditionDraft): number {
  return summarize(draft).conditions;
}
