import { styled } from 'styled-components';

export const Message = styled.p`
  margin: 0;
  overflow-wrap: anywhere;

  & + * {
    margin-block-start: var(--st-space-3);
  }
`;

export const Scroller = styled.div`
  --references-columns: minmax(0, 10rem) minmax(0, 1fr) minmax(0, 6rem);

  max-height: min(420px, 50vh);
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);
  overflow: auto;

  &[data-with-status] {
    --references-columns: minmax(0, 11rem) minmax(0, 1fr) minmax(0, 5rem) minmax(0, 8.5rem);
  }
`;

export const Head = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 1;
  display: grid;
  grid-template-columns: var(--references-columns);
  border-block-end: 1px solid var(--st-line);
  background: var(--st-sunken);
  color: var(--st-text-muted);
  font-size: var(--st-text-sm);
  line-height: var(--st-leading-sm);
  font-weight: var(--st-weight-strong);
`;

export const HeadCell = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;
  height: 32px;
  padding-inline: 6px;
`;

export const SortButton = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 4px;
  min-width: 0;
  height: 28px;
  padding: 0 6px;
  border: 0;
  border-radius: 5px;
  background: none;
  color: inherit;
  font: inherit;
  cursor: pointer;

  &:hover,
  [aria-sort] > & {
    color: var(--st-text);
  }

  &:focus-visible {
    outline-offset: -2px;
  }

  svg {
    flex: none;
    visibility: hidden;
  }

  &:hover svg,
  &:focus-visible svg,
  [aria-sort] > & svg {
    visibility: visible;
  }
`;

export const Body = styled.div`
  position: relative;
`;

export const Row = styled.div`
  position: absolute;
  inset-inline: 0;
  display: grid;
  grid-template-columns: var(--references-columns);
  height: 36px;

  &:not([data-last]) {
    border-block-end: 1px solid var(--st-line);
  }

  &:hover {
    background: var(--st-hover);
  }
`;

export const Cell = styled.div`
  display: flex;
  align-items: center;
  min-width: 0;
  padding-inline: 12px;

  > * {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  > a {
    color: var(--st-accent);
    text-underline-offset: 3px;
  }

  > a:focus-visible {
    outline-offset: -2px;
  }

  &[data-column='version'] {
    font-variant-numeric: tabular-nums;
  }
`;
