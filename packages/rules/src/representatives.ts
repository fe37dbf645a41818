import type { Condition } from './readCondition.ts';
import type { CaseValue, Comparable } from './values.ts';

/** By key, values of which one behaves as any value does: for each value that makes a difference there is one. None is missing. */
export type Representatives = ReadonlyMap<string, readonly CaseValue[]>;

type Comparison = Extract<Condition, { kind: 'comparison' }>;

const dayMs = 86_400_000;
/** Combinations of parts of texts, and of several values: beyond it a key is left out. */
const mostParts = 5;
const mostSeveral = 7;

/**
 * The representatives of the keys that a condition compares with constants. A key that is compared as two types is left out, and one with too many values.
 * @param takesSeveral whether a key may have several values at once
 * @param isWhole whether the numbers of a key are whole
 */
export function representativesOf(
  root: Condition,
  takesSeveral: (key: string) => boolean,
  isWhole: (key: string) => boolean,
): Representatives {
  const byKey = new Map<string, Comparison[]>();
  for (const comparison of comparisonsIn(root)) {
    if (!('key' in comparison.left) || !comparison.right.every((side) => 'value' in side)) continue;
    const { key } = comparison.left;
    byKey.set(key, [...(byKey.get(key) ?? []), comparison]);
  }
  const found = new Map<string, readonly CaseValue[]>();
  for (const [key, comparisons] of byKey) {
    const single = singleValues(comparisons, isWhole(key));
    const values = single !== null && takesSeveral(key) ? subsetsOf(single) : single;
    if (values !== null) found.set(key, values);
  }
  return found;
}

function comparisonsIn(condition: Condition): readonly Comparison[] {
  switch (condition.kind) {
    case 'group':
      return condition.of.flatMap(comparisonsIn);
    case 'not':
      return comparisonsIn(condition.of);
    case 'comparison':
      return [condition];
    default:
      return [];
  }
}

/** Null where they cannot be listed. */
function singleValues(comparisons: readonly Comparison[], isWhole: boolean): readonly CaseValue[] | null {
  const types = new Set(comparisons.map(({ type }) => type));
  const [type] = types;
  if (type === undefined || types.size > 1) return null;
  const constants = comparisons.flatMap(({ right }) =>
    right.flatMap((side) => ('value' in side ? [side.value] : [])),
  );
  switch (type) {
    case 'boolean':
      return [true, false];
    case 'number':
      return isWhole ? wholeNumbersAround(constants.map(Number)) : numbersAround(constants.map(Number));
    case 'day':
      return daysAround(constants.map(Number));
    case 'text':
      return textsAround(comparisons, constants);
  }
}

/** The constants, and a number in each gap. */
function numbersAround(constants: readonly number[]): readonly number[] {
  const sorted = [...new Set(constants)].toSorted((one, other) => one - other);
  const [first = 0] = sorted;
  const between = sorted.map((each, index) => {
    const next = sorted[index + 1];
    return next === undefined ? each + 1 : each / 2 + next / 2;
  });
  return [...new Set([first - 1, ...sorted, ...between])];
}

/** The whole numbers at the constants and beside them. */
function wholeNumbersAround(constants: readonly number[]): readonly number[] {
  const numbers = constants.length === 0 ? [0] : constants;
  return [
    ...new Set(
      numbers.flatMap((each) => [
        Math.ceil(each) - 1,
        Math.floor(each),
        Math.ceil(each),
        Math.floor(each) + 1,
      ]),
    ),
  ];
}

/** The constants and the days beside them. */
function daysAround(constants: readonly number[]): readonly number[] {
  const days = constants.length === 0 ? [0] : constants;
  return [...new Set(days.flatMap((day) => [day - dayMs, day, day + dayMs]))];
}

/** The constants; and for each beginning, every choice of the texts that may be in it. */
function textsAround(
  comparisons: readonly Comparison[],
  constants: readonly Comparable[],
): readonly string[] | null {
  const texts = constants.map(String);
  const constantsOf = (...operators: string[]) =>
    comparisons
      .filter(({ operator }) => operators.includes(operator))
      .flatMap(({ right }) => right.flatMap((side) => ('value' in side ? [String(side.value)] : [])));
  const parts = [...new Set(constantsOf('contains', 'doesNotContain'))];
  const beginnings = ['', ...new Set(constantsOf('beginsWith'))];
  if (parts.length > mostParts || beginnings.length > mostParts) return null;
  const separator = signOutside(texts);
  const composed = beginnings.flatMap((beginning) =>
    choicesOf(parts).map((some) => [beginning, ...some, ''].join(separator)),
  );
  return [...new Set([...texts, ...composed])].filter((text) => text !== '');
}

/** A sign that none of the texts has. */
function signOutside(texts: readonly string[]): string {
  let code = 0xe000;
  while (texts.some((text) => text.includes(String.fromCharCode(code)))) code += 1;
  return String.fromCharCode(code);
}

function choicesOf<Item>(items: readonly Item[]): readonly (readonly Item[])[] {
  const [first, ...rest] = items;
  if (first === undefined) return [[]];
  return choicesOf(rest).flatMap((some) => [some, [first, ...some]]);
}

function subsetsOf(values: readonly CaseValue[]): readonly CaseValue[] | null {
  if (values.length > mostSeveral) return null;
  // No value at all is no value.
  return choicesOf(values.map((value) => value as Comparable)).filter(({ length }) => length > 0);
}
