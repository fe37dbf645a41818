import styled from 'styled-components';

/** The switch, how many differences there are, and what changes sides. */
export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--st-space-2) var(--st-space-4);
  align-items: center;
  padding-block: var(--st-space-3) 0;

  > [role='status'] {
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
  }
`;

/** Three columns, of which the two objects are the same width; the head stays while the rest scrolls. */
export const Sheet = styled.table`
  inline-size: 100%;
  max-inline-size: 80rem;
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-control);
  border-spacing: 0;
  background: var(--st-surface);
  table-layout: fixed;
  overflow: clip;

  th,
  td {
    padding: var(--st-space-2) var(--st-space-3);
    border-block-end: 1px solid var(--st-line);
    text-align: start;
    vertical-align: top;
    overflow-wrap: anywhere;
  }

  tbody:last-child > tr:last-child > * {
    border-block-end: 0;
  }

  td,
  thead th {
    border-inline-start: 1px solid var(--st-line);
  }

  thead th:first-child {
    border-inline-start: 0;
    inline-size: 30%;
  }

  thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    background: var(--st-surface);
    font-weight: var(--st-weight-regular);
  }

  thead [data-part='side'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--st-space-1) var(--st-space-2);
    align-items: center;
    justify-content: space-between;
  }

  thead a {
    min-inline-size: 0;
    color: var(--st-text);
    font-weight: var(--st-weight-strong);
  }

  thead [data-part='note'] {
    flex-basis: 100%;
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
  }

  th[scope='rowgroup'] {
    padding-block: var(--st-space-3) var(--st-space-1);
    background: var(--st-sunken);
    font-size: var(--st-text-sm);
    font-weight: var(--st-weight-strong);
  }

  th[scope='row'] {
    font-weight: var(--st-weight-regular);
  }

  th[scope='row'] > small {
    display: block;
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
  }

  tr[data-different] > th[scope='row'] {
    box-shadow: inset 2px 0 0 var(--st-accent);
    font-weight: var(--st-weight-strong);
  }

  tr[data-different] > th[scope='row']:dir(rtl) {
    box-shadow: inset -2px 0 0 var(--st-accent);
  }

  td > ul {
    display: grid;
    gap: var(--st-space-1);
    margin: 0;
    padding: 0;
    list-style: none;
  }

  [data-muted] {
    color: var(--st-text-muted);
  }

  [data-only-here] {
    font-weight: var(--st-weight-strong);
  }

  @media (max-width: 640px) {
    thead th:first-child {
      inline-size: 26%;
    }

    th,
    td {
      padding-inline: var(--st-space-2);
    }
  }
`;
