import type { ReactElement } from 'react';
import type { RegexModalLabels } from './labels.ts';
import { segmentsOf, textIn } from './model/segments.ts';
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
        {matches.flatMap((match, index) => [
          <dt key={`${match.start} match`}>{labels.match(index + 1)}</dt>,
          <dd key={`${match.start} text`}>{caught(match)}</dd>,
          ...(match.groups ?? []).flatMap((group, at) => {
            const name = labels.group(at + 1, group?.name);
            return [
              <dt key={`${match.start} ${name}`} data-group>
                {name}
              </dt>,
              <dd key={`${match.start} ${name} text`}>{group ? caught(group) : labels.noGroup}</dd>,
            ];
          }),
        ])}
      </Pairs>
    </Matches>
  );
}
