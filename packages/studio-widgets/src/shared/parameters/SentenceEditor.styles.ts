import { styled } from 'styled-components';

export const Words = styled.span`
  min-width: 0;
  padding-block: 6px;
  overflow-wrap: anywhere;
`;

export const Blank = styled.span`
  flex: 0 1 auto;
  width: 13rem;
  min-width: 6rem;
`;
