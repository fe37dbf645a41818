/** What is stored in well under a millisecond, counted in values; a hundred characters are one. */
const lightWeight = 500;

/** Whether storing plain data again and again would be felt. Looks at no more of it than it needs. */
export function isHeavy(data: unknown): boolean {
  return spend(lightWeight, data) <= 0;
}

/** What is left of a budget after a value. */
function spend(budget: number, value: unknown): number {
  if (typeof value === 'string') return budget - 1 - value.length / 100;
  let left = budget - 0.1;
  if (typeof value !== 'object' || value === null) return left;
  for (const each of contentOf(value)) {
    left = spend(left, each);
    if (left <= 0) break;
  }
  return left;
}

function contentOf(value: object): Iterable<unknown> {
  const isIterable = Array.isArray(value) || value instanceof Map || value instanceof Set;
  return isIterable ? value : Object.entries(value);
}
