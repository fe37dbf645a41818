/** The largest priority that a server can store: a signed number of 32 bits. */
const largestPriority = 2_147_483_647;

/**
 * Reads a default priority as typed: `undefined` for none, `'malformed'` for anything but an integer from 1 to 2,147,483,647.
 * White space around it and leading zeros are tolerated.
 */
export function parsePriority(text: string): number | 'malformed' | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  if (!/^\d+$/.test(trimmed)) return 'malformed';
  const priority = Number(trimmed);
  return priority >= 1 && priority <= largestPriority ? priority : 'malformed';
}
