import { type Condition, type EvaluatedRule, readCondition } from '@studio/rules';

/** What a case says: a value for every key that a rule asks for, each of the type that it is compared as. */
export type FullCase = Readonly<Record<string, string | number | boolean>>;

type Value = string | number | boolean;

/** Cases with values at and beside those that the rules compare with: the same for the same rules. */
export function makeCases(rules: readonly EvaluatedRule[], count: number): FullCase[] {
  const offered = offeredValues(rules);
  const random = randomFrom(20_261_129);
  return Array.from({ length: count }, () =>
    Object.fromEntries(
      [...offered].map(([key, values]) => [key, values[Math.floor(random() * values.length)] ?? '']),
    ),
  );
}

function offeredValues(rules: readonly EvaluatedRule[]): ReadonlyMap<string, readonly Value[]> {
  const found = new Map<string, Set<Value>>();
  const visit = (condition: Condition): void => {
    if (condition.kind === 'group') condition.of.forEach(visit);
    if (condition.kind === 'not') visit(condition.of);
    if (condition.kind !== 'comparison' || !('key' in condition.left)) return;
    const known = found.get(condition.left.key) ?? new Set<Value>();
    found.set(condition.left.key, known);
    for (const each of condition.right)
      if ('value' in each) for (const value of around(each.value)) known.add(value);
  };
  for (const { condition } of rules) visit(readCondition(condition).condition);
  return new Map([...found].map(([key, values]) => [key, [...values]]));
}

function around(value: Value): readonly Value[] {
  if (typeof value === 'number') return [value - 1, value, value + 1];
  return typeof value === 'boolean' ? [true, false] : [value, 'Another'];
}

/** Numbers from 0 to 1, by a linear congruential generator. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
