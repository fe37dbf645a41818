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

  /* Lines are plain elements: all below an insertion are drawn with it. */
  > [data-id] {
    display: flex;
    gap: var(--st-space-3);
    box-sizing: border-box;
    width: 100%;
    padding: 2px var(--st-space-4);
  }

  > [data-head] {
    padding-block: var(--st-space-2) 2px;
    border-block-start: 1px solid var(--st-line);
  }

  > [data-first] {
    border-block-start: none;
  }
`;

/** Behind the last section. */
export const AddSection = styled.button`
  display: flex;
  gap: var(--st-space-2);
  align-items: center;
  justify-content: center;
  box-sizing: border-box;
  width: 100%;
  min-height: 36px;
  margin-block-start: var(--st-space-3);
  padding: 0 var(--st-space-4);
  border: 1px dashed var(--st-line-strong);
  border-radius: var(--st-radius-card);
  background: none;
  color: var(--st-text-muted);
  font: inherit;
  font-weight: var(--st-weight-medium);
  cursor: pointer;

  &:hover {
    border-color: var(--st-accent);
    background: var(--st-surface);
    color: var(--st-accent);
  }

  &:focus-visible {
    outline: 2px solid var(--st-focus);
    outline-offset: 2px;
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
