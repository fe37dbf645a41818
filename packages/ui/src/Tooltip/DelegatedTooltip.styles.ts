import { styled } from 'styled-components';

export const TooltipAnchor = styled.span`
  position: absolute;
  pointer-events: none;
`;

/** Of a text that would fill the window the beginning is seen. */
export const TooltipText = styled.span`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 20;
`;
