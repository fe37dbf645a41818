import { keyframes, styled } from 'styled-components';

const breathe = keyframes`
  50% { opacity: 0.55; }
`;

export const SkeletonRoot = styled.span`
  display: block;
  width: var(--skeleton-width, 100%);
  max-width: 100%;
  height: var(--skeleton-height, 12px);
  border-radius: 4px;
  background: color-mix(in srgb, var(--st-text) 9%, transparent);
  animation: ${breathe} 1.6s ease-in-out infinite;
  animation-play-state: var(--st-motion-loop);
`;
