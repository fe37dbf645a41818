import { reasonOf } from '@studio/ui/internal';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import type { ReactElement } from 'react';
import type { RegexModalLabels } from './labels.ts';
import { withUniqueKeys } from './model/withUniqueKeys.ts';
import { RegexMatches } from './RegexMatches.tsx';
import { Problems, ResultBox, Verdict } from './RegexModal.styles.ts';
import type { RegexTestResult } from './types.ts';

export interface RegexResultProps {
  /** Undefined while there is none. */
  readonly result: RegexTestResult | undefined;
  /** What the test threw instead; null when it did not. */
  readonly failure: { readonly error: unknown } | null;
  readonly testData: string;
  readonly labels: RegexModalLabels;
}

function verdictOf({ result, failure, labels }: RegexResultProps): string | undefined {
  if (failure) return labels.notTested(reasonOf(failure.error));
  if (!result) return undefined;
  if (result.isTooSlow) return labels.tooSlow;
  return isGood(result) ? labels.success : labels.failure;
}

function isGood(result: RegexTestResult): boolean {
  return (
    result.problems.length === 0 && result.isMatch !== false && !result.isTooSlow && !result.expressionError
  );
}

/** How the test went; announced. Empty until then. */
export function RegexResult(props: RegexResultProps): ReactElement {
  const { result, testData, labels } = props;
  const verdict = verdictOf(props);
  const tone = result && isGood(result) ? 'good' : 'bad';
  const Icon = tone === 'good' ? CircleCheck : CircleAlert;
  return (
    <>
      <ResultBox role="status" data-part="result">
        {verdict && (
          <Verdict data-tone={tone}>
            <Icon size={16} aria-hidden="true" />
            {verdict}
          </Verdict>
        )}
        {result && result.problems.length > 0 && (
          <Problems>
            {withUniqueKeys(result.problems, (problem) => problem).map(({ key, item }) => (
              <li key={key}>{item}</li>
            ))}
          </Problems>
        )}
      </ResultBox>
      {result?.matches && result.matches.length > 0 && (
        <RegexMatches text={testData} matches={result.matches} labels={labels} />
      )}
    </>
  );
}
