import styled from 'styled-components';

/** The numbers, and beside them, or below where there is no room, that there is no limit. */
export const Sides = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--st-space-1) var(--st-space-3);
  align-items: end;

  > :first-child {
    flex: 1 1 9rem;
    min-inline-size: 0;
  }

  > :last-child {
    padding-block-end: var(--st-space-1);
  }
`;
