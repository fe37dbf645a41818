import { Toolbar } from '@studio/ui';
import { oneLine } from '@studio/ui/internal';
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

/** Palette and settings, the canvas, and the outline; the outline below the settings, or all in one column, where there is no room. */
export const BuilderColumns = styled.div`
  display: grid;
  grid-template: 'side canvas outline' minmax(0, 1fr) / minmax(240px, 312px) minmax(0, 1fr) 208px;
  height: 100%;
  min-height: 0;

  @container form-builder (max-width: 1080px) {
    grid-template-columns: 264px minmax(0, 1fr) 192px;
  }

  @container form-builder (max-width: 920px) {
    grid-template:
      'side canvas' minmax(0, 1fr)
      'outline canvas' minmax(200px, 38%) / 264px minmax(0, 1fr);
  }

  @container form-builder (max-width: 640px) {
    grid-template:
      'side' minmax(160px, 36%)
      'outline' 132px
      'canvas' minmax(240px, 1fr) / minmax(0, 1fr);
  }
`;

export const Side = styled.div`
  grid-area: side;
  min-width: 0;
  overflow-y: auto;
  border-inline-end: 1px solid var(--st-line);
  background: var(--st-surface);

  [data-accordion] {
    border: none;
    border-radius: 0;
  }
`;

export const SettingsRoom = styled.div`
  margin-inline-start: calc(-1 * var(--st-space-5));
  display: grid;
  gap: var(--st-space-2);
  min-width: 0;

  /* Groups of settings are within a group already: as wide as the column, and closer. */
  [data-part='groups'] [data-part='header'] {
    min-height: 36px;
    padding: 4px var(--st-space-2);
  }

  [data-part='groups'] [data-part='section'] > :first-child {
    min-height: 36px;
  }

  [data-part='groups'] [data-part='panel'] > * {
    padding: 0 4px var(--st-space-3) var(--st-space-2);
  }
`;

/** Which part the settings are of: as texts of the style, because they are named by it; and what it can become. */
export const SettingsOf = styled.div`
  display: flex;
  gap: var(--st-space-2);
  align-items: center;
  min-width: 0;
  min-height: 34px;
  padding: 2px 4px 2px var(--st-space-2);
  border-radius: var(--st-radius-control);
  background: var(--st-selection);
  font-size: 0.8125rem;

  > svg {
    flex: none;
    color: var(--st-accent);
  }

  > [data-component] {
    flex: none;
    margin-inline-start: auto;
    padding-inline-end: 4px;
    color: var(--st-text-muted);
  }

  > [data-component]::before {
    content: attr(data-component);
  }

  > [data-part='convert'] {
    flex: none;
    margin-inline-start: auto;
    color: var(--st-text-muted);
    font-weight: var(--st-weight-regular);
  }

  > [data-name] {
    ${oneLine}
    font-weight: var(--st-weight-strong);
  }

  > [data-name]::before {
    content: attr(data-name);
  }
`;

export const OutlineSide = styled.div`
  grid-area: outline;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  border-inline-start: 1px solid var(--st-line);
  background: var(--st-surface);

  @container form-builder (max-width: 920px) {
    border-inline: none;
    border-inline-end: 1px solid var(--st-line);
    border-block: 1px solid var(--st-line);
  }
`;

/** The canvas below its tools, which stay where they are while it is scrolled. */
export const CanvasSide = styled.div`
  grid-area: canvas;
  display: flex;
  flex-direction: column;
  min-width: 0;
  min-height: 0;
  background: var(--st-canvas);
`;

export const CanvasScroll = styled.div`
  position: relative;
  flex: 1;
  min-height: 0;
  overflow: auto;
  padding: var(--st-space-2) var(--st-space-4) var(--st-space-8);
`;

/** As wide as there is room, or as a screen that is looked at. */
export const CanvasSheet = styled.div`
  margin-inline: auto;
`;

export const CanvasBar = styled.div`
  display: flex;
  flex: none;
  flex-wrap: wrap;
  gap: var(--st-space-1);
  align-items: center;
  justify-content: space-between;
  padding: 6px var(--st-space-4) 2px;
  color: var(--st-text-muted);
  font-size: 0.8125rem;
`;

/** The widths of screens, one of which is chosen, or none. */
export const Widths = styled.div`
  display: flex;
  align-items: center;
  margin-inline-end: var(--st-space-2);

  > span {
    margin-inline-end: var(--st-space-2);
  }

  > button {
    min-height: 26px;
    margin-inline-start: -1px;
    padding: 0 var(--st-space-2);
    border: 1px solid var(--st-line-strong);
    background: var(--st-surface);
    color: var(--st-text-muted);
    font: inherit;
    font-variant-numeric: tabular-nums;
    cursor: pointer;

    &:first-of-type {
      border-start-start-radius: var(--st-radius-control);
      border-end-start-radius: var(--st-radius-control);
    }

    &:last-of-type {
      border-start-end-radius: var(--st-radius-control);
      border-end-end-radius: var(--st-radius-control);
    }

    &:hover {
      background: var(--st-hover);
    }

    &[aria-pressed='true'] {
      position: relative;
      border-color: var(--st-accent);
      background: var(--st-accent-soft);
      color: var(--st-accent);
      font-weight: var(--st-weight-strong);
    }

    &:focus-visible {
      position: relative;
      outline: 2px solid var(--st-focus);
      outline-offset: 1px;
    }

    @media (forced-colors: active) {
      &[aria-pressed='true'] {
        background: Highlight;
        color: HighlightText;
        forced-color-adjust: none;
      }
    }
  }

  @container form-builder (max-width: 1080px) {
    > span {
      display: none;
    }
  }
`;

export const PaletteSearch = styled.div`
  margin-inline: calc(-1 * var(--st-space-5)) 0;
  margin-block-end: var(--st-space-1);
`;

export const NoComponent = styled.p`
  margin: var(--st-space-1) 0;
  color: var(--st-text-muted);
`;

/** As wide as the column: all components are in sight without scrolling. */
export const PaletteGrid = styled(Toolbar)`
  margin-inline: calc(-1 * var(--st-space-6)) -14px;
  display: grid;
  /* As wide as their names: each has one line where there is room. */
  grid-template-columns: auto auto;
  gap: 2px 0;

  button {
    display: flex;
    gap: 4px;
    align-items: center;
    min-width: 0;
    min-height: 26px;
    padding: 1px 3px;
    border: 1px solid transparent;
    border-radius: var(--st-radius-control);
    background: none;
    color: var(--st-text);
    font: inherit;
    font-size: 0.78125rem;
    text-align: start;
    cursor: pointer;
  }

  button > svg {
    flex: none;
    color: var(--st-text-muted);
  }

  button:hover {
    border-color: var(--st-line-strong);
    background: var(--st-hover);
  }

  button:focus-visible {
    outline: 2px solid var(--st-focus);
    outline-offset: -1px;
  }
`;
