/** What came of three versions of something; null where both sides changed it to different things. */
export type ThreeWay<Value> = { readonly value: Value } | null;

/** The side that changed something counts; both may have changed it to the same. */
export function threeWay<Value>(
  base: Value,
  mine: Value,
  theirs: Value,
  isSame: (one: Value, other: Value) => boolean = Object.is,
): ThreeWay<Value> {
  if (isSame(mine, base)) return { value: theirs };
  return isSame(theirs, base) || isSame(mine, theirs) ? { value: mine } : null;
}

/** The same for each name of three records; null where one of them collides. */
export function threeWayRecord(
  base: Readonly<Record<string, string>>,
  mine: Readonly<Record<string, string>>,
  theirs: Readonly<Record<string, string>>,
): ThreeWay<Readonly<Record<string, string>>> {
  if (mine === theirs || theirs === base) return { value: mine };
  const value: Record<string, string> = {};
  for (const name of new Set([...Object.keys(mine), ...Object.keys(theirs)])) {
    const merged = threeWay(base[name], mine[name], theirs[name]);
    if (merged === null) return null;
    if (merged.value !== undefined) value[name] = merged.value;
  }
  return { value };
}

/** Whether two records hold the same texts under the same names. */
export function isSameRecord(
  one: Readonly<Record<string, string>>,
  other: Readonly<Record<string, string>>,
): boolean {
  const names = Object.keys(one);
  return (
    one === other ||
    (names.length === Object.keys(other).length && names.every((name) => one[name] === other[name]))
  );
}
