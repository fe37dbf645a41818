import styled, { css } from 'styled-components';

/** What scrolls. The heads stay in sight. */
export const Frame = styled.div`
  position: relative;
  flex: 1;
  min-block-size: 16rem;
  min-inline-size: 0;
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);
  overflow: auto;
  contain: strict;
`;

/** As large as all rows and columns. */
export const Room = styled.div`
  position: relative;
  inline-size: calc(var(--first) + var(--columns) * var(--column));
  font-size: var(--st-text-md);
`;

export const Grid = styled.div`
  block-size: 100%;
`;

export const HeadRow = styled.div`
  position: sticky;
  z-index: 2;
  inset-block-start: 0;
  block-size: 52px;
  border-block-end: 1px solid var(--st-line);
  background: var(--st-sunken);
  font-size: var(--st-text-sm);
`;

/** Shown under the pointer, and with the focus; always where nothing hovers. What is transparent by opacity would be painted apart from its row. */
const allButton = css`
  > button {
    flex: none;
    padding: 0 var(--st-space-1);
    border: 1px solid var(--st-line-control);
    border-radius: 4px;
    color: var(--st-accent);
    background: var(--st-surface);
    font: inherit;
    font-size: 0.6875rem;
  }

  @media (hover: hover) {
    &:not(:hover, :focus-within) > button {
      border-color: transparent;
      color: transparent;
      background: transparent;
      forced-color-adjust: none;
    }
  }
`;

export const HeadCell = styled.div`
  ${allButton}

  position: absolute;
  inset-block: 0;
  inset-inline-start: calc(var(--first) + var(--at) * var(--column));
  display: flex;
  flex-direction: column;
  justify-content: center;
  inline-size: var(--column);
  /* A word as long as "Configuration" has room. */
  padding-inline: 2px;
  text-align: center;
  cursor: default;

  > * {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > b {
    font-weight: var(--st-weight-strong);
  }

  > span {
    color: var(--st-text-muted);
  }

  /* Two lines of a name, one of how many users have it. */
  > b {
    display: -webkit-box;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    line-height: 15px;
    white-space: normal;
    overflow-wrap: anywhere;
  }

  > span,
  > button {
    line-height: 15px;
  }

  /* In the place of the number of users. */
  @media (hover: hover) {
    > button {
      position: absolute;
      inset-block-end: 3px;
      inset-inline: 30%;
    }

    &:hover > span,
    &:focus-within > span {
      visibility: hidden;
    }
  }

  @media (hover: none) {
    align-items: center;

    > b {
      -webkit-line-clamp: 1;
    }
  }

  &[data-corner] {
    position: sticky;
    z-index: 1;
    inset-inline-start: 0;
    block-size: 100%;
    inline-size: var(--first);
    padding-inline: var(--st-space-3);
    border-inline-end: 1px solid var(--st-line);
    color: var(--st-text-muted);
    background: inherit;
    font-weight: var(--st-weight-strong);
    text-align: start;
  }

  &:focus-visible {
    outline: 2px solid var(--st-focus);
    outline-offset: -2px;
  }
`;

/**
 * The heads of all rows, in one place that stays in sight: each of its own would be a layer that every frame has to look at. Rows own them, and
 * so they are no part of the grid's own elements.
 */
export const Heads = styled.div`
  position: sticky;
  z-index: 1;
  inset-inline-start: 0;
  block-size: 0;
  inline-size: var(--first);

  /* What never scrolls away needs no layer at all. */
  [data-fits] > & {
    position: relative;
  }
`;

export const RowHead = styled.div`
  ${allButton}

  position: absolute;
  inset-inline: 0;
  inset-block-start: var(--top);
  display: flex;
  align-items: center;
  block-size: 36px;
  padding-inline: var(--st-space-3);
  border-block-end: 1px solid var(--st-line);
  border-inline-end: 1px solid var(--st-line);
  background: var(--st-surface);
  cursor: default;
  contain: layout size style;

  > span {
    display: -webkit-box;
    flex: 1;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
    overflow: hidden;
    line-height: 16px;
    overflow-wrap: anywhere;
  }

  /* Over the end of a name, which has the whole width otherwise. */
  > button {
    position: absolute;
    inset-inline-end: var(--st-space-2);
  }

  @media (hover: none) {
    padding-inline-end: var(--st-space-8);
  }

  &[data-changed] {
    box-shadow: inset 3px 0 0 var(--st-accent);

    > span {
      font-weight: var(--st-weight-strong);
    }
  }

  &[data-changed]:dir(rtl) {
    box-shadow: inset -3px 0 0 var(--st-accent);
  }

  &[data-refused] {
    color: var(--st-bad);
    background: var(--st-bad-soft);
  }

  &:focus-visible {
    outline: 2px solid var(--st-focus);
    outline-offset: -2px;
  }
`;

/**
 * Its cells follow one another: cells of a position of their own would each be a layer that every frame has to look at. What changes in a row
 * makes nothing outside of it be laid out again.
 */
export const BodyRow = styled.div`
  position: absolute;
  inset-block-start: var(--top);
  inset-inline: var(--first) 0;
  display: flex;
  block-size: 36px;
  border-block-end: 1px solid var(--st-line);
  background: var(--st-surface);
  contain: layout size style;

  /* After as many columns as are not drawn before it. */
  > [role='gridcell'] {
    flex: none;
    inline-size: var(--column);
    margin-inline-start: calc(var(--skipped, 0) * var(--column));
    border-inline-end: 1px solid var(--st-line);
  }

  > [data-change='added'] {
    background: var(--st-good-soft);
  }

  > [data-change='removed'] {
    background: var(--st-bad-soft);
  }

  /* The whole cell takes a click. */
  > * > span {
    display: flex;
    gap: var(--st-space-1);
    align-items: center;
    justify-content: center;
    block-size: 100%;
  }

  > * > * > i {
    flex: none;
    block-size: 16px;
    inline-size: 16px;
    border: 1px solid var(--st-line-control);
    border-radius: 4px;
    background: var(--st-surface);
  }

  /* Two strokes are the check mark. Hundreds are drawn, and each icon would be painted apart from its row. */
  > * > [aria-checked='true'] > i {
    --stroke:
      transparent calc(50% - 1.1px), var(--st-on-accent) calc(50% - 0.4px),
      var(--st-on-accent) calc(50% + 0.4px), transparent calc(50% + 1.1px);

    border-color: var(--st-accent);
    background:
      linear-gradient(135deg, var(--stroke)) 5px 3px / 7px 7px no-repeat,
      linear-gradient(45deg, var(--stroke)) 2px 6px / 4px 4px no-repeat,
      var(--st-accent);

    @media (forced-colors: active) {
      --st-accent: Highlight;
      --st-on-accent: HighlightText;

      forced-color-adjust: none;
    }
  }

  > * > [aria-disabled='true'] > i {
    opacity: 0.6;
  }

  /* What cannot be given: a line through the box. */
  > [data-withheld] > * > i {
    background: linear-gradient(
      to top right,
      transparent calc(50% - 0.6px),
      var(--st-line-control) 50%,
      transparent calc(50% + 0.6px)
    );
  }

  /* Beside the box, which stays in the middle. */
  > [data-change] > *::after {
    inline-size: 14px;
    margin-inline-end: calc(-14px - var(--st-space-1));
    font-weight: var(--st-weight-strong);
    text-align: center;
  }

  > [data-change='added'] > *::after {
    content: '+';
    color: var(--st-good);
  }

  > [data-change='removed'] > *::after {
    content: '\u2212';
    color: var(--st-bad);
  }

  > * > :focus-visible {
    outline: 2px solid var(--st-focus);
    outline-offset: -2px;
  }
`;

/** Hundreds are drawn: plain elements, with the styles of their row. */
export const BodyCell = 'div';
/** The checkbox in a cell. */
export const Box = 'span';
