/** A copy of the first values of a JSON value, arrays and objects counted with what they hold; null when there are no others. */
export function beginningOf(value: unknown, count: number): unknown {
  // Most values are no larger, and copying one takes several times as long as counting it.
  if (leftAfter(value, count) >= 0) return null;
  return copyOf(value, { count });
}

/** What is left of a count when the values have been taken from it; it stops at the first that is one too many. */
function leftAfter(value: unknown, count: number): number {
  let left = count - 1;
  if (typeof value !== 'object' || value === null) return left;
  const items: readonly unknown[] = Array.isArray(value) ? value : Object.values(value);
  for (const item of items) {
    left = typeof item === 'object' && item !== null ? leftAfter(item, left) : left - 1;
    if (left < 0) return left;
  }
  return left;
}

function copyOf(value: unknown, rest: { count: number }): unknown {
  rest.count -= 1;
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const copy: unknown[] = [];
    for (const item of value) {
      if (rest.count <= 0) return overrun(copy, rest);
      copy.push(copyOf(item, rest));
    }
    return copy;
  }
  // Not by assignment, which would take a property called `__proto__` for the prototype.
  const entries: [string, unknown][] = [];
  for (const [key, item] of Object.entries(value)) {
    if (rest.count <= 0) return Object.fromEntries(overrun(entries, rest));
    entries.push([key, copyOf(item, rest)]);
  }
  return Object.fromEntries(entries);
}

function overrun<Copy>(copy: Copy, rest: { count: number }): Copy {
  rest.count = -1;
  return copy;
}
