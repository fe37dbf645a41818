/**
 * Where the focus goes when one of several items has left: the nearest of those after it that are still there, else the
 * nearest of those before it. Undefined when none is.
 * @param before ids in their order while it was there
 * @param now the ids that are there now
 */
export function nextTo(before: readonly string[], id: string, now: ReadonlySet<string>): string | undefined {
  const index = before.indexOf(id);
  return (
    before.slice(index + 1).find((other) => now.has(other)) ??
    before.slice(0, Math.max(0, index)).findLast((other) => now.has(other))
  );
}
