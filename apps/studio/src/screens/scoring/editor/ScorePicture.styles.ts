import styled from 'styled-components';

export const Drawing = styled.figure`
  margin: 0;
  padding: var(--st-space-3) var(--st-space-4) 0;

  svg {
    display: block;
    inline-size: 100%;
    max-block-size: 26rem;
    font-size: 12px;
    direction: ltr;
  }

  [data-part='chosen'] {
    fill: none;
    stroke: var(--st-accent);
    stroke-width: 2;
  }

  text {
    fill: var(--st-text-muted);
  }

  line {
    stroke: var(--st-line);
  }

  [data-part='zero'] {
    stroke: var(--st-line-strong);
  }

  [data-part='hatch'] {
    stroke: var(--st-warning);
    stroke-width: 2;
    opacity: 0.4;
  }

  [data-part='overlap'] {
    fill: var(--st-warning-soft);
  }

  [data-part='area'] {
    opacity: 0.14;
  }

  [data-part='step'] {
    stroke-width: 3;
    stroke: var(--st-text-muted);
  }

  [data-tone='good'] {
    fill: var(--st-good);

    [data-part='step'] {
      stroke: var(--st-good);
    }
  }

  [data-tone='bad'] {
    fill: var(--st-bad);

    [data-part='step'] {
      stroke: var(--st-bad);
    }
  }

  [data-tone='none'] {
    fill: none;
  }

  [data-part='tried'] {
    line {
      stroke: var(--st-accent);
      stroke-width: 2;
    }

    text {
      fill: var(--st-accent);
      font-weight: 600;
    }
  }
`;

export const NumberLine = styled.div`
  border-radius: var(--st-radius-sm);

  &:focus-visible {
    outline: 2px solid var(--st-focus);
    outline-offset: 2px;
  }
`;

export const Caption = styled.figcaption`
  display: flex;
  gap: var(--st-space-3);
  align-items: baseline;
  justify-content: space-between;
  padding-block-end: var(--st-space-2);

  h3 {
    margin: 0;
    font-size: var(--st-text-md);
    font-weight: var(--st-weight-strong);
  }

  span {
    color: var(--st-text-muted);
    font-size: var(--st-text-sm);
    white-space: nowrap;
  }
`;

export const Box = styled.g`
  cursor: pointer;

  rect {
    fill: var(--st-accent-soft);
    stroke: var(--st-accent);
  }

  && text {
    fill: var(--st-accent);
    font-weight: 600;
  }

  &[data-noted] rect {
    fill: var(--st-warning-soft);
    stroke: var(--st-warning);
  }

  &&[data-noted] text {
    fill: var(--st-warning);
  }
`;
