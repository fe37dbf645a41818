/** What is expected of a rule in a case. */
export interface RuleExpectation {
  readonly holds: boolean;
  /** Actions that should follow, each by its first words at least. Of others that follow nothing is expected. */
  readonly actions?: readonly string[] | undefined;
}

/** What became of a rule in a case. */
export interface DecidedRule {
  /** False as well where it cannot decide. */
  readonly holds: boolean;
  /** What follows, in words. */
  readonly actions: readonly string[];
}

/** Whether a rule that could decide came to what is expected of it. */
export function isAsExpected(
  { holds, actions }: DecidedRule,
  { holds: shouldHold, actions: wanted = [] }: RuleExpectation,
): boolean {
  if (holds !== shouldHold) return false;
  return !holds || wanted.every((words) => actions.some((action) => beginsWithWords(action, words)));
}

/** Whether a text begins with whole words: 'Refer the submission' with 'refer', not with 'ref'. Blanks and case do not count. */
export function beginsWithWords(text: string, words: string): boolean {
  const [whole, begin] = [plain(text), plain(words)];
  if (begin === '' || !whole.startsWith(begin)) return false;
  return !/[\p{L}\p{N}]$/u.test(begin) || !/^[\p{L}\p{N}]/u.test(whole.slice(begin.length));
}

function plain(text: string): string {
  return text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
}
