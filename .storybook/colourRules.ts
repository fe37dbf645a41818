/** The rules of axe whose verdict hangs on colours, and so on the theme. All others judge what both themes share. */
const colourRules = new Set(['color-contrast', 'link-in-text-block']);

/** The part of an axe report that tells which rules had something to judge. */
export interface JudgedRules {
  readonly passes: readonly { readonly id: string }[];
  readonly violations: readonly { readonly id: string }[];
  readonly incomplete: readonly { readonly id: string }[];
}

/**
 * The rules that have to judge a story again in its other theme: those that look at colours and did so in the first.
 * One that the story switches off, or for which it has no element, is not among them.
 */
export function colourRulesIn({ passes, violations, incomplete }: JudgedRules): string[] {
  const judged = new Set([...passes, ...violations, ...incomplete].map(({ id }) => id));
  return [...colourRules].filter((id) => judged.has(id));
}
