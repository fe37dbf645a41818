/** The paragraphs of an indented text: blank lines part them, and line ends within one become spaces. */
export function paragraphs(text: string): string[] {
  return text
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.split('\n').map(trimmed).join(' '));
}

function trimmed(line: string): string {
  return line.trim();
}
