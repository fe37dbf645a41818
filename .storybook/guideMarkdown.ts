/** What a component's main stories say about it, as `parameters.guide`: the part of its docs that no type can tell. */
export interface ComponentGuide {
  /** When it is the right thing; a sentence each, in Markdown. */
  readonly use: readonly string[];
  /** When it is not, and what to take instead; a sentence each, in Markdown. */
  readonly avoid: readonly string[];
  /** The ARIA Authoring Practices pattern that it follows; `native: …` or `none: …` where there is none to follow. */
  readonly pattern: string;
  /** What keys do; empty for what takes no focus. */
  readonly keys: Readonly<Record<string, string>>;
}

const patterns = 'https://www.w3.org/WAI/ARIA/apg/patterns/';

/** A guide as Markdown. */
export function guideMarkdown({ use, avoid, pattern, keys }: ComponentGuide): string {
  return [
    ...list('When to use', use),
    ...list('When not to', avoid),
    '### Keyboard and assistive technology',
    patternSentence(pattern),
    ...keyTable(Object.entries(keys)),
  ].join('\n\n');
}

function list(title: string, sentences: readonly string[]): string[] {
  if (sentences.length === 0) return [];
  return [`### ${title}`, sentences.map((sentence) => `- ${sentence}`).join('\n')];
}

function patternSentence(pattern: string): string {
  const [kind, detail] = pattern.split(/:\s*/, 2);
  if (kind === 'native') return `The platform’s own: ${detail}.`;
  if (kind === 'none') return `Not interactive: ${detail}.`;
  return `Follows the pattern [${pattern}](${patterns}) of the ARIA Authoring Practices.`;
}

function keyTable(keys: readonly (readonly [string, string])[]): string[] {
  if (keys.length === 0) return [];
  const rows = keys.map(([key, effect]) => `| <kbd>${key}</kbd> | ${effect} |`);
  return [['| Key | What it does |', '| --- | --- |', ...rows].join('\n')];
}
