import styled from 'styled-components';

/** What holds on a day, above the entries. */
export const Panel = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--st-space-3);
  margin-block-end: var(--st-space-4);
  padding: var(--st-space-3) var(--st-space-4) var(--st-space-4);
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);
`;

/** The day, the ways to other days, and what the marks mean. */
export const DateBar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--st-space-2);
  align-items: center;

  > [data-part='label'] {
    font-weight: var(--st-weight-strong);
  }

  > [data-part='form-field'] {
    inline-size: 9.5rem;
  }

  &:dir(rtl) [data-mirrored] {
    transform: scaleX(-1);
  }
`;

/** What the marks mean. */
export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--st-space-1) var(--st-space-4);
  margin: 0;
  margin-inline-start: auto;
  padding: 0;
  color: var(--st-text-muted);
  font-size: var(--st-text-sm);
  list-style: none;

  > li {
    display: flex;
    gap: var(--st-space-1);
    align-items: center;
  }
`;

/** The marks, wider than the window where it is narrow. */
export const MatrixFrame = styled.div`
  min-inline-size: 0;
  overflow-x: auto;

  /* A shadow at each edge that more is behind; at the end of it, it is covered by what scrolls along. */
  --edge: color-mix(in srgb, var(--st-text) 22%, transparent);
  background:
    linear-gradient(to right, var(--st-surface) 40%, transparent) left / 3rem 100% no-repeat local,
    linear-gradient(to left, var(--st-surface) 40%, transparent) right / 3rem 100% no-repeat local,
    linear-gradient(to left, var(--edge), transparent) right / 0.75rem 100% no-repeat scroll;
`;

export const MatrixTable = styled.table`
  inline-size: 100%;
  border-spacing: 0;
  table-layout: fixed;
  min-inline-size: calc(10rem + var(--locations) * 18px);

  thead td,
  tbody th {
    inline-size: 10rem;
  }

  thead th {
    padding: var(--st-space-1) 0;
    color: var(--st-text-muted);
    /* Two capitals as wide as "MO" beside "MN" have a gap between them. */
    font-size: 0.625rem;
    font-weight: var(--st-weight-medium);
    text-align: center;
    cursor: pointer;
  }

  thead th[data-chosen] {
    color: var(--st-accent);
  }

  tbody th {
    position: sticky;
    inset-inline-start: 0;
    z-index: 1;
    padding: 0 var(--st-space-2) 0 0;
    overflow: hidden;
    background: var(--st-surface);
    font-weight: var(--st-weight-medium);
    text-align: start;
    text-overflow: ellipsis;
    white-space: nowrap;
    cursor: pointer;
  }

  tbody td {
    block-size: 28px;
    padding: 0;
    border-radius: 6px;
    text-align: center;
    cursor: pointer;
  }

  tbody td > svg {
    display: block;
    margin-inline: auto;
  }

  tbody tr:hover > th,
  tbody td:hover {
    background: var(--st-hover);
  }

  tbody td[aria-selected='true'] {
    outline: 2px solid var(--st-accent);
    outline-offset: -3px;
  }

  :focus-visible {
    outline: 2px solid var(--st-focus);
    outline-offset: -2px;
  }
`;

/** Gaps and overlaps in words. */
export const Flaws = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(20rem, 1fr));
  gap: var(--st-space-4);

  > section {
    min-inline-size: 0;
  }

  h2 {
    margin: 0;
    font-size: var(--st-text-md);
    font-weight: var(--st-weight-strong);
  }

  [data-part='count'] {
    padding: 0 var(--st-space-2);
    border-radius: 999px;
    background: var(--st-sunken);
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
  }

  [data-part='head'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--st-space-2);
    align-items: center;
    justify-content: space-between;
  }

  ul {
    max-block-size: 11rem;
    margin: 0 0 var(--st-space-2);
    padding: 0;
    overflow-y: auto;
    list-style: none;
  }

  li {
    display: flex;
    gap: var(--st-space-2);
    align-items: flex-start;
    padding-block: var(--st-space-1);
  }

  li > svg {
    margin-block-start: 2px;
  }

  p {
    margin: 0;
    color: var(--st-text-muted);
  }

  button:not([data-part='button']) {
    padding: 0;
    border: 0;
    border-radius: 4px;
    background: none;
    color: var(--st-accent);
    font: inherit;
    text-align: start;
    cursor: pointer;
  }

  button:not([data-part='button']):hover {
    text-decoration: underline;
  }

  [data-part='places'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--st-space-1);
    margin-inline-start: auto;
  }

  button[data-part='place'] {
    min-inline-size: 24px;
    min-block-size: 24px;
    padding: 0 var(--st-space-1);
    background: var(--st-sunken);
    font-size: var(--st-text-sm);
    text-align: center;
  }
`;
