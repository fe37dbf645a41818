import { keyframes, styled } from 'styled-components';

const appear = keyframes`
  to { visibility: visible; }
`;

const pass = keyframes`
  from { background-position-x: -70%; }
  to { background-position-x: 170%; }
`;

export const FrameRoot = styled.div`
  display: grid;
  grid-template: 48px minmax(0, 1fr) auto / auto minmax(0, 1fr);
  grid-template-areas: 'header header' 'navigation content' 'footer footer';
  height: 100dvh;
`;

export const SkipLink = styled.a`
  position: fixed;
  inset-block-start: 8px;
  inset-inline-start: 8px;
  z-index: var(--st-z-notification);
  padding: 6px 12px;
  border-radius: var(--st-radius-control);
  background: var(--st-accent);
  color: var(--st-on-accent);
  font-weight: var(--st-weight-medium);
  text-decoration: none;

  &:not(:focus) {
    clip-path: inset(50%);
    pointer-events: none;
  }
`;

export const FrameNavigation = styled.div`
  grid-area: navigation;
  min-height: 0;
`;

export const FrameMain = styled.main`
  position: relative;
  grid-area: content;
  min-width: 0;
  min-height: 0;
  outline: none;
  overflow: auto;
  overscroll-behavior: contain;

  h1:focus-visible {
    border-radius: 2px;
    outline-offset: 4px;
  }
`;

export const FrameFooter = styled.footer`
  grid-area: footer;
  padding: 4px var(--st-space-4);
  border-block-start: 1px solid var(--st-line);
  background: var(--st-surface);
  color: var(--st-text-muted);
  font-size: 0.75rem;
  line-height: 1.25rem;
  overflow-wrap: anywhere;
`;

export const FrameOnTheWay = styled.div`
  position: fixed;
  inset-block-start: 47px;
  inset-inline: 0;
  z-index: var(--st-z-header);
  height: 2px;
  background: linear-gradient(90deg, transparent, var(--st-accent), transparent) 0 0 / 40% 100% no-repeat;
  visibility: hidden;
  animation:
    ${appear} 1ms 180ms forwards,
    ${pass} 1.1s 180ms ease-in-out infinite;

  @media (prefers-reduced-motion: reduce) {
    background: var(--st-accent);
    animation: ${appear} 1ms 180ms forwards;
  }
`;
