const longest = 160;

/** Whether its values are shown shortened at first: they have several lines, or over 160 characters. */
export function isLongChange({
  before,
  after,
}: {
  readonly before: string;
  readonly after: string;
}): boolean {
  return [before, after].some((text) => text.length > longest || /[\n\r\u2028\u2029]/.test(text.trim()));
}
