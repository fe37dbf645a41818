const graphemes = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Splits a name where an ellipsis may be: the end, with the extension, stays when the rest is cut. Short names have
 * no end of their own. Never parts one visible character.
 * @param endLength visible characters of the end.
 */
export function splitMiddle(name: string, endLength = 10): [start: string, end: string] {
  const characters = Array.from(graphemes.segment(name), ({ segment }) => segment);
  if (characters.length <= endLength * 2) return [name, ''];
  return [characters.slice(0, -endLength).join(''), characters.slice(-endLength).join('')];
}
