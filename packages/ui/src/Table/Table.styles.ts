import { styled } from 'styled-components';
import { sortButton } from '../internal/sortButton.styles.ts';

export const TableScroll = styled.div`
  position: relative;
  max-width: 100%;
  min-height: 0;
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);
  overflow: auto;
`;

export const TableRoot = styled.table`
  width: 100%;
  border-collapse: separate;
  border-spacing: 0;
  color: var(--st-text);
  text-align: start;

  th,
  td {
    height: var(--st-row-height);
    padding: 7px 12px;
    border-block-end: 1px solid var(--st-line);
    font-weight: inherit;
    text-align: start;
    vertical-align: top;
    overflow-wrap: break-word;
  }

  thead th {
    position: sticky;
    inset-block-start: 0;
    z-index: 1;
    height: 32px;
    padding-block: 0;
    background: var(--st-sunken);
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
    line-height: var(--st-leading-sm);
    font-weight: var(--st-weight-strong);
    vertical-align: middle;
    white-space: nowrap;
  }

  tbody tr:last-child > * {
    border-block-end: 0;
  }

  tbody th {
    font-weight: var(--st-weight-medium);
  }

  [data-align='end'] {
    text-align: end;
  }

  [data-align='center'] {
    text-align: center;
  }

  [data-numeric] {
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }
`;

export const TableCaption = styled.caption`
  padding: 10px 12px;
  border-block-end: 1px solid var(--st-line);
  font-weight: var(--st-weight-strong);
  text-align: start;

  &[data-hidden] {
    position: absolute;
    width: 1px;
    height: 1px;
    padding: 0;
    border: 0;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
`;

export const HiddenRow = styled.tr`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
`;

export const SortButton = styled.button`
  ${sortButton}
  gap: 4px;
  min-height: 28px;
  margin-inline: -6px;
  font-weight: inherit;

  &:hover svg {
    opacity: 0.6;
  }

  [aria-sort] > & svg {
    opacity: 1;
  }

  [data-align='end'] > & {
    flex-direction: row-reverse;
  }
`;

export const TableNote = styled.td`
  && {
    padding: 24px 12px;
    color: var(--st-text-muted);
    text-align: center;
  }

  &&[data-part='error'] {
    color: var(--st-bad);
  }
`;
