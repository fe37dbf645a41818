import styled from 'styled-components';

export const ScrollBox = styled.div`
  max-block-size: 24rem;
  overflow: auto;
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);

  &:focus-visible {
    outline: 2px solid var(--st-focus);
    outline-offset: 2px;
  }
`;

export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  th {
    position: sticky;
    inset-block-start: 0;
    padding: 0;
    background: var(--st-sunken);
    text-align: start;
  }

  td {
    block-size: var(--st-row-height);
    padding: 0 var(--st-space-3);
    border-block-start: 1px solid var(--st-line);
    overflow-wrap: anywhere;
    font-variant-numeric: tabular-nums;
  }
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: var(--st-space-1);
  inline-size: 100%;
  block-size: 32px;
  padding: 0 var(--st-space-3);
  border: 0;
  background: none;
  color: var(--st-text-muted);
  font: inherit;
  font-size: var(--st-text-sm);
  font-weight: var(--st-weight-strong);
  cursor: pointer;

  &:focus-visible {
    outline: 2px solid var(--st-focus);
    outline-offset: -2px;
  }
`;
