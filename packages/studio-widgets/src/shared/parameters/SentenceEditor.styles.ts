import { styled } from 'styled-components';

export const Words = styled.span`
  min-width: 0;
  padding-block: 6px;
  overflow-wrap: anywhere;
`;

export const Blank = styled.span`
  flex: 0 1 auto;
  box-sizing: border-box;
  width: fit-content;
  min-width: min(13rem, 100%);
  max-width: min(28rem, 100%);
`;
