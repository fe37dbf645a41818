import { asNode, type ConditionNode, deepest, textOf } from '../../../kernel/rules/conditionNode.ts';
import { writeDay } from '../writeDay.ts';
import type { ConditionNames } from './ConditionNames.ts';
import { conditionText } from './conditions.messages.ts';
import { describeOperator } from './describeOperator.ts';

/** The names that a condition is described with, and the depth in it. */
interface DescriptionContext {
  readonly names: ConditionNames;
  readonly depth: number;
}

/**
 * A condition of a rule in one line, as an administrator would word it.
 * @param condition as the contract has it; what is of no kind that it knows is left out
 * @param names of fields, forms and values
 */
export function describeCondition(condition: unknown, names: ConditionNames): string {
  return describeNode(condition, { names, depth: 0 });
}

function describeNode(condition: unknown, { names, depth }: DescriptionContext): string {
  const node = asNode(condition);
  if (node === null) return conditionText('empty');
  if (depth > deepest) return conditionText('deeper');
  const inner = { names, depth: depth + 1 };
  switch (node['kind']) {
    case 'CompositeCondition':
      return describeGroup(node, inner);
    case 'UnaryCondition':
      return conditionText('not', { condition: describeNode(node['subcondition'], inner) });
    case 'BinaryCondition':
      return describeComparison(node, names);
    case 'RawCondition':
      return textOf(node['rawExpression']);
    default:
      return describeParameterized(node, names);
  }
}

function describeGroup({ operator, subconditions }: ConditionNode, context: DescriptionContext): string {
  const all = Array.isArray(subconditions) ? subconditions : [];
  if (all.length === 0) return conditionText('empty');
  return all
    .map((each) => {
      const text = describeNode(each, context);
      const isGroup = asNode(each)?.['kind'] === 'CompositeCondition';
      return isGroup && all.length > 1 ? conditionText('group', { conditions: text }) : text;
    })
    .join(conditionText(operator === 'or' ? 'or' : 'and'));
}

function describeComparison({ lhs, operatorName, rhs }: ConditionNode, names: ConditionNames): string {
  const left = asNode(lhs);
  const values = (Array.isArray(rhs) ? rhs : [rhs])
    .map((value) => describeOperand(value, left, names))
    .filter((text) => text !== '');
  return [describeOperand(lhs, null, names), describeOperator(textOf(operatorName)), listOf(values)]
    .filter((text) => text !== '')
    .join(' ');
}

/** Values one after the other. One that holds the comma that separates them is quoted. */
function listOf(values: readonly string[]): string {
  if (values.length === 1) return values.join();
  return values
    .map((value) => (value.includes(',') ? conditionText('value.quoted', { value }) : value))
    .join(', ');
}

/** The text of a condition of the product's with its blanks, `{name}`, filled. */
function describeParameterized({ expression, parameters }: ConditionNode, names: ConditionNames): string {
  const given = (Array.isArray(parameters) ? parameters : []).flatMap((parameter) => {
    const node = asNode(parameter);
    return node === null ? [] : [[textOf(node['name']), describeParameter(node, names)] as const];
  });
  const values = new Map(given);
  return textOf(expression).replace(/\$?\{([^{}]*)\}/g, (blank, name: string) => {
    return values.get(name.trim()) || blank;
  });
}

function describeParameter({ value, typeName }: ConditionNode, names: ConditionNames): string {
  return asNode(value) === null
    ? formatLiteral(textOf(value), textOf(typeName))
    : describeOperand(value, null, names);
}

/** @param left what the value is compared with; null for the left side itself */
function describeOperand(value: unknown, left: ConditionNode | null, names: ConditionNames): string {
  const node = asNode(value);
  if (node === null) return formatLiteral(textOf(value), '');
  const [form, dataSet, uri] = ['formTemplateUniqueName', 'datasetName', 'entityUri'].map((name) =>
    textOf(node[name]),
  ) as [string, string, string];
  switch (node['kind']) {
    case 'FieldValue':
      return names.field(form, textOf(node['fieldName']) || textOf(node['variableName']));
    case 'FormTemplateValue':
      return names.form(form);
    case 'PropertyValue':
      return ofOwner(textOf(node['propertyName']), textOf(node['objectName']));
    case 'DataSetItemValue':
      return uri === '' ? dataSet : names.item(dataSet, uri);
    default:
      return formatStored(node, left, names) || textOf(node['variableName']) || uri || dataSet || form;
  }
}

/** A value that was entered or chosen for the left side; empty for none. */
function formatStored(
  { kind, valueString, typeName }: ConditionNode,
  left: ConditionNode | null,
  names: ConditionNames,
): string {
  const text = textOf(valueString);
  if (text === '') return '';
  const type = textOf(typeName) || textOf(left?.['typeName']);
  const isTyped = kind === 'LiteralValue' || kind === undefined;
  const literal = isTyped ? formatLiteral(text, type) : text;
  if (literal !== text || left?.['kind'] !== 'FieldValue') return literal;
  const field = textOf(left['fieldName']) || textOf(left['variableName']);
  return names.value(textOf(left['formTemplateUniqueName']), field, text, !isTyped);
}

function ofOwner(name: string, owner: string): string {
  return owner === '' || name === ''
    ? name || owner
    : conditionText('field.of', { field: name, form: owner });
}

/** A literal by its type: truth values as Yes or No, days as everywhere in the studio, all others as they are. */
function formatLiteral(text: string, typeName: string): string {
  const type = typeName.toLowerCase();
  if (/^(bool|yes ?no)/.test(type) && /^(true|false)$/i.test(text))
    return conditionText(text.toLowerCase() === 'true' ? 'yes' : 'no');
  if (!/^(date|calendar)/.test(type)) return text;
  const day = dayOf(text.trim());
  return day === null ? text : writeDay(day);
}

/** The most milliseconds from 1970 that are a day. */
const lastDay = 8.64e15;

/** Milliseconds, or YYYY-MM-DD; null for what is neither. */
function dayOf(text: string): number | null {
  if (/^-?\d{1,16}$/.test(text)) return Math.abs(Number(text)) > lastDay ? null : Number(text);
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? Date.parse(`${text}T00:00:00Z`) : Number.NaN;
  return Number.isNaN(day) ? null : day;
}
