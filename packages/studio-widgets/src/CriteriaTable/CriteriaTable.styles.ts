import { css, styled } from 'styled-components';
import { oneLine, tableHead, tableRow, tableScroller } from '../shared/table/table.styles.ts';

/** Stays in sight while the columns scroll under it. */
const stuckAtEnd = css`
  position: sticky;
  inset-inline-end: 0;
  z-index: 1;
`;

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
  ${tableScroller}
  scroll-padding-block-start: 40px;
  scroll-padding-inline-end: var(--criteria-buttons);
`;

export const Grid = styled.div`
  position: relative;
  min-width: var(--criteria-width);
`;

export const Head = styled.div`
  ${tableHead}
  z-index: 2;
  grid-template-columns: var(--criteria-columns);
  height: 36px;
`;

export const HeadCell = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;
  padding-inline: 4px;

  &:not(:first-child) {
    border-inline-start: 1px solid var(--st-line);
  }

  &[data-column='remove'] {
    ${stuckAtEnd}
    background: var(--st-sunken);
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
  ${tableRow}
  grid-template-columns: var(--criteria-columns);

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
    ${oneLine}
  }

  > [data-part='placeholder'] {
    color: var(--st-text-faint);
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
