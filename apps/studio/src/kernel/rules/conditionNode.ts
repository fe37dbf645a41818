/** A condition or a value as the contract has it: what it says depends on its kind. */
export type ConditionNode = Readonly<Record<string, unknown>>;

/** Groups in groups and negations in negations are read as deep as this. */
export const deepest = 100;

/** A part of a condition; null for what is none. */
export function asNode(value: unknown): ConditionNode | null {
  const isNode = typeof value === 'object' && value !== null && !Array.isArray(value);
  // It is an object.
  return isNode ? (value as ConditionNode) : null;
}

/** A text, number or truth value as a text; empty for everything else. */
export function textOf(value: unknown): string {
  return ['string', 'number', 'boolean'].includes(typeof value) ? String(value) : '';
}
