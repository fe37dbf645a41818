/** Adds a JSON pointer and those of all that it lies in. Parents of a pointer that is there already are there, too. */
export function addWithParents(pointer: string, pointers: Set<string>): void {
  for (let length = pointer.length; length >= 0; length = pointer.lastIndexOf('/', length - 1)) {
    const parent = pointer.slice(0, length);
    if (pointers.has(parent)) return;
    pointers.add(parent);
    if (length === 0) return;
  }
}
