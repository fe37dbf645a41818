import styled from 'styled-components';

export const Section = styled.section`
  display: grid;
  gap: var(--st-space-3);
  min-inline-size: 0;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--st-space-2) var(--st-space-3);
  align-items: center;
  min-block-size: 2rem;

  h2 {
    margin: 0;
    font-size: var(--st-text-md);
    font-weight: var(--st-weight-strong);
  }

  [data-part='counts'] {
    display: inline-flex;
    gap: var(--st-space-1);
    align-items: center;
    padding: 2px var(--st-space-2);
    border-radius: var(--st-radius-control);
    background: var(--st-warning-soft);
    color: var(--st-warning);
    font-size: var(--st-text-sm);
    font-weight: var(--st-weight-strong);
  }

  [data-part='end'] {
    margin-inline-start: auto;
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
  }
`;

/** The table, and beside it the picture; one below the other where there is no room. */
export const Parts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 34rem) minmax(0, 1fr);
  gap: var(--st-space-4);
  align-items: start;

  &:not([data-has-picture]) {
    grid-template-columns: minmax(0, 46rem) minmax(0, 22rem);
  }

  > [data-part='side'] {
    display: grid;
    gap: var(--st-space-3);
    min-inline-size: 0;
    overflow: hidden;
    border: 1px solid var(--st-line);
    border-radius: var(--st-radius-card);
    background: var(--st-surface);
  }

  @media (max-width: 1199px) {
    &,
    &:not([data-has-picture]) {
      grid-template-columns: minmax(0, 1fr);
    }
  }
`;

export const TableFrame = styled.div`
  display: grid;
  gap: var(--st-space-2);
  min-inline-size: 0;
`;

export const Scroller = styled.div`
  max-block-size: min(34rem, 70vh);
  overflow: auto;
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);
  scroll-padding-block: 44px 8px;
`;

export const Grid = styled.div`
  --formula-columns: 4rem minmax(9rem, 2fr) minmax(6rem, 1fr);
  position: relative;
  min-inline-size: 22rem;

  &[data-type='Range'] {
    --formula-columns: 4rem repeat(3, minmax(5.5rem, 1fr));
  }

`;

export const HeadRow = styled.div`
  position: sticky;
  inset-block-start: 0;
  z-index: 2;
  display: grid;
  grid-template-columns: var(--formula-columns);
  block-size: 36px;
  align-items: center;
  border-block-end: 1px solid var(--st-line);
  background: var(--st-sunken);
  color: var(--st-text-muted);
  font-size: var(--st-text-sm);
  font-weight: var(--st-weight-strong);
`;

export const HeadCell = styled.span`
  padding-inline: 10px;
`;

export const Body = styled.div`
  position: relative;
`;

export const Line = styled.div`
  position: absolute;
  inset-inline: 0;
  display: grid;
  grid-template-columns: var(--formula-columns);
  block-size: 36px;
  border-block-end: 1px solid var(--st-line);

  &[data-selected] {
    background: var(--st-accent-soft);
  }

  &[data-over] {
    box-shadow: inset 0 0 0 2px var(--st-accent);
  }
`;

export const HandleCell = styled.div`
  display: grid;
  align-items: center;
  justify-items: start;
  padding-inline: 6px;
  color: var(--st-text-muted);
`;

export const Handle = styled.button`
  display: inline-flex;
  gap: var(--st-space-1);
  align-items: center;
  min-inline-size: 44px;
  block-size: 28px;
  padding: 0 4px;
  border: 0;
  border-radius: var(--st-radius-control);
  background: none;
  color: inherit;
  font: inherit;
  font-size: var(--st-text-sm);
  font-variant-numeric: tabular-nums;
  cursor: grab;
  touch-action: none;

  &:hover:not(:disabled) {
    background: var(--st-sunken);
  }

  &:disabled {
    cursor: default;
  }

  &:focus-visible {
    outline: 2px solid var(--st-focus);
    outline-offset: -2px;
  }
`;

export const Cell = styled.div`
  display: flex;
  align-items: center;
  min-inline-size: 0;
  border-inline-start: 1px solid var(--st-line);

  > input {
    flex: 1 1 0;
    min-inline-size: 0;
    block-size: 100%;
    padding: 0 10px;
    border: 0;
    background: none;
    color: var(--st-text);
    font: inherit;
    font-variant-numeric: tabular-nums;
    text-overflow: ellipsis;

    &::placeholder {
      color: var(--st-text-muted);
    }

    &:focus-visible {
      outline: 2px solid var(--st-focus);
      outline-offset: -2px;
    }
  }

  > [data-part='label'] {
    flex: 0 1 auto;
    min-inline-size: 0;
    overflow: hidden;
    padding-inline-end: 10px;
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  &[data-tone='good'] > input {
    color: var(--st-good);
    font-weight: var(--st-weight-strong);
  }

  &[data-tone='bad'] > input {
    color: var(--st-bad);
    font-weight: var(--st-weight-strong);
  }

  &[data-invalid] {
    background: var(--st-bad-soft);
    box-shadow: inset 0 0 0 1px var(--st-bad);
  }
`;

export const Notice = styled.div`
  position: absolute;
  inset-inline: 0;
  block-size: 36px;
  border-block-end: 1px solid var(--st-line);
  background: var(--st-warning-soft);
  color: var(--st-text);
  font-size: var(--st-text-sm);
  font-weight: var(--st-weight-strong);
`;

export const NoticeCell = styled.div`
  display: flex;
  gap: var(--st-space-2);
  align-items: center;
  block-size: 100%;
  padding-inline: 10px;
  overflow: hidden;
  white-space: nowrap;

  svg {
    flex: none;
    color: var(--st-warning);
  }
`;

export const Fix = styled.button`
  margin-inline-start: auto;
  padding: 4px 6px;
  border: 0;
  border-radius: var(--st-radius-control);
  background: none;
  color: var(--st-accent);
  font: inherit;
  cursor: pointer;

  &:hover {
    text-decoration: underline;
  }

  &:focus-visible {
    outline: 2px solid var(--st-focus);
  }
`;

export const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--st-space-2);
  align-items: center;
  min-block-size: 2rem;
  color: var(--st-text-muted);
  font-size: var(--st-text-sm);

  p {
    margin: 0;
  }
`;
