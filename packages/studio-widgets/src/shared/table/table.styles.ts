import { sortButton } from '@studio/ui/internal';
import { css, styled } from 'styled-components';

/** A box around rows that scroll under their head. */
export const tableScroller = css`
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);
  overflow: auto;
`;

/** The line of headers of a table drawn as a grid. */
export const headRow = css`
  display: grid;
  background: var(--st-sunken);
  color: var(--st-text-muted);
  font-size: var(--st-text-sm);
  line-height: var(--st-leading-sm);
  font-weight: var(--st-weight-strong);
`;

/** The head of such a table: stays while the rows scroll. */
export const tableHead = css`
  position: sticky;
  inset-block-start: 0;
  border-block-end: 1px solid var(--st-line);
  ${headRow}
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

/** A cell of a head. */
export const headCell = css`
  display: flex;
  align-items: center;
  min-width: 0;

  &:not(:first-child) {
    border-inline-start: 1px solid var(--st-line);
  }
`;

/** Where the row that is dragged would land. */
export const DropLine = styled.div`
  position: absolute;
  inset-inline: 0;
  z-index: 3;
  height: 2px;
  margin-block-start: -1px;
  border-radius: 1px;
  background: var(--st-accent);
  pointer-events: none;
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
