import { oneLine } from '@studio/ui/internal';
import { css, styled } from 'styled-components';

/** A small button that is its icon. */
const bareButton = css`
  display: grid;
  place-items: center;
  width: 24px;
  height: 24px;
  padding: 0;
  border: none;
  border-radius: var(--st-radius-control);
  background: none;
`;

export const PartRoot = styled.div`
  position: relative;
  flex: 1 1 0;
  box-sizing: border-box;
  min-width: 0;
  padding: 6px var(--st-space-2) 8px;
  border: 1px solid transparent;
  border-radius: var(--st-radius-control);
  cursor: default;
  outline: none;
  /* What it is, and its delete button, are above it. */
  scroll-margin-block-start: 32px;

  &:hover {
    border-color: var(--st-line-strong);
  }

  &[aria-selected='true'] {
    border-color: var(--st-accent);
    background: var(--st-selection);
    box-shadow: 0 0 0 1px var(--st-accent);

    /* There only outlines and borders are left. */
    @media (forced-colors: active) {
      outline: 3px solid Highlight;
      outline-offset: -3px;
    }
  }

  &:focus-visible {
    outline: 2px solid var(--st-focus);
    outline-offset: 2px;
  }

  &[data-head] {
    display: flex;
    gap: var(--st-space-2);
    align-items: center;
    padding-block: 2px;

    > [data-part='label'] {
      flex: 1 1 auto;
      min-width: 0;
      color: var(--st-text);
      font-size: var(--st-text-md);
      font-weight: var(--st-weight-strong);
    }
  }

  &[data-text-style^='bold'] :is([data-part='label'] > span:first-child, [data-picture='words'], [data-picture='link']) {
    font-weight: var(--st-weight-strong);
  }

  &:is([data-text-style='italic'], [data-text-style='boldItalic'])
    :is([data-part='label'] > span:first-child, [data-picture='words'], [data-picture='link']) {
    font-style: italic;
  }

  &[data-label-beside] {
    display: grid;
    grid-template-columns: min(var(--label-width, 160px), 45%) minmax(0, 1fr);
    column-gap: var(--st-space-3);
    align-items: center;

    > [data-part='label'] {
      min-width: 0;
      overflow: hidden;
    }
  }

  > [data-part='fold'] {
    ${bareButton}
    color: var(--st-text-muted);
    cursor: pointer;
  }

  /* On the line above the head, while the pointer is there. */
  > [data-part='insert-section'] {
    position: absolute;
    inset-block-start: -21px;
    inset-inline-start: calc(50% - 48px);
    z-index: 1;
    display: flex;
    gap: 4px;
    align-items: center;
    justify-content: center;
    width: 96px;
    height: 24px;
    padding: 0;
    border: 1px dashed var(--st-line-strong);
    border-radius: var(--st-radius-control);
    background: var(--st-surface);
    color: var(--st-text-muted);
    font: inherit;
    font-size: var(--st-text-sm);
    cursor: pointer;
    opacity: 0;
  }

  &:hover > [data-part='insert-section'],
  > [data-part='insert-section']:hover {
    opacity: 1;
  }

  > [data-part='insert-section']:hover {
    border-color: var(--st-accent);
    color: var(--st-accent);
  }

  @media (hover: none) {
    &[aria-selected='true'] > [data-part='insert-section'] {
      opacity: 1;
    }
  }

  > [data-part='fold']:hover {
    background: var(--st-hover);
    color: var(--st-text);
  }
`;

export const PartLabel = styled.div`
  display: flex;
  gap: var(--st-space-1);
  align-items: center;
  min-height: 18px;
  padding-block-end: 2px;
  color: var(--st-text-muted);
  font-size: 0.8125rem;
  line-height: 1.125rem;
  font-weight: var(--st-weight-medium);

  [data-head] > & {
    padding-block-end: 0;
  }

  > span:first-child {
    ${oneLine}
  }

  svg {
    flex: none;
  }

  [data-part='required'] {
    color: var(--st-bad);
  }

  [data-part='detail'] {
    flex: none;
    margin-inline-start: auto;
    padding-inline: var(--st-space-2);
    color: var(--st-text-muted);
    font-weight: var(--st-weight-regular);
  }

  [data-part='problem'] {
    color: var(--st-warning);
  }
`;

export const LabelField = styled.input`
  flex: 1 1 auto;
  box-sizing: border-box;
  width: 100%;
  min-width: 0;
  height: 24px;
  margin-block: -3px;
  padding-inline: 4px;
  border: 1px solid var(--st-accent);
  border-radius: 4px;
  background: var(--st-surface);
  color: var(--st-text);
  font: inherit;
  font-size: 0.8125rem;
  outline: none;

  [data-head] > & {
    height: 26px;
    font-size: var(--st-text-md);
    font-weight: var(--st-weight-strong);
  }
`;

export const PartTools = styled.div`
  position: absolute;
  inset-block-start: -29px;
  inset-inline-end: -1px;
  z-index: 1;
  display: flex;
  gap: var(--st-space-1);
  align-items: center;
  padding-block: 2px;
  padding-inline: 8px 2px;
  border-radius: var(--st-radius-control) var(--st-radius-control) 0 0;
  background: var(--st-accent);
  color: var(--st-on-accent);
  font-size: var(--st-text-sm);
  line-height: var(--st-leading-sm);
  font-weight: var(--st-weight-strong);

  &::before {
    content: attr(data-component);
  }

  &:empty {
    padding-inline: 8px;
  }

  button {
    ${bareButton}
    color: inherit;
    cursor: pointer;
  }

  button:hover {
    background: var(--st-accent-hover);
  }
`;

/** The edge of a field that its width is changed by. */
export const ResizeEdge = styled.span`
  position: absolute;
  inset-block: 0;
  inset-inline-end: -5px;
  z-index: 1;
  width: 9px;
  cursor: ew-resize;
  touch-action: none;

  &::before {
    content: '';
    position: absolute;
    inset-block-start: calc(50% - 9px);
    inset-inline-start: 1px;
    box-sizing: border-box;
    width: 7px;
    height: 18px;
    border: 2px solid var(--st-accent);
    border-radius: 3px;
    background: var(--st-surface);
  }

  &[data-width]::after {
    content: attr(data-width);
    position: absolute;
    inset-block-start: 4px;
    inset-inline-end: 14px;
    padding-inline: 6px;
    border-radius: 4px;
    background: var(--st-accent);
    color: var(--st-on-accent);
    font-size: var(--st-text-sm);
    line-height: var(--st-leading-sm);
    white-space: nowrap;
  }
`;

export const Mark = styled.span`
  flex: none;
  padding-inline: 5px;
  border-radius: 4px;
  background: var(--st-sunken);
  color: var(--st-text-muted);
  font-size: var(--st-text-sm);
  line-height: var(--st-leading-sm);
`;
