import { styled } from 'styled-components';

export const CopyForm = styled.form`
  display: grid;
  gap: var(--st-space-4);
`;

export const RuleTexts = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(180px, 1fr));
  gap: var(--st-space-3);
`;

export const CopyNames = styled.div`
  max-height: 280px;
  overflow: auto;
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-control);

  &:focus-visible {
    outline: 2px solid var(--st-focus);
    outline-offset: 2px;
  }

  table {
    width: 100%;
    border-collapse: collapse;
    font-size: 0.8125rem;
  }

  caption {
    padding: var(--st-space-2) var(--st-space-3);
    color: var(--st-text-muted);
    text-align: start;
  }

  th,
  td {
    padding: 4px var(--st-space-3);
    border-block-start: 1px solid var(--st-line);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  th {
    color: var(--st-text-muted);
    font-weight: var(--st-weight-medium);
  }

  td {
    font-family: var(--st-font-mono);
  }

  small {
    display: block;
    color: var(--st-text-muted);
    font-family: var(--st-font-sans);
  }

  p {
    margin: 0;
    padding: var(--st-space-2) var(--st-space-3);
    color: var(--st-text-muted);
    font-size: 0.8125rem;
  }
`;
