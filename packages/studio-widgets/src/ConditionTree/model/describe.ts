import { payloadText } from '../../shared/parameters/payloadText.ts';
import { fillSentence } from '../../shared/parameters/splitSentence.ts';
import type { ConditionTreeProps } from '../ConditionTreeProps.ts';
import type { ConditionTexts } from '../labels.ts';
import { type BinaryNode, type ConditionNode, coreOf, type LeafNode, negationsOf } from './nodes.ts';
import type { ConditionRules } from './rules.ts';
import { summarize } from './validate.ts';
import type { ConditionValue } from './valueKind.ts';

/** What names depend on beyond the condition. */
export interface DescribeOptions<Labels extends ConditionTexts = ConditionTexts>
  extends Pick<ConditionTreeProps, 'getValueText'> {
  readonly labels: Labels;
  readonly rules: ConditionRules;
  /** Values of a list that are listed one by one; the rest is counted. */
  readonly mostValues: number;
}

const longestUnknown = 75;

/** A value in words; empty while nothing is chosen. @param left the left side, for a value on the right */
export function describeValue(
  value: ConditionValue,
  { rules, getValueText }: Pick<DescribeOptions, 'getValueText' | 'rules'>,
  left?: ConditionValue,
): string {
  if (rules.isEmpty(value)) return '';
  const text = getValueText?.(value, left);
  if (text !== undefined) return text;
  const kind = rules.kindOf(value);
  return kind ? kind.describe(value) : payloadText(value).slice(0, longestUnknown);
}

/** The values on the right in words; empty while there are none. */
export function describeRight(condition: BinaryNode, options: DescribeOptions): string {
  const { labels, rules, mostValues } = options;
  const texts = rules
    .rightValuesOf(condition)
    .map((value) => describeValue(value, options, condition.lhs))
    .filter((text) => text !== '');
  if (rules.operandsOf(condition) !== 'many') return texts[0] ?? '';
  return texts.length === 0 ? '' : labels.values(texts.slice(0, mostValues), texts.length);
}

function describeLeaf(leaf: LeafNode, options: DescribeOptions): string {
  const { labels, rules } = options;
  switch (leaf.kind) {
    case 'RawCondition':
      return leaf.rawExpression.trim() || labels.emptyExpression;
    case 'ParameterizedCondition':
      return fillSentence(leaf.expression ?? '', leaf.parameters, labels.blank);
    case 'OpaqueCondition':
      return labels.unreadable;
    case 'BinaryCondition': {
      const operator = rules.operatorOf(leaf.lhs, leaf.operatorName)?.label ?? leaf.operatorName;
      const parts = [describeValue(leaf.lhs, options) || labels.blank, operator || labels.blank];
      if (rules.operandsOf(leaf) !== 'none') parts.push(describeRight(leaf, options) || labels.blank);
      return parts.join(' ');
    }
  }
}

/** A condition or group in words, as assistive technology and announcements name it. */
export function describeNode(node: ConditionNode, options: DescribeOptions): string {
  const core = coreOf(node);
  const { labels } = options;
  const text =
    core.kind === 'CompositeCondition'
      ? labels.groupName(core.operator, summarize(node).conditions)
      : describeLeaf(core, options);
  return Array.from({ length: negationsOf(node) }).reduce<string>((inner) => labels.negatedName(inner), text);
}
