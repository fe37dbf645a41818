interface Cells {
  readonly length: number;
  [index: number]: number;
}

/** The cells of these slots in an array of the same type, with a little room to grow. */
export function compactArray<Array extends Cells>(cells: Array, slots: Uint32Array): Array {
  const Type = cells.constructor as new (length: number) => Array;
  const kept = new Type(slots.length + 64);
  for (let index = 0; index < slots.length; index += 1) kept[index] = cells[slots[index] ?? 0] ?? 0;
  return kept;
}
