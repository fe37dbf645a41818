import type { ActionGroupProps } from '../../ActionGroup/ActionGroupProps.ts';
import { describeAction } from '../../ActionGroup/describeAction.ts';
import type { ActionsDraft } from '../../ActionGroup/model/actionNodes.ts';
import { type DescribeOptions, describeNode } from '../../ConditionTree/model/describe.ts';
import {
  type ConditionDraft,
  type ConditionNode,
  childrenOf,
  coreOf,
  negationsOf,
} from '../../ConditionTree/model/nodes.ts';
import type { ReviewDialogLabels } from '../labels.ts';

/** A condition or group of a rule in words, with its children. */
export interface OutlineNode {
  readonly id: string;
  readonly text: string;
  readonly children: readonly OutlineNode[];
}

/** A rule in words. */
export interface RuleOutline {
  readonly condition: OutlineNode;
  /** Absent where no outcomes are shown. */
  readonly outcomes?: readonly { readonly id: string; readonly text: string }[] | undefined;
}

/** The outline of a rule. */
export interface OutlinedRule {
  readonly condition: ConditionDraft;
  readonly actions?: ActionsDraft | undefined;
  readonly outcomes?: readonly string[] | undefined;
}

/** What a rule is described with. */
export interface OutlineOptions
  extends DescribeOptions<ReviewDialogLabels>,
    Pick<ActionGroupProps, 'getParameterOptions'> {}

function outlineNode(node: ConditionNode, options: OutlineOptions, isRoot: boolean): OutlineNode {
  const core = coreOf(node);
  const { id } = core;
  if (core.kind !== 'CompositeCondition') return { id, text: describeNode(node, options), children: [] };
  const { labels } = options;
  const isNegated = negationsOf(node) % 2 === 1;
  return {
    id,
    text: (isRoot ? labels.ruleIf : labels.group)(core.operator, isNegated),
    children: childrenOf(node).map((child) => outlineNode(child, options, false)),
  };
}

/** A rule in words, group by group. Two negations of a group cancel each other out. */
export function outlineRule(
  { condition, actions, outcomes }: OutlinedRule,
  options: OutlineOptions,
): RuleOutline {
  const { labels, getParameterOptions } = options;
  const texts = {
    unreadable: labels.unreadableAction,
    emptyExpression: labels.emptyExpression,
    emptyBlank: labels.blank,
  };
  const described = [
    ...(actions ?? []).map((action) => ({
      id: action.id,
      text: describeAction(action, texts, getParameterOptions),
    })),
    ...(outcomes ?? []).map((text, index) => ({ id: `outcome ${index}`, text })),
  ];
  const hasOutcomes = actions !== undefined || outcomes !== undefined;
  return { condition: outlineNode(condition, options, true), ...(hasOutcomes && { outcomes: described }) };
}

function linesOf(node: OutlineNode, depth: number, lines: string[]): void {
  for (const child of node.children) {
    lines.push(`${'  '.repeat(depth)}- ${child.text}`);
    linesOf(child, depth + 1, lines);
  }
}

/** An outline as plain text, indented by its groups. */
export function outlineText({ condition, outcomes }: RuleOutline, labels: ReviewDialogLabels): string {
  const lines = condition.children.length === 0 ? [labels.noConditions] : [condition.text];
  linesOf(condition, 1, lines);
  if (outcomes !== undefined) {
    lines.push(`${labels.outcome}:`);
    lines.push(...(outcomes.length === 0 ? [`  ${labels.noActions}`] : []));
    lines.push(...outcomes.map(({ text }, index) => `  ${index + 1}. ${text}`));
  }
  return lines.join('\n');
}
