const blank = ' ';
const noBreak = '\u00a0';

/** Replaces a tab in running text: a blank as wide as a letter is high, which every reader shows. */
export const tabBlank = '\u2003';

/** A significant blank while it passes through HTML, which would join it with its neighbours. It is for private use: no text keeps it. */
export const significantBlank = '\ue000';

/**
 * The texts of a line as HTML keeps them: of blanks that follow each other, or that begin or end the line, as many are no-break
 * spaces as it takes for none to be lost. Applied again, nothing changes. Undefined means what is no text and ends the line, such as a line break.
 */
export function keepBlanks(texts: readonly (string | undefined)[]): (string | undefined)[] {
  const kept: (string | undefined)[] = [];
  let isAtEnd = true;
  let isBeforeBlank = false;
  for (const text of texts.toReversed()) {
    if (text === undefined) {
      isAtEnd = true;
      isBeforeBlank = false;
      kept.push(undefined);
      continue;
    }
    let written = '';
    for (const letter of [...text.replaceAll('\t', tabBlank).replaceAll(/[\n\f\r]/g, blank)].toReversed()) {
      const isBlank = letter === blank;
      const next: string = isBlank && (isAtEnd || isBeforeBlank) ? noBreak : letter;
      written = next + written;
      isBeforeBlank = next === blank;
      isAtEnd = false;
    }
    kept.push(written);
  }
  kept.reverse();
  return withKeptStarts(kept);
}

function withKeptStarts(texts: readonly (string | undefined)[]): (string | undefined)[] {
  let isAtStart = true;
  return texts.map((text) => {
    if (text === undefined || text === '') {
      isAtStart = isAtStart || text === undefined;
      return text;
    }
    const kept = isAtStart && text.startsWith(blank) ? noBreak + text.slice(1) : text;
    isAtStart = false;
    return kept;
  });
}
