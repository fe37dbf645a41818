/** The position of the caret in a text; `null` where the kind of input does not give it. */
export interface Caret {
  value: string;
  start: number | null;
  end: number | null;
}

const rightToLeft = /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** Whether an arrow key finds no more text on its side. An input that does not expose its caret has none. */
export function leavesText(key: string, { value, start, end }: Caret): boolean {
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return false;
  if (start === null) return true;
  if (start !== end) return false;
  const firstLetter = /\p{L}/u.exec(value)?.[0] ?? '';
  const isTowardsStart = (key === 'ArrowLeft') !== rightToLeft.test(firstLetter);
  return start === (isTowardsStart ? 0 : value.length);
}
