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
