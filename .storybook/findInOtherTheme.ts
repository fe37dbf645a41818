import axe, { type Result } from 'axe-core';

export type ThemeName = 'light' | 'dark';

/** The theme that the page does not show. */
export function otherTheme(): ThemeName {
  return document.documentElement.dataset['theme'] === 'dark' ? 'light' : 'dark';
}

/** What of the page is judged: all of it, but for what Storybook adds. */
const storybookParts = ['.sb-wrapper', '#storybook-docs', '#storybook-highlights-root'];

/**
 * Shows the page in its other theme, lets axe judge it by some rules, and switches back. Nothing renders again: what is
 * open stays open, and the focus stays where it is.
 * @param rules ids of axe's rules; they run as axe was last configured
 * @returns what axe found; empty when all is well
 */
export async function findInOtherTheme(rules: readonly string[]): Promise<Result[]> {
  const page = document.documentElement;
  const shown = page.dataset['theme'] ?? 'light';
  page.dataset['theme'] = otherTheme();
  try {
    endTransitions();
    const { violations } = await axe.run(
      { include: [document.body], exclude: storybookParts },
      { runOnly: { type: 'rule', values: [...rules] }, resultTypes: ['violations'] },
    );
    return violations;
  } finally {
    page.dataset['theme'] = shown;
    endTransitions();
  }
}

/** A colour on its way from one theme to the other is in neither. */
function endTransitions(): void {
  for (const animation of document.getAnimations()) {
    if (animation instanceof CSSTransition) animation.finish();
  }
}

/** What was found, for the person who has to mend it: rule, element and measured colours. */
export function describeFindings(theme: ThemeName, findings: readonly Result[]): string {
  const lines = findings.flatMap(({ id, help, nodes }) => [
    `${id}: ${help}`,
    ...nodes.map(({ html, failureSummary }) => `  ${html}\n  ${failureSummary?.replaceAll('\n', '\n  ')}`),
  ]);
  return [`In the ${theme} theme, axe finds:`, ...lines].join('\n');
}
