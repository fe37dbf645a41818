import type { FilterOption } from '../types.ts';

/** The options, and behind them those that are chosen although they are not, or no longer, among them. */
export function withChosen(
  options: readonly FilterOption[],
  ...chosen: readonly (string | null)[]
): readonly FilterOption[] {
  const missing = chosen.filter(
    (value) => value !== null && !options.some((option) => option.value === value),
  );
  const added = missing.map((value) => ({ value: value ?? '', label: value ?? '' }));
  return added.length === 0 ? options : [...options, ...added];
}
