import type { RuleExpectation } from '@studio/rules';
import { benchText } from './bench.messages.ts';

/** What is expected of a rule, in words: the actions that should follow, or whether it holds. */
export function describeExpected(expected: RuleExpectation | null): string {
  if (expected === null) return benchText('expected.open');
  if (!expected.holds) return benchText('expected.not');
  return listActions(expected.actions) || benchText('expected.holds');
}

/** Actions in one line; empty for none. */
export function listActions(actions: readonly string[] = []): string {
  return actions.join('; ');
}

/** Actions that are written one a line. */
export function actionsIn(text: string): readonly string[] {
  return text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '');
}
