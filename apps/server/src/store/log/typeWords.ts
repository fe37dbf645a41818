/** What is called by a noun, as a heading: `Data Set`. */
export function typeWords(noun: string): string {
  return noun.replaceAll(/(?<!\S)[a-z]/g, (letter) => letter.toUpperCase());
}
