import { styled } from 'styled-components';

export const Rows = styled.ol`
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  padding: var(--st-space-2) var(--st-space-3);
  border-block-end: 1px solid var(--st-line);
  contain-intrinsic-block-size: auto 57px;
  content-visibility: auto;

  &[data-kind='two'] {
    grid-template-columns: auto auto minmax(0, 1fr);
  }

  &:hover {
    background: var(--st-hover);
  }

  &[data-selected] {
    background: var(--st-selection);
  }

  &[data-selected]::before {
    position: absolute;
    inset-block: 0;
    inset-inline-start: 0;
    inline-size: 3px;
    background: var(--st-accent);
    content: '';
  }

  &[data-kind='one']:has(input:focus-visible) {
    outline: 2px solid var(--st-focus);
    outline-offset: -2px;
  }
`;

/** Which column is which, above the choices of two versions. */
export const Sides = styled.div`
  display: grid;
  grid-template-columns: 36px 36px minmax(0, 1fr);
  padding: var(--st-space-1) var(--st-space-3);
  border-block-end: 1px solid var(--st-line);
  background: var(--st-sunken);
  color: var(--st-text-muted);
  font-size: var(--st-text-sm);
  line-height: var(--st-leading-sm);
  font-weight: var(--st-weight-strong);
`;

export const Side = styled.span`
  display: inline-grid;
  inline-size: 36px;
  padding-block: 2px;

  & > input {
    inline-size: 16px;
    block-size: 16px;
    margin: 0;
    accent-color: var(--st-accent);
    cursor: pointer;
  }

  & > input:disabled {
    visibility: hidden;
  }
`;

/** Its radio takes the whole row: a press anywhere chooses, except on what is layered above it. */
export const Choice = styled.label`
  display: flex;
  gap: var(--st-space-2);
  align-items: center;
  min-inline-size: 0;
  cursor: pointer;

  [data-kind='two'] > & {
    cursor: default;
  }

  & > input {
    position: absolute;
    inset: 0;
    inline-size: 100%;
    block-size: 100%;
    margin: 0;
    appearance: none;
    outline: none;
    cursor: pointer;
  }
`;

export const Name = styled.span`
  font-weight: var(--st-weight-medium);
  overflow-wrap: anywhere;

  [data-selected] & {
    font-weight: var(--st-weight-strong);
  }
`;

export const About = styled.div`
  grid-column: -2 / -1;
  min-inline-size: 0;
  color: var(--st-text-muted);
  font-size: 0.8125rem;
  line-height: 1.125rem;
  overflow-wrap: anywhere;

  & > time {
    margin-inline-end: var(--st-space-2);
    font-variant-numeric: tabular-nums;
    unicode-bidi: isolate;
    white-space: nowrap;
  }

  /* What can be pressed in it is above the choice of the row. */
  & [data-part='author'] > :is(a, button) {
    position: relative;
    z-index: 1;
  }

  & > [data-part='deed'] {
    display: inline-block;
    max-inline-size: 100%;
  }

  & > [data-part='title'] {
    display: -webkit-box;
    overflow: hidden;
    -webkit-box-orient: vertical;
    -webkit-line-clamp: 2;
  }
`;

export const Foot = styled.div`
  display: flex;
  gap: var(--st-space-3);
  align-items: center;
  padding: var(--st-space-3);
`;
