import { literalTypeOf } from '../../shared/literal/literalType.ts';
import { showDay } from '../../shared/literal/readLiteral.ts';
import { fillSentence } from '../../shared/parameters/splitSentence.ts';
import type { ConditionTreeLabels } from '../labels.ts';
import { type ConditionNode, coreOf, type LeafNode, negationsOf } from './nodes.ts';
import { isExistsOperator } from './operators.ts';
import { summarise } from './validate.ts';
import { type ConditionValue, isEmptyValue } from './values.ts';

/** What names depend on beyond the condition. */
export interface DescribeOptions {
  readonly labels: ConditionTreeLabels;
  /** The caller's name for a value; `undefined` for the one made from its properties. */
  readonly getValueText?: ((value: ConditionValue) => string | undefined) | undefined;
  /** The name of an operator for a left side; `undefined` for one that is not offered. */
  readonly getOperatorText?: ((left: ConditionValue, name: string) => string | undefined) | undefined;
}

function literalText(valueString: string, typeName: string, labels: ConditionTreeLabels): string {
  const type = literalTypeOf(typeName);
  if (type === 'Date') return showDay(valueString) || valueString;
  if (type !== 'Boolean') return valueString;
  if (valueString === 'true') return labels.yes;
  return valueString === 'false' ? labels.no : valueString;
}

function ownText(value: ConditionValue, labels: ConditionTreeLabels): string {
  switch (value.kind) {
    case 'FieldValue':
      return labels.prompt(value.fieldName, value.formTemplateUniqueName);
    case 'PropertyValue':
      return labels.prompt(value.propertyName, value.objectName);
    case 'VariableValue':
      return value.variableName;
    case 'LiteralValue':
      return literalText(value.valueString, value.typeName, labels);
    case 'FormTemplateValue':
      return value.formTemplateUniqueName;
    case 'DataSetItemValue':
      return labels.prompt(value.entityUri, value.datasetName);
    case 'EntityUriValue':
      return value.entityUri;
    default:
      return value.valueString;
  }
}

/** A value in words; empty while nothing is chosen. */
export function describeValue(value: ConditionValue, { labels, getValueText }: DescribeOptions): string {
  return isEmptyValue(value) ? '' : (getValueText?.(value) ?? ownText(value, labels));
}

function describeLeaf(leaf: LeafNode, options: DescribeOptions): string {
  const { labels } = options;
  switch (leaf.kind) {
    case 'RawCondition':
      return leaf.rawExpression.trim() || labels.emptyExpression;
    case 'ParameterizedCondition':
      return fillSentence(leaf.expression ?? '', leaf.parameters, labels.blank);
    case 'OpaqueCondition':
      return labels.unreadable;
    case 'BinaryCondition': {
      const operator = options.getOperatorText?.(leaf.lhs, leaf.operatorName);
      const parts = [
        describeValue(leaf.lhs, options) || labels.blank,
        (operator ?? leaf.operatorName) || labels.blank,
      ];
      if (!isExistsOperator(leaf.operatorName))
        parts.push((leaf.rhs && describeValue(leaf.rhs, options)) || labels.blank);
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
      ? labels.groupName(core.operator, summarise(node).conditions)
      : describeLeaf(core, options);
  return Array.from({ length: negationsOf(node) }).reduce<string>((inner) => labels.negatedName(inner), text);
}
