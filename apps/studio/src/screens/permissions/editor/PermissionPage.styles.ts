import styled from 'styled-components';

export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--st-space-2);
  align-items: center;
  padding-block-start: var(--st-space-3);

  /* One line with the count. */
  @media (max-width: 1279px) {
    > :first-child {
      inline-size: 13rem;
    }
  }

  > button[aria-pressed='true'] {
    border-color: var(--st-accent);
    color: var(--st-accent);
    background: var(--st-accent-soft);
  }

  > [role='status'] {
    margin-inline-start: auto;
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
  }
`;

/** The grid and what its changes mean, side by side where there is room. */
export const Sides = styled.div`
  display: flex;
  flex: 1;
  gap: var(--st-space-4);
  min-block-size: 20rem;

  @media (max-width: 1023px) {
    flex-direction: column;
  }
`;

/** The place of the grid when no authorization is found. */
export const Nothing = styled.div`
  flex: 1;
  min-inline-size: 0;
`;

/** Why who has which role is not known. */
export const Fault = styled.p`
  margin: var(--st-space-3) 0 0;
  padding: var(--st-space-2) var(--st-space-3);
  border-radius: var(--st-radius-control);
  background: var(--st-bad-soft);
`;

export const Reason = styled.p`
  margin: var(--st-space-3) 0 0;
  color: var(--st-text-muted);
`;
