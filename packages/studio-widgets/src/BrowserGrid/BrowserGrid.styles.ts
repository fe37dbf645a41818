import { keyframes, styled } from 'styled-components';

const slide = keyframes`
  from {
    inset-inline-start: -30%;
  }

  to {
    inset-inline-start: 100%;
  }
`;

export const Root = styled.div`
  position: relative;
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-inline-size: 0;
  min-block-size: 0;
  max-block-size: 100%;
  overflow: clip;
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);

  --browser-grid-row: var(--st-row-height);

  &[data-density='compact'] {
    --browser-grid-row: 28px;
  }
`;

export const Scroller = styled.div`
  position: relative;
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  /* Opaque: browsers scroll it without painting it anew. */
  background: var(--st-surface);
  scroll-padding-block: var(--browser-grid-row) 0;

  &[data-long] {
    max-block-size: 100dvh;
    overflow-anchor: none;
  }
`;

export const Status = styled.div`
  display: flex;
  flex: 1 0 auto;
  flex-direction: column;
  align-items: center;
  justify-content: center;
  min-block-size: 200px;
  padding: var(--st-space-6);
`;

export const BusyTrack = styled.div`
  position: absolute;
  inset-inline: 0;
  inset-block-start: calc(var(--browser-grid-row) - 1px);
  z-index: 2;
  block-size: 2px;
  overflow: clip;
  pointer-events: none;
  visibility: hidden;

  &[data-busy] {
    visibility: visible;
    transition: visibility 0s 120ms;
  }

  &::after {
    position: absolute;
    inset-block: 0;
    inline-size: 30%;
    background: var(--st-accent);
    content: '';
  }

  &[data-busy]::after {
    animation: ${slide} 1.1s ease-in-out infinite;
    animation-play-state: var(--st-motion-loop, running);
  }
`;

export const Banner = styled.div`
  flex: none;
  padding: var(--st-space-2);
  border-block-end: 1px solid var(--st-line);
`;

export const Main = styled.div`
  position: relative;
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-block-size: 0;

  /* Columns are out of sight at the end. */
  &[data-more]::after {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 0;
    box-shadow: 0 0 14px 7px var(--st-line);
    content: '';
  }
`;
