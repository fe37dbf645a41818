import { styled } from 'styled-components';
import { tableCells } from '../../ruleTables.styles.ts';

/** Conditions within each other, each with what the versions make of it. */
export const Trace = styled.table`
  ${tableCells}
  table-layout: fixed;
  background: var(--st-surface);

  & > caption > span {
    display: flex;
    gap: var(--st-space-2);
    justify-content: space-between;
  }

  & > caption em {
    margin: 0;
    color: inherit;
    font-weight: 400;
  }

  & th,
  & td {
    padding: 6px var(--st-space-2);
    border: 1px solid var(--st-line);
  }

  & thead th:not(:first-child) {
    width: 4.5rem;
    text-align: center;
  }

  & td {
    text-align: center;
  }

  & [data-version='traced'] {
    background: var(--st-accent-soft);
  }

  & tbody th {
    padding-inline-start: calc(var(--st-space-2) + var(--depth) * var(--st-space-3));
  }

  & tbody tr[data-differs] > th {
    box-shadow: inset 3px 0 0 var(--st-warning);
  }

  & tbody th > span {
    display: block;
  }

  & em {
    margin-inline-end: var(--st-space-1);
    color: var(--st-bad);
    font-style: normal;
    font-weight: 600;
  }

  & [data-part='value'] {
    color: var(--st-text-muted);
    font-variant-numeric: tabular-nums;
  }

  & [data-part='other'] {
    color: var(--st-warning);
    font-size: 0.75rem;
    line-height: 1rem;
  }

  & button {
    display: inline;
    min-height: 24px;
    padding: 0;
    border: 0;
    background: none;
    color: inherit;
    font: inherit;
    text-align: start;
    cursor: pointer;
  }

  & button:hover {
    text-decoration: underline;
  }

  & button:focus-visible {
    border-radius: 2px;
    outline: 2px solid var(--st-focus);
    outline-offset: 1px;
  }
`;
