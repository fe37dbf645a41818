import { styled } from 'styled-components';

/** Priority, conditions and actions, one below the other. */
export const Rule = styled.div`
  display: flex;
  flex-direction: column;
  gap: var(--st-space-4);
  max-width: 100rem;
  padding: var(--st-space-4);
`;

/** Stands over conditions and actions for whoever walks by headings; what it holds is not seen. */
export const BodyHeading = styled.h2`
  position: absolute;
  margin: 0;
`;

/** A narrow field in a row of its own. */
export const PriorityRow = styled.div`
  width: 10rem;
`;
