import { actionText, type Condition, evaluateCondition, readCondition, toCaseValues } from '@studio/rules';
import type { KeptCaseDoc } from '../../kinds/ruleSet/ruleSetModule.ts';
import type { DeployedRuleDoc } from '../../store/schema.ts';

type Values = KeptCaseDoc['values'];
type Value = Values[string];

/** How far a case is from the rule that it is made for. */
const variants: readonly { title: string; of: (values: Values) => Values }[] = [
  { title: 'as it is meant', of: (values) => values },
  { title: 'one step less', of: (values) => changeOne(values, -1, (value) => stepped(value, -1)) },
  { title: 'no value', of: (values) => changeOne(values, -1, () => null) },
  { title: 'one step more', of: (values) => changeOne(values, -1, (value) => stepped(value, 1)) },
  { title: 'another to begin with', of: (values) => changeOne(values, 0, (value) => stepped(value, -1)) },
  { title: 'ten times as much', of: (values) => changeOne(values, -1, tenTimes) },
  { title: 'nothing at all', of: (values) => mapAll(values, () => null) },
];

/** Cases around the limits of rules, each with what the rule says of it now; so many as there are places for. */
export function casesOf(rules: readonly DeployedRuleDoc[], count: number): KeptCaseDoc[] {
  const usable = rules.flatMap((rule) => {
    const { condition, faults } = readCondition(rule.condition);
    const values = faults.length === 0 ? valuesFor(condition) : null;
    return values === null ? [] : [{ rule, condition, values }];
  });
  const byRule = usable.map(({ rule, condition, values }) => {
    const seen = new Set<string>();
    return variants.flatMap(({ title, of }) => {
      const given = of(values);
      const text = JSON.stringify(given);
      if (seen.has(text)) return [];
      seen.add(text);
      const holds = evaluateCondition(condition, toCaseValues(given));
      return [{ name: `${rule.name}: ${title}`, values: given, expected: [expectedOf(rule, holds)] }];
    });
  });
  // Both sides of the limits of many rules come before all sides of few.
  const cases = [...byRule.flatMap((own) => own.slice(0, 2)), ...byRule.flatMap((own) => own.slice(2))];
  const pairs = usable.flatMap((one, index) => usable.slice(index + 1).map((other) => [one, other] as const));
  const both = pairs.flatMap(([one, other]) =>
    [
      { title: 'and', values: { ...other.values, ...one.values } },
      { title: 'but not', values: { ...mapAll(other.values, () => null), ...one.values } },
    ].map(({ title, values }) => {
      const expected = [one, other].map(({ rule, condition }) => {
        return expectedOf(rule, evaluateCondition(condition, toCaseValues(values)));
      });
      return { name: `${one.rule.name} ${title} ${other.rule.name}`.slice(0, 255), values, expected };
    }),
  );
  const all = [...cases, ...both].slice(0, count);
  return all.map((each, index) => ({ id: `k${index + 1}`, version: 1, ...each }));
}

/** What cases call the actions that follow: the words that these begin with. */
const outcomes = ['Refer', 'Decline', 'Make the quote subject to', 'Ask for the document'] as const;

function expectedOf(
  { id: ruleId, actions }: DeployedRuleDoc,
  holds: boolean,
): KeptCaseDoc['expected'][number] {
  const texts = actions.map((action) => actionText(action));
  const named = outcomes.filter((outcome) => texts.some((text) => text.startsWith(outcome)));
  return { ruleId, holds, ...(holds && named.length > 0 && { actions: named }) };
}

/** What a case has to say for a condition to hold; null where that is not read off it. */
function valuesFor(condition: Condition): Values | null {
  switch (condition.kind) {
    case 'group': {
      const each = condition.of.map(valuesFor);
      if (each.some((values) => values === null)) return null;
      return condition.operator === 'or' ? (each[0] ?? null) : Object.assign({}, ...each);
    }
    case 'comparison': {
      const { operator, left, right } = condition;
      const [first] = right;
      if (!('key' in left)) return null;
      if (operator === 'exists') return { [left.key]: 'Known' };
      if (first === undefined || !('value' in first)) return null;
      const value = fitting(operator, first.value);
      return value === null ? null : { [left.key]: value };
    }
    default:
      return null;
  }
}

function fitting(operator: string, value: string | number | boolean): Value | null {
  switch (operator) {
    case 'equals':
    case 'isInList':
    case 'isInClassCodeList':
    case 'isAtLeast':
    case 'isAtMost':
      return value;
    case 'isNot':
      return typeof value === 'boolean' ? !value : 'Another';
    case 'isGreaterThan':
      return typeof value === 'number' ? value + 1 : null;
    case 'isLessThan':
      return typeof value === 'number' ? value - 1 : null;
    default:
      return null;
  }
}

/** @param at which of the values, from the end where it is negative */
function changeOne(values: Values, at: number, change: (value: Value) => Value): Values {
  const name = Object.keys(values).at(at);
  return name === undefined ? values : { ...values, [name]: change(values[name] ?? null) };
}

function mapAll(values: Values, change: (value: Value) => Value): Values {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, change(value)]));
}

function stepped(value: Value, by: number): Value {
  if (typeof value === 'number') return value + by;
  return typeof value === 'boolean' ? !value : 'Another';
}

function tenTimes(value: Value): Value {
  return typeof value === 'number' ? value * 10 : value;
}
