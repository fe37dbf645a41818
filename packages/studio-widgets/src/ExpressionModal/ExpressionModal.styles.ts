import { styled } from 'styled-components';
import { badLine } from '../shared/errorSummary/badLine.styles.ts';

export const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--st-space-4);
`;

export const TopLine = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 18rem), 1fr));
  gap: var(--st-space-4);
  align-items: start;

  & [data-part~='value-format'] input {
    font-family: var(--st-font-mono);
  }
`;

export const FieldsSection = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--st-space-2);
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;

  & > legend {
    margin-block-end: var(--st-space-1);
    padding: 0;
    color: var(--st-text-muted);
    font-size: 0.8125rem;
    line-height: 1.125rem;
    font-weight: var(--st-weight-strong);
  }
`;

export const RowLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--st-space-2);
  align-items: start;

  & > [data-part='two-step-selector'] {
    flex: 1 1 20rem;
  }
`;

export const EditorPlaceholder = styled.div`
  display: flex;
  gap: var(--st-space-2);
  align-items: center;
  justify-content: center;
  min-height: calc(7.5rem + 2px);
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);
  background: var(--st-sunken);
  color: var(--st-text-muted);
`;

export const Problems = styled.ul`
  margin: var(--st-space-2) 0 0;
  padding: 0;
  max-height: 8rem;
  overflow-y: auto;
  list-style: none;

  & > li {
    display: flex;
    gap: 6px;
    align-items: start;
    color: var(--st-bad);
    font-size: 0.8125rem;
    line-height: 1.125rem;
  }

  & > li[data-severity='warning'] {
    color: var(--st-warning);
  }

  & > li[data-severity='more'] {
    color: var(--st-text-muted);
  }

  & > li > svg {
    flex: none;
    margin-block-start: 5px;
  }
`;

export const ProblemButton = styled.button`
  min-height: 24px;
  padding: 3px var(--st-space-1);
  border: 0;
  border-radius: 5px;
  background: none;
  color: inherit;
  font: inherit;
  text-align: start;
  overflow-wrap: anywhere;
  cursor: pointer;

  &:hover {
    background: var(--st-hover);
  }

  &[data-part='check-again'] {
    flex: none;
    font-weight: var(--st-weight-strong);
  }
`;

export const Failure = styled.p`
  ${badLine}
`;

export const TrialSection = styled(FieldsSection)`
  padding: var(--st-space-3);
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);
  background: var(--st-sunken);

  & > legend {
    /* Inside of the frame, as a heading. */
    float: inline-start;
    margin-block-end: 0;
  }

  & > legend + * {
    clear: both;
  }
`;

export const TrialFields = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(100%, 14rem), 1fr));
  gap: var(--st-space-3);
  align-items: start;
`;

export const TrialResult = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: var(--st-space-2);
  align-items: baseline;
  margin: 0;
  overflow-wrap: anywhere;

  & > span {
    color: var(--st-text-muted);
  }

  & > output {
    font-family: var(--st-font-mono);
    font-weight: var(--st-weight-strong);
  }

  &[data-error] {
    color: var(--st-bad);
  }
`;

/** What a value format makes of numbers, in one line that wraps. */
export const FormatExamples = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 2px var(--st-space-3);
  margin: var(--st-space-1) 0 0;
  color: var(--st-text-muted);
  font-size: 0.8125rem;
  line-height: 1.125rem;

  & > div {
    display: flex;
    gap: var(--st-space-1);
  }

  & dt::after {
    content: ' →';
  }

  & dd {
    margin: 0;
    color: var(--st-text);
    font-family: var(--st-font-mono);
  }
`;
