import { useState } from 'react';
import type { SelectOption } from '../Select/types.ts';

/**
 * The option that is chosen, even when it is no longer among the options, because others were searched for since.
 * @returns the option, and what to call with each choice
 */
export function useLastChosen<T extends string>(
  options: readonly SelectOption<T>[],
  value: T | null,
): [SelectOption<T> | null, (option: SelectOption<T> | null) => void] {
  const [last, setLast] = useState<SelectOption<T> | null>(null);
  if (value === null) return [null, setLast];
  const option = options.find((each) => each.value === value) ?? last;
  return [option?.value === value ? option : null, setLast];
}
