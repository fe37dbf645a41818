import { oneLine } from '@studio/ui/internal';
import { css, styled } from 'styled-components';
import { headCell, tableHead, tableRow, tableScroller } from '../shared/table/table.styles.ts';

/** Stays in sight while the columns scroll under it. */
const stuckAtEnd = css`
  position: sticky;
  inset-inline-end: 0;
  z-index: 1;
`;

export const GridRoot = styled.div`
  min-width: 0;
`;

export const Scroller = styled.div`
  max-height: min(660px, 70vh);
  min-width: 0;
  ${tableScroller}
  scroll-padding-block-start: 40px;
  scroll-padding-inline-end: var(--grid-buttons);
`;

export const Grid = styled.div`
  position: relative;
  min-width: var(--grid-width);
`;

export const Head = styled.div`
  ${tableHead}
  z-index: 2;
  grid-template-columns: var(--grid-columns);
  height: 36px;
`;

export const HeadCell = styled.div`
  ${headCell}
  padding-inline: 4px;

  &[data-column='remove'] {
    ${stuckAtEnd}
    background: var(--st-sunken);
  }
`;

export const HeadText = styled.span`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;

  /* As far from the edge as the texts below. */
  &[data-part='header'] {
    padding-inline: 6px;
  }
`;

export const Body = styled.div`
  position: relative;
`;

export const Row = styled.div`
  ${tableRow}
  grid-template-columns: var(--grid-columns);

  &:has([data-editing]) {
    z-index: 1;
  }

  &[data-dragged] {
    opacity: 0.5;
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

  [role='grid'][aria-readonly='true'] &,
  &[data-locked] {
    cursor: default;
  }

  &[data-locked] {
    background: var(--st-sunken);
    color: var(--st-text-muted);
  }

  &[aria-selected='true'] {
    background: var(--st-accent-soft);
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
    ${oneLine}
  }

  > [data-part='placeholder'] {
    color: var(--st-text-faint);
  }

  &[aria-selected='true'] > [data-part='placeholder'] {
    color: var(--st-text-muted);
  }

  &[data-column='remove'] {
    ${stuckAtEnd}
    justify-content: flex-end;
    gap: 0;
    padding-inline: 4px;
    background: var(--st-surface);
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
    ${oneLine}
  }
`;

export const CellHint = styled.span`
  position: relative;
  display: inline-flex;
  flex: none;
  color: var(--st-warning);
`;

export const CellChevron = styled.span`
  display: inline-flex;
  flex: none;
  margin-inline-start: auto;
  color: var(--st-text-muted);
`;

export const CellBox = styled.span`
  display: inline-grid;
  flex: none;
  place-items: center;
  width: 16px;
  height: 16px;
  border: 1px solid var(--st-line-strong);
  border-radius: 4px;
  background: var(--st-surface);

  &[data-checked] {
    border-color: var(--st-accent);
    background: var(--st-accent);
    color: var(--st-on-accent);
  }
`;

export const Handle = styled.span`
  display: inline-flex;
  flex: none;
  margin-inline-end: auto;
  color: var(--st-text-faint);
  cursor: grab;
`;
