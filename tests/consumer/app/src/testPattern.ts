import type { RegexTestResult } from '@studio/widgets';

/** Tests as this team's server would: the first match is what counts. */
export async function testPattern(expression: string, testData: string): Promise<RegexTestResult> {
  const found = new RegExp(expression).exec(testData);
  if (found === null) return { problems: ['No claim number'] };
  return { problems: [], matches: [{ start: found.index, end: found.index + found[0].length }] };
}
