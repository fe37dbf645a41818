/** How many fields an entry takes, both ends included. */
export interface OperandRange {
  readonly min: number;
  /** Infinity when there is no limit. */
  readonly max: number;
}

/** Reads `1`, `Exactly 2`, `2+` and the empty text. What cannot be read takes any number. */
export function parseOperandCount(text: string): OperandRange {
  const trimmed = text.trim();
  if (trimmed === '') return { min: 0, max: 0 };
  const [, digits, plus] = /^(?:exactly\s+)?(\d+)\s*(\+?)$/i.exec(trimmed) ?? [];
  if (digits === undefined) return { min: 0, max: Number.POSITIVE_INFINITY };
  const count = Number(digits);
  return { min: count, max: plus === '+' ? Number.POSITIVE_INFINITY : count };
}
