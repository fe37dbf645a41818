import { styled } from 'styled-components';

export const TableRoot = styled.div`
  display: grid;
  gap: var(--st-space-2);
  min-width: 0;
`;

export const Note = styled.p`
  display: flex;
  gap: var(--st-space-2);
  align-items: center;
  margin: 0;
  color: var(--st-text-muted);

  svg {
    flex: none;
  }
`;

export const Scroller = styled.div`
  max-height: min(660px, 70vh);
  min-width: 0;
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);
  overflow: auto;
  scroll-padding-block-start: 40px;
`;

export const Grid = styled.div`
  position: relative;
  min-width: calc(var(--criteria-count) * 10rem + 40px);
`;

export const Head = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  display: grid;
  grid-template-columns: var(--criteria-columns);
  height: 36px;
  border-block-end: 1px solid var(--st-line);
  background: var(--st-sunken);
  color: var(--st-text-muted);
  font-size: var(--st-text-sm);
  line-height: var(--st-leading-sm);
  font-weight: var(--st-weight-strong);
`;

export const HeadCell = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;
  padding-inline: 4px;

  &:not(:first-child) {
    border-inline-start: 1px solid var(--st-line);
  }

  > button {
    display: inline-flex;
    align-items: center;
    gap: 6px;
    min-width: 0;
    max-width: 100%;
    height: 28px;
    padding: 0 6px;
    border: 0;
    border-radius: 5px;
    background: none;
    color: inherit;
    font: inherit;
    white-space: nowrap;
    cursor: pointer;
  }

  > button:hover,
  &[aria-sort] > button {
    color: var(--st-text);
  }

  > button:focus-visible {
    outline-offset: -2px;
  }

  svg {
    flex: none;
    visibility: hidden;
  }

  > button:hover svg,
  > button:focus-visible svg,
  &[aria-sort] svg {
    visibility: visible;
  }
`;

export const HeadText = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
`;

export const Body = styled.div`
  position: relative;
`;

export const Row = styled.div`
  position: absolute;
  inset-inline: 0;
  display: grid;
  grid-template-columns: var(--criteria-columns);
  height: 36px;

  &:not([data-last]) {
    border-block-end: 1px solid var(--st-line);
  }

  &:has([data-editing]) {
    z-index: 1;
  }
`;

export const Cell = styled.div`
  display: flex;
  align-items: center;
  gap: 6px;
  min-width: 0;
  padding-inline: 10px;
  scroll-margin-block: 40px 8px;
  cursor: text;

  &:not(:first-child) {
    border-inline-start: 1px solid var(--st-line);
  }

  &[data-choice] {
    cursor: pointer;
  }

  [aria-readonly='true'] & {
    cursor: default;
  }

  &[aria-invalid] {
    background: var(--st-bad-soft);
    box-shadow: inset 0 0 0 1px var(--st-bad);
  }

  &:focus-visible {
    outline: 2px solid var(--st-focus);
    outline-offset: -2px;
  }

  &[data-editing] {
    padding-inline: 1px;
    background: var(--st-surface);
    box-shadow: none;
  }

  &[data-editing] > * {
    flex: 1;
    min-width: 0;
  }

  > [data-part='text'],
  > [data-part='placeholder'] {
    flex: 0 1 auto;
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > [data-part='placeholder'] {
    color: var(--st-text-faint);
  }

  &[data-column='remove'] {
    justify-content: center;
    padding-inline: 0;
  }
`;

export const CellFault = styled.span`
  display: inline-flex;
  flex: 1 1 0;
  align-items: center;
  gap: 4px;
  min-width: 0;
  color: var(--st-bad);
  font-size: var(--st-text-sm);
  line-height: var(--st-leading-sm);

  svg {
    flex: none;
  }

  > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }
`;

export const CellChevron = styled.span`
  display: inline-flex;
  flex: none;
  margin-inline-start: auto;
  color: var(--st-text-muted);
`;
