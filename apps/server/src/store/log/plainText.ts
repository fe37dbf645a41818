const replacement = '\uFFFD';

/** One line of text that every database and file can hold, cut after `longest` UTF-16 code units. */
export function plainText(text: string, longest: number): string {
  const line = text.toWellFormed().replaceAll(/\p{Cc}/gu, replacement);
  return line.length <= longest ? line : `${line.slice(0, longest - 1).toWellFormed()}…`;
}
