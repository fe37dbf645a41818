import { styled } from 'styled-components';

export const Count = styled.p`
  color: var(--st-text-muted);
  font-size: var(--st-text-sm);
  line-height: var(--st-leading-sm);
`;

export const ChangesRoot = styled.table`
  width: 100%;
  border-collapse: collapse;
  table-layout: fixed;

  th,
  td {
    padding: var(--st-space-2) var(--st-space-3);
    border-block-end: 1px solid var(--st-line);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  thead th {
    background: var(--st-sunken);
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
    line-height: var(--st-leading-sm);
    font-weight: var(--st-weight-strong);
  }

  thead th:first-child {
    width: 30%;
  }

  tbody th {
    font-weight: var(--st-weight-medium);
  }

  tbody tr:focus-visible {
    outline: 2px solid var(--st-focus);
    outline-offset: -2px;
  }

  [data-part='comparison'] {
    padding-inline: 0;
  }
`;

export const Value = styled.div`
  width: fit-content;
  max-width: 100%;
  padding: 0 4px;
  margin-inline: -4px;
  border-radius: 4px;
  font-variant-numeric: tabular-nums;
  white-space: pre-wrap;

  [data-kind='changed'] &[data-part='before'] {
    background: color-mix(in srgb, var(--st-bad) 14%, transparent);
  }

  [data-kind='changed'] &[data-part='after'] {
    background: color-mix(in srgb, var(--st-good) 14%, transparent);
  }
`;

export const Absent = styled.td`
  color: var(--st-text-muted);
  font-style: italic;
`;
