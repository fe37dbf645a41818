import { compareTexts } from './rowOrder.ts';

/** The rank of each text among the different ones, as people sort them. */
export function rankStrings(texts: readonly string[]): Uint32Array<ArrayBuffer> {
  const order = Uint32Array.from(texts, (_, index) => index);
  const textAt = (index: number) => texts[order[index] ?? 0] ?? '';
  order.sort((left, right) => compareTexts(texts[left] ?? '', texts[right] ?? ''));
  const ranks = new Uint32Array(texts.length);
  let rank = 0;
  for (let index = 0; index < order.length; index += 1) {
    if (index > 0 && compareTexts(textAt(index - 1), textAt(index)) !== 0) rank += 1;
    ranks[order[index] ?? 0] = rank;
  }
  return ranks;
}
