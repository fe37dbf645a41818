const shown = 3;

/** Names in quotes, the first three of many: `'Roof', 'Wall' and 2 more`. */
export function listNames(names: readonly string[]): string {
  const quoted = names.slice(0, shown).map((name) => `'${name}'`);
  if (names.length > shown) return `${quoted.join(', ')} and ${names.length - shown} more`;
  const last = quoted.pop() ?? '';
  return quoted.length === 0 ? last : `${quoted.join(', ')} and ${last}`;
}
