/**
 * Reads a default priority as typed: `undefined` for none, `'malformed'` for anything but an integer from 1.
 * White space around it and leading zeros are tolerated.
 */
export function parsePriority(text: string): number | 'malformed' | undefined {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  if (!/^\d+$/.test(trimmed)) return 'malformed';
  const priority = Number(trimmed);
  return priority >= 1 && Number.isSafeInteger(priority) ? priority : 'malformed';
}
