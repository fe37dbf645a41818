import { createRegexRunner } from '@studio/widgets';
import { type FilledValues, textsIn } from './formValues.ts';
import type { PlacedField } from './ViewedForm.ts';

/** A text, and the regular expression that has to describe all of it. */
interface PatternCase {
  readonly label: string;
  readonly path: readonly (string | number)[];
  readonly expression: string;
  readonly testData: string;
}

/** What was found of a text that was entered. */
export interface PatternProblem {
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

const run = createRegexRunner();

/** Which texts their expressions do not describe. Each expression runs in a thread of its own, which is ended after 500 ms. */
export async function checkPatterns(
  cases: readonly PatternCase[],
  signal: AbortSignal,
): Promise<readonly PatternProblem[]> {
  const found: PatternProblem[] = [];
  for (const { label, path, expression, testData } of cases) {
    const { problems, isMatch = true, isTooSlow = false } = await run({ expression, testData }, { signal });
    if (isTooSlow) found.push({ path, label, reason: 'slow' });
    else if (problems.length > 0 || !isMatch) found.push({ path, label, reason: 'pattern' });
  }
  return found;
}
