import { css, styled } from 'styled-components';

const threeLines = css`
  display: -webkit-box;
  overflow: hidden;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 3;
`;

export const Root = styled.div`
  container-type: inline-size;
  min-inline-size: 0;
`;

export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: var(--st-space-2);
  align-items: center;
  padding-block-end: var(--st-space-3);
`;

export const Progress = styled.p`
  flex: 1 1 auto;
  margin: 0;
  font-weight: var(--st-weight-medium);
  font-variant-numeric: tabular-nums;
`;

export const Rows = styled.ul`
  position: relative;
  margin: 0;
  padding: 0;
  list-style: none;
`;

export const Row = styled.li`
  padding-block-end: var(--st-space-3);

  &[data-placed] {
    position: absolute;
    inset-inline: 0;
  }
`;

export const Card = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 24%) minmax(0, 1fr);
  border: 1px solid var(--st-line);
  border-radius: var(--st-radius-card);
  background: var(--st-surface);

  &[data-undecided] {
    border-color: var(--st-line-strong);
  }

  @container (inline-size <= 768px) {
    grid-template-columns: minmax(0, 1fr);
  }
`;

export const What = styled.div`
  display: flex;
  flex-direction: column;
  gap: 2px;
  align-items: start;
  min-inline-size: 0;
  padding: var(--st-space-3);
  border-inline-end: 1px solid var(--st-line);
  overflow-wrap: anywhere;

  @container (inline-size <= 768px) {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 2px var(--st-space-3);
    border-block-end: 1px solid var(--st-line);
    border-inline-end: 0;

    & > [data-part='base'] {
      grid-row: 2;
    }
  }
`;

export const Name = styled.div`
  min-inline-size: 0;
  max-inline-size: 100%;

  & > * {
    ${threeLines}
  }

  & > strong {
    font-weight: var(--st-weight-strong);
  }
`;

export const Base = styled.div`
  max-inline-size: 100%;
  color: var(--st-text-muted);
  font-size: 0.8125rem;
  line-height: 1.125rem;
  white-space: pre-wrap;
  ${threeLines}
`;

export const State = styled.span`
  padding-block-start: var(--st-space-1);

  @container (inline-size <= 768px) {
    padding-block-start: 0;
  }
`;

export const Options = styled.div`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: var(--st-space-1);
  min-inline-size: 0;
  padding: var(--st-space-1);

  &[data-stacked] {
    grid-auto-flow: row;
  }

  @container (inline-size <= 768px) {
    grid-auto-flow: row;
  }
`;

export const Option = styled.div`
  display: flex;
  flex-direction: column;
  gap: 6px;
  min-inline-size: 0;
  padding: var(--st-space-2);
  border: 1px solid transparent;
  border-radius: var(--st-radius-control);

  &:hover {
    background: var(--st-hover);
  }

  &[data-checked] {
    border-color: var(--st-accent);
    background: var(--st-accent-soft);
  }

  & > :not(label) {
    margin-inline-start: var(--st-space-6);
  }

  &:has(input[type='radio']:focus-visible) {
    outline: 2px solid var(--st-focus);
    outline-offset: 1px;
  }
`;

export const OptionLabel = styled.label`
  display: grid;
  flex: 1 1 auto;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 0 var(--st-space-2);
  align-content: start;
  align-items: start;
  cursor: pointer;

  &[data-alone] {
    flex: none;
  }
`;

export const Radio = styled.input`
  display: grid;
  place-content: center;
  inline-size: 16px;
  block-size: 16px;
  margin: 2px 0;
  border: 1px solid var(--st-line-control);
  border-radius: 50%;
  background: var(--st-surface);
  appearance: none;
  cursor: pointer;
  outline: none;

  &::before {
    inline-size: 6px;
    block-size: 6px;
    border-radius: 50%;
    content: '';
  }

  &:checked {
    border-color: var(--st-accent);
    background: var(--st-accent);
  }

  &:checked::before {
    background: var(--st-on-accent);
  }

  @media (forced-colors: active) {
    &:checked::before {
      background: CanvasText;
    }
  }
`;

export const OptionName = styled.span`
  font-weight: var(--st-weight-medium);
  overflow-wrap: anywhere;
`;

export const OptionValue = styled.span`
  display: block;
  grid-column: 2;
  min-inline-size: 0;
  overflow-wrap: anywhere;
  white-space: pre-wrap;

  &[data-cut] {
    ${threeLines}
  }

  & > [data-empty] {
    color: var(--st-text-muted);
    font-style: italic;
  }

  & > svg {
    margin-inline-end: 6px;
    vertical-align: -2px;
  }

  & > svg[data-kind='removed'] {
    color: var(--st-bad);
  }
`;

export const Foot = styled.div`
  grid-column: 1 / -1;
  padding: 0 var(--st-space-3) var(--st-space-2);
`;
