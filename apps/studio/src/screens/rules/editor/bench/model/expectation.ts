import type { ExpectedOutcome } from '@studio/api';
import { beginsWithWords, type RuleExpectation } from '@studio/rules';

/** So long are the words of an action that are kept: the first ones are enough. */
const longest = 1000;

/** What is expected of a rule in a case, as it is kept. */
export function expectationOf(ruleId: string, { holds, actions = [] }: RuleExpectation): ExpectedOutcome {
  const words = actions.map((action) => action.slice(0, longest).trim()).filter((action) => action !== '');
  return { ruleId, holds, ...(holds && words.length > 0 && { actions: words }) };
}

/** Whether a text is the beginning of one of the actions that are known. */
export function isKnownAction(text: string, known: readonly string[]): boolean {
  return known.some((action) => beginsWithWords(action, text));
}
