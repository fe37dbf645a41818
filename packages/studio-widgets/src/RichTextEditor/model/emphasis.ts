import type { Declaration } from './styles.ts';

/** How letters are emphasised. What is not given is as around them. */
export interface Emphasis {
  readonly strong?: boolean;
  readonly em?: boolean;
  readonly u?: boolean;
  readonly s?: boolean;
  readonly sub?: boolean;
  readonly sup?: boolean;
}

/** The elements of it, from the innermost to the outermost. */
export const emphasisTags = ['strong', 'em', 'u', 's', 'sub', 'sup'] as const;

type EmphasisTag = (typeof emphasisTags)[number];

const byElement = new Map<string, EmphasisTag>([
  ...emphasisTags.map((tag) => [tag, tag] as const),
  ['b', 'strong'],
  ['th', 'strong'],
  ['i', 'em'],
  ['ins', 'u'],
  ['strike', 's'],
  ['del', 's'],
]);

/** Whether an element only emphasises letters. */
export function isEmphasisElement(tag: string): boolean {
  return byElement.has(tag) && tag !== 'th';
}

function weightOf(value: string): boolean | undefined {
  if (/^(?:bold|bolder)$/i.test(value)) return true;
  if (/^(?:normal|lighter)$/i.test(value)) return false;
  return /^\d+$/.test(value) ? Number(value) >= 600 : undefined;
}

function linesOf(value: string, ofElement: EmphasisTag | undefined): Emphasis {
  const [u, s] = [/underline/i.test(value), /line-through/i.test(value)];
  // A line is drawn through everything within its element: only the element itself can do without it.
  return {
    ...(u ? { u } : ofElement === 'u' && { u }),
    ...(s ? { s } : ofElement === 's' && { s }),
  };
}

function scriptOf(value: string): Emphasis {
  if (/^super$/i.test(value)) return { sup: true, sub: false };
  return /^sub$/i.test(value) ? { sub: true, sup: false } : { sub: false, sup: false };
}

function emphasisOf(tag: string, declarations: readonly Declaration[]): Emphasis {
  const ofElement = byElement.get(tag);
  const style = new Map(declarations);
  const weight = weightOf(style.get('font-weight') ?? '');
  const slope = style.get('font-style');
  const line = style.get('text-decoration') ?? style.get('text-decoration-line');
  // Where the letters of a cell are in it is no matter of a line of text.
  const place = tag === 'td' || tag === 'th' ? undefined : style.get('vertical-align');
  return {
    ...(ofElement && { [ofElement]: true }),
    ...(weight !== undefined && { strong: weight }),
    ...(slope !== undefined && { em: /^(?:italic|oblique)/i.test(slope) }),
    ...(line !== undefined && linesOf(line, ofElement)),
    ...(place !== undefined && scriptOf(place)),
  };
}

/** How letters within an element are emphasised: what its style says comes before what its name says, and that before what is around it. */
export function emphasisWithin(
  around: Emphasis,
  tag: string,
  declarations: readonly Declaration[],
): Emphasis {
  return { ...around, ...emphasisOf(tag, declarations) };
}
