import { type GivenOption, optionValue } from './types.ts';

type ByValue = ReadonlyMap<string, GivenOption<string>>;
const maps = new WeakMap<readonly GivenOption<string>[], ByValue>();

/** The option of a value; the options are gone through once, when the first is looked up. */
export function optionOf<T extends string>(
  options: readonly GivenOption<T>[],
  value: T,
): GivenOption<T> | undefined {
  let map = maps.get(options);
  if (!map) {
    map = new Map(options.map((option) => [optionValue(option), option]));
    maps.set(options, map);
  }
  return map.get(value) as GivenOption<T> | undefined;
}
