const keys = new WeakMap<File, number>();
let last = 0;

/** A number that stays with a file as long as it lives: files have no identity that React could use. */
export function fileKey(file: File): number {
  const known = keys.get(file);
  if (known !== undefined) return known;
  last += 1;
  keys.set(file, last);
  return last;
}
