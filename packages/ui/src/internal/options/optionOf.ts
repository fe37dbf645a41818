import type { SelectOption } from '../../Select/types.ts';

type ByValue = ReadonlyMap<string, SelectOption<string>>;
const maps = new WeakMap<readonly SelectOption<string>[], ByValue>();

/** The option of a value; the options are gone through once, when the first is looked up. */
export function optionOf<T extends string>(
  options: readonly SelectOption<T>[],
  value: T,
): SelectOption<T> | undefined {
  let map = maps.get(options);
  if (!map) {
    map = new Map(options.map((option) => [option.value, option]));
    maps.set(options, map);
  }
  return map.get(value) as SelectOption<T> | undefined;
}
