import { css, styled } from 'styled-components';
import { HandleRoot } from './DataItemsEditor.styles.ts';

export const RowHandle = styled(HandleRoot)`
  flex: 1;
  justify-content: space-between;
  min-width: 0;
  padding-inline: 10px;
`;

/** In a narrow cell an error is smaller, and while the cell is in use is below it in full. */
const narrowError = css`
  [data-part='error'] {
    font-size: 0.75rem;
    line-height: 0.875rem;
  }

  [data-part='cell-input']:focus-visible ~ [data-part='error'] {
    position: absolute;
    inset-block-start: 100%;
    inset-inline: -1px;
    max-width: none;
    padding: 6px 10px;
    border: 1px solid var(--st-bad);
    border-block-start: 0;
    border-end-start-radius: var(--st-radius-control);
    border-end-end-radius: var(--st-radius-control);
    background: var(--st-surface);
    box-shadow: var(--st-shadow-popover);
    font-size: 0.8125rem;
    line-height: 1.125rem;
  }

  [data-part='cell-input']:focus-visible ~ [data-part='error'] > span {
    display: block;
  }
`;

const errorStyles = css`
  [data-part='error'] {
    flex: 0 1 auto;
    display: flex;
    align-items: center;
    gap: 6px;
    max-width: 65%;
    padding-inline: 4px 10px;
    color: var(--st-bad);
    font-size: 0.8125rem;
    line-height: 1rem;
    pointer-events: none;
  }

  [data-part='error'] > svg {
    flex: none;
  }

  [data-part='error'] > span {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    min-width: 0;
    overflow: hidden;
    overflow-wrap: anywhere;
    text-overflow: ellipsis;
  }

  /* The text of this column is short. */
  [data-column='defaultPrecedence']:not(:focus-visible) ~ [data-part='error'] {
    max-width: 80%;
  }

  @container data-items (max-width: 960px) {
    ${narrowError}
  }
`;

const cellStyles = css`
  [data-part='cell'] {
    position: relative;
    display: flex;
    align-items: center;
    min-width: 0;
    border-inline-start: 1px solid var(--st-line);
  }

  [data-part='cell'][data-invalid] {
    background: var(--st-bad-soft);
    box-shadow: inset 0 0 0 1px var(--st-bad);
  }

  [data-part='cell']:focus-within {
    z-index: 1;
  }

  /* The ring goes around the whole cell, with the error beside the text. */
  [data-part='cell']:focus-within::after {
    content: '';
    position: absolute;
    inset: 0;
    outline: 2px solid var(--st-focus);
    outline-offset: -2px;
    pointer-events: none;
  }

  [data-part='row'][data-last] > [data-part='cell']:last-child {
    border-end-end-radius: calc(var(--st-radius-card) - 1px);
  }

  [data-part='cell-input'] {
    flex: 1;
    align-self: stretch;
    width: 100%;
    min-width: 3rem;
    margin: 0;
    padding: 0 10px;
    border: 0;
    border-radius: 0;
    background: none;
    color: var(--st-text);
    text-align: -webkit-match-parent;
    text-align: match-parent;
    text-overflow: ellipsis;
    scroll-margin-block: calc(
        var(--data-items-top) + var(--data-items-toolbar) + var(--data-items-bar) + var(--data-items-head) + 8px
      )
      24px;
  }

  [data-part='cell-input']::placeholder {
    color: var(--st-text-faint);
    opacity: 1;
  }

  [data-part='cell-input'][data-column='defaultPrecedence'] {
    font-variant-numeric: tabular-nums;
  }

  [data-part='cell-input']:focus-visible {
    outline: none;
  }
`;

/**
 * Rows are plain elements that their container gives their looks: a thousand styled components would cost more than
 * all the rest of drawing them.
 */
export const rowStyles = css`
  [data-part='row'] {
    position: absolute;
    inset-inline: 0;
    display: grid;
    grid-template-columns: var(--data-items-columns);
    height: var(--st-row-height);
    contain: layout style;
  }

  [data-part='row']:not([data-last]) {
    border-block-end: 1px solid var(--st-line);
  }

  [data-part='row'][data-selected] {
    background: var(--st-selection);
  }

  [data-part='row']:focus-within {
    z-index: 1;
  }

  [data-part='row-head'] {
    display: flex;
    align-items: stretch;
    min-width: 0;
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
    line-height: var(--st-leading-sm);
    font-variant-numeric: tabular-nums;
  }

  [data-part='row-mark'] {
    display: flex;
    flex: 1;
    align-items: center;
    justify-content: flex-end;
    padding-inline: 10px;
  }

  ${cellStyles}
  ${errorStyles}
`;
