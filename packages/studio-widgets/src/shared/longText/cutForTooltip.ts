const longestInTooltip = 600;

/** A text as a tooltip says it: at most 600 characters, and an ellipsis when it was longer. */
export function cutForTooltip(text: string): string {
  return text.length > longestInTooltip ? `${text.slice(0, longestInTooltip)}…` : text;
}
