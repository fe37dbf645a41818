import styled from 'styled-components';

/** A mark in the colour of its meaning; forced colours draw it in that of the text. */
export const MarkShape = styled.svg`
  flex: none;
  color: var(--st-text-muted);
  fill: currentcolor;

  &[data-mark='approved'] {
    color: var(--st-good);
    fill: color-mix(in srgb, currentcolor 22%, var(--st-surface));
    stroke: currentcolor;
  }

  &[data-mark='filed'] {
    color: var(--st-accent);
  }

  &:is([data-mark='pending'], [data-mark='overlap']) {
    color: var(--st-warning);
  }

  &[data-mark='gap'] {
    color: var(--st-bad);
  }

  [data-open] {
    fill: var(--st-surface);
    stroke: currentcolor;
    stroke-width: 1.5;
  }

  [data-line],
  [data-sign] {
    fill: none;
    stroke: currentcolor;
    stroke-width: 1.75;
    stroke-linecap: round;
  }

  [data-sign] {
    stroke: var(--st-surface);
  }
`;
