/** A line that is the same in both texts, by its index in each. */
export interface Anchor {
  before: number;
  after: number;
}

function uniqueLines(lines: readonly string[]): Map<string, number> {
  const places = new Map<string, number>();
  for (const [index, line] of lines.entries()) places.set(line, places.has(line) ? -1 : index);
  return places;
}

/** The position of the first pile whose top is not before `after`; patience sorting keeps the tops ascending. */
function pileFor(piles: readonly { anchor: Anchor }[], after: number): number {
  let low = 0;
  let high = piles.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const top = piles[middle];
    if (top && top.anchor.after < after) low = middle + 1;
    else high = middle;
  }
  return low;
}

interface Card {
  anchor: Anchor;
  below: Card | undefined;
}

/** The most lines that occur exactly once in each text and have the same order in both (patience diff). */
export function uniqueAnchors(before: readonly string[], after: readonly string[]): Anchor[] {
  const places = uniqueLines(after);
  const piles: Card[] = [];
  for (const [line, index] of uniqueLines(before)) {
    const place = places.get(line);
    if (index < 0 || place === undefined || place < 0) continue;
    const pile = pileFor(piles, place);
    piles[pile] = { anchor: { before: index, after: place }, below: piles[pile - 1] };
  }
  const anchors: Anchor[] = [];
  for (let card = piles.at(-1); card; card = card.below) anchors.push(card.anchor);
  return anchors.reverse();
}
