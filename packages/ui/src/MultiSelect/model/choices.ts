import { type GivenOption, isEntryDisabled, optionValue } from '../../internal/options/types.ts';

/** What may be chosen together. */
export interface ChoiceRules<T extends string> {
  /** The value that means all: it is never chosen beside another. */
  allValue: T | undefined;
  /** How many may be chosen at most. */
  maxChoices: number;
}

/** Whether no more may be chosen: the value that means all gives way to another. */
export function isFull<T extends string>(
  chosen: readonly T[],
  { allValue, maxChoices }: ChoiceRules<T>,
): boolean {
  return chosen.filter((value) => value !== allValue).length >= maxChoices;
}

/** Chooses a value, or no longer chooses it. What would be too many stays as it was. */
export function toggleChoice<T extends string>(
  chosen: readonly T[],
  value: T,
  rules: ChoiceRules<T>,
): readonly T[] {
  if (chosen.includes(value)) return chosen.filter((each) => each !== value);
  if (value === rules.allValue) return [value];
  if (isFull(chosen, rules)) return chosen;
  return [...chosen.filter((each) => each !== rules.allValue), value];
}

/** Chooses all of these beside what is chosen, in their order, up to what may be. */
export function addChoices<T extends string>(
  chosen: readonly T[],
  options: readonly GivenOption<T>[],
  rules: ChoiceRules<T>,
): readonly T[] {
  const values = new Set(chosen);
  if (rules.allValue !== undefined) values.delete(rules.allValue);
  for (const option of options) {
    if (values.size >= rules.maxChoices) break;
    const value = optionValue(option);
    if (!isEntryDisabled(option) && value !== rules.allValue) values.add(value);
  }
  return values.size === 0 ? chosen : [...values];
}

/** Chooses none of these any more. */
export function withoutChoices<T extends string>(
  chosen: readonly T[],
  options: readonly GivenOption<T>[],
): readonly T[] {
  const values = new Set(options.map(optionValue));
  return chosen.filter((value) => !values.has(value));
}
