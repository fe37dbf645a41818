import { keyframes, styled } from 'styled-components';

const sweep = keyframes`
  from { inset-inline-start: -35%; }
  to { inset-inline-start: 100%; }
`;

export const LoadingBarRoot = styled.div`
  position: fixed;
  inset-block-start: 0;
  inset-inline: 0;
  z-index: var(--st-z-notification);
  pointer-events: none;
`;

export const LoadingTrack = styled.div`
  position: relative;
  height: 3px;
  overflow: hidden;
  background: var(--st-accent-soft);
`;

export const LoadingFill = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 0;
  width: calc(var(--loading-progress) * 100%);
  background: var(--st-accent);
  transition: width var(--st-motion-base) ease-out;

  &[data-indeterminate] {
    width: 35%;
    animation: ${sweep} 1.1s ease-in-out infinite;
    animation-play-state: var(--st-motion-loop);
  }
`;

export const LoadingStatus = styled.div`
  position: absolute;
  inset-block-start: 10px;
  inset-inline: var(--loading-text-start, 16px) var(--loading-text-end, 16px);
  display: flex;
  justify-content: center;
`;

export const LoadingPill = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  max-width: 100%;
  min-height: 28px;
  padding: 4px 12px;
  border: 1px solid var(--st-line-strong);
  border-radius: 14px;
  background: var(--st-surface);
  box-shadow: var(--st-shadow-popover);
  font-size: 0.8125rem;
  line-height: 1.125rem;
  font-weight: var(--st-weight-medium);
  opacity: 1;
  transition: opacity var(--st-motion-base) ease-out;

  @starting-style {
    opacity: 0;
  }

  &[data-fading] {
    opacity: 0;
  }

  svg {
    flex: none;
    color: var(--st-good);
  }

  [data-part='message'] {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: var(--loading-text-wrap, normal);
  }
`;

export const LoadingDetail = styled.span`
  flex: none;
  min-width: 9ch;
  color: var(--st-text-muted);
  font-weight: var(--st-weight-regular);
  font-variant-numeric: tabular-nums;
`;
