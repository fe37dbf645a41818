import { keyframes, styled } from 'styled-components';

const turn = keyframes`
  to { rotate: 360deg; }
`;

export const SpinnerRoot = styled.span`
  display: inline-flex;
  flex: none;
  width: 16px;
  height: 16px;

  &[data-size='lg'] {
    width: 24px;
    height: 24px;
  }
`;

export const SpinnerRing = styled.span`
  width: 100%;
  height: 100%;
  border: 2px solid color-mix(in srgb, currentColor 25%, transparent);
  border-block-start-color: currentColor;
  border-radius: 50%;
  animation: ${turn} 800ms linear infinite;
  animation-play-state: var(--st-motion-loop);
`;
