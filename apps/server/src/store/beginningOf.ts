/** A copy of the first values of a JSON value, arrays and objects counted with what they hold; null when there are no others. */
export function beginningOf(value: unknown, count: number): unknown {
  const rest = { count };
  const copy = copyOf(value, rest);
  return rest.count < 0 ? copy : null;
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
