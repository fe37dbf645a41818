import { Fragment, type ReactElement } from 'react';
import type { RegexModalLabels } from './labels.ts';
import { segmentsOf, textIn } from './model/segments.ts';
import { withUniqueKeys } from './model/withUniqueKeys.ts';
import { MatchedText, Matches, Pairs } from './RegexModal.styles.ts';
import type { RegexMatch, TextRange } from './types.ts';

export interface RegexMatchesProps {
  readonly text: string;
  readonly matches: readonly RegexMatch[];
  readonly labels: RegexModalLabels;
}

/** The test data with its matches marked, and what each match and each of its groups caught. */
export function RegexMatches({ text, matches, labels }: RegexMatchesProps): ReactElement {
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
