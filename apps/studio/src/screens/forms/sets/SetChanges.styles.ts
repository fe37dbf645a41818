import styled from 'styled-components';

/** A comparison from its counts to what it breaks. */
export const Description = styled.div`
  display: grid;
  gap: var(--st-space-4);
  min-inline-size: 0;

  h3 {
    margin: 0 0 var(--st-space-2);
    font-size: var(--st-text-md);
    font-weight: var(--st-weight-strong);
  }

  a {
    color: var(--st-accent);
  }

  p {
    margin: 0;
    color: var(--st-text-muted);
  }

  summary {
    inline-size: fit-content;
    color: var(--st-text-muted);
    cursor: pointer;
  }

  section > p + ul {
    margin-block-start: var(--st-space-2);
  }

  section > details > ul {
    margin-block-start: var(--st-space-2);
  }
`;

/** The plan in a question: apart from the texts before and after it. */
export const Planned = styled.section`
  display: grid;
  gap: var(--st-space-4);
  min-inline-size: 0;
  margin-block: var(--st-space-4);
`;

/** The counts, side by side. */
export const Counts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--st-space-2);
  align-items: center;
`;

/** Which of many are shown, and the pager. */
export const Paged = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--st-space-2) var(--st-space-4);
  align-items: center;
  justify-content: space-between;
  margin-block-start: var(--st-space-2);
  color: var(--st-text-muted);
  font-size: var(--st-text-sm);
`;

/** One below the other, with lines between. */
export const Lines = styled.ul`
  margin: 0;
  padding: 0;
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-control);
  background: var(--st-surface);
  list-style: none;

  > li {
    display: grid;
    grid-template-columns: 5.5rem minmax(0, 1fr) auto;
    gap: var(--st-space-1) var(--st-space-3);
    align-items: baseline;
    padding: var(--st-space-2) var(--st-space-3);
    overflow-wrap: anywhere;
  }

  > li + li {
    border-block-start: 1px solid var(--st-line);
  }

  > li[data-plain] {
    display: block;
  }

  [data-part='badge'] {
    justify-self: start;
  }

  [data-part='about'] {
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
  }

  [data-part='name'] {
    font-weight: var(--st-weight-medium);
  }

  details {
    font-size: var(--st-text-sm);
  }

  summary {
    inline-size: fit-content;
    color: var(--st-text-muted);
    cursor: pointer;
  }

  a svg {
    margin-inline-start: var(--st-space-1);
    vertical-align: -0.125em;
  }

  details ul,
  > li > ul {
    margin: var(--st-space-1) 0 0;
    padding-inline-start: var(--st-space-5);
  }

  @media (max-width: 640px) {
    > li {
      grid-template-columns: minmax(0, 1fr) auto;
    }

    > li > div {
      grid-column: 1 / -1;
      grid-row: 2;
    }
  }
`;
