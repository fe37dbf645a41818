import { reasonOf } from '@studio/ui/internal';
import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import { Fragment, type ReactElement } from 'react';
import type { RegexModalLabels } from './labels.ts';
import { segmentsOf, textIn } from './model/segments.ts';
import { withUniqueKeys } from './model/withUniqueKeys.ts';
import { MatchedText, Matches, Pairs, Problems, ResultBox, Verdict } from './RegexModal.styles.ts';
import type { RegexMatch, RegexTestResult, TextRange } from './types.ts';

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

interface RegexMatchesProps {
  readonly text: string;
  readonly matches: readonly RegexMatch[];
  readonly labels: RegexModalLabels;
}

/** The test data with its matches marked, and what each match and each of its groups caught. */
function RegexMatches({ text, matches, labels }: RegexMatchesProps): ReactElement {
  const caught = (range: TextRange) => {
    const value = textIn(text, range);
    return value === '' ? labels.emptyMatch : <code>{value}</code>;
  };
  return (
    <Matches aria-label={labels.matches} data-part="matches">
      <MatchedText dir="auto">
        {segmentsOf(text, matches).map((segment) =>
          segment.match === null ? (
            <span key={segment.start}>{segment.text}</span>
          ) : (
            <mark key={segment.start}>{segment.text}</mark>
          ),
        )}
      </MatchedText>
      <Pairs>
        {withUniqueKeys(matches, ({ start }) => String(start)).map(({ key, item: match }, index) => (
          <Fragment key={key}>
            <dt>{labels.match(index + 1)}</dt>
            <dd>{caught(match)}</dd>
            {withUniqueKeys(match.groups ?? [], (group) => group?.name ?? '').map(
              ({ key: groupKey, item: group }, at) => (
                <Fragment key={groupKey}>
                  <dt data-group>{labels.group(at + 1, group?.name)}</dt>
                  <dd>{group ? caught(group) : labels.noGroup}</dd>
                </Fragment>
              ),
            )}
          </Fragment>
        ))}
      </Pairs>
    </Matches>
  );
}
