import { css, styled } from 'styled-components';

export const RowRoot = styled.div`
  position: absolute;
  inset-inline: 0;
  display: grid;
  grid-template-columns: var(--data-items-columns);
  height: var(--st-row-height);

  &:not([data-last]) {
    border-block-end: 1px solid var(--st-line);
  }
`;

export const RowHead = styled.div`
  display: flex;
  align-items: center;
  justify-content: flex-end;
  min-width: 0;
  padding-inline: 4px 10px;
  color: var(--st-text-muted);
  font-size: var(--st-text-sm);
  line-height: var(--st-leading-sm);
  font-variant-numeric: tabular-nums;
`;

export const Cell = styled.div`
  position: relative;
  display: flex;
  align-items: center;
  min-width: 0;
  border-inline-start: 1px solid var(--st-line);

  &[data-invalid] {
    background: var(--st-bad-soft);
    box-shadow: inset 0 0 0 1px var(--st-bad);
  }

  &:focus-within {
    z-index: 1;
  }

  /* The ring goes around the whole cell, with the error beside the text. */
  &:focus-within::after {
    content: '';
    position: absolute;
    inset: 0;
    outline: 2px solid var(--st-focus);
    outline-offset: -2px;
    pointer-events: none;
  }

  ${RowRoot}[data-last] &:last-child {
    border-end-end-radius: calc(var(--st-radius-card) - 1px);
  }
`;

export const CellInput = styled.input`
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

  &::placeholder {
    color: var(--st-text-faint);
    opacity: 1;
  }

  &[data-column='defaultPrecedence'] {
    font-variant-numeric: tabular-nums;
  }

  &:focus-visible {
    outline: none;
  }
`;

export const CellErrorText = styled.span`
  display: -webkit-box;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  min-width: 0;
  overflow: hidden;
  overflow-wrap: anywhere;
  text-overflow: ellipsis;
`;

/** In a narrow cell an error is smaller, and while the cell is in use stands below it in full. */
const narrow = css`
  font-size: 0.75rem;
  line-height: 0.875rem;

  ${CellInput}:focus-visible ~ & {
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

  ${CellInput}:focus-visible ~ & ${CellErrorText} {
    display: block;
  }
`;

export const CellError = styled.span`
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

  svg {
    flex: none;
  }

  /* The text of this column is short. */
  ${CellInput}[data-column='defaultPrecedence']:not(:focus-visible) ~ & {
    max-width: 80%;
  }

  @container data-items (max-width: 960px) {
    ${narrow}
  }
`;
