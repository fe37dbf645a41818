import { actionText, deepestCondition, findOperator } from '@studio/rules';
import type { JsonObject, JsonValue } from '../store/JsonObject.ts';

/** A rule as English, a line for each condition, indented by two blanks a level. */
export function describeRule({
  condition,
  actions,
}: {
  condition: JsonValue;
  actions: readonly JsonValue[];
}): string {
  const then = actions.map((action, index) => `  ${index + 1}. ${actionText((action ?? {}) as JsonObject)}`);
  return [...describe(condition, 0, false), 'Then', ...(then.length === 0 ? ['  nothing yet'] : then)].join(
    '\n',
  );
}

/** A condition as English, as part of a rule: it begins with 'If'. */
export function describeCondition(condition: JsonValue): string {
  const text = describe(condition, 0, false).join('\n');
  return text.startsWith('If ') ? text : `If ${text}`;
}

function describe(stored: JsonValue | undefined, level: number, isNegated: boolean): string[] {
  const indent = '  '.repeat(level);
  const not = isNegated ? 'not ' : '';
  if (level > deepestCondition || !isObject(stored)) return [`${indent}${not}…`];
  const { kind, operator, subconditions, subcondition, rawExpression, lhs, operatorName, rhs, expression } =
    stored;
  if (kind === 'UnaryCondition') return describe(subcondition, level, !isNegated);
  if (kind === 'RawCondition') return [`${indent}${not}${String(rawExpression ?? '')}`];
  if (kind === 'ParameterizedCondition')
    return [`${indent}${not}${actionText({ ...stored, expression: expression ?? '' })}`];
  if (kind === 'BinaryCondition') return [`${indent}${not}${describeComparison({ lhs, operatorName, rhs })}`];
  const of = Array.isArray(subconditions) ? subconditions : [];
  const which = operator === 'or' ? 'any' : 'all';
  const head = `${level === 0 ? 'If ' : ''}${not}${which} of these ${operator === 'or' ? 'is' : 'are'} true:`;
  const inner = of.flatMap((each) => describe(each, level + 1, false));
  return [`${indent}${head}`, ...(inner.length === 0 ? [`${indent}  nothing yet`] : inner)];
}

function describeComparison({ lhs, operatorName, rhs }: Pick<JsonObject, string>): string {
  const label = findOperator(operatorName)?.label ?? String(operatorName ?? '');
  const right = (Array.isArray(rhs) ? rhs : [rhs]).filter(isObject).map(describeValue);
  const text = [
    describeValue(lhs),
    label === '' ? '…' : label,
    right.join(operatorName === 'isBetween' ? ' and ' : ', '),
  ];
  return text.filter((each) => each !== '').join(' ');
}

/** What a value is called. */
export function describeValue(value: JsonValue | undefined): string {
  if (!isObject(value)) return '…';
  const text = (property: string): string => {
    const found = value[property];
    return typeof found === 'string' && found !== '' ? found : '…';
  };
  switch (value['kind']) {
    case 'FieldValue':
      return `${text('fieldName')} (${text('formTemplateUniqueName')})`;
    case 'PropertyValue':
      return `${text('propertyName')} (${text('objectName')})`;
    case 'VariableValue':
      return text('variableName');
    case 'FormTemplateValue':
      return text('formTemplateUniqueName');
    case 'DataSetItemValue':
      return value['entityUri'] === undefined ? text('value') : text('entityUri');
    case 'EntityUriValue':
      return text('entityUri');
    default:
      return text('valueString');
  }
}

function isObject(value: JsonValue | undefined): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
