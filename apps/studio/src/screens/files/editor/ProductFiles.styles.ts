import styled from 'styled-components';

/** Groups below one another. */
export const Groups = styled.div`
  display: grid;
  gap: var(--st-space-6);
  container-type: inline-size;
`;

/** One group and its files. */
export const Group = styled.section`
  min-inline-size: 0;

  > h2 {
    margin: 0;
    padding-block-end: var(--st-space-2);
    font-size: var(--st-text-md);
    font-weight: var(--st-weight-strong);
  }

  > ul {
    margin: 0;
    padding: 0;
    list-style: none;
    border: 1px solid var(--st-line);
    border-radius: var(--st-radius-control);
    background: var(--st-surface);
    overflow: clip;
  }

  li {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    gap: var(--st-space-1) var(--st-space-4);
    align-items: center;
    padding: var(--st-space-2) var(--st-space-3);
    border-block-end: 1px solid var(--st-line);
  }

  li:last-child {
    border-block-end: 0;
  }

  li:focus-within {
    background: var(--st-sunken);
  }

  li:has([data-drop-target]) {
    background: var(--st-accent-soft);
  }

  [data-part='label'] {
    display: grid;
    min-inline-size: 0;
    overflow-wrap: anywhere;
  }

  [data-part='label'] small {
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
  }

  @container (max-width: 559px) {
    li {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;
