import { type Condition, type EvaluatedRule, readCondition } from '@studio/rules';

type Group = Extract<Condition, { kind: 'group' }>;
type Comparison = Extract<Condition, { kind: 'comparison' }>;

const jsonOperators: Readonly<Record<string, string>> = {
  equals: 'equal',
  isNot: 'notEqual',
  isInList: 'in',
  isNotInList: 'notIn',
  isGreaterThan: 'greaterThan',
  isAtLeast: 'greaterThanInclusive',
  isLessThan: 'lessThan',
  isAtMost: 'lessThanInclusive',
};

/** A rule for json-rules-engine, whose event has the rule's id as its type. */
export function toJsonRule({ id, condition }: EvaluatedRule): object {
  const root = jsonCondition(readCondition(condition).condition);
  const conditions = 'all' in root || 'any' in root ? root : { all: [root] };
  return { conditions, event: { type: id } };
}

function jsonCondition(condition: Condition): object {
  switch (condition.kind) {
    case 'group':
      return { [condition.operator === 'and' ? 'all' : 'any']: condition.of.map(jsonCondition) };
    case 'not':
      return { not: jsonCondition(condition.of) };
    case 'comparison': {
      const { fact, operator, values } = partsOf(condition);
      const isList = operator === 'isInList' || operator === 'isNotInList';
      return { fact, operator: jsonOperators[operator], value: isList ? values : values[0] };
    }
    default:
      throw new Error(`The benchmark has no ${condition.kind}.`);
  }
}

const zenOperators: Readonly<Record<string, string>> = {
  equals: '==',
  isNot: '!=',
  isInList: 'in',
  isNotInList: 'not in',
  isGreaterThan: '>',
  isAtLeast: '>=',
  isLessThan: '<',
  isAtMost: '<=',
};

/** The condition of a rule as an expression of zen-engine. */
export function toZenExpression({ condition }: EvaluatedRule): string {
  return zenExpression(readCondition(condition).condition);
}

function zenExpression(condition: Condition): string {
  switch (condition.kind) {
    case 'group':
      return `(${groupOf(condition)})`;
    case 'not':
      return `not (${zenExpression(condition.of)})`;
    case 'comparison': {
      const { fact, operator, values } = partsOf(condition);
      const isList = operator === 'isInList' || operator === 'isNotInList';
      const right = isList
        ? `[${values.map((value) => JSON.stringify(value)).join(', ')}]`
        : JSON.stringify(values[0]);
      return `${zenName(fact)} ${zenOperators[operator]} ${right}`;
    }
    default:
      throw new Error(`The benchmark has no ${condition.kind}.`);
  }
}

function groupOf({ operator, of }: Group): string {
  return of.map(zenExpression).join(` ${operator} `);
}

/** `Form::field` is no name there: forms hold their fields. */
function zenName(key: string): string {
  return key.replace('::', '.');
}

/** The facts of a case as zen-engine takes them. */
export function toZenFacts(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const facts: Record<string, Record<string, unknown>> = {};
  for (const [key, value] of Object.entries(values)) {
    const [form = '', field = ''] = key.split('::');
    facts[form] = { ...facts[form], [field]: value };
  }
  return facts;
}

function partsOf({ left, operator, right }: Comparison) {
  if (!('key' in left) || !(operator in jsonOperators))
    throw new Error(`The benchmark does not translate '${operator}'.`);
  const values = right.map((each) => {
    if ('key' in each) throw new Error('The benchmark compares with constants.');
    return each.value;
  });
  return { fact: left.key, operator, values };
}
