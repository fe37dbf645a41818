import { styled } from 'styled-components';

export const CanvasBody = styled.div`
  position: relative;
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);

  &[data-empty] {
    min-height: 160px;
    border-style: dashed;
    border-color: var(--st-line-strong);
  }

  &[data-empty]:focus-visible {
    outline: 2px solid var(--st-focus);
    outline-offset: 2px;
  }
`;

export const LineRoot = styled.div`
  display: flex;
  gap: var(--st-space-3);
  box-sizing: border-box;
  width: 100%;
  padding: 2px var(--st-space-4);

  &[data-head] {
    padding-block: var(--st-space-2) 2px;
    border-block-start: 1px solid var(--st-line);
  }

  &[data-first] {
    border-block-start: none;
  }
`;

/** Where what is dragged will land. */
export const DropLine = styled.div`
  position: absolute;
  z-index: 2;
  border-radius: 2px;
  background: var(--st-accent);
  pointer-events: none;
`;
