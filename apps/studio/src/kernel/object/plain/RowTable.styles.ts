import styled from 'styled-components';

/** As wide as the form: its rows are cards where that is narrow. Its label is as large as the headings of other sections. */
export const Frame = styled.div`
  container-type: inline-size;

  > [data-part='form-field'] > label[data-part='label'] {
    margin-block-end: var(--st-space-1);
    color: inherit;
    font-size: var(--st-text-md);
    line-height: inherit;
  }
`;

/** The rows, as one group for assistive technology. */
export const Rows = styled.div.attrs({ role: 'group' })``;

/** Its rows are grids of the same columns; the last column is for the buttons of a row. */
export const Table = styled.table`
  inline-size: 100%;
  border-collapse: collapse;

  thead,
  tbody {
    display: block;
  }

  tr {
    display: grid;
    grid-template-columns: var(--row-columns) 6rem;
    gap: var(--st-space-2);
    align-items: start;
    padding-block: var(--st-space-2);
    border-block-end: 1px solid var(--st-line);
  }

  th {
    color: var(--st-text-muted);
    font-size: 0.8125rem;
    font-weight: var(--st-weight-strong);
    text-align: start;
  }

  td {
    min-inline-size: 0;
    padding: 0;
  }

  tr:has([data-drop-target]) {
    background: var(--st-accent-soft);
  }

  td[data-part='removed'] {
    grid-column: 1 / -2;
    align-self: center;
    color: var(--st-text-muted);
    overflow-wrap: anywhere;
  }

  td:empty {
    min-block-size: 1px;
  }

  @container (max-width: 819px) {
    thead {
      position: absolute;
      inline-size: 1px;
      block-size: 1px;
      overflow: hidden;
      clip-path: inset(50%);
    }

    tr {
      grid-template-columns: minmax(0, 1fr) minmax(0, 1fr) 6rem;
      gap: var(--st-space-3) var(--st-space-4);
      padding-block: var(--st-space-3);
    }

    td[data-label]:nth-child(odd) {
      grid-column: 1;
    }

    td[data-label]:nth-child(even) {
      grid-column: 2;
    }

    td:last-child {
      grid-row: 1;
      grid-column: 3;
    }

    td[data-label]:not(:empty)::before {
      display: block;
      margin-block-end: 4px;
      color: var(--st-text-muted);
      font-size: 0.8125rem;
      content: attr(data-label) / '';
    }
  }

  @container (max-width: 559px) {
    tr {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--st-space-2);
    }

    td[data-label]:nth-child(n),
    td:last-child {
      grid-row: auto;
      grid-column: 1;
    }
  }
`;

/** The buttons of one row, at its end. */
export const RowButtons = styled.div`
  display: flex;
  justify-content: flex-end;
  padding-block-start: 4px;

  > [data-part='new'] {
    padding: 4px var(--st-space-2);
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
  }
`;

export const Empty = styled.p`
  margin: 0;
  padding-block: var(--st-space-2);
  color: var(--st-text-muted);
`;

export const Foot = styled.div`
  padding-block-start: var(--st-space-2);
`;
