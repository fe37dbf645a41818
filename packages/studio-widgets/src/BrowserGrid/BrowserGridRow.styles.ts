import { styled } from 'styled-components';

export const HeadRow = styled.tr`
  display: grid;
  grid-template-columns: var(--browser-grid-template);
  block-size: var(--st-row-height);
  border-block-end: 1px solid var(--st-line);
  background: var(--st-sunken);
`;

export const Row = styled.tr`
  display: grid;
  grid-template-columns: var(--browser-grid-template);
  block-size: var(--st-row-height);
  border-block-end: 1px solid var(--st-line);
  background: var(--st-surface);

  &[data-openable],
  &[aria-selected] {
    cursor: pointer;
  }

  &:hover {
    background: var(--st-hover);
  }

  &[aria-selected='true'] {
    background: var(--st-selection);
  }

  &:focus-visible {
    outline: 2px solid var(--st-focus);
    outline-offset: -2px;
  }
`;

export const HeadCell = styled.th`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  padding: 0 var(--st-space-3);
  color: var(--st-text-muted);
  font-size: var(--st-text-sm);
  line-height: var(--st-leading-sm);
  font-weight: var(--st-weight-strong);
  text-align: start;
  white-space: nowrap;

  &[data-align='end'] {
    justify-content: flex-end;
  }

  &[data-align='center'] {
    justify-content: center;
  }

  &[aria-sort] {
    color: var(--st-text);
  }

  &:focus-visible {
    outline: 2px solid var(--st-focus);
    outline-offset: -2px;
  }
`;

export const SortButton = styled.button`
  display: inline-flex;
  gap: var(--st-space-1);
  align-items: center;
  min-inline-size: 0;
  block-size: 24px;
  margin-inline: calc(-1 * var(--st-space-1));
  padding: 0 var(--st-space-1);
  border: 0;
  border-radius: 4px;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  & > span {
    overflow: hidden;
    text-overflow: ellipsis;
  }

  & > svg {
    flex: none;
    opacity: 0;
    transition: transform var(--st-motion-base);
  }

  [data-align='end'] & {
    flex-direction: row-reverse;
  }

  &:hover {
    color: var(--st-text);
  }

  &:hover > svg,
  &:focus-visible > svg {
    opacity: 0.55;
  }

  [aria-sort] > & > svg {
    opacity: 1;
  }

  [aria-sort='descending'] > & > svg {
    transform: rotate(180deg);
  }

  &:focus-visible {
    outline: 2px solid var(--st-focus);
    outline-offset: 0;
  }
`;

export const Cell = styled.td`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  padding: 0 var(--st-space-3);

  &[data-muted] {
    color: var(--st-text-muted);
  }

  &[data-tabular] {
    font-variant-numeric: tabular-nums;
  }

  &[data-align='end'] {
    justify-content: flex-end;
  }

  &[data-align='center'] {
    justify-content: center;
  }

  &:focus-visible,
  &:has(:focus-visible) {
    outline: 2px solid var(--st-focus);
    outline-offset: -2px;
  }

  & a:focus-visible,
  & input:focus-visible {
    outline: none;
  }
`;

export const CellContent = styled.span`
  min-inline-size: 0;
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;

  [data-tabular] > & {
    unicode-bidi: plaintext;
  }

  [data-part='row-name'] > & {
    font-weight: var(--st-weight-medium);
  }

  [data-part='row-name'] > & > a {
    color: inherit;
    text-decoration: none;
  }

  [data-part='row-name'] > & > a:hover {
    text-decoration: underline;
    text-underline-offset: 3px;
  }
`;
