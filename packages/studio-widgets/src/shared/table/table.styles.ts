import { sortButton } from '@studio/ui/internal';
import { css, styled } from 'styled-components';

/** A box around rows that scroll under their head. */
export const tableScroller = css`
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);
  overflow: auto;
`;

/** The head of a table drawn as a grid: stays while the rows scroll. */
export const tableHead = css`
  position: sticky;
  inset-block-start: 0;
  display: grid;
  border-block-end: 1px solid var(--st-line);
  background: var(--st-sunken);
  color: var(--st-text-muted);
  font-size: var(--st-text-sm);
  line-height: var(--st-leading-sm);
  font-weight: var(--st-weight-strong);
`;

/** A row that is placed by a transform: only those in sight are drawn. */
export const tableRow = css`
  position: absolute;
  inset-inline: 0;
  display: grid;
  height: 36px;

  &:not([data-last]) {
    border-block-end: 1px solid var(--st-line);
  }
`;

/** One line of text, cut with an ellipsis. */
export const oneLine = css`
  min-width: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

/** The button in a head that sorts by its column. */
export const SortButton = styled.button`
  ${sortButton}
  gap: 6px;
  min-width: 0;
  max-width: 100%;
  height: 28px;
  font: inherit;
  white-space: nowrap;
`;
