import { styled } from 'styled-components';

export const SplitRoot = styled.div`
  display: flex;
  width: 100%;
  height: 100%;
  min-width: 0;
  min-height: 0;

  &[data-orientation='vertical'] {
    flex-direction: column;
  }

  &[data-dragging] {
    -webkit-user-select: none;
    user-select: none;
    cursor: col-resize;
  }

  &[data-dragging][data-orientation='vertical'] {
    cursor: row-resize;
  }

  &[data-dragging] > [data-part$='pane'] {
    pointer-events: none;
  }
`;

export const SplitStart = styled.div`
  &:focus-visible {
    outline-offset: -2px;
  }

  flex: 0 0 clamp(var(--split-min), var(--split-size), max(var(--split-min), var(--split-max)));
  min-width: 0;
  min-height: 0;
  overflow: auto;

  &[data-collapsed] {
    flex-basis: 0;
    overflow: hidden;
    visibility: hidden;
  }
`;

export const SplitEnd = styled.div`
  &:focus-visible {
    outline-offset: -2px;
  }

  flex: 1 1 0;
  min-width: 0;
  min-height: 0;
  overflow: auto;
`;

export const SplitHandle = styled.div`
  position: relative;
  z-index: 1;
  flex: none;
  width: 1px;
  background: var(--st-line-strong);
  cursor: col-resize;
  touch-action: none;
  transition: background-color var(--st-motion-fast) ease-out;

  &::before {
    content: '';
    position: absolute;
    inset: 0 -6px;
  }

  &::after {
    content: '';
    position: absolute;
    inset-block: calc(50% - 14px);
    inset-inline: -2px;
    border: 1px solid var(--st-surface);
    border-radius: 3px;
    background: var(--st-line-control);
  }

  [data-orientation='vertical'] > & {
    width: auto;
    height: 1px;
    cursor: row-resize;
  }

  [data-orientation='vertical'] > &::before {
    inset: -6px 0;
  }

  [data-orientation='vertical'] > &::after {
    inset-block: -2px;
    inset-inline: calc(50% - 14px);
  }

  &:hover,
  [data-dragging] > & {
    background: var(--st-accent);
  }

  &:hover::after,
  [data-dragging] > &::after {
    background: var(--st-accent);
  }

  &:focus-visible {
    background: var(--st-focus);
    outline-offset: 0;
  }

  &:focus-visible::after {
    border-color: var(--st-focus);
    background: var(--st-focus);
  }

  &[aria-disabled='true'] {
    background: var(--st-line);
    cursor: default;
  }

  &[aria-disabled='true']::after {
    display: none;
  }
`;
