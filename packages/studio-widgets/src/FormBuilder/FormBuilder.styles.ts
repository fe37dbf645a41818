import { styled } from 'styled-components';

export const BuilderRoot = styled.div`
  container: form-builder / inline-size;
  min-width: 0;
  min-height: 0;
  height: 100%;
  color: var(--st-text);
  font-family: var(--st-font-sans);
  font-size: var(--st-text-md);
  line-height: var(--st-leading-md);
`;

/** Palette and settings, the canvas, and the outline; one below the other where there is no room beside each other. */
export const BuilderColumns = styled.div`
  display: grid;
  grid-template-columns: minmax(240px, 312px) minmax(0, 1fr) 208px;
  height: 100%;
  min-height: 0;

  @container form-builder (max-width: 1080px) {
    grid-template-columns: 264px minmax(0, 1fr);
  }

  @container form-builder (max-width: 640px) {
    grid-template-columns: minmax(0, 1fr);
    grid-template-rows: auto minmax(320px, 1fr);
  }
`;

export const Side = styled.div`
  min-width: 0;
  overflow-y: auto;
  border-inline-end: 1px solid var(--st-line);
  background: var(--st-surface);

  [data-accordion] {
    border: none;
    border-radius: 0;
  }

  &[data-side='end'] {
    display: flex;
    flex-direction: column;
    border-inline: 1px solid var(--st-line);
    border-inline-end: none;
    overflow: hidden;

    @container form-builder (max-width: 1080px) {
      display: none;
    }
  }

  @container form-builder (max-width: 640px) {
    max-height: 40vh;
    border-inline-end: none;
    border-block-end: 1px solid var(--st-line);
  }
`;

export const CanvasScroll = styled.div`
  position: relative;
  min-width: 0;
  overflow-y: auto;
  padding: var(--st-space-3) var(--st-space-4) var(--st-space-8);
  background: var(--st-canvas);
`;

export const CanvasBar = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  display: flex;
  gap: var(--st-space-1);
  align-items: center;
  justify-content: flex-end;
  margin-block-end: var(--st-space-2);
  color: var(--st-text-muted);
  font-size: 0.8125rem;
`;

export const PaletteGrid = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(120px, 1fr));
  gap: 2px;

  button {
    display: flex;
    align-items: center;
    min-width: 0;
    min-height: 28px;
    padding: 2px var(--st-space-2);
    border: 1px solid transparent;
    border-radius: var(--st-radius-control);
    background: none;
    color: var(--st-text);
    font: inherit;
    font-size: 0.8125rem;
    text-align: start;
    cursor: pointer;
  }

  button:hover {
    border-color: var(--st-line-strong);
    background: var(--st-hover);
  }

  button:focus-visible {
    outline: 2px solid var(--st-focus);
    outline-offset: -1px;
  }

  button[aria-disabled='true'] {
    color: var(--st-text-faint);
    cursor: default;
  }
`;
