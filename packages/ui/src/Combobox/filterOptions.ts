import type { SelectOption } from '../Select/types.ts';

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLocaleLowerCase();
}

/**
 * The options whose label holds every word of the query, in any order, whatever the case and the accents. Those that
 * begin with the query come first; otherwise the order stays.
 */
export function filterOptions<T extends string>(
  options: readonly SelectOption<T>[],
  query: string,
): readonly SelectOption<T>[] {
  const words = fold(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return options;
  const first: SelectOption<T>[] = [];
  const rest: SelectOption<T>[] = [];
  for (const option of options) {
    const label = fold(option.label);
    if (!words.every((word) => label.includes(word))) continue;
    (label.startsWith(words.join(' ')) ? first : rest).push(option);
  }
  return [...first, ...rest];
}
