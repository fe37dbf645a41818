import { styled } from 'styled-components';

/** How much is selected, at the start of the picker's foot. */
export const Counts = styled.div`
  display: flex;
  flex: 1;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--st-space-2);
  color: var(--st-text-muted);
`;
