import styled from 'styled-components';

/** The search, and how many are shown. */
export const SearchLine = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--st-space-2) var(--st-space-4);
  align-items: center;
  padding-block-end: var(--st-space-4);

  > :first-child {
    flex: 0 1 22rem;
  }

  > [role='status'] {
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
  }
`;

/** Categories below one another. */
export const Groups = styled.div`
  display: grid;
  gap: var(--st-space-6);
`;

/** One category and its preferences. */
export const Category = styled.section`
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
`;
