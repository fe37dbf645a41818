import { conditionText } from './conditions.messages.ts';

type OperatorText = Parameters<typeof conditionText>[0];

/** The labels of operators, by their names in small letters without blanks. */
const labels = new Map<string, OperatorText>([
  ...named('operator.equals', '=', '==', '===', 'is', 'eq', 'equal', 'equals', 'isequalto'),
  ...named('operator.notEquals', '!=', '!==', '<>', 'isnot', 'ne', 'notequal', 'notequals', 'isnotequalto'),
  ...named('operator.greater', '>', 'gt', 'greater', 'greaterthan', 'isgreaterthan'),
  ...named('operator.atLeast', '>=', 'gte', 'atleast', 'isatleast', 'greaterthanorequal'),
  ...named('operator.atLeast', 'greaterthanorequalto', 'isgreaterthanorequalto'),
  ...named('operator.less', '<', 'lt', 'less', 'lessthan', 'islessthan'),
  ...named('operator.atMost', '<=', 'lte', 'atmost', 'isatmost', 'lessthanorequal'),
  ...named('operator.atMost', 'lessthanorequalto', 'islessthanorequalto'),
  ...named('operator.inList', 'in', 'inlist', 'isinlist'),
  ...named('operator.notInList', 'notin', 'notinlist', 'isnotinlist'),
  ...named('operator.inClassCodeList', 'inclasscodelist', 'isinclasscodelist'),
  ...named('operator.contains', 'contains'),
  ...named('operator.matches', 'matches'),
  ...named('operator.exists', 'exists'),
]);

function named(label: OperatorText, ...names: readonly string[]): [name: string, label: OperatorText][] {
  return names.map((name) => [name, label]);
}

/** An operator by its label; one that has none as it is spelled, in words: `startsWith` reads 'starts with'. */
export function describeOperator(name: string): string {
  const label = labels.get(name.toLowerCase().replace(/[\s_]/g, ''));
  if (label !== undefined) return conditionText(label);
  return name.replace(/(?<=[a-z])[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}
