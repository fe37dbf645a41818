import type { RegexGroup, RegexInput, RegexMatch, RegexTestResult } from '../types.ts';

/** Matches that are reported of one text. */
const maxMatches = 100;

function groupsOf({ indices }: RegExpExecArray): (RegexGroup | null)[] {
  const names = new Map(Object.entries(indices?.groups ?? {}).map(([name, range]) => [range, name] as const));
  return (indices ?? []).slice(1).map((range) => {
    if (!range) return null;
    const name = names.get(range);
    return { start: range[0], end: range[1], ...(name !== undefined && { name }) };
  });
}

function toMatch(found: RegExpExecArray): RegexMatch {
  return { start: found.index, end: found.index + found[0].length, groups: groupsOf(found) };
}

/**
 * Tests a text as ECMAScript does with the flag `u`: it succeeds where the expression matches all of it. Where it does not, what it matches of the
 * text is reported all the same. It can take for ever: run it where it can be ended.
 */
export function runExpression({ expression, testData }: RegexInput): RegexTestResult {
  const anywhere = new RegExp(expression, 'dgu');
  const whole = new RegExp(`^(?:${expression})$`, 'du').exec(testData);
  if (whole !== null) return { problems: [], isMatch: true, matches: [toMatch(whole)] };
  const matches: RegexMatch[] = [];
  for (const found of testData.matchAll(anywhere)) {
    matches.push(toMatch(found));
    if (matches.length === maxMatches) break;
  }
  return { problems: [], isMatch: false, matches };
}
