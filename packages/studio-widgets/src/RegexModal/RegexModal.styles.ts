import { styled } from 'styled-components';
import { badLine } from '../shared/errorSummary/badLine.styles.ts';

export const ModalGrid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--st-space-4);

  & [data-part~='expression'] textarea,
  & [data-part~='test-data'] input {
    font-family: var(--st-font-mono);
  }
`;

export const ExpressionPart = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--st-space-2);

  & > [data-part~='translate'] {
    justify-self: start;
  }
`;

export const TestLine = styled.div`
  display: flex;
  gap: var(--st-space-2);
  align-items: end;

  & > [data-part~='test-data'] {
    flex: 1 1 auto;
  }
`;

export const ResultBox = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--st-space-2);

  &:not(:empty) {
    margin-block-start: var(--st-space-3);
  }
`;

export const Verdict = styled.p`
  ${badLine}

  &[data-tone='good'] {
    background: var(--st-good-soft);
    color: var(--st-good);
  }
`;

export const Problems = styled.ul`
  margin: 0;
  padding-inline-start: var(--st-space-6);
  color: var(--st-text-muted);
  overflow-wrap: anywhere;
`;

export const Matches = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--st-space-2);
  margin-block-start: var(--st-space-3);
`;

export const MatchedText = styled.p`
  padding: var(--st-space-2) var(--st-space-3);
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-control);
  background: var(--st-sunken);
  font-family: var(--st-font-mono);
  white-space: pre-wrap;
  overflow-wrap: anywhere;

  & > mark {
    border-radius: 3px;
    outline: 1px solid var(--st-accent);
    background: var(--st-accent-soft);
    color: var(--st-accent);
  }
`;

export const Pairs = styled.dl`
  display: grid;
  grid-template-columns: max-content minmax(0, 1fr);
  gap: var(--st-space-1) var(--st-space-4);
  align-items: baseline;
  margin: 0;
  font-size: 0.8125rem;
  line-height: 1.125rem;

  & > dt {
    color: var(--st-text-muted);
  }

  & > dd {
    margin: 0;
    overflow-wrap: anywhere;
  }

  & > [data-group] {
    padding-inline-start: var(--st-space-4);
  }

  & code {
    font-family: var(--st-font-mono);
    white-space: pre-wrap;
  }
`;

export const Help = styled.section`
  padding: var(--st-space-3) var(--st-space-4);
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);

  & > h3 {
    margin: 0 0 var(--st-space-2);
    color: var(--st-text-muted);
    font-size: 0.8125rem;
    line-height: 1.125rem;
    font-weight: var(--st-weight-strong);
  }
`;

export const Failure = styled.p`
  margin-block-end: var(--st-space-3);
  color: var(--st-bad);
  overflow-wrap: anywhere;
`;
