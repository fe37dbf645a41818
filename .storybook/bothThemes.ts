import type { ReactRenderer } from '@storybook/react-vite';
import type { AfterEach } from 'storybook/internal/types';
import { colourRulesIn, type JudgedRules } from './colourRules.ts';
import { isTest } from './isTest.ts';

function isJudged(result: unknown): result is JudgedRules {
  return typeof result === 'object' && result !== null && 'passes' in result;
}

/**
 * Judges a story's colours in the theme that it was not played in, after the accessibility addon has judged all of it in
 * the other one. What the story tells the addon (rules, `test: 'off'`) holds here too, because only what the addon judged is
 * judged again.
 */
export const afterEach: AfterEach<ReactRenderer> = async ({ reporting }) => {
  if (!isTest) return;
  const report = reporting.reports.find(({ type }) => type === 'a11y');
  if (report === undefined || !isJudged(report.result)) return;
  const rules = colourRulesIn(report.result);
  if (rules.length === 0) return;
  const { describeFindings, findInOtherTheme, otherTheme } = await import('./findInOtherTheme.ts');
  const theme = otherTheme();
  const findings = await findInOtherTheme(rules);
  if (findings.length > 0 && report.status !== 'warning') throw new Error(describeFindings(theme, findings));
};
