const words =
  'amber birch cedar delta ember fjord grove haven ivory jolly karma lemon maple noble ocean pearl quartz river stone tulip umber vivid willow xenon yacht zebra'.split(
    ' ',
  );

/** The same options in every run: two words and a number each. */
export function makeOptions(count: number): string[] {
  let seed = 3;
  const word = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return words[Math.floor((seed / 4294967296) * words.length)] ?? '';
  };
  return Array.from({ length: count }, (_, index) => `${word()} ${word()} ${String(index).padStart(5, '0')}`);
}

/** The option that has to come first for a query. */
export function firstFor(options: readonly string[], query: string, isRanked: boolean): string | undefined {
  const first = isRanked ? options.find((option) => option.startsWith(query)) : undefined;
  return first ?? options.find((option) => option.includes(query));
}
