import { styled } from 'styled-components';

export const RemovedList = styled.ul`
  margin-block: var(--st-space-2);
  padding-inline-start: var(--st-space-5);
  list-style: disc;
`;
