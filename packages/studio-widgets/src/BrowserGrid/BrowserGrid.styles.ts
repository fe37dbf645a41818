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
  overflow: clip;
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);
`;

export const Scroller = styled.div`
  position: relative;
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-block-size: 0;
  overflow: auto;
  overscroll-behavior: contain;
  scroll-padding-block: var(--st-row-height) 0;

  &[data-covered] {
    padding-block-end: 68px;
    scroll-padding-block-end: 68px;
  }
`;

export const Table = styled.table`
  display: block;
  inline-size: 100%;
  min-inline-size: min-content;
  border-spacing: 0;
  text-align: start;
`;

export const Head = styled.thead`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: block;
`;

export const Body = styled.tbody`
  display: block;

  &[data-stale] {
    color: var(--st-text-muted);
    transition: color var(--st-motion-base) 100ms;
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
  inset-block-start: calc(var(--st-row-height) - 1px);
  z-index: 2;
  block-size: 2px;
  overflow: clip;
  pointer-events: none;
  visibility: hidden;

  &[data-busy] {
    visibility: visible;
    transition: visibility 0s linear 120ms;
  }

  &::after {
    position: absolute;
    inset-block: 0;
    inline-size: 30%;
    background: var(--st-accent);
    content: '';
    animation: ${slide} 1.1s ease-in-out infinite;
    animation-play-state: var(--st-motion-loop, running);
  }
`;

export const Overlay = styled.div`
  position: absolute;
  inset-inline: var(--st-space-4);
  inset-block-end: var(--st-space-3);
  z-index: 3;
  display: flex;
  justify-content: center;
  pointer-events: none;

  & > * {
    pointer-events: auto;
  }
`;

export const Main = styled.div`
  position: relative;
  display: flex;
  flex: 1 1 auto;
  flex-direction: column;
  min-block-size: 0;
`;
