const conditions = Array.from({ length: 14 }, (_, index) => `  and condition ${index + 1} holds`);

/** A rule before it was changed, for stories. */
export const ruleBefore = [
  ...conditions,
  'if the construction class is in the list: Frame, Joisted Masonry',
  '  and the distance to the coast is less than 1.0',
  '  and the roof age is greater than 15',
  'then refer the submission to Property underwriting',
  ...conditions,
  'end',
].join('\n');

/** The rule afterwards. */
export const ruleAfter = [
  ...conditions,
  'if the construction class is in the list: Frame, Joisted Masonry',
  '  and the distance to the coast is at most 1.5',
  '  and the roof age is greater than 20',
  '  and not exists the wind mitigation credit',
  'then refer the submission to Property underwriting',
  ...conditions,
  'end',
].join('\n');

/** As many lines as given; every `step`-th one is changed. */
export function manyLines(count: number, word: string, step = 1): string {
  return Array.from({ length: count }, (_, index) =>
    index % step === 0 ? `${word} ${index}: changed` : `class code ${index}`,
  ).join('\n');
}
