import { css } from 'styled-components';

/** Cells from the start of their line, broken where they have to be. */
export const tableCells = css`
  width: 100%;
  border-collapse: collapse;

  & th,
  & td {
    padding: var(--st-space-1) var(--st-space-2) var(--st-space-1) 0;
    border-block-end: 1px solid var(--st-line);
    font-weight: 400;
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  & thead th {
    color: var(--st-text-muted);
    font-size: 0.75rem;
    font-weight: 600;
    line-height: 1rem;
  }
`;
