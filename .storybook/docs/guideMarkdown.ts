/** What a component's main stories say about it, as `parameters.guide`: the part of its docs that no type can tell. */
export interface ComponentGuide {
  /** When it is the right thing, and how it is used well; a sentence each, in Markdown. */
  readonly use: readonly string[];
  /** When it is not, and what to take instead; a sentence each, in Markdown. */
  readonly avoid: readonly string[];
  /** The ARIA Authoring Practices pattern that it follows; `native: …` or `none: …` where there is none to follow. */
  readonly pattern: string;
  /** What keys do; empty for what takes no focus. */
  readonly keys: Readonly<Record<string, string>>;
}

const patterns = 'https://www.w3.org/WAI/ARIA/apg/patterns/';

/**
 * Sentences as a Markdown list, in which the names of other components lead to their docs.
 * @param hrefOf the address of a component's docs by its name; undefined for what is none
 */
export function listMarkdown(
  sentences: readonly string[],
  hrefOf: (name: string) => string | undefined,
): string {
  return sentences
    .map((sentence) =>
      sentence.replaceAll(/`([A-Z]\w+)`/g, (code, name: string) => {
        const href = hrefOf(name);
        return href === undefined ? code : `[${code}](${href})`;
      }),
    )
    .map((sentence) => `- ${sentence}`)
    .join('\n');
}

/** The components that a guide names, each once, in the order of their first mention. */
export function namedComponents({ use, avoid }: ComponentGuide, isComponent: (name: string) => boolean) {
  const named = [...use, ...avoid].flatMap((sentence) =>
    [...sentence.matchAll(/`([A-Z]\w+)`/g)].flatMap(([, name]) => name ?? []),
  );
  return [...new Set(named)].filter(isComponent);
}

/** What a guide says of keys and of assistive technology, as Markdown. */
export function keyboardMarkdown({ pattern, keys }: ComponentGuide): string {
  return [
    '### Keyboard and assistive technology',
    patternSentence(pattern, Object.keys(keys).length > 0),
    ...keyTable(Object.entries(keys)),
  ].join('\n\n');
}

function patternSentence(pattern: string, hasKeys: boolean): string {
  const [kind, detail] = pattern.split(/:\s*/, 2);
  if (kind === 'native') return `The platform’s own: ${detail}.`;
  if (kind === 'none')
    return `${hasKeys ? 'Follows no pattern of the ARIA Authoring Practices' : 'Not interactive'}: ${detail}.`;
  return `Follows the pattern [${pattern}](${patterns}) of the ARIA Authoring Practices.`;
}

function keyTable(keys: readonly (readonly [string, string])[]): string[] {
  if (keys.length === 0) return [];
  const rows = keys.map(([key, effect]) => `| <kbd>${key}</kbd> | ${effect} |`);
  return [['| Key | What it does |', '| --- | --- |', ...rows].join('\n')];
}
