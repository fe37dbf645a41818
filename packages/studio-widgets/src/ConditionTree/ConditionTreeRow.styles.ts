import { css, styled } from 'styled-components';

/** Room before the content of a row, beyond its level's. */
const contentStart = 16;

/** What a comparison does not get of the width of its row: padding, the gaps between its sides, and the handle and buttons beside them. */
const besideSides = { read: 42, edited: 164 } as const;

export const RowRoot = styled.div`
  position: absolute;
  inset-inline: 0;
  box-sizing: border-box;
  display: flow-root;
  contain: layout style;
  min-height: var(--row-height);
  padding-block-end: var(--row-gap);
  padding-inline: calc(var(--row-start) + ${contentStart}px) calc(var(--row-end) + 10px);
  --outcome-room: 0px;
  outline: none;

  &[data-in-flow] {
    position: relative;
  }

  [data-outcomes] > & {
    --outcome-room: var(--outcome-width);
    inset-inline-end: var(--outcome-width);
  }

  [data-outcomes] > &[data-in-flow] {
    inset-inline-end: auto;
    margin-inline-end: var(--outcome-width);
  }
`;

/** What became of the condition: beside the row, and as high. */
export const OutcomeCell = styled.div`
  position: absolute;
  inset-block: 0;
  inset-inline-start: 100%;
  box-sizing: border-box;
  display: flex;
  align-items: flex-start;
  gap: 8px;
  width: var(--outcome-width);
  padding: 10px;
  border-inline-start: 1px solid var(--st-line);
  background: var(--st-sunken);
  font-size: 0.8125rem;
  font-weight: var(--st-weight-strong);
  line-height: 1.125rem;

  svg {
    flex: none;
  }

  [data-part='value-text'] {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &[data-result='true'] {
    background: var(--st-good-soft);
  }

  &[data-result='true'] svg {
    color: var(--st-good);
  }

  &[data-result='false'] {
    background: var(--st-bad-soft);
    color: var(--st-bad);
  }

  &[data-result='error'] {
    background: var(--st-warning-soft);
    color: var(--st-warning);
  }
`;

/** A piece of the frame of a group: as high as the row, joined to those above and below. */
export const Frame = styled.span`
  position: absolute;
  inset-block: 0 var(--frame-gap, 0);
  inset-inline: var(--frame-start) var(--frame-end);
  box-sizing: border-box;
  border-inline-start: 3px solid color-mix(in srgb, var(--st-accent) 42%, var(--st-surface));
  border-inline-end: 1px solid var(--st-line);
  background: var(--st-surface);
  pointer-events: none;

  &[data-odd] {
    background: var(--st-sunken);
  }

  &[data-operator='or'] {
    border-inline-start-color: var(--st-warning);
  }

  &[data-opens] {
    inset-block-start: 2px;
    border-block-start: 1px solid var(--st-line);
    border-start-start-radius: var(--st-radius-card);
    border-start-end-radius: var(--st-radius-card);
  }

  &[data-closes] {
    border-block-end: 1px solid var(--st-line);
    border-end-start-radius: var(--st-radius-card);
    border-end-end-radius: var(--st-radius-card);
  }
`;

export const RowLine = styled.div`
  position: relative;
  display: flex;
  align-items: flex-start;
  gap: 8px;
  min-height: var(--st-control-height);
  margin-inline: -6px;
  padding: 2px 6px;
  border-radius: var(--st-radius-control);

  [role='row'][data-kind='group'] > & {
    padding-block: 4px;
  }

  [role='row']:focus-visible > & {
    outline: 2px solid var(--st-focus);
    outline-offset: -1px;
  }

  [data-dragged] > & {
    opacity: 0.5;
  }
`;

const line = css`
  display: flex;
  align-items: center;
  min-height: var(--st-control-height);
`;

export const Handle = styled.span`
  ${line}
  flex: none;
  width: 16px;
  margin-inline: -4px -2px;
  color: var(--st-text-faint);
  cursor: grab;

  &[data-static] {
    visibility: hidden;
  }
`;

export const RowContent = styled.div`
  flex: 1 1 auto;
  display: flex;
  flex-wrap: wrap;
  align-items: flex-start;
  gap: 4px 8px;
  min-width: 0;
  /* The sides of all comparisons of a level have the same widths, whatever is in them: they are read as columns. A negated one has less room. */
  --sides: calc(
    100cqi - var(--row-start) - var(--row-end) - var(--outcome-room) - var(--beside, ${besideSides.read}px) -
      var(--negations, 0px)
  );
  --left-side: clamp(150px, var(--sides) * 0.4, 520px);
  --operator-side: clamp(104px, var(--sides) * 0.28, 190px);
  --right-side: calc(var(--sides) - var(--left-side) - var(--operator-side));

  &:has(+ [role='gridcell']) {
    --beside: ${besideSides.edited}px;
  }

  &:has(> [data-part='not']) {
    --negations: 46px;
  }

  &:has(+ [data-root]) {
    flex: 0 1 auto;
  }
`;

export const RowActions = styled.div`
  ${line}
  flex: none;
  margin-inline-start: auto;
  color: var(--st-text-muted);

  /* The toolbar is at the end of the root's row. */
  &[data-root] {
    margin-inline: 0 auto;
  }
`;

export const NotBadge = styled.span`
  ${line}
  flex: none;

  > span {
    padding: 1px 6px;
    border-radius: 5px;
    background: var(--st-bad-soft);
    color: var(--st-bad);
    font-size: 0.6875rem;
    font-weight: var(--st-weight-strong);
    line-height: 1rem;
    letter-spacing: 0.02em;
  }
`;

export const Side = styled.div`
  flex: 0 1 auto;
  min-width: 0;

  [data-part='control']:has([aria-invalid='true']) {
    border-color: var(--st-bad);
  }

  &[data-side='left'] {
    width: var(--left-side);
  }

  &[data-side='operator'] {
    width: var(--operator-side);
  }

  /* Where it has no room beside the others, it has a line of its own. */
  &[data-side='right'] {
    flex: 1 1 clamp(110px, var(--right-side), 440px);
    max-width: 440px;
  }

  &[data-side='right'][data-list] {
    flex-basis: clamp(110px, var(--right-side), 640px);
    max-width: 640px;
  }

  &[data-side='whole'] {
    flex: 1 1 20rem;
  }

  &:has(> [data-part='former']) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) fit-content(50%);
    column-gap: 6px;

    > * {
      grid-column: 1;
    }
  }
`;

/** What a value was: beside the control, or below it where both would be cut. */
export const Former = styled.span`
  && {
    grid-area: 1 / 2;

    @container condition-tree (inline-size < 760px) {
      grid-area: 2 / 1;
      padding-inline-start: 11px;
    }
  }

  align-self: center;
  overflow: hidden;
  color: var(--st-text-muted);
  font-size: 0.75rem;
  line-height: 1rem;
  text-decoration: line-through;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

export const Problem = styled.span`
  ${line}
  flex: 0 1 auto;
  gap: 6px;
  min-width: 0;
  color: var(--st-bad);
  font-size: 0.8125rem;
  line-height: 1.125rem;

  svg {
    flex: none;
  }
`;

export const GroupTitle = styled.span`
  ${line}
  flex: none;
  gap: 8px;
`;

export const If = styled.strong`
  font-weight: var(--st-weight-strong);
`;

export const Muted = styled.span`
  color: var(--st-text-muted);
`;

export const Choices = styled.span`
  display: inline-flex;
  border: 1px solid var(--st-line-control);
  border-radius: var(--st-radius-control);
  background: var(--st-surface);

  &:has(:focus-visible) {
    outline: 2px solid var(--st-focus);
    outline-offset: 1px;
  }

  label {
    position: relative;
    padding: 3px 10px;
    color: var(--st-text-muted);
    font-size: 0.8125rem;
    line-height: 1.25rem;
    cursor: pointer;
  }

  label:first-child {
    border-start-start-radius: 6px;
    border-end-start-radius: 6px;
  }

  label:last-child {
    border-start-end-radius: 6px;
    border-end-end-radius: 6px;
  }

  label:has(:checked) {
    background: var(--st-accent-soft);
    color: var(--st-accent);
    font-weight: var(--st-weight-strong);
  }

  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }

  /* Nothing to choose: the word that was chosen is part of the sentence. */
  &[data-static] {
    border-color: transparent;
    background: none;
  }

  &[data-static] label {
    border-radius: 6px;
    cursor: default;
  }

  &[data-static] label:not(:has(:checked)) {
    display: none;
  }
`;
