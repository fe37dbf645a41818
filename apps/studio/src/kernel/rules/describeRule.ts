import { peekLookup } from '../resource/Lookup.ts';
import { knownNames, noForm } from './names/KnownNames.ts';
import { nameOfItem, nameOfValue } from './names/nameOfValue.ts';
import { ruleOperators } from './ruleSchema.ts';

type Payload = Readonly<Record<string, unknown>>;

/** An operator by its label; as it is stored while the labels are on their way. */
export function describeOperator(name: string): string {
  return peekLookup(ruleOperators)?.find((operator) => operator.name === name)?.label ?? name;
}

/** One side of a comparison: a value, or several. Values of data sets are called as far as is known. @param left the left side, for the right one */
export function describeOperand(operand: unknown, left?: unknown): string {
  if (Array.isArray(operand)) return operand.map((each) => describeOperand(each, left)).join(', ');
  if (typeof operand !== 'object' || operand === null) return '';
  const known = nameOfValue(operand, left, noForm, knownNames.names);
  if (known !== undefined) return known;
  const value = operand as Payload;
  const text = (name: string) => (typeof value[name] === 'string' ? value[name] : '');
  const named = [
    ['fieldName', 'formTemplateUniqueName'],
    ['propertyName', 'objectName'],
    ['entityUri', 'datasetName'],
  ] as const;
  for (const [name, owner] of named) {
    if (text(name) !== '') return text(owner) === '' ? text(name) : `${text(name)} (${text(owner)})`;
  }
  return text('variableName') || text('valueString') || text('formTemplateUniqueName');
}

/** A comparison in one line. */
export function describeComparison(comparison: {
  readonly lhs: unknown;
  readonly operatorName: string;
  readonly rhs: unknown;
}): string {
  const { lhs, operatorName, rhs } = comparison;
  return [describeOperand(lhs), describeOperator(operatorName), describeOperand(rhs, lhs)]
    .filter((text) => text !== '')
    .join(' ');
}

/** An action in one line, with its blanks filled. */
export function describeAction(action: unknown): string {
  if (typeof action !== 'object' || action === null) return '';
  const { expression, rawExpression, parameters } = action as Payload;
  if (typeof rawExpression === 'string') return rawExpression;
  const values = new Map(
    (Array.isArray(parameters) ? (parameters as readonly Payload[]) : []).map(
      ({ name, value, typeName, expression: dataSet }) => [
        name,
        (typeName === 'DataSetItem' && nameOfItem(String(dataSet), String(value ?? ''), knownNames.names)) ||
          value,
      ],
    ),
  );
  return String(expression ?? '').replaceAll(/\{([^{}]*)\}/g, (whole, name: string) => {
    const value = values.get(name.trim());
    return typeof value === 'string' && value !== '' ? value : whole;
  });
}
