import { styled } from 'styled-components';

export const RegionRoot = styled.section`
  position: fixed;
  inset-block-end: 16px;
  inset-inline: 16px;
  z-index: var(--st-z-notification);
  display: flex;
  flex-direction: column;
  align-items: center;
  gap: 8px;
  pointer-events: none;
`;
