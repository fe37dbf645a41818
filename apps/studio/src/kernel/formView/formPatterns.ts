import type { FilledValues } from '@studio/rules';
import { createRegexSeriesRunner, type RegexTestResult } from '@studio/widgets';
import { textsIn } from './formValues.ts';
import type { PlacedField } from './ViewedForm.ts';

/** A text, and the regular expression that has to describe all of it. */
export interface PatternCase {
  readonly label: string;
  readonly path: readonly (string | number)[];
  readonly expression: string;
  readonly testData: string;
}

/** What was found of a text that was entered. */
export interface PatternProblem<Case extends PatternCase = PatternCase> {
  /** The text. */
  readonly of: Case;
  readonly path: PatternCase['path'];
  readonly label: string;
  readonly reason: 'pattern' | 'slow';
}

/** The texts of fields that are shown and have a regular expression. */
export function patternsOf(
  fields: readonly PlacedField[],
  values: FilledValues,
  hidden: ReadonlySet<string>,
): readonly PatternCase[] {
  return fields
    .filter(({ part }) => part.validator === 'regularExpression' && part.regularExpression !== '')
    .filter(({ part }) => !hidden.has(part.key))
    .flatMap(({ part, name, around }) =>
      textsIn(values, around, name).map(({ path, text }) => ({
        ...{ label: part.label || part.variableName, path },
        ...{ expression: part.regularExpression, testData: text },
      })),
    );
}

const run = createRegexSeriesRunner();

interface CheckOptions {
  readonly signal: AbortSignal;
  /** An expression that takes too long is no problem. Default: it is. */
  readonly ignoresSlow?: boolean;
  /** Nothing is looked at after the first problem. Default: everything is. */
  readonly isFirstEnough?: boolean;
  /** Called after each text with how many were looked at. */
  readonly onChecked?: (count: number) => void;
}

/**
 * Which texts their expressions do not describe, in the order of the cases. One thread checks them one after another; an expression that takes longer
 * than 500 ms is ended with it. What is no expression describes everything.
 */
export async function checkPatterns<Case extends PatternCase>(
  cases: readonly Case[],
  { signal, ignoresSlow = false, isFirstEnough = false, onChecked }: CheckOptions,
): Promise<readonly PatternProblem<Case>[]> {
  const found: PatternProblem<Case>[] = [];
  const results = run(cases, { signal });
  for (const [index, of] of cases.entries()) {
    const { value } = await results.next();
    onChecked?.(index + 1);
    const reason = value && reasonOf(value);
    if (!reason || (ignoresSlow && reason === 'slow')) continue;
    found.push({ of, path: of.path, label: of.label, reason });
    if (isFirstEnough) break;
  }
  await results.return();
  return found;
}

function reasonOf(result: RegexTestResult): PatternProblem['reason'] | null {
  const { problems, isMatch = true, isTooSlow = false, expressionError } = result;
  if (expressionError !== undefined) return null;
  if (isTooSlow) return 'slow';
  return problems.length > 0 || !isMatch ? 'pattern' : null;
}
