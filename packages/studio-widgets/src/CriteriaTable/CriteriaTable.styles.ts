import { styled } from 'styled-components';

export const TableRoot = styled.div`
  display: grid;
  gap: var(--st-space-2);
  min-width: 0;
`;
