import styled, { css } from 'styled-components';

/** Arrows are of the colour of their lines. */
const arrows = css`
  [data-part='arrow'] {
    fill: var(--st-line-control);
    stroke: none;
  }

  [data-part='arrow'][data-kind='preceding'] {
    fill: var(--st-accent);
  }

  [data-part='arrow'][data-kind='rule'] {
    fill: var(--st-warning);
  }

  [data-part='arrow'][data-kind='expression'] {
    fill: var(--st-good);
  }
`;

/** What is shown, and how. */
export const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--st-space-2) var(--st-space-4);
  align-items: center;
  padding-block: var(--st-space-3) 0;

  > [data-part='type'] {
    inline-size: 14rem;
  }

  a {
    color: var(--st-accent);
  }

  > [role='status'] {
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
  }
`;

/** The picture or the list, and beside it the form that was chosen. */
export const Stage = styled.div`
  display: grid;
  flex: 1;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--st-space-4);
  min-block-size: 20rem;

  &[data-has-details='true'] {
    grid-template-columns: minmax(0, 1fr) 20rem;
  }

  @media (max-width: 1023px) {
    &[data-has-details='true'] {
      grid-template-columns: minmax(0, 1fr);
      grid-template-rows: minmax(20rem, 1fr) auto;
    }
  }
`;

/** The picture; it is moved and zoomed within. */
export const Frame = styled.div`
  position: relative;
  min-block-size: 20rem;
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);
  background: var(--st-sunken);
  overflow: hidden;
  touch-action: none;
  cursor: grab;

  &:active {
    cursor: grabbing;
  }

  svg {
    position: absolute;
    inset: 0;
    display: block;
    inline-size: 100%;
    block-size: 100%;
    direction: ltr;
  }

  [data-part='box'] rect {
    fill: var(--st-surface);
    stroke: var(--st-line-control);
  }

  [data-part='box'] {
    outline: none;
    cursor: pointer;
  }

  [data-part='box'][data-supplemental] rect {
    stroke-dasharray: 6 3;
  }

  [data-part='box'][data-faulty] rect {
    stroke: var(--st-bad);
  }

  [data-part='box'][aria-current] rect {
    stroke: var(--st-text);
    stroke-width: 3;
  }

  [data-part='box'][aria-current] [data-part='words'] > span:first-child {
    font-weight: var(--st-weight-strong);
  }

  [data-part='heading'] {
    fill: var(--st-text-muted);
    font-size: var(--st-text-sm);
    font-weight: var(--st-weight-strong);
  }

  [data-part='box'][data-chosen] rect {
    fill: var(--st-accent-soft);
    stroke: var(--st-accent);
    stroke-width: 2;
  }

  [data-part='box'][data-chosen][aria-current] rect {
    stroke-width: 3;
  }

  [data-part='box']:focus-visible rect {
    stroke: var(--st-focus);
    stroke-width: 3;
  }

  [data-part='words'] {
    display: grid;
    align-content: center;
    block-size: 100%;
    padding-inline: var(--st-space-3);
    color: var(--st-text);
    font-size: var(--st-text-md);
    pointer-events: none;
  }

  [data-part='words'] > span {
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  [data-part='words'] > span + span {
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
  }

  [data-part='line'] {
    fill: none;
    stroke: var(--st-line-control);
    stroke-width: 1.5;
  }

  [data-part='line'][data-kind='preceding'] {
    stroke: var(--st-accent);
    stroke-width: 2;
  }

  [data-part='line'][data-kind='link'] {
    stroke-dasharray: 8 4;
  }

  [data-part='line'][data-kind='rule'] {
    stroke: var(--st-warning);
    stroke-dasharray: 2 4;
  }

  [data-part='line'][data-kind='expression'] {
    stroke: var(--st-good);
    stroke-dasharray: 10 3 2 3;
  }

  ${arrows}

  [data-part='line'][data-faint] {
    opacity: 0.25;
  }

  [data-part='line'][data-strong] {
    stroke-width: 3;
  }
`;

/** Zooms, over the picture. */
export const Zoom = styled.div`
  position: absolute;
  inset-block-end: var(--st-space-3);
  inset-inline-end: var(--st-space-3);
  display: flex;
  gap: var(--st-space-1);
  padding: var(--st-space-1);
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-control);
  background: var(--st-surface);
  cursor: default;
`;

/** What the lines mean. */
export const Legend = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: var(--st-space-1) var(--st-space-4);
  margin: 0;
  padding: 0;
  color: var(--st-text-muted);
  font-size: var(--st-text-sm);
  list-style: none;

  li {
    display: inline-flex;
    gap: var(--st-space-2);
    align-items: center;
  }

  svg {
    inline-size: 32px;
    block-size: 8px;
  }

  ${arrows}

  line {
    stroke: var(--st-line-control);
    stroke-width: 2;
  }

  line[data-kind='preceding'] {
    stroke: var(--st-accent);
  }

  line[data-kind='link'] {
    stroke-dasharray: 8 4;
  }

  line[data-kind='rule'] {
    stroke: var(--st-warning);
    stroke-dasharray: 2 4;
  }

  line[data-kind='expression'] {
    stroke: var(--st-good);
    stroke-dasharray: 10 3 2 3;
  }
`;

/** The form that was chosen. */
export const Details = styled.aside`
  display: grid;
  align-content: start;
  gap: var(--st-space-3);
  min-inline-size: 0;
  padding: var(--st-space-4);
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);
  overflow: auto;
  overflow-wrap: anywhere;

  a {
    color: var(--st-accent);
  }

  h2,
  h3 {
    margin: 0;
    font-size: var(--st-text-md);
    font-weight: var(--st-weight-strong);
  }

  p {
    margin: 0;
    color: var(--st-text-muted);
  }

  ul {
    display: grid;
    gap: var(--st-space-1);
    margin: 0;
    padding-inline-start: var(--st-space-5);
  }

  [data-part='actions'] {
    display: flex;
    flex-wrap: wrap;
    gap: var(--st-space-2);
    align-items: center;
  }
`;

/** The links of a form within a row of the list. */
export const Links = styled.ul`
  display: grid;
  gap: var(--st-space-1);
  margin: 0;
  padding: 0;
  list-style: none;
  overflow-wrap: anywhere;
`;
